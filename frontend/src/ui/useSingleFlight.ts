import { useCallback, useRef } from 'react';

const one = () => undefined;

/**
 * The act, but not while an earlier call of it is still under way: the promise it returns counts, and a second click in the
 * same moment comes too early for any state to have changed. Returns what the act returns, undefined where it is not called.
 * With `keyOf` only calls with the same key wait for each other, as those for one row of a list. Stays the same for as long as the
 * two functions do.
 */
export function useSingleFlight<Args extends unknown[], Answer>(
  act: (...args: Args) => Answer,
  keyOf: (...args: Args) => unknown = one,
): (...args: Args) => Answer | undefined {
  const underWay = useRef(new Set<unknown>());
  return useCallback(
    (...args) => {
      const key = keyOf(...args);
      if (underWay.current.has(key)) return undefined;
      const answer = act(...args);
      if (answer instanceof Promise) {
        underWay.current.add(key);
        const end = () => void underWay.current.delete(key);
        void answer.then(end, end);
      }
      return answer;
    },
    [act, keyOf],
  );
}
