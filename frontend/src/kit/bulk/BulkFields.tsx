import { Checkbox } from '../../ui/fields/Checkbox';
import { Combobox } from '../../ui/fields/Combobox';
import { Field } from '../../ui/fields/Field';
import { Segmented } from '../../ui/fields/Segmented';
import { TextInput } from '../../ui/fields/TextInput';
import { Row } from '../../ui/Row';
import { t } from '../../texts/kitBulk';
import layoutStyles from '../../ui/layout.module.css';
import type { BulkChange, BulkField } from './bulk';
import styles from './bulk-dialog.module.css';

/** What the form holds of a field: undefined leaves it as it is on each record. */
export type BulkDraft = Readonly<Record<string, string | undefined>>;

const choices = [
  { value: '', label: t('Leave') },
  { value: 'true', label: t('On') },
  { value: 'false', label: t('Off') },
];

const codesOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** What goes over the wire for what was chosen; undefined as long as nothing is, or a field is not finished. */
export function valuesOf(fields: readonly BulkField[], draft: BulkDraft): BulkChange['values'] | undefined {
  const chosen = fields.filter(({ name }) => draft[name] !== undefined && draft[name] !== '');
  const blank = fields.filter(({ name }) => draft[name] === '');
  if (blank.some(({ required }) => required)) return undefined;
  const values = [...chosen, ...blank].map(({ name, kind, isCodes }) => {
    const text = draft[name]!;
    return [name, kind === 'switch' ? text === 'true' : isCodes ? codesOf(text) : text.trim()];
  });
  // Codes only say where the others are set.
  const says = [...chosen, ...blank].some(({ isCodes }) => !isCodes);
  return says ? (Object.fromEntries(values) as BulkChange['values']) : undefined;
}

interface FieldProps {
  field: BulkField;
  value: string | undefined;
  error?: string;
  onValue: (value: string | undefined) => void;
}

function SwitchChoice({ field, value, onValue }: FieldProps) {
  return (
    <Row gap="6px 16px" wrap className={layoutStyles.between}>
      <span className={styles.label}>{field.label}</span>
      <Segmented
        label={field.label}
        options={choices}
        value={value ?? ''}
        onChange={(chosen) => onValue(chosen === '' ? undefined : chosen)}
      />
    </Row>
  );
}

function SuggestedText({ field, value = '', onValue }: FieldProps) {
  const options = field.useSuggestions!().map((one) => ({ value: one, label: one }));
  return (
    <Combobox
      allowFreeText
      noMatchLabel={t('A new one')}
      options={options}
      name={field.name}
      value={value}
      onChange={onValue}
    />
  );
}

function TextChoice(props: FieldProps) {
  const { field, value, error, onValue } = props;
  const { label, help, maxLength, required, mono = false } = field;
  return (
    <div>
      <Checkbox
        label={t('Set “{field}”', { field: label })}
        checked={value !== undefined}
        onValue={(isSet) => onValue(isSet ? '' : undefined)}
      />
      {value !== undefined && (
        <Field label={label} required={required} hint={help} error={error} className={styles.text}>
          {field.useSuggestions ? (
            <SuggestedText {...props} />
          ) : (
            <TextInput mono={mono} value={value} maxLength={maxLength} spellCheck={!mono} onValue={onValue} />
          )}
        </Field>
      )}
    </div>
  );
}

export interface BulkFieldsProps {
  fields: readonly BulkField[];
  draft: BulkDraft;
  errorOf: (name: string) => string | undefined;
  onDraft: (draft: BulkDraft) => void;
}

/** What to set on every ticked record; a field that is not chosen stays as it is on each of them. */
export const BulkFields = ({ fields, draft, errorOf, onDraft }: BulkFieldsProps) => (
  <div className={styles.fields}>
    {fields.map((field) => {
      const Choice = field.kind === 'switch' ? SwitchChoice : TextChoice;
      return (
        <Choice
          key={field.name}
          field={field}
          value={draft[field.name]}
          error={errorOf(field.name)}
          onValue={(value) => onDraft({ ...draft, [field.name]: value })}
        />
      );
    })}
  </div>
);
