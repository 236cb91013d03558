import { equals, oneOf, type ListDefinition } from '../../kit/paged-list.ts';
import { utcText } from '../../kit/sql.ts';
import { countryNameSql } from '../countries/country.read.ts';

export type DownpaymentSort = 'id' | 'market' | 'downpayment' | 'active' | 'lastUpdate';
/** `owned` and `sellsOnline` restrict market users; HQ users see all markets. */
export type DownpaymentFilter = 'market' | 'countryList' | 'owned' | 'sellsOnline';

const MODELS = `(SELECT coalesce(json_agg(json_build_object('vetele', v.vetele, 'description', v.description)
    ORDER BY v.description, v.vetele), '[]')
  FROM virtual_product p JOIN vehicle v ON v.vetele = p.vetele
  WHERE p.country_id = d.country_id AND p.downpayment = d.downpayment)`;

/** $1: the user, $2: the language that markets are named in. */
export const downpaymentList: ListDefinition<DownpaymentSort, DownpaymentFilter> = {
  table: `(SELECT d.*, coalesce(d.update_date, d.insert_date) AS last_update, c.codmercato, c.currency, c.sol_enable,
    ${countryNameSql('$2', '$1')} AS market
    FROM downpayment d JOIN country c ON c.id = d.country_id) d`,
  id: 'd.id',
  columns: `d.id, json_build_object('id', d.country_id, 'codmercato', d.codmercato, 'description', d.market,
      'currency', d.currency) AS country,
    d.downpayment, d.active, d.insert_user AS "insertUser", ${utcText('d.insert_date')} AS "insertDate",
    d.update_user AS "updateUser", ${utcText('d.update_date')} AS "updateDate",
    ${utcText('d.last_update')} AS "lastUpdate", ${MODELS} AS models, d.version`,
  sorts: {
    id: 'd.id',
    market: 'search_text(d.market)',
    downpayment: 'd.downpayment',
    active: 'd.active',
    lastUpdate: 'd.last_update',
  },
  filters: {
    market: equals('d.country_id'),
    countryList: oneOf('d.country_id'),
    owned: oneOf('d.country_id'),
    sellsOnline: equals('d.sol_enable'),
  },
  parameters: ['userId', 'language'],
};
