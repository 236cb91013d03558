import { useEffect, useState } from 'react';

/** A picture by its address; the name is what people read. */
export interface ImageSource {
  url: string;
  name: string;
}

/** Loads a picture without showing it; returns a function that gives up. */
function probe(url: string, settle: (isShown: boolean) => void): () => void {
  const image = new Image();
  image.onload = () => settle(image.naturalWidth > 1);
  image.onerror = () => settle(false);
  image.src = url;
  return () => {
    image.onload = image.onerror = null;
    image.src = '';
  };
}

/**
 * Those of the candidates that load with a width above 1, in their order. What does not load is left out
 * silently (decision A-33); `drop` leaves out one that was there.
 */
export function useLoadedImages(candidates: readonly ImageSource[]) {
  const [isShownByUrl, setIsShownByUrl] = useState<Record<string, boolean>>({});
  const urls = candidates.map(({ url }) => url).join('\n');
  const settle = (url: string, isShown: boolean) =>
    setIsShownByUrl((known) => ({ ...known, [url]: isShown }));

  useEffect(() => {
    const probes = urls
      .split('\n')
      .filter(Boolean)
      .map((url) => probe(url, (isShown) => settle(url, isShown)));
    return () => probes.forEach((giveUp) => giveUp());
  }, [urls]);

  return {
    images: candidates.filter(({ url }) => isShownByUrl[url]),
    isProbing: candidates.some(({ url }) => isShownByUrl[url] === undefined),
    drop: (url: string) => settle(url, false),
  };
}
