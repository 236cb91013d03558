import { useCallback, useMemo, useRef, useState } from 'react';
import type { Unsaved, UnsavedTexts } from './unsavedTexts';

/** The texts that are not stored yet, by the ids of their cells. */
export function useUnsavedTexts() {
  const [unsaved, setUnsaved] = useState<UnsavedTexts>(new Map());
  const latest = useRef(unsaved);

  const change = useCallback((next: UnsavedTexts) => {
    latest.current = next;
    setUnsaved(next);
  }, []);

  /** What stands there by now, also between two renders. */
  const read = useCallback((id: string): Unsaved | undefined => latest.current.get(id), []);

  const note = useCallback(
    (id: string, edit: Unsaved | undefined) => {
      const next = new Map(latest.current);
      if (edit) next.set(id, edit);
      else next.delete(id);
      change(next);
    },
    [change],
  );

  /** Gives up what was refused; what is on its way arrives. */
  const forgetRefused = useCallback(
    () => change(new Map([...latest.current].filter(([, { state }]) => state === 'saving'))),
    [change],
  );

  return useMemo(() => ({ unsaved, read, note, forgetRefused }), [unsaved, read, note, forgetRefused]);
}
