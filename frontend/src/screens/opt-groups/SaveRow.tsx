import { use, useState } from 'react';
import type { OptGroup } from '../../api';
import { ConflictDialog } from '../../kit/versioned/ConflictDialog';
import { conflictFields } from '../../kit/versioned/ConflictField';
import { useRecordUpdate } from '../../kit/record/useRecordUpdate';
import { FieldsDraftsContext } from '../../kit/inline-edit/rowFields';
import { fieldsTypedSince } from '../../kit/inline-edit/typedSince';
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
  const saving = useRecordUpdate<OptGroup, RowTexts>({
    row,
    calls,
    outcome,
    onUpdated: ({ version }) => {
      // Whoever closes the question while it is being saved may go on typing.
      const values = draft?.typed ?? {};
      drafts.set(row.id, draft && fieldsTypedSince(draft, drafts.get(row.id), { values, version }));
      onSaved(row.id);
      onClose();
    },
  });
  if (!draft) return null;
  const begun = { ...row, ...storedOf(draft.stored), version: draft.version };
  const typed = { ...rowTextsOf(begun), ...draft.typed };
  const confirm = async () => {
    setIsSaving(true);
    try {
      await saving.save({ over: begun, mine: typed, openedAt: draft.openedAt });
    } catch (error) {
      outcome.failed(error);
      onClose();
    }
  };

  if (saving.conflict)
    return (
      <ConflictDialog
        saving={{ ...saving, dismiss: onClose }}
        subtitle={[optGroup.title, row.description].filter(Boolean).join(' · ')}
        valuesOf={rowTextsOf}
        fieldsOf={(versions) => conflictFields(rowFields, versions)}
        outcome={outcome}
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
