import type { OptionGridEntry } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage } from '../../api/preferences';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import { conflictFields } from '../../kit/versioned/ConflictField';
import { DeletedMeanwhile } from '../../kit/versioned/DeletedMeanwhile';
import { optionFields, useLabelPlace } from './optionLabel';
import type { OptionLabelSave } from './useSaveOptionLabel';

export interface OptionLabelConflictDialogProps {
  entry: OptionGridEntry;
  saving: OptionLabelSave;
  /** What was typed stays in its row. */
  onClose: () => void;
}

/** A colleague was faster: choose between the texts, or recreate a deleted label. */
export function OptionLabelConflictDialog({ entry, saving, onClose }: OptionLabelConflictDialogProps) {
  const { code: lang } = useCurrentLanguage();
  const outcome = useOutcome();
  const asked = { ...saving, dismiss: onClose };
  return (
    <ConflictDialog
      saving={asked}
      subtitle={`${entry.optItem.code} · ${useLabelPlace()}`}
      valuesOf={({ label }) => ({ label })}
      fieldsOf={(versions) => conflictFields([optionFields.label], versions, lang)}
      deleted={(conflict) => (
        <DeletedMeanwhile
          saving={asked}
          conflict={conflict}
          label={conflict.edit.mine.label}
          lang={lang}
          none={{ label: '', version: 0 }}
          outcome={outcome}
        />
      )}
      outcome={outcome}
    />
  );
}
