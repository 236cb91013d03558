import { flushSync } from 'react-dom';
import { listeners } from '../listeners';

/** A dialog, or rows that were typed into, as a change of page sees them. */
export interface LeavableDialog {
  isDirty: () => boolean;
  /** Closes without any question. */
  close: () => void;
}

let open: readonly LeavableDialog[] = [];
let awaited: (() => void) | undefined;
let heldBy = 0;
const { tell, subscribe } = listeners();

function setAwaited(act: (() => void) | undefined): void {
  awaited = act;
  tell();
}

/** The dialogs that belong to the page below them: leaving it asks first while one is dirty, and closes the others. */
export const unsavedChanges = {
  /** Returns a function that removes it. */
  add(dialog: LeavableDialog): () => void {
    open = [...open, dialog];
    return () => void (open = open.filter((each) => each !== dialog));
  },
  dirtyCount: (): number => open.filter((dialog) => dialog.isDirty()).length,
  /** Marks something as unsaved until the returned function is called. */
  hold(): () => void {
    heldBy += 1;
    tell();
    return () => {
      heldBy -= 1;
      tell();
    };
  },
  /** Whether something is unsaved, for what is drawn: it asks no dialog. */
  isHeld: (): boolean => heldBy > 0,
  /** The topmost first. */
  closeAll: (): void => [...open].reverse().forEach((dialog) => dialog.close()),
  /** For what takes the page away without a change of address, such as another language: asks first while something is dirty. */
  leaveFor(act: () => void): void {
    if (unsavedChanges.dirtyCount() === 0) act();
    else setAwaited(act);
  },
  /** What waits for the answer. */
  awaited: () => awaited,
  stay: (): void => setAwaited(undefined),
  leave(): void {
    const act = awaited;
    setAwaited(undefined);
    // Drawn before it goes on: what was dirty is not any more.
    flushSync(unsavedChanges.closeAll);
    act?.();
  },
  subscribe,
};
