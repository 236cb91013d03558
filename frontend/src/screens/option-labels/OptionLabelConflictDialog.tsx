import type { OptionGridEntry } from '../../api';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import type { RowDraft } from '../../kit/inline-edit/rowDrafts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useLabelPlace } from './useLabelPlace';
import type { LabelConflict } from './useSaveOptionLabel';
import { rich } from '../../texts/rich';
import { t } from '../../texts/optionLabels';

export interface OptionLabelConflictDialogProps {
  entry: OptionGridEntry;
  draft: RowDraft;
  conflict: LabelConflict;
  onSave: (label: string, version: number) => Promise<void>;
  /** What was typed stays in its row. */
  onClose: () => void;
}

/** A colleague was faster: choose between the texts, or write a deleted label anew. */
export function OptionLabelConflictDialog(props: OptionLabelConflictDialogProps) {
  const { entry, draft, conflict, onSave, onClose } = props;
  const { current, mine, message, changedBy, changedAt } = conflict;
  const { username, userAliasFromModis } = useSessionUser();
  const { code: lang } = useCurrentLanguage();
  const place = useLabelPlace();
  if (!current) return <DeletedMeanwhile {...props} />;
  return (
    <ConflictDialog
      key={current.version}
      title={message}
      subtitle={`${entry.optItem.code} · ${place}`}
      me={userAliasFromModis || username}
      openedAt={draft.openedAt}
      changedBy={changedBy}
      changedAt={changedAt}
      fields={[{ name: 'label', label: t('Label'), lang, before: draft.stored, mine, theirs: current.label }]}
      onSave={({ label = '' }) => onSave(label, current.version)}
      problemOf={problemOf}
      onClose={onClose}
    />
  );
}

function DeletedMeanwhile({ conflict, onSave, onClose }: OptionLabelConflictDialogProps) {
  const { message, changedBy, mine } = conflict;
  const { code: lang } = useCurrentLanguage();
  const notices = useNotices();
  const saveAnew = async () => {
    try {
      await onSave(mine, 0);
    } catch (error) {
      notices.showFailure(problemOf(error));
      onClose();
    }
  };
  return (
    <ConfirmDialog
      title={message}
      message={rich(
        changedBy ? t('{who} deleted it. Write {label} anew?') : t('It is gone. Write {label} anew?'),
        { who: <b>{changedBy}</b>, label: <span lang={lang}>“{mine}”</span> },
      )}
      confirmLabel={t('Save')}
      onConfirm={saveAnew}
      onCancel={onClose}
    />
  );
}
