import { useCallback, useRef } from 'react';

/** Work of the same name is done one after the other, whatever becomes of the one before. */
export function useQueue() {
  const last = useRef(new Map<string, Promise<unknown>>());

  const queued = useCallback(<Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const done = (last.current.get(name) ?? Promise.resolve()).then(work);
    last.current.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  }, []);

  /** Once everything that is on its way is done, or has failed. */
  const settled = useCallback(() => Promise.all(last.current.values()), []);
  return { queued, settled };
}
