import { isAmount, wireOf } from '../../../../contracts/rules/amounts';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Combobox } from '../../ui/fields/Combobox';
import { Field } from '../../ui/fields/Field';
import { Segmented } from '../../ui/fields/Segmented';
import { TextInput } from '../../ui/fields/TextInput';
import { Row } from '../../ui/Row';
import { t } from '../../texts/kitBulk.gen';
import layoutStyles from '../../ui/layout.module.css';
import { AmountInput } from '../amounts/AmountInput';
import type { BulkChange, BulkField } from './bulk';
import styles from './bulk-dialog.module.css';

/** What the form holds of a field: undefined leaves it as it is on each record. */
export type BulkDraft = Readonly<Record<string, string | undefined>>;

const leave = { value: '', label: t('Leave') };
const switched = [
  { value: 'true', label: t('On') },
  { value: 'false', label: t('Off') },
];

const isChoice = ({ kind, options }: BulkField) => kind === 'switch' || options !== undefined;

const codesOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

function valueOf({ kind, isCodes, percentMask }: BulkField, text: string) {
  if (kind === 'switch') return text === 'true';
  if (percentMask) return text === '' ? null : wireOf(Number(text));
  return isCodes ? codesOf(text) : text.trim();
}

/** What goes over the wire for what was chosen; undefined as long as nothing is, or a field is not finished. */
export function valuesOf(fields: readonly BulkField[], draft: BulkDraft): BulkChange['values'] | undefined {
  const chosen = fields.filter(({ name }) => draft[name] !== undefined && draft[name] !== '');
  const blank = fields.filter(({ name }) => draft[name] === '');
  if (blank.some(({ required }) => required)) return undefined;
  if (chosen.some((field) => field.percentMask && !isAmount(Number(draft[field.name])))) return undefined;
  const values = [...chosen, ...blank].map((field) => [field.name, valueOf(field, draft[field.name]!)]);
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

function FewChoice({ field, value, onValue }: FieldProps) {
  // Blank values of a choice would read as left alone.
  const options = field.options?.map((one) => ({ value: one.value, label: one.label })) ?? switched;
  return (
    <Row gap="6px 16px" wrap className={layoutStyles.between}>
      <span className={styles.label}>{field.label}</span>
      <Segmented
        label={field.label}
        options={[leave, ...options]}
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

/** What is in the draft is the number of hundredths. */
const PercentInput = ({ field, value = '', onValue }: FieldProps) => (
  <AmountInput
    label={field.label}
    mask={field.percentMask!}
    unit="%"
    highest={100_00}
    cents={value === '' ? null : Number(value)}
    onCents={(cents) => onValue(cents === null ? '' : String(cents))}
  />
);

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
          {field.percentMask ? (
            <PercentInput {...props} />
          ) : field.useSuggestions ? (
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
      const Choice = isChoice(field) ? FewChoice : TextChoice;
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
