import { useId } from 'react';
import { Checkbox } from '../../ui/fields/Checkbox';
import type { FieldDefinition } from './FieldDefinition';
import { useRecordField } from './useRecordField';

export interface CheckFieldProps {
  field: FieldDefinition;
  disabled?: boolean;
}

/** A tick box in a RecordForm, for a yes or no like SwitchField's, with its title and help; its texts are 'true' and 'false'. */
export function CheckField({ field, disabled }: CheckFieldProps) {
  const { value, onValue } = useRecordField(field);
  const id = useId();
  const { note, help } = field;
  const box = (
    <Checkbox
      name={field.name}
      label={field.label}
      checked={value === 'true'}
      disabled={disabled}
      aria-describedby={note || help ? id : undefined}
      onValue={(checked) => onValue(String(checked))}
    />
  );
  if (!note && !help) return box;
  return (
    <div className="check-field">
      {box}
      <span id={id} className="hint">
        {note && <b>{note}</b>} {help}
      </span>
    </div>
  );
}
