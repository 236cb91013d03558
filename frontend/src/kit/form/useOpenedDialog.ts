import { use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { DraftOwner, type DraftScope, type DraftSource } from './DraftContext';
import type { Problem } from './Problem';

export interface DialogState<Opened> {
  /** What is open, as plain data; undefined: nothing. */
  opened: Opened | undefined;
  /** Opens a dialog; `typed` stands in its form again, as unsaved changes, and with it why they could not be saved. */
  open: (wanted: Opened, typed?: Record<string, string>, failure?: Problem) => void;
  close: () => void;
  /** A form of this screen that the end of the session took away, for OpenedDialog to offer. */
  draft: { title: string; resume: () => void; forget: () => void } | undefined;
  scope: DraftScope;
}

type Restored = Pick<DraftScope, 'values' | 'failure'> & { isDraft?: boolean };

/**
 * Which dialog of a screen is open. When the screen is taken away while its form is dirty (the session has ended, never by the
 * user's own choice), what was typed is kept for the same user and offered again here.
 */
export function useOpenedDialog<Opened>(): DialogState<Opened> {
  const owner = use(DraftOwner);
  const { pathname: place } = useLocation();
  const [opened, setOpened] = useState<Opened>();
  const [restored, setRestored] = useState<Restored>();
  const [draft, setDraft] = useState(() => readDraft(owner, place));
  const source = useRef<DraftSource>(undefined);

  const show = useCallback((next: Opened | undefined, wanted?: Restored) => {
    source.current = undefined;
    setRestored(wanted);
    setOpened(next);
  }, []);
  const forget = useCallback(() => {
    forgetDraft();
    setDraft(undefined);
  }, []);
  const resume = useCallback(() => {
    show(draft?.opened as Opened, { values: draft?.values, isDraft: true });
  }, [draft, show]);

  const keep = useEffectEvent(() => {
    const form = source.current;
    if (!owner || !opened || !form?.isDirty()) return;
    keepDraft({ owner, place, opened, title: form.title, values: form.values() });
  });
  useEffect(() => () => keep(), []);

  const scope = useMemo(
    () => ({
      ...restored,
      watch: (form: DraftSource) => {
        source.current = form;
        // Now the form holds it: until then its code may not have come (lazyDialog).
        if (restored?.isDraft) forget();
      },
    }),
    [restored, forget],
  );
  return {
    opened,
    open: useCallback((wanted, values, failure) => show(wanted, { values, failure }), [show]),
    close: useCallback(() => show(undefined), [show]),
    draft: draft && { title: draft.title, resume, forget },
    scope,
  };
}
