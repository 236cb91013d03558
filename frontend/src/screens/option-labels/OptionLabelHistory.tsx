import { useOutcome } from '../../api/outcome';
import { useRecordChanges } from '../../api/recordChanges';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { RecordHistory } from '../../kit/record/RecordHistory';
import { optionHistory } from './optionFields';
import type { OptionRowDialogProps } from './UpdateOptionLabel';
import { useLabelPlace } from './useLabelPlace';
import { t } from '../../texts/optionLabels';

/** Who changed the label that the row edits, deletions included; an older text can be brought back. */
export function OptionLabelHistory({ entry, onSaved, onClose }: OptionRowDialogProps) {
  const { id: optItemId, code } = entry.optItem;
  const { modelcode } = useCurrentModel();
  const { code: language } = useCurrentLanguage();
  const { history, restore } = useRecordChanges('optionLabel', {
    ...{ shownId: optItemId, modelName: modelcode, language },
  });
  const ofRow = history.currentData?.filter(({ fields }) =>
    fields.some(({ field, before, after }) => field === 'modelcode' && (after ?? before) === modelcode),
  );
  return (
    <RecordHistory
      id={entry.id}
      title={t('History of {code}', { code })}
      subtitle={useLabelPlace()}
      one={t('label')}
      shown={optionHistory}
      lang={language}
      calls={{
        history: { ...history, currentData: ofRow },
        restore: (_row, changeId, before) => restore(optItemId, changeId, before),
      }}
      outcome={useOutcome()}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
