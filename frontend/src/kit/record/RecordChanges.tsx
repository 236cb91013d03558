import { type ChangeEntry, ChangeList } from '../history/ChangeList';
import { changeEntries, mostChanges, type ShownFields } from './changeEntries';
import type { Answer, Outcome, RecordChange } from './RecordCalls';
import { t } from '../../texts/kitRecord.gen';

export interface RecordChangesProps {
  history: Answer<readonly RecordChange[]>;
  shown: ShownFields;
  lang?: string;
  outcome: Outcome;
  /** Without it nothing can be restored. */
  onRestore?: (change: ChangeEntry) => void;
}

/** The history of a record as its query returns it. */
export function RecordChanges({ history, shown, lang, outcome, onRestore }: RecordChangesProps) {
  const changes = 'currentData' in history ? history.currentData : history.data;
  return (
    <ChangeList
      changes={changes && changeEntries(changes, shown)}
      failure={history.isError ? outcome.problemOf(history.error).message : undefined}
      onRetry={history.refetch}
      lang={lang}
      note={Number(changes?.length) >= mostChanges ? t('Older changes are not shown.') : undefined}
      onRestore={onRestore}
    />
  );
}
