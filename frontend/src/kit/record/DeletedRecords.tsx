import { ArchiveRestore, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/navigation/Button';
import type { Column } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { Dialog } from '../../ui/dialogs/Dialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { formatInstant } from '../format/instants';
import type { Outcome, RecordCalls, RecordChange, RecordId } from './RecordCalls';
import { deletedText } from './changeEntries';
import { useRestore } from './useRestore';
import { t } from '../../texts/kitRecord.gen';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';

export interface DeletedRecordsProps<Row, Values, Id = number> {
  many: string;
  subtitle?: ReactNode;
  emptyText: string;
  columns: readonly Column<RecordChange>[];
  name: string;
  calls: Pick<RecordCalls<Row, Values, Id>, 'deleted' | 'restore'>;
  outcome: Outcome;
  onSaved: (id: Id) => void;
  onClose: () => void;
}

const deletion: Column<RecordChange> = {
  key: 'deleted',
  header: t('Deleted'),
  width: 190,
  cell: ({ actor, at }) => (
    <>
      {actor}
      <span className={classes(textStyles.sub, textStyles.num)}>{formatInstant(at)}</span>
    </>
  ),
};

/** What was deleted and not restored, with the way back. */
export function DeletedRecords<Row, Values, Id extends RecordId = number>(
  props: DeletedRecordsProps<Row, Values, Id>,
) {
  const { many, subtitle, emptyText, columns, name, calls, outcome, onSaved, onClose } = props;
  const { deleted } = calls;
  const { restore, isRestoring } = useRestore(calls, outcome);
  const takeBack = async (change: RecordChange) => {
    const id = recordIdOf(change.recordId) as Id;
    if (await restore(id, { changeId: change.id })) onSaved(id);
  };
  const title = t('Deleted {many}', { many });

  return (
    <Dialog title={title} subtitle={subtitle} width={920} cancelLabel={t('Close')} onClose={onClose}>
      {deleted.isError ? (
        <FailedState
          title={t('The list could not be loaded')}
          text={outcome.problemOf(deleted.error).message}
          onRetry={deleted.refetch}
        />
      ) : (
        <div className={layoutStyles.box}>
          <DataTable<RecordChange>
            caption={title}
            columns={[...columns, deletion]}
            rows={deleted.currentData}
            rowKey={idOf}
            skeletonRows={3}
            free
            empty={
              <EmptyState icon={ArchiveRestore} title={t('No deleted {many}', { many })} text={emptyText} />
            }
            actions={(change) => (
              <Button
                size="s"
                icon={Undo2}
                pending={isRestoring}
                aria-label={t('Restore {stateText}', { stateText: deletedText(change, name) })}
                onClick={() => takeBack(change)}
              >
                {t('Restore')}
              </Button>
            )}
          />
        </div>
      )}
    </Dialog>
  );
}

const recordIdOf = (text: string): RecordId => (/^\d+$/.test(text) ? Number(text) : text);

const idOf = ({ id }: { id: number }) => id;
