import { languageTag } from '../../../../contracts/rules/language-tag';
import type { OptionGridEntry } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage } from '../../api/preferences';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import { conflictFields } from '../../kit/versioned/ConflictField';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { optionFields, useLabelPlace } from './optionLabel';
import type { OptionLabelSave } from './useSaveOptionLabel';
import { rich } from '../../texts/rich';
import { t } from '../../texts/optionLabels.gen';

export interface OptionLabelConflictDialogProps {
  entry: OptionGridEntry;
  saving: OptionLabelSave;
  /** What was typed stays in its row. */
  onClose: () => void;
}

/** A colleague was faster: choose between the texts, or recreate a deleted label. */
export function OptionLabelConflictDialog({ entry, saving, onClose }: OptionLabelConflictDialogProps) {
  const { code: lang } = useCurrentLanguage();
  return (
    <ConflictDialog
      saving={{ ...saving, dismiss: onClose }}
      subtitle={`${entry.optItem.code} · ${useLabelPlace()}`}
      valuesOf={({ label }) => ({ label })}
      fieldsOf={(versions) => conflictFields([optionFields.label], versions, lang)}
      deleted={(conflict) => <DeletedMeanwhile conflict={conflict} saving={saving} onClose={onClose} />}
      outcome={useOutcome()}
    />
  );
}

interface DeletedMeanwhileProps extends Omit<OptionLabelConflictDialogProps, 'entry'> {
  conflict: NonNullable<OptionLabelSave['conflict']>;
}

function DeletedMeanwhile({ conflict, saving, onClose }: DeletedMeanwhileProps) {
  const { message, changedBy, edit } = conflict;
  const { code: lang } = useCurrentLanguage();
  const outcome = useOutcome();
  const saveAnew = () =>
    saving.save({ ...edit, over: { label: '', version: 0 } }).catch((error: unknown) => {
      outcome.failed(error);
      onClose();
    });
  return (
    <ConfirmDialog
      title={message}
      message={rich(
        changedBy
          ? t('{who} deleted it. Create {label} again?')
          : t('It has been deleted. Create {label} again?'),
        { who: <b>{changedBy}</b>, label: <span lang={languageTag(lang)}>“{edit.mine.label}”</span> },
      )}
      confirmLabel={t('Save')}
      onConfirm={saveAnew}
      onCancel={onClose}
    />
  );
}
