import { use, useState } from 'react';
import type { OptGroup } from '../../api';
import { ResolveConflict } from '../../kit/record/ResolveConflict';
import { useRecordUpdate } from '../../kit/record/useRecordUpdate';
import { FieldsDraftsContext } from '../../kit/inline-edit/rowFields';
import { optGroup, rowFields, type OptGroupValues } from './optGroup';
import type { OptGroupDialogProps } from './OptGroupDialog';
import { SaveQuestion } from './SaveQuestion';

type RowTexts = Pick<OptGroupValues, 'comparisonEquipmentPos' | 'label'>;

const rowTextsOf = (row: OptGroup): RowTexts => {
  const { comparisonEquipmentPos, label } = optGroup.valuesOf(row);
  return { comparisonEquipmentPos, label };
};

export type SaveRowProps = Omit<OptGroupDialogProps, 'opened' | 'dialog'> & {
  row: OptGroup;
  onClose: () => void;
};

/** Asks, then saves what was typed into a row; a colleague's change meanwhile opens the conflict. */
export function SaveRow({ row, calls, outcome, onSaved, onClose }: SaveRowProps) {
  const drafts = use(FieldsDraftsContext);
  const [draft] = useState(() => drafts.get(row.id));
  const [isSaving, setIsSaving] = useState(false);
  const { save, conflict } = useRecordUpdate<OptGroup, RowTexts>({
    row,
    calls,
    outcome,
    onUpdated: () => {
      drafts.set(row.id, undefined);
      onSaved(row.id);
      onClose();
    },
  });
  if (!draft) return null;
  const begun = { ...row, ...storedOf(draft.stored) };
  const typed = { ...rowTextsOf(begun), ...draft.typed };
  const confirm = async () => {
    setIsSaving(true);
    try {
      await save(typed, draft.version);
    } catch (error) {
      outcome.failed(error);
      onClose();
    }
  };

  if (conflict)
    return (
      <ResolveConflict
        key={conflict.current.version}
        subtitle={[optGroup.title, row.description].filter(Boolean).join(' · ')}
        row={begun}
        conflict={conflict}
        outcome={outcome}
        openedAt={draft.openedAt}
        fields={rowFields}
        valuesOf={rowTextsOf}
        onSave={save}
        onClose={onClose}
      />
    );
  return (
    <SaveQuestion
      code={row.code}
      before={draft.stored}
      after={draft.typed}
      pending={isSaving}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

const storedOf = ({ comparisonEquipmentPos = '', label = '' }: Record<string, string>) => ({
  comparisonEquipmentPos: comparisonEquipmentPos === '' ? null : Number(comparisonEquipmentPos),
  label,
});
