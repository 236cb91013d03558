import { useState, type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLoadedImages, type ImageSource } from './useLoadedImages';

/** How long a picture stays. */
const ROTATION_MS = 3000;

/** Calls `onTurn` every 3 s of running; a picture that was held keeps what was left of its time. */
function useRotation(current: string | undefined, isRunning: boolean, onTurn: () => void): void {
  const left = useRef(ROTATION_MS);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    left.current = ROTATION_MS;
  }, [current]);

  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const timer = setTimeout(turn, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - startedAt));
    };
  }, [current, isRunning]);
}

const wantsNoMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The state of a carousel: which picture, whether it runs, what was broken. */
export function useCarousel(candidates: readonly ImageSource[], onClose: () => void) {
  const { images, isProbing, drop } = useLoadedImages(candidates);
  const [url, setUrl] = useState<string>();
  const [isPlaying, setIsPlaying] = useState(() => !wantsNoMotion());
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isBroken, setIsBroken] = useState(false);

  const index = Math.max(
    0,
    images.findIndex((image) => image.url === url),
  );
  const current = images[index];
  const step = (by: number) => setUrl(images[(index + by + images.length) % images.length]?.url);
  const isRunning = isPlaying && !isHovered && !isFocused && images.length > 1;
  useRotation(current?.url, isRunning, () => step(1));

  // Whoever presses play wants it to run, although the focus that held it is still here.
  const togglePlaying = () => {
    setIsFocused(false);
    setIsPlaying(!isPlaying || isFocused);
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Escape: onClose,
    ' ': togglePlaying,
  };

  return {
    images,
    isProbing,
    index,
    current,
    isRunning,
    isBroken,
    step,
    togglePlaying,
    isPlaying: isPlaying && !isFocused,
    show: setUrl,
    hover: setIsHovered,
    forgetBroken: () => setIsBroken(false),
    /** One that had loaded fails now. */
    breakImage: (broken: string) => {
      drop(broken);
      setIsBroken(true);
    },
    handleKeyDown: (event: KeyboardEvent) => {
      const isPressed = event.key === ' ' && (event.target as Element).closest('button') !== null;
      const act = keys[event.key];
      if (!act || isPressed || event.altKey || event.ctrlKey || event.metaKey) return;
      // Not for the dialog around, which Escape would close as well.
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    /** Held while somebody walks through it by keyboard; the pause button itself does not hold it. */
    handleFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible') && !target.matches('[aria-pressed]')) setIsFocused(true);
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
    },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
