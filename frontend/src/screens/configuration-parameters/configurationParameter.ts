import type { ConfigurationParameter } from '../../api';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import type { RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/configurationParameters.gen';

export type ParameterValues = Record<'code' | 'description' | 'value' | 'language', string>;

/** A code stands once for each language. */
const nameOf = ({ code, language }: ConfigurationParameter) => `${code} (${language.code})`;

/** The code stays; so a parameter of nothing is not created (decision A-80). */
export const configurationParameter: RecordNoun<ConfigurationParameter, ParameterValues> = {
  noun: { one: t('parameter'), many: t('parameters') },
  title: t('Configuration parameter'),
  titles: t('Configuration parameters'),
  newTitle: t('New configuration parameter'),
  name: 'code',
  nameOf,
  fields: {
    code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
    description: { name: 'description', label: t('Description'), maxLength: 500 },
    value: { name: 'value', label: t('Value'), kind: 'area', required: true, mono: true, maxLength: 2000 },
    language: { name: 'language', label: t('Language'), required: true, maxLength: 10 },
  },
  changeable: ['description', 'value', 'language'],
  shownWhenDeleted: ['language', 'value'],
  valuesOf: ({ code, description, value, language }) => ({
    code,
    description,
    value,
    language: language.code,
  }),
  blank: { code: '', description: '', value: '', language: '' },
  detailOf: ({ language }) => language.description,
  undeletable: (row) =>
    row.deletable ? undefined : t('{nameOf} is read by the console and stays', { nameOf: nameOf(row) }),
  bulk: { set: [], deletes: true },
  closesOnFailure: true,
};

/** How a value is typed: the console itself reads these and knows what it can work with. */
export type ValueKind = 'switch' | 'address' | 'text';

// A map, because people may call a parameter `constructor`.
const consoleKeys = new Map<string, ValueKind>([
  ['SOL_SERVICE_AVAILABLE', 'switch'],
  ['PRICE_CONF_PDF_URL', 'address'],
  ['CCF_URL', 'address'],
]);

export const valueKindOf = (code: string): ValueKind => consoleKeys.get(code.trim()) ?? 'text';

/** An address that the console reads is one line, and may become empty once it exists (decision A-80). */
export const addressField = (isStored: boolean): FieldDefinition => ({
  ...configurationParameter.fields.value,
  kind: undefined,
  required: !isStored,
});
