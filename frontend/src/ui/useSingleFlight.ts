import { useRef } from 'react';

/**
 * The act, but not while an earlier call of it is still under way: the promise it returns counts, and a second click in the
 * same moment comes too early for any state to have changed. Answers what the act answers, undefined where it is not called.
 */
export function useSingleFlight<Args extends unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer | undefined {
  const isUnderWay = useRef(false);
  return (...args) => {
    if (isUnderWay.current) return undefined;
    const answer = act(...args);
    if (answer instanceof Promise) {
      isUnderWay.current = true;
      const end = () => void (isUnderWay.current = false);
      void answer.then(end, end);
    }
    return answer;
  };
}
