import type { CountryModel } from '../../api';
import type { BulkOf } from '../../kit/bulk/bulk';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import type { FieldsDraft, StoredFields } from '../../kit/inline-edit/rowFields';
import { oncePerRow } from '../../kit/list/ListRow';
import { countryModelTexts, optGroupTexts } from '../../texts';
import { t } from '../../texts/countryModels.gen';

export type CountryModelDialog =
  | { kind: 'new' | 'export' }
  | { kind: 'history'; row: CountryModelRow }
  /** `item` is the code of the one that was chosen. */
  | { kind: 'item'; row: CountryModelRow; item?: string }
  | { kind: 'toggle'; row: CountryModelRow; flag: RowFlag };

export type CountryModelRow = CountryModel & { id: string };

export type RowTexts = Record<
  | 'adm'
  | 'myMinimum'
  | 'myActive'
  | 'mySecondary'
  | 'mandatorySubgroup'
  | 'comparisonEquipmentPos'
  | 'groupType',
  string
>;
export type RowField = keyof RowTexts;

/** What a switch of a row changes at once, after a confirmation. */
export type RowFlag =
  | 'mandatory'
  | 'commModelGenerallyActiveInCountry'
  | 'commModelFrontendActiveInCountry'
  | 'mxeActive'
  | 'exclusive';

export const groupTypes = ['OPT', 'ACC', 'CUSTPRG'].map((value) => ({ value, label: value }));

const tooLong = (text: string) => ([...text].length > 2 ? countryModelTexts.admTooLong : undefined);
const year = (message: string) => (text: string) => (/^\d{4}$/.test(text) ? undefined : message);
const whole = (text: string) => (/^-?\d{1,9}$/.test(text) ? undefined : optGroupTexts.positionNotNumeric);

/** The fields in the order of the columns; the three Italian messages are local. */
export const fields: { readonly [Field in RowField]: FieldDefinition<Field> } = {
  adm: { name: 'adm', label: t('Adm'), maxLength: 50, faultOf: tooLong },
  myMinimum: {
    name: 'myMinimum',
    label: t('Min MY (price console)'),
    maxLength: 50,
    faultOf: year(countryModelTexts.minMyNoYear),
  },
  myActive: {
    name: 'myActive',
    label: t('MY 1 (FE)'),
    maxLength: 50,
    faultOf: year(countryModelTexts.my1NoYear),
  },
  mySecondary: {
    name: 'mySecondary',
    label: t('MY 2 (FE)'),
    maxLength: 50,
    faultOf: year(countryModelTexts.my2NoYear),
  },
  mandatorySubgroup: { name: 'mandatorySubgroup', label: t('Mandatory subgroup'), maxLength: 100 },
  comparisonEquipmentPos: {
    name: 'comparisonEquipmentPos',
    label: t('Comparison equipment position'),
    maxLength: 11,
    faultOf: whole,
  },
  groupType: { name: 'groupType', label: t('Group type'), maxLength: 10 },
};

export const flagLabels: Record<RowFlag, string> = {
  mandatory: t('Mandatory'),
  commModelGenerallyActiveInCountry: t('Enabled (generic)'),
  commModelFrontendActiveInCountry: t('Enabled (FE)'),
  mxeActive: t('Enabled (MXE)'),
  exclusive: t('Exclusive'),
};

/** MY, FE and the other switches, for many rows at once. */
export const countryModelBulk: BulkOf = {
  set: Object.entries(flagLabels).map(([name, label]) => ({ name, label, kind: 'switch', maxLength: 5 })),
  deletes: false,
};

export const rowFields: readonly FieldDefinition[] = Object.values(fields);

/** For the history, which tells of switches too. */
export const historyFields: readonly FieldDefinition[] = [
  ...Object.entries(flagLabels).map(([name, label]) => ({ name, label, maxLength: 5 })),
  ...rowFields,
];

export const textsOf = (row: CountryModel): RowTexts => ({
  adm: row.adm,
  myMinimum: row.myMinimum,
  myActive: row.myActive,
  mySecondary: row.mySecondary,
  mandatorySubgroup: row.mandatorySubgroup,
  comparisonEquipmentPos: row.comparisonEquipmentPos === null ? '' : String(row.comparisonEquipmentPos),
  groupType: row.groupType,
});

/** The row with its key. */
export const rowOf = oncePerRow((row: CountryModel): CountryModelRow => ({
  ...row,
  id: `${row.countryId}/${row.modelcode}`,
}));

export const storedFieldsOf = oncePerRow((row: CountryModelRow): StoredFields => ({
  id: row.id,
  version: row.version,
  fields: textsOf(row),
}));

/** The texts of a row as they go over the wire. */
export const sentTexts = ({ comparisonEquipmentPos: position, groupType, ...plain }: RowTexts) => ({
  ...plain,
  groupType: groupType as CountryModel['groupType'],
  comparisonEquipmentPos: position.trim() === '' ? null : Number(position),
});

/** The row with the texts and the version that stood there when the typing began. */
export const rowBefore = (row: CountryModelRow, { stored: texts, version }: FieldsDraft): CountryModelRow => {
  const before = { ...textsOf(row), ...texts } as RowTexts;
  return { ...row, ...sentTexts(before), version };
};
