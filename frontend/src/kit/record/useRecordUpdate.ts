import { t } from '../../texts/kitRecord.gen';
import { useVersionedSave } from '../versioned/useVersionedSave';
import type { Outcome, RecordCalls, RecordId, Saved } from './RecordCalls';
import { useRestore } from './useRestore';

type UpdateCalls<Row, Values, Id> = Pick<RecordCalls<Row, Values, Id>, 'update'> &
  Partial<Pick<RecordCalls<Row, Values, Id>, 'history' | 'restore' | 'readHistory' | 'entity'>>;

export interface RecordUpdate<Row, Values, Id = number> {
  row: Row;
  /** With its history and a way back the message of success offers to undo the change. */
  calls: UpdateCalls<Row, Values, Id>;
  outcome: Outcome;
  onUpdated: (saved: Saved<Id>) => void;
  /** Success is a notice: no rule asks for a dialog there. */
  isNoted?: boolean;
}

const refusal = (actor: string) => ({
  status: 409,
  data: { message: t('{actor} has changed it meanwhile: nothing was undone.', { actor }) },
});

/** Takes the user's own last change of a record back, unless somebody has changed it since. */
function useUndo<Row, Values, Id>(calls: UpdateCalls<Row, Values, Id>, outcome: Outcome) {
  const { restore } = useRestore(calls, outcome);
  const { readHistory, history } = calls;
  if (!readHistory || !calls.restore || !history?.currentData) return undefined;
  const before = history.currentData[0]?.id;
  return async (id: Id) => {
    try {
      const [own, found] = await readHistory(id);
      const isByMe = own?.action === 'update' && own.actor === outcome.me;
      if (!own || own.id === before) outcome.noted(t('There is nothing to undo.'));
      // A namesake has the same name, but saved on top of the own change.
      else if (!isByMe || found?.id !== before)
        outcome.failed(refusal((isByMe && found ? found : own).actor));
      else await restore(id, { changeId: own.id, before: true, seen: own.id });
    } catch (error) {
      outcome.failed(error);
    }
  };
}

/** What takes the notice of a record's last save away. */
const lastNotices = new Map<string, () => void>();

/** Saves a record over a version, and says so. The notice of the save before goes: its Undo would take this one back. */
export function useRecordUpdate<Row extends { id: RecordId; version: number }, Values>({
  row,
  calls,
  outcome,
  onUpdated,
  isNoted,
}: RecordUpdate<Row, Values, Row['id']>) {
  const undo = useUndo(calls, outcome);
  return useVersionedSave<Row, Values, Saved<Row['id']>>({
    send: ({ over, mine }) => calls.update(row, mine, over.version),
    problemOf: outcome.problemOf,
    onSaved(saved) {
      onUpdated(saved);
      const options = undo && { action: { label: t('Undo'), onClick: () => void undo(saved.id) } };
      const record = `${calls.entity} ${row.id}`;
      lastNotices.get(record)?.();
      if (isNoted) lastNotices.set(record, outcome.noted(saved.message, options));
      else outcome.succeeded(saved.message, options);
    },
  });
}
