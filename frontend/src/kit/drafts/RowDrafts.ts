/** What was typed into a row, or what a save has just made of it. */
export interface RowDraft<Row> {
  /** Not saved yet; undefined once it is. */
  text?: string;
  /** The row as it was when the typing began, or as it is since the save: its version goes along with the next one. */
  row: Row;
  /** The row of the list that a saved draft stands for, until the list brings another one. */
  stale?: Row;
}

/** Texts typed into the rows of a list, by a key of the caller's. A row is drawn again only when its own draft changes. */
export interface RowDrafts<Row> {
  get: (key: string) => RowDraft<Row> | undefined;
  set: (key: string, draft: RowDraft<Row>) => void;
  forget: (key: string) => void;
  forgetAll: () => void;
  /** How many are not saved yet. */
  count: () => number;
  subscribe: (listener: () => void) => () => void;
}

export function createRowDrafts<Row>(): RowDrafts<Row> {
  const draftByKey = new Map<string, RowDraft<Row>>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  return {
    get: (key) => draftByKey.get(key),
    set(key, draft) {
      draftByKey.set(key, draft);
      tell();
    },
    forget(key) {
      if (draftByKey.delete(key)) tell();
    },
    forgetAll() {
      if (draftByKey.size === 0) return;
      draftByKey.clear();
      tell();
    },
    count: () => [...draftByKey.values()].filter(({ text }) => text !== undefined).length,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
