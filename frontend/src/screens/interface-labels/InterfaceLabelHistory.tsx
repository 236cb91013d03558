import { useState } from 'react';
import { useGetInterfaceLabelHistoryQuery, type InterfaceLabel } from '../../api';
import { problemOf } from '../../api/problem';
import type { ChangeEntry } from '../../kit/history/ChangeEntry';
import { ChangeList } from '../../kit/history/ChangeList';
import { formatInstant } from '../../kit/format/formatInstant';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog } from '../../ui/Dialog';
import { changeEntries } from './changeEntries';
import { useRestoreLabel } from './useRestoreLabel';

export interface InterfaceLabelHistoryProps {
  label: InterfaceLabel;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Who changed a label when; Restore brings an older text back at once, after a question. */
export function InterfaceLabelHistory({ label, onSaved, onClose }: InterfaceLabelHistoryProps) {
  const history = useGetInterfaceLabelHistoryQuery({ id: label.id }, { refetchOnMountOrArgChange: true });
  const { restoreLabel, isRestoring } = useRestoreLabel();
  const [wanted, setWanted] = useState<ChangeEntry>();
  const restore = async ({ id }: ChangeEntry) => {
    const isDone = await restoreLabel(label.id, id);
    setWanted(undefined);
    if (!isDone) return;
    onSaved(label.id);
    onClose();
  };

  return (
    <Dialog
      title={`History of ${label.code}`}
      subtitle={`${label.labelGroup} · ${label.language.description}`}
      flush
      cancelLabel="Chiudi"
      onClose={onClose}
    >
      <ChangeList
        changes={history.data && changeEntries(history.data)}
        failure={history.isError ? problemOf(history.error).message : undefined}
        lang={label.language.code}
        onRestore={setWanted}
      />
      {wanted && (
        <ConfirmDialog
          title="Restore"
          message={
            <>
              The label becomes <span lang={label.language.code}>“{wanted.after}”</span> again, as of{' '}
              {formatInstant(wanted.at)}.
            </>
          }
          confirmLabel="Ripristina"
          pending={isRestoring}
          onConfirm={() => restore(wanted)}
          onCancel={() => setWanted(undefined)}
        />
      )}
    </Dialog>
  );
}
