import { useEffect, useEffectEvent, useRef } from 'react';

/** How long a picture stays. */
export const ROTATION_MS = 3000;

/** Calls `onTurn` every 3 s of running; a picture that was held keeps what was left of its time. */
export function useRotation(current: string | undefined, isRunning: boolean, onTurn: () => void): void {
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
