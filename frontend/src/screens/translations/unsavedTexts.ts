import type { StoredTranslation, Translation, TranslationCell, TranslationMark } from '../../api';

/** What somebody had before them when they wrote or marked a text. */
export interface Seen {
  text: string;
  source: string;
}

/** A text that is not stored yet: on its way, refused, or written over another one meanwhile. */
export interface Unsaved {
  text: string;
  state: 'saving' | 'failed' | 'conflict';
  /** It stands over this, whatever was read since: that was never on show. */
  seen: Seen;
  message?: string;
  /** What is stored by now, and by whom. */
  theirs?: { cell: StoredTranslation; by: string };
  /** The source that it was written over, where that is another one by now. */
  formerSource?: string;
  /** What was to be said of a stored text. */
  mark?: TranslationMark['mark'];
  /** The own save that this text was to take back. */
  undoes?: CellStep;
}

export interface CellStep {
  row: Translation;
  source: string;
  shown: TranslationCell;
  before: string;
}
/** Returns whether that is settled: done, or refused for good. */
export type TakeBack = () => Promise<boolean>;
export type Step = CellStep | { takeBack: TakeBack };

/** Where a text was taken back; `problem` says why it was not, `isTyped` that another one waits there to be saved or given up. */
export interface Undone {
  row: Translation;
  source: string;
  language: string;
  problem?: string;
  isTyped?: boolean;
}

/** Whether a text was typed there, other than what was to be said of a stored one. */
export const holdsText = (edit: Unsaved | undefined): boolean =>
  edit !== undefined && edit.mark === undefined;

export type UnsavedTexts = ReadonlyMap<string, Unsaved>;

interface Conflict {
  current?: StoredTranslation;
  changedBy?: string;
  source?: string;
  sourceChangedAt?: string | null;
}

export const conflictOf = (body: unknown) => {
  const { current, changedBy = '', source, sourceChangedAt = null } = (body ?? {}) as Conflict;
  return { current, changedBy, sourceNow: source === undefined ? undefined : { source, sourceChangedAt } };
};
