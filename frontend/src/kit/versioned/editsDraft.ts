import { t } from '../../texts/kit.gen';
/** What became of the edits that the end of a session interrupted. */
export interface DraftNews {
  /** dropped: what they are of has another version now. */
  kind: 'restored' | 'dropped';
  count: number;
  /** When the session ended, in milliseconds. */
  at: number;
}

/** What was restored or dropped after the end of a session, until it is dismissed. */
export interface EditsDraft {
  news: DraftNews | undefined;
  dismiss: () => void;
}

/** '1 change', '4 changes' */
export const changesOf = (count: number): string =>
  count === 1 ? t('1 change') : t('{count} changes', { count });

/** '1 unsaved change', '4 unsaved changes' */
export const unsavedChangesText = (count: number): string =>
  count === 1 ? t('1 unsaved change') : t('{count} unsaved changes', { count });
