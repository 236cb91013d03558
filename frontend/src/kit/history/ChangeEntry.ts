/** A change of a record as the history shows it. */
export interface ChangeEntry {
  id: number;
  /** UTC instant. */
  at: string;
  actor: string;
  /** 'Created', 'Import · labels.xlsx' */
  note?: string;
  /** What differs from the state before. */
  changes: readonly FieldChange[];
  /** Not the change but what it found: the oldest state that is known. */
  isOriginal?: boolean;
  /** What the change left, field by field; null after a deletion, which leaves nothing to bring back. */
  left: Readonly<Record<string, string>> | null;
}

/** How one field read before and after. */
export interface FieldChange {
  name: string;
  label?: string;
  before: string | null;
  after: string | null;
  /** For codes, patterns and markup. */
  mono?: boolean;
}
