import { use, useState, type ReactNode } from 'react';
import { labelTexts } from '../../texts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Quoted } from '../../ui/data/Quoted';
import type { Outcome, RecordCalls } from './RecordCalls';
import { TicksContext } from '../list/ticks';
import { useRestore } from './useRestore';
import { t } from '../../texts/kitRecord.gen';
import textStyles from '../../ui/text.module.css';

export interface DeleteRecordProps<Row, Values, Id = number> {
  id: Id;
  name: string;
  detail?: ReactNode;
  /** Without `restore` and `readHistory` the deletion is final. */
  calls: Required<Pick<RecordCalls<Row, Values, Id>, 'remove'>> &
    Partial<Pick<RecordCalls<Row, Values, Id>, 'restore' | 'readHistory'>>;
  outcome: Outcome;
  onClose: () => void;
  /** A failure opens no dialog (decision A-37). */
  failsQuietly?: boolean;
  /** Success is a notice in place of a dialog. */
  isNoted?: boolean;
}

/** Asks, then deletes a record; the message offers to take it back, unless a deletion is final. */
export function DeleteRecord<Row, Values, Id = number>(props: DeleteRecordProps<Row, Values, Id>) {
  const { id, name, detail, calls, outcome, onClose, failsQuietly, isNoted } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  const { restore } = useRestore(calls, outcome);
  const ticks = use(TicksContext);

  const { readHistory } = calls;
  const undo = async (read: NonNullable<typeof readHistory>) => {
    const [deletion] = await read(id).catch(() => []);
    if (deletion) await restore(id, { changeId: deletion.id });
    else outcome.failed(undefined);
  };
  const confirm = async () => {
    setIsDeleting(true);
    try {
      const { message } = await calls.remove(id);
      ticks?.untick(String(id));
      const action = readHistory && { label: t('Undo'), onClick: () => void undo(readHistory) };
      if (isNoted) outcome.noted(message, { action });
      else outcome.succeeded(message, { action });
    } catch (error) {
      if (failsQuietly) outcome.failedQuietly(error);
      else outcome.failed(error);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      danger
      title={labelTexts.delete}
      message={
        <>
          <Quoted>{labelTexts.deleteQuestion.replace('{code}', () => name)}</Quoted>
          {detail && <p className={textStyles.muted}>{detail}</p>}
        </>
      }
      confirmLabel={labelTexts.delete}
      cancelLabel={labelTexts.cancel}
      pending={isDeleting}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
