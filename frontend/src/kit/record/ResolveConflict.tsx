import { ConflictDialog } from '../versioned/ConflictDialog';
import type { FieldDefinition } from '../form/FieldDefinition';
import type { Outcome } from './RecordCalls';
import { conflictFields, type RecordConflict } from './useRecordUpdate';

export interface SettleConflictProps<Row, Values extends Record<string, string>> {
  subtitle: string;
  row: Row;
  conflict: RecordConflict<Row, Values>;
  openedAt: number;
  /** What may change. */
  fields: readonly FieldDefinition[];
  valuesOf: (row: Row) => Values;
  lang?: string;
  outcome: Outcome;
  onSave: (values: Values, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** Settles what a record becomes that two people changed. */
export function ResolveConflict<Row extends { version: number }, Values extends Record<string, string>>(
  props: SettleConflictProps<Row, Values>,
) {
  const { subtitle, row, conflict, openedAt, fields, valuesOf, lang, outcome, onSave, onClose } = props;
  const { message, mine, current, changedBy, changedAt } = conflict;
  return (
    <ConflictDialog
      title={message}
      subtitle={subtitle}
      me={outcome.me}
      openedAt={openedAt}
      changedBy={changedBy}
      changedAt={changedAt}
      fields={conflictFields(fields, [valuesOf(row), mine, valuesOf(current)], lang)}
      onSave={(merged) => onSave({ ...mine, ...merged }, current.version)}
      problemOf={outcome.problemOf}
      onClose={onClose}
    />
  );
}
