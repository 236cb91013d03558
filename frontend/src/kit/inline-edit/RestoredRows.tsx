import { useSyncExternalStore } from 'react';
import { RestoredEdits } from '../versioned/RestoredEdits';
import type { RowDrafts } from './rowDrafts';

export interface RestoredRowsProps<Draft> {
  /** What useRowDrafts returns. */
  drafts: RowDrafts<Draft>;
}

/** Over a list whose rows are edited in place, after signing in again: says that the typed text was restored. */
export function RestoredRows<Draft>({ drafts }: RestoredRowsProps<Draft>) {
  const news = useSyncExternalStore(drafts.subscribe, drafts.news);
  return <RestoredEdits draft={{ news, dismiss: drafts.dismiss }} isDirty onDiscard={drafts.clear} />;
}
