import {
  coded,
  decimal,
  flag,
  optional,
  recordOf,
  text,
  textId,
  whole,
  type RecordColumn,
} from '../../kit/record.ts';
import { t } from '../../texts/referenceData.ts';
import { countryRecordList } from './country.list.ts';

/** Two decimals at most; nothing is computed with it here, so that a number will do. */
const percent = (column: string): RecordColumn<number> => ({ ...decimal(column), shape: undefined });

/**
 * A country, which is a market too. Where the contract spells a flag two ways (enableAccesories and enableAccessories,
 * enableCustomProgram and enableCustomerPrg) it is one column.
 */
export const country = recordOf({
  entity: 'country',
  noun: 'country',
  table: 'country',
  id: textId('id'),
  columns: {
    id: text('id'),
    codmercato: text('codmercato'),
    currency: text('currency'),
    pricemask: text('pricemask'),
    geoRegion: optional(whole('geo_region_id')),
    formatDate: text('format_date'),
    formatDateMonth: text('format_date_month'),
    enabled: flag('enabled'),
    hidden: flag('hidden'),
    enableAccesories: flag('enable_accessories'),
    enableCustomProgram: flag('enable_customer_prg'),
    enableWltpEmissions: flag('enable_wltp_emissions'),
    enableNedcComsumptions: flag('enable_nedc_consumptions'),
    descEn: text('desc_en'),
    descDe: text('desc_de'),
    descFr: text('desc_fr'),
    descIt: text('desc_it'),
    descEs: text('desc_es'),
    isoCode2: text('iso_code2'),
    isoCode: text('iso_code'),
    language: optional(coded('language_id', 'language', 'language')),
    vat: optional(percent('vat')),
    tabele: text('tabele'),
    enableBaseOpt: flag('enable_base_opt'),
    priceFromAS400: flag('price_from_as400'),
    solEnable: flag('sol_enable'),
  },
  name: 'id',
  list: countryRecordList,
});

const TAKEN = { message: () => t('A country with this code exists already.'), field: 'id' };

/** What the database refuses, in words. */
export const countryConstraints = {
  country_pkey: TAKEN,
  country_id_in_any_case_unique: TAKEN,
};
