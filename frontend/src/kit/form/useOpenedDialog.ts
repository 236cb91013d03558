import { useCallback, useMemo, useRef, useState } from 'react';
import { forgetEdits, readKept, type KeptPlace } from '../versioned/keptEdits';
import { useKeptEdits, useKeptPlace } from '../versioned/useKeptEdits';
import type { DraftScope, DraftSource } from './DraftContext';
import type { Problem } from './FieldDefinition';

export interface DialogState<Opened> {
  /** What is open, as plain data; undefined: nothing. */
  opened: Opened | undefined;
  /** Opens a dialog; `typed` stands in its form again, as unsaved changes, and with it why they could not be saved. */
  open: (wanted: Opened, typed?: Record<string, string>, failure?: Problem) => void;
  /** Closes what was open when it was handed out: the late answer of one dialog leaves the next one alone. */
  close: () => void;
  /** A form of this screen that the end of the session took away, for OpenedDialog to offer. */
  draft: { title: string; resume: () => void; forget: () => void } | undefined;
  scope: DraftScope;
}

/** What of a form may be stored: a password is typed again. */
const storable = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

type Restored = Pick<DraftScope, 'values' | 'file' | 'failure'> & { isDraft?: boolean };

/**
 * Keeps what the form of a dialog holds when its screen is taken away while it is dirty. `opened` is undefined while there is none;
 * `taken` hears that a form holds what `restored` has given it: until then its code may not have come (lazyDialog).
 */
export function useFormDraft(
  place: KeptPlace,
  opened: unknown,
  restored: Restored | undefined,
  taken: () => void,
): { scope: DraftScope; drop: () => void } {
  const source = useRef<DraftSource>(undefined);
  useKeptEdits(place, undefined, () => {
    const form = source.current;
    if (opened === undefined || !form?.isDirty()) return undefined;
    return { opened, title: form.title, edits: storable(form.values()), file: form.file?.() };
  });
  const scope = useMemo(
    () => ({
      ...restored,
      watch: (form: DraftSource) => {
        source.current = form;
        taken();
      },
    }),
    [restored, taken],
  );
  return { scope, drop: useCallback(() => void (source.current = undefined), []) };
}

/**
 * Which dialog of a screen is open. When the screen is taken away while its form is dirty (the session has ended, never by the
 * user's own choice), what was typed is kept for the same user and offered again here.
 * @param slot where it is kept; a screen with dialogs of another part of it names them apart
 * @param subject what the dialogs are about; they are offered over the same one only
 */
export function useOpenedDialog<Opened>(slot = '', subject = ''): DialogState<Opened> {
  const place = useKeptPlace(slot, subject);
  const [{ opened, turn }, setShown] = useState<{ opened?: Opened | undefined; turn: number }>({ turn: 0 });
  const latest = useRef(0);
  const [restored, setRestored] = useState<Restored>();
  const begin = () => ({ of: place.place, draft: readKept<Record<string, string>>(place) });
  const [held, setHeld] = useState(begin);
  // What it was about may stand there no more: another search, or another language.
  if (held.of !== place.place) setHeld(begin());
  const { draft } = held;

  const forget = useCallback(() => {
    forgetEdits({ slot });
    setHeld(({ of }) => ({ of, draft: undefined }));
  }, [slot]);
  const taken = useCallback(() => void (restored?.isDraft && forget()), [restored, forget]);
  const { scope, drop } = useFormDraft(place, opened, restored, taken);
  const show = useCallback(
    (next: Opened | undefined, wanted?: Restored) => {
      drop();
      setRestored(wanted);
      latest.current += 1;
      setShown({ opened: next, turn: latest.current });
    },
    [drop],
  );
  const resume = useCallback(() => {
    show(draft?.opened as Opened, { values: draft?.edits, file: draft?.file, isDraft: true });
  }, [draft, show]);

  return {
    opened,
    open: useCallback((wanted, values, failure) => show(wanted, { values, failure }), [show]),
    close: useCallback(() => {
      if (turn === latest.current) show(undefined);
    }, [turn, show]),
    draft: draft && { title: draft.title ?? '', resume, forget },
    scope,
  };
}
