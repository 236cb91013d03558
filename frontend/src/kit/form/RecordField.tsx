import type { ReactNode } from 'react';
import { Combobox, type ComboboxOption } from '../../ui/fields/Combobox';
import { Field } from '../../ui/fields/Field';
import { TextArea } from '../../ui/fields/TextArea';
import { TextInput } from '../../ui/fields/TextInput';
import type { FieldDefinition } from './FieldDefinition';
import { useRecordField } from './useRecordField';
import { t } from '../../texts/kit';

export interface RecordFieldProps {
  field: FieldDefinition;
  /** Read-only, with a lock. */
  locked?: boolean;
  /** Suggestions of a 'combo'; any other text may be typed. */
  options?: readonly ComboboxOption[];
  hint?: ReactNode;
  trailing?: ReactNode;
  /** Says what is stored as soon as something else is typed. */
  showsSaved?: boolean;
  /** Code of the language that the value is in, where it is not the page's. */
  lang?: string;
  /** Takes the focus when the form opens, instead of the first field. */
  focused?: boolean;
}

/** A field of a RecordForm: label, control, hint, error, and a counter on the longer texts. */
export function RecordField({
  field,
  locked,
  options,
  hint,
  trailing,
  showsSaved,
  lang,
  focused,
}: RecordFieldProps) {
  const { name, label, kind, required, marked, maxLength, mono, note, help } = field;
  const { value, onValue, onBlur, error, isDirty, saved } = useRecordField(locked ? unchecked(field) : field);
  const control = { name, lang, value, onValue, onBlur, 'data-autofocus': focused ? '' : undefined };

  return (
    <Field
      label={label}
      required={(marked ?? required) && !locked}
      locked={locked}
      note={note}
      trailing={trailing}
      hint={showsSaved && isDirty && saved ? <SavedValue text={saved} lang={lang} /> : (hint ?? help)}
      error={error}
      counter={kind === 'area' && !locked ? { length: value.length, max: maxLength } : undefined}
    >
      {kind === 'area' && <TextArea {...control} mono={mono} />}
      {kind === 'combo' && !locked && (
        <Combobox
          allowFreeText
          noMatchLabel={t('A new one')}
          options={options ?? []}
          name={name}
          value={value}
          onChange={onValue}
          onBlur={onBlur}
        />
      )}
      {(kind === undefined || (kind === 'combo' && locked)) && <TextInput {...control} mono={mono} />}
    </Field>
  );
}

/** What nobody can change here was checked by what is older than the checks: it is not held against the form. */
const unchecked = ({ name, label }: FieldDefinition): FieldDefinition => ({
  name,
  label,
  maxLength: Infinity,
});

const SavedValue = ({ text, lang }: { text: string; lang?: string }) => (
  <>
    {t('Saved value:')} <span lang={lang}>“{text}”</span>
  </>
);
