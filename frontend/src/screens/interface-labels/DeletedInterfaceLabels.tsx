import { Type, Undo2 } from 'lucide-react';
import { useListDeletedInterfaceLabelsQuery, type InterfaceLabelChange } from '../../api';
import { problemOf } from '../../api/problem';
import { formatInstant } from '../../kit/format/formatInstant';
import { CodeText } from '../../kit/list/CodeText';
import { PlaceholderText } from '../../kit/list/PlaceholderText';
import { Button } from '../../ui/Button';
import type { Column } from '../../ui/Column';
import { DataTable } from '../../ui/DataTable';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { useRestoreLabel } from './useRestoreLabel';

const columns: Column<InterfaceLabelChange>[] = [
  { key: 'code', header: 'Code', cell: ({ before }) => <CodeText code={before?.code ?? ''} /> },
  { key: 'language', header: 'Language', width: 90, cell: ({ before }) => before?.language },
  {
    key: 'label',
    header: 'Label',
    width: '40%',
    cell: ({ before }) => <PlaceholderText text={before?.label ?? ''} lang={before?.language} />,
  },
  {
    key: 'deleted',
    header: 'Deleted',
    width: 190,
    cell: ({ actor, at }) => (
      <>
        {actor}
        <span className="sub num">{formatInstant(at)}</span>
      </>
    ),
  },
];

export interface DeletedInterfaceLabelsProps {
  group: string;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** The deleted labels of a group, with the way back. */
export function DeletedInterfaceLabels({ group, onSaved, onClose }: DeletedInterfaceLabelsProps) {
  const deleted = useListDeletedInterfaceLabelsQuery(
    { labelGroup: group },
    { refetchOnMountOrArgChange: true },
  );
  const { restoreLabel, isRestoring } = useRestoreLabel();
  const restore = async ({ id, recordId }: InterfaceLabelChange) => {
    if (await restoreLabel(recordId, id)) onSaved(recordId);
  };

  return (
    <Dialog title="Deleted labels" subtitle={group} width={920} cancelLabel="Chiudi" onClose={onClose}>
      {deleted.isError ? (
        <EmptyState
          tone="failed"
          title="The list could not be loaded"
          text={problemOf(deleted.error).message}
        />
      ) : (
        <div className="box">
          <DataTable
            caption="Deleted labels"
            columns={columns}
            rows={deleted.data}
            rowKey={idOf}
            skeletonRows={3}
            free
            empty={
              <EmptyState icon={Type} title="No deleted labels" text="Every label of this group is there." />
            }
            actions={(change) => (
              <Button
                size="s"
                icon={Undo2}
                pending={isRestoring}
                aria-label={`Restore ${change.before?.code}`}
                onClick={() => restore(change)}
              >
                Restore
              </Button>
            )}
          />
        </div>
      )}
    </Dialog>
  );
}

const idOf = ({ id }: InterfaceLabelChange) => id;
