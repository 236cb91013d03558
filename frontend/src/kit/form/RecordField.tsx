import { type ReactNode, useId } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { Combobox, type ComboboxOption } from '../../ui/fields/Combobox';
import { Field } from '../../ui/fields/Field';
import { TextArea } from '../../ui/fields/TextArea';
import { TextInput } from '../../ui/fields/TextInput';
import type { FieldDefinition } from './FieldDefinition';
import { useRecordField } from './useRecordField';
import { t } from '../../texts/kit.gen';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Toggle } from '../../ui/fields/Toggle';
import { Select, type SelectOption } from '../../ui/fields/Select';
import { classes } from '../../ui/classes';
import fieldStyles from '../../ui/fields/field.module.css';

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
      {(error || hint) && (
        <span className={error ? classes(fieldStyles.hint, fieldStyles.error) : fieldStyles.hint}>
          {error || hint}
        </span>
      )}
    </div>
  );
}

/** A tick box in a RecordForm, for a yes or no like SwitchField's, with its title and help; its texts are 'true' and 'false'. */
export function CheckField({ field }: { field: FieldDefinition }) {
  const { value, onValue } = useRecordField(field);
  const id = useId();
  const { note, help } = field;
  const box = (
    <Checkbox
      name={field.name}
      label={field.label}
      checked={value === 'true'}
      aria-describedby={note || help ? id : undefined}
      onValue={(checked) => onValue(String(checked))}
    />
  );
  if (!note && !help) return box;
  return (
    <div className="check-field">
      {box}
      <span id={id} className={fieldStyles.hint}>
        {note && <b>{note}</b>} {help}
      </span>
    </div>
  );
}

/** A fact beside the fields of a form that is no field of the record: the language, the model. */
export const ShownField = ({ label, value }: { label: string; value: string }) => (
  <Field label={label} locked>
    <TextInput value={value} readOnly />
  </Field>
);

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

/** A read-only field is not validated: its stored value may predate the current rules. */
const unchecked = ({ name, label }: FieldDefinition): FieldDefinition => ({
  name,
  label,
  maxLength: Infinity,
});

const SavedValue = ({ text, lang }: { text: string; lang?: string }) => (
  <>
    {t('Saved value:')} <span lang={languageTag(lang)}>“{text}”</span>
  </>
);
