/** A dialog as a change of page sees it. */
export interface LeavableDialog {
  isDirty: () => boolean;
  /** Closes without any question. */
  close: () => void;
}

let open: readonly LeavableDialog[] = [];

/** The dialogs that belong to the page below them: whoever leaves it asks first while one is dirty, and closes the others. */
export const leavableDialogs = {
  /** Answers how to take it out again. */
  add(dialog: LeavableDialog): () => void {
    open = [...open, dialog];
    return () => void (open = open.filter((each) => each !== dialog));
  },
  dirtyCount: (): number => open.filter((dialog) => dialog.isDirty()).length,
  /** The topmost first. */
  closeAll: (): void => [...open].reverse().forEach((dialog) => dialog.close()),
};
