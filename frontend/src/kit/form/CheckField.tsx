import { Checkbox } from '../../ui/Checkbox';
import type { FieldDefinition } from './FieldDefinition';
import { useRecordField } from './useRecordField';

export interface CheckFieldProps {
  field: FieldDefinition;
  disabled?: boolean;
}

/** A tick box in a RecordForm, for a yes or no like SwitchField's; its texts are 'true' and 'false'. */
export function CheckField({ field, disabled }: CheckFieldProps) {
  const { value, onValue } = useRecordField(field);
  return (
    <Checkbox
      name={field.name}
      label={field.label}
      checked={value === 'true'}
      disabled={disabled}
      onValue={(checked) => onValue(String(checked))}
    />
  );
}
