import type { FieldDefinition } from '../form/FieldDefinition';
import type { ChangeEntry } from '../history/ChangeEntry';
import { ChangeList } from '../history/ChangeList';
import { changeEntries } from './changeEntries';
import type { Answer, Outcome, RecordChange, RecordId } from './RecordCalls';

export interface RecordChangesProps {
  history: Answer<readonly RecordChange<RecordId>[]>;
  /** What is stored. */
  fields: readonly FieldDefinition[];
  lang?: string;
  outcome: Outcome;
  /** Without it nothing can be restored. */
  onRestore?: (change: ChangeEntry) => void;
}

/** The history of a record as its query answers it. */
export function RecordChanges({ history, fields, lang, outcome, onRestore }: RecordChangesProps) {
  const changes = 'currentData' in history ? history.currentData : history.data;
  return (
    <ChangeList
      changes={changes && changeEntries(changes, fields)}
      failure={history.isError ? outcome.problemOf(history.error).message : undefined}
      lang={lang}
      onRestore={onRestore}
    />
  );
}
