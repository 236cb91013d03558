import { useVersionedSave } from '../versioned/useVersionedSave';
import type { Outcome, RecordCalls, RecordId, Saved } from './RecordCalls';

export interface RecordUpdate<Row, Values, Id = number> {
  row: Row;
  calls: Pick<RecordCalls<Row, Values, Id>, 'update'>;
  outcome: Outcome;
  onUpdated: (saved: Saved<Id>) => void;
}

/** Saves a record over a version, and says so. */
export const useRecordUpdate = <Row extends { id: RecordId; version: number }, Values>({
  row,
  calls,
  outcome,
  onUpdated,
}: RecordUpdate<Row, Values, Row['id']>) =>
  useVersionedSave<Row, Values, Saved<Row['id']>>({
    send: ({ over, mine }) => calls.update(row, mine, over.version),
    problemOf: outcome.problemOf,
    onSaved(saved) {
      onUpdated(saved);
      outcome.succeeded(saved.message);
    },
  });
