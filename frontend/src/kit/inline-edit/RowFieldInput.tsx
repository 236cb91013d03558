import { CircleAlert } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { classes } from '../../ui/classes';
import { TextInput } from '../../ui/fields/TextInput';
import type { FieldDefinition } from '../form/FieldDefinition';
import { type StoredFields, useRowFields } from './rowFields';
import { Quoted } from '../../ui/data/Quoted';
import inputStyles from '../../ui/fields/input.module.css';
import styles from './row-field.module.css';
import fieldStyles from '../../ui/fields/field.module.css';

export interface RowFieldInputProps {
  stored: StoredFields;
  field: FieldDefinition;
  label: string;
  placeholder?: string;
  lang?: string;
  /** Enter in a row with changes. */
  onSave: () => void;
}

const faultOf = ({ faultOf: judge }: FieldDefinition, text: string): string | undefined =>
  text.trim() === '' ? undefined : judge?.(text.trim());

/** A field of a row that has several, edited in place: Enter saves the row, Esc reverts this field. */
export function RowFieldInput({ stored, field, label, onSave, ...input }: RowFieldInputProps) {
  const id = useId();
  const { name, maxLength, mono } = field;
  const { draft, textOf, isChanged, type, reset } = useRowFields(stored);
  const fault = isChanged(name) ? faultOf(field, textOf(name)) : undefined;
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const acts = event.key === 'Enter' ? draft !== undefined : event.key === 'Escape' && isChanged(name);
    if (!acts) return;
    // Otherwise the Enter that opens a question would also answer it.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onSave();
    else reset(name);
  };

  return (
    <>
      <TextInput
        {...input}
        mono={mono}
        className={classes(inputStyles.compact, styles.input)}
        maxLength={maxLength}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        data-changed={isChanged(name) || undefined}
        value={textOf(name)}
        onValue={(text) => type(name, text)}
        onKeyDown={handleKey}
      />
      {fault && (
        <span id={id} className={classes(fieldStyles.hint, fieldStyles.error, styles.fault)} role="alert">
          <CircleAlert size={13} aria-hidden /> <Quoted>{fault}</Quoted>
        </span>
      )}
    </>
  );
}

/** The first field of a draft with something wrong in it, in words. */
export const faultIn = (
  fields: readonly FieldDefinition[],
  typed: Record<string, string>,
): string | undefined => fields.flatMap((field) => faultOf(field, typed[field.name] ?? '') ?? [])[0];
