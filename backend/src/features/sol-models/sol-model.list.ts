import { equals, type ListDefinition } from '../../kit/paged-list.ts';
import { utcText } from '../../kit/sql.ts';
import { countryNameSql } from '../countries/country.read.ts';
import { VEHICLE_LABEL } from '../models/model.read.ts';

export type SolModelSort = 'model' | 'adm' | 'market' | 'updateDate' | 'visible' | 'vetele';
export type SolModelFilter =
  | 'adm'
  | 'market'
  | 'idCountry'
  | 'vetele'
  | 'showActive'
  | 'showHq'
  | 'countryList'
  | 'idSol'
  | 'idSolMarket';

const at = (record: string): string => `coalesce(${record}.update_date, ${record}.insert_date)`;
const changed = (record: string): string =>
  `${at(record)} AS at, coalesce(nullif(${record}.update_user, ''), ${record}.insert_user) AS by`;

/** $2: the user's own markets, of which those that sell online count; null is all. */
const MAY_READ = `c.id <> 'DEFAULT' AND ($2::text[] IS NULL OR c.sol_enable AND c.id = ANY($2))`;

/** Whether a record of headquarters concerns a market: it sells the vehicle, or has its own record. All arguments are SQL. */
const concerns = (solModelId: string, vetele: string, ofMarkets: string): string =>
  `EXISTS (SELECT FROM country c WHERE ${MAY_READ} AND ${ofMarkets}
     AND (EXISTS (SELECT FROM sol_model_market mm WHERE mm.sol_model_id = ${solModelId} AND mm.country_id = c.id)
       OR EXISTS (SELECT FROM country_model cm JOIN vehicle v ON v.modelcode = cm.modelcode
         WHERE v.vetele = ${vetele} AND cm.country_id = c.id AND cm.generally_active)))`;

/** $1 is the user, $3 the language that markets are named in. Market users see only the records of headquarters that concern them. Names are computed once per market. */
const ROWS = `(WITH market AS MATERIALIZED (
    SELECT c.id, c.tabele, d.description, search_text(d.description) AS folded
    FROM country c CROSS JOIN LATERAL (SELECT ${countryNameSql('$3', '$1')} AS description) d WHERE ${MAY_READ}),
  hq AS MATERIALIZED (
    SELECT sm.id, sm.vetele, n.model, search_text(n.model) AS folded, sm.visible, ${changed('sm')}
    FROM sol_model sm JOIN vehicle v ON v.vetele = sm.vetele CROSS JOIN LATERAL (SELECT ${VEHICLE_LABEL} AS model) n
    WHERE $2::text[] IS NULL OR ${concerns('sm.id', 'sm.vetele', 'true')})
  SELECT hq.id || '/0' AS key, hq.id AS "idSol", 0 AS "idSolMarket", hq.vetele, hq.model, hq.folded AS "modelKey",
    '' AS adm, '' AS market, '' AS "marketKey", '' AS "idCountry", hq.visible, hq.visible AS "hqVisible", hq.at, hq.by
  FROM hq
  UNION ALL
  SELECT hq.id || '/' || mm.id, hq.id, mm.id, hq.vetele, hq.model, hq.folded,
    market.tabele, market.description, market.folded, market.id, mm.visible, hq.visible, ${changed('mm')}
  FROM hq JOIN sol_model_market mm ON mm.sol_model_id = hq.id JOIN market ON market.id = mm.country_id) r`;

const holds = (condition: string) => ({
  sql: (p: string) => `(NOT ${p}::boolean OR ${condition})`,
  value: (input: unknown) => input === true,
});

/** Records of some markets, and those of headquarters that concern them; `isOne` is SQL for whether a market is one. */
const ofMarkets = (column: string, isOne: (market: string, p: string) => string) => ({
  sql: (p: string) => `CASE WHEN r."idSolMarket" > 0 THEN ${isOne(`r.${column}`, p)}
    ELSE ${concerns('r."idSol"', 'r.vetele', isOne(column === 'adm' ? 'c.tabele' : 'c.id', p))} END`,
  value: (input: unknown) => input,
});
const ofMarket = ofMarkets('"idCountry"', (market, p) => `${market} = ${p}::text`);

/** Groups a vehicle's records, that of headquarters first; unique together with `key`. */
export const WITHIN = ['r."modelKey"', 'r.vetele', 'r."marketKey"'];

/** Decisions A-14, A-18, A-84. */
export const solModelList: ListDefinition<SolModelSort, SolModelFilter> = {
  table: ROWS,
  id: 'r.key',
  columns: `json_build_object('idSol', r."idSol", 'idSolMarket', r."idSolMarket") AS id, r.vetele, r.model, r.adm,
    r.market, r."idCountry", r.visible, r."hqVisible", ${utcText('r.at')} AS "updateDate", r.by AS "updateUser"`,
  sorts: {
    model: 'r."modelKey"',
    adm: 'search_text(r.adm)',
    market: 'r."marketKey"',
    updateDate: 'r.at',
    // As customers see it: a market does not sell a vehicle under a hidden record of headquarters.
    visible: '(r.visible AND r."hqVisible")',
    vetele: 'r.vetele',
  },
  within: WITHIN,
  filters: {
    adm: ofMarkets('adm', (market, p) => `${market} = ${p}::text`),
    market: ofMarket,
    idCountry: ofMarket,
    vetele: equals('r.vetele'),
    showActive: holds('r.visible AND r."hqVisible"'),
    showHq: holds('r."idSolMarket" = 0'),
    countryList: ofMarkets('"idCountry"', (market, p) => `${market} = ANY(${p}::text[])`),
    idSol: equals('r."idSol"'),
    idSolMarket: equals('r."idSolMarket"'),
  },
  countedFrom: [
    'solModel',
    'solModelMarket',
    'country',
    'countryModel',
    'commercialModel',
    'carModel',
    'vehicle',
  ],
  parameters: ['userId', 'markets', 'language'],
};
