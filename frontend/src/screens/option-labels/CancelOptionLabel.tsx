import { use } from 'react';
import { useDeleteOptionGridLabelMutation } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useRecordChanges } from '../../api/recordChanges';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { deletedText } from '../../kit/record/changeEntries';
import { DeleteRecord } from '../../kit/record/DeleteRecord';
import { RowDraftsContext } from '../../kit/rows/RowDraftsContext';
import { labelFor } from './editedLabel';
import type { OptionRowDialogProps } from './UpdateOptionLabel';
import { rich } from '../../texts/rich';
import { t } from '../../texts/optionLabels';

/** Asks, then deletes the label of the model, so that the default label applies (decision A-17); it can be taken back. */
export function CancelOptionLabel({ entry, onSaved, onClose }: OptionRowDialogProps) {
  const { id: optItemId, code } = entry.optItem;
  const { modelcode } = useCurrentModel();
  const { code: language } = useCurrentLanguage();
  const drafts = use(RowDraftsContext);
  const [remove] = useDeleteOptionGridLabelMutation();
  const { restore, readHistory } = useRecordChanges('optionLabel', { modelName: modelcode, language });
  const standard = labelFor(entry, 'DEFAULT')?.label;
  return (
    <DeleteRecord
      id={labelFor(entry, modelcode)?.id ?? 0}
      name={code}
      detail={
        standard
          ? rich(t('Only the label of {modelcode}: it shows the default label {label} again.'), {
              modelcode,
              label: <span lang={language}>“{standard}”</span>,
            })
          : t('Only the label of {modelcode}: there is no default label in this language.', { modelcode })
      }
      calls={{
        async remove(id) {
          const reply = await remove({ id }).unwrap();
          drafts.set(entry.id, undefined);
          onSaved(entry.id);
          return reply;
        },
        restore: (_id, changeId) => restore(optItemId, changeId),
        readHistory: async () =>
          (await readHistory(optItemId)).filter(
            (change) => change.action === 'delete' && deletedText(change, 'modelcode') === modelcode,
          ),
      }}
      outcome={useOutcome()}
      onClose={onClose}
    />
  );
}
