import { useEffect, useRef, type RefObject } from 'react';

/** Whether what calls it is on the page no more: what it still waits for is then to be told elsewhere. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  return isGone;
}
