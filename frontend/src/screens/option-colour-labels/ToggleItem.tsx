import { useState } from 'react';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import type { OptColorItem } from '../../api';
import { optionColourTexts } from '../../texts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useSaveItemLabel } from './useUpdateItemLabel';
import { t } from '../../texts/optionColourLabels.gen';

export interface ItemDialogProps {
  item: OptColorItem;
  /** The row was stored. */
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Asks, then switches an item on or off for all languages. */
export function ToggleItem({ item, onSaved, onClose }: ItemDialogProps) {
  const save = useSaveItemLabel();
  const notices = useNotices();
  const [isSaving, setIsSaving] = useState(false);
  const { id, code, inactive } = item;
  const confirm = async () => {
    setIsSaving(true);
    try {
      const { message } = await save(item, { inactive: !inactive });
      onSaved(id);
      notices.showSuccess(message);
    } catch (error) {
      notices.showFailure(problemOf(error));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      title={inactive ? t('Activate') : t('Deactivate')}
      message={optionColourTexts.toggleQuestion.replace('{code}', () => code)}
      confirmLabel={inactive ? t('Activate') : t('Deactivate')}
      pending={isSaving}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
