import { Toggle } from '../../ui/fields/Toggle';
import type { FieldDefinition } from './FieldDefinition';
import { useRecordField } from './useRecordField';

export interface SwitchFieldProps {
  field: FieldDefinition;
  /** Cannot be changed here. */
  disabled?: boolean;
  hint?: string;
}

/** A yes or no in a RecordForm, whose texts are 'true' and 'false': `String(row.active)`, `values.active === 'true'`. */
export function SwitchField({ field, disabled, hint }: SwitchFieldProps) {
  const { value, onValue, error } = useRecordField(field);
  return (
    <div className="field">
      <Toggle
        name={field.name}
        label={field.label}
        checked={value === 'true'}
        disabled={disabled}
        onChange={(checked) => onValue(String(checked))}
      />
      {(error || hint) && <span className={error ? 'hint er' : 'hint'}>{error || hint}</span>}
    </div>
  );
}
