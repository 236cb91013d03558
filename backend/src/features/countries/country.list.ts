import { contains, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { languageJoin } from '../languages/language.read.ts';
import { countryDescriptionSql, descriptionLanguageSql } from './country-descriptions.repository.ts';
import { Country } from './country.entity.ts';

export type CountrySort = 'id' | 'enabled' | 'isoCode2' | 'description' | 'tabele' | 'codmercato';
export type CountryFilter = 'code' | 'label';

const MODELS = `(SELECT count(*) FROM country_model m
  WHERE m.country_id = c.id AND m.modelcode <> 'DEFAULT' AND m.generally_active)`;

/** Descriptions contain no line feed, so that no search matches across two of them. */
const DESCRIPTIONS = `concat_ws(chr(10), c.desc_en, c.desc_de, c.desc_fr, c.desc_it, c.desc_es)`;

export const regionLabelOf = (row: string): string =>
  `(SELECT label FROM geo_region WHERE id = ${row}.geo_region_id)`;

const listIn = (
  lang: string,
  parameters?: readonly string[],
): ListDefinition<CountrySort, CountryFilter> => ({
  table: `(SELECT c.*, ${countryDescriptionSql(lang)} AS description FROM country c) c`,
  joins: `LEFT JOIN geo_region r ON r.id = c.geo_region_id LEFT ${languageJoin('c.language_id')}`,
  id: 'c.id',
  columns: `${shownSql(Country, 'c', ['languageId'])}, coalesce(r.label, '') AS "regionLabel", c.description,
    g.shown AS language,
    ${MODELS} AS "modelCount"`,
  sorts: {
    id: 'c.id COLLATE "C"',
    enabled: 'c.enabled',
    isoCode2: 'c.iso_code2 COLLATE "C"',
    description: 'search_text(c.description)',
    tabele: 'search_text(c.tabele)',
    codmercato: 'search_text(c.codmercato)',
  },
  filters: {
    code: contains('search_text(c.id)'),
    label: contains(`search_text(${DESCRIPTIONS})`),
  },
  parameters,
});

/** Disabled countries and DEFAULT too (decisions; R-288). $1 is the language, $2 the user. */
export const countryList = listIn(descriptionLanguageSql('$1', '$2'), ['language', 'userId']);

export const countryRecordList = listIn(`'en'`);

export const country = recordOf(Country, {
  entity: 'country',
  noun: 'country',
  name: 'id',
  codes: { languageId: 'language' },
  list: countryRecordList,
});

export type CountryState = NonNullable<typeof country.shape>;
