/** A change of a record as the history shows it. */
export interface ChangeEntry {
  id: number;
  /** UTC instant. */
  at: string;
  actor: string;
  /** 'Created', 'Import · labels.xlsx' */
  note?: string;
  before: string | null;
  after: string | null;
}
