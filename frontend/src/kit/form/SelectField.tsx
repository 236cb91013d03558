import type { ReactNode } from 'react';
import { Field } from '../../ui/fields/Field';
import { Select, type SelectOption } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import type { FieldDefinition } from './FieldDefinition';
import { useRecordField } from './useRecordField';

export interface SelectFieldProps {
  field: FieldDefinition;
  options: readonly SelectOption[];
  /** The empty first option: 'Choose a country'. */
  placeholder: string;
  /** Read-only, with a lock; shows the words of the choice. */
  locked?: boolean;
  hint?: ReactNode;
}

/** A choice among a few in a RecordForm. */
export function SelectField({ field, options, placeholder, locked, hint }: SelectFieldProps) {
  const { name, label, required, note } = field;
  const { value, onValue, onBlur, error } = useRecordField(field);
  const chosen = options.find((option) => option.value === value);

  return (
    <Field label={label} required={required && !locked} locked={locked} note={note} hint={hint} error={error}>
      {locked ? (
        <TextInput name={name} value={chosen?.label ?? value} readOnly />
      ) : (
        <Select
          name={name}
          value={value}
          onValue={onValue}
          onBlur={onBlur}
          options={options}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
