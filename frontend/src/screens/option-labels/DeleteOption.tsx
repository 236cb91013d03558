import { use } from 'react';
import { useDeleteOptionMutation } from '../../api';
import { useOutcome } from '../../api/outcome';
import { DeleteRecord } from '../../kit/record/DeleteRecord';
import { RowDraftsContext } from '../../kit/rows/RowDraftsContext';
import type { OptionRowDialogProps } from './UpdateOptionLabel';
import { t } from '../../texts/optionLabels';

/** Asks, then deletes an option that somebody typed and no model offers, with all its labels and for good: its code was a mistake. */
export function DeleteOption({ entry, onSaved, onClose }: OptionRowDialogProps) {
  const { id: optItemId, code } = entry.optItem;
  const drafts = use(RowDraftsContext);
  const [remove] = useDeleteOptionMutation();
  return (
    <DeleteRecord
      id={optItemId}
      name={code}
      detail={
        <>
          {t(
            'No model offers {code}: the option is deleted with all its labels, of every model and language, for good.',
            { code },
          )}
        </>
      }
      calls={{
        async remove(id) {
          const reply = await remove({ optItemId: id }).unwrap();
          drafts.set(entry.id, undefined);
          onSaved(entry.id);
          return reply;
        },
      }}
      outcome={useOutcome()}
      onClose={onClose}
    />
  );
}
