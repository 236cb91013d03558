import { contains, equals, type ListDefinition } from '../../kit/paged-list.ts';
import { countryDescriptionSql, descriptionLanguageSql } from '../countries/country.read.ts';

export type CountryModelSort =
  | 'modelcode'
  | 'description'
  | 'countryId'
  | 'countryDesc'
  | 'myrange'
  | 'tabele'
  | 'adm'
  | 'myMinimum'
  | 'myActive'
  | 'mySecondary'
  | 'mandatory'
  | 'commModelGenerallyActiveInCountry'
  | 'commModelFrontendActiveInCountry'
  | 'mxeActive'
  | 'exclusive'
  | 'groupType'
  | 'mandatorySubgroup'
  | 'comparisonEquipmentPos';

export type CountryModelFilter = 'countryId' | 'modelcode' | 'groupType' | 'code' | 'label';

export const columnByField = {
  adm: 'adm',
  myMinimum: 'my_minimum',
  myActive: 'my_active',
  mySecondary: 'my_secondary',
  mandatory: 'mandatory',
  commModelGenerallyActiveInCountry: 'generally_active',
  commModelFrontendActiveInCountry: 'frontend_active',
  mxeActive: 'mxe_active',
  exclusive: 'exclusive',
  groupType: 'group_type',
  mandatorySubgroup: 'mandatory_subgroup',
  comparisonEquipmentPos: 'comparison_equipment_pos',
} as const;

const UNSAID: Record<keyof typeof columnByField, string> = {
  adm: `''`,
  myMinimum: `''`,
  myActive: `''`,
  mySecondary: `''`,
  mandatory: 'false',
  commModelGenerallyActiveInCountry: 'false',
  commModelFrontendActiveInCountry: 'false',
  mxeActive: 'false',
  exclusive: 'false',
  groupType: `'OPT'`,
  mandatorySubgroup: `''`,
  comparisonEquipmentPos: 'NULL',
};

const said = Object.entries(columnByField)
  .map(([field, column]) => `coalesce(cm.${column}, ${UNSAID[field as keyof typeof UNSAID]}) AS "${field}"`)
  .join(', ');

/** Of a row of country_model: whether it says anything, or the same as none. */
export const SAYS_SOMETHING = `(${Object.values(columnByField).join(', ')}) IS DISTINCT FROM (${Object.keys(
  columnByField,
)
  .map((field) => UNSAID[field as keyof typeof UNSAID])
  .join(', ')})`;

const SEARCHED = {
  countries: ['modelcode', 'description'],
  car_model: ['"countryId"', '"countryDesc"'],
} as const;

export type ListFrom = keyof typeof SEARCHED;

const OWN_FIELDS = Object.keys(columnByField) as (keyof typeof columnByField)[];
const SHOWN_FIELDS = [
  'modelcode',
  'description',
  'myrange',
  'countryId',
  'countryDesc',
  'tabele',
  ...OWN_FIELDS,
] as const;

export const exportedFields: readonly string[] = SHOWN_FIELDS;

/** Every model in every market, or a new market could never switch one on (decisions A-57, A-69; R-153). $1: user, $2: language of names. */
const ROWS = `(SELECT c.id || '/' || m.modelcode AS id, m.modelcode, m.description, m.range_my AS myrange,
    c.id AS "countryId", d.description AS "countryDesc", coalesce(nullif(c.tabele, ''), 'AdM') AS tabele, ${said},
    coalesce(cm.version, 0) AS version
  FROM commercial_model m
  CROSS JOIN country c
  CROSS JOIN (SELECT ${descriptionLanguageSql('$2', '$1')} AS lang) l
  CROSS JOIN LATERAL (SELECT ${countryDescriptionSql('l.lang')} AS description) d
  LEFT JOIN country_model cm ON cm.country_id = c.id AND cm.modelcode = m.modelcode
  WHERE m.modelcode <> 'DEFAULT' AND c.id <> 'DEFAULT') r`;

const TEXTS = ['description', 'countryDesc', 'adm', 'tabele', 'mandatorySubgroup'];
const sortOf = (field: string): string =>
  TEXTS.includes(field) ? `search_text(r."${field}")` : `r."${field}"`;

export const countryModelList = (from: ListFrom): ListDefinition<CountryModelSort, CountryModelFilter> => {
  const [code, label] = SEARCHED[from];
  return {
    table: ROWS,
    id: 'r.id',
    columns: `${SHOWN_FIELDS.map((field) => `r."${field}"`).join(', ')}, r.version`,
    sorts: Object.fromEntries(SHOWN_FIELDS.map((field) => [field, sortOf(field)])) as Record<
      CountryModelSort,
      string
    >,
    filters: {
      countryId: equals('r."countryId"'),
      modelcode: equals('r.modelcode'),
      groupType: equals('r."groupType"'),
      code: contains(`search_text(r.${code})`),
      label: contains(`search_text(r.${label})`),
    },
    parameters: ['userId', 'language'],
  };
};
