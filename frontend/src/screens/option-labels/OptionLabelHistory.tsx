import { useGetOptionLabelHistoryQuery, useRestoreOptionLabelMutation } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { RecordHistory } from '../../kit/record/RecordHistory';
import { optionHistoryFields } from './optionFields';
import type { OptionRowDialogProps } from './UpdateOptionLabel';
import { useLabelPlace } from './useLabelPlace';
import { t } from '../../texts/optionLabels';

/** Who changed the label that the row edits, deletions included; an older text can be brought back. */
export function OptionLabelHistory({ entry, onSaved, onClose }: OptionRowDialogProps) {
  const { id: optItemId, code } = entry.optItem;
  const { modelcode } = useCurrentModel();
  const { code: language } = useCurrentLanguage();
  const [restore] = useRestoreOptionLabelMutation();
  const { data, isError, error } = useGetOptionLabelHistoryQuery(
    { optItemId, modelName: modelcode, language },
    { refetchOnMountOrArgChange: true },
  );
  const ofRow = data?.filter(({ before, after }) => (after ?? before)?.modelcode === modelcode);
  return (
    <RecordHistory
      id={entry.id}
      title={t('History of {code}', { code })}
      subtitle={useLabelPlace()}
      one={t('label')}
      fields={optionHistoryFields}
      lang={language}
      calls={{
        history: { data: ofRow, isError, error },
        restore: (_row, changeId, before) =>
          restore({ optItemId, restoreRequest: { changeId, before } }).unwrap(),
      }}
      outcome={useOutcome()}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
