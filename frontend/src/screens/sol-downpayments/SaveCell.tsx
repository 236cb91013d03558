import { useState } from 'react';
import type { Downpayment } from '../../api';
import { useRowFields } from '../../kit/rows/useRowFields';
import { downpaymentTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { isAmount } from '../../../../contracts/rules/amounts';
import { centsOfText, storedFieldsOf, valueField } from './downpayment';

export interface SaveCellProps {
  row: Downpayment;
  name: string;
  onSave: (row: Downpayment) => Promise<void>;
}

/** Save of a row; there is nothing to save while its value is the stored one, or none. */
export function SaveCell({ row, name, onSave }: SaveCellProps) {
  const [isSaving, setIsSaving] = useState(false);
  const { isChanged, textOf } = useRowFields(storedFieldsOf(row));
  const canSave = isChanged(valueField) && isAmount(centsOfText(textOf(valueField)));
  const save = async () => {
    setIsSaving(true);
    await onSave(row);
    setIsSaving(false);
  };
  return (
    <Button
      size="s"
      variant={canSave ? 'primary' : 'secondary'}
      disabled={!canSave}
      pending={isSaving}
      aria-label={`${downpaymentTexts.save} ${name}`}
      onClick={save}
    >
      {downpaymentTexts.save}
    </Button>
  );
}
