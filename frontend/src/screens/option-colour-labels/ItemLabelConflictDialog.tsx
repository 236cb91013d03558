import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage } from '../../api/preferences';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import { DeletedMeanwhile } from '../../kit/versioned/DeletedMeanwhile';
import { conflictFields } from '../../kit/versioned/ConflictField';
import { itemFields } from './itemLabels';
import type { ItemLabelSave } from './useUpdateItemLabel';

const fields = [itemFields.label, itemFields.description];

/** A colleague has changed the label or its info text meanwhile. */
export function ItemLabelConflictDialog({ saving }: { saving: ItemLabelSave }) {
  const { code: lang, text: language } = useCurrentLanguage();
  const item = saving.conflict?.edit.over.item;
  const outcome = useOutcome();
  if (!item) return null;
  const asked: ItemLabelSave = {
    ...saving,
    save: (edit) => saving.save({ ...edit, over: { ...edit.over, item } }),
  };
  return (
    <ConflictDialog
      saving={asked}
      subtitle={`${item.group.description || item.group.code} · ${language}`}
      valuesOf={({ label, description = '' }) => ({ label, description })}
      fieldsOf={(versions) => conflictFields(fields, versions, lang)}
      deleted={(conflict) => (
        <DeletedMeanwhile
          saving={asked}
          conflict={conflict}
          label={conflict.edit.mine.label}
          lang={lang}
          none={{ item, label: '', version: 0 }}
          outcome={outcome}
        />
      )}
      outcome={outcome}
    />
  );
}
