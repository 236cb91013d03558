import { equals, type ListDefinition } from '../../kit/paged-list.ts';
import { utcText } from '../../kit/sql.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';
import { VEHICLE_LABEL } from '../models/model-groups.read.ts';

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

const changed = (record: string): string =>
  `coalesce(${record}.update_date, ${record}.insert_date) AS at,
    coalesce(nullif(${record}.update_user, ''), ${record}.insert_user) AS by`;

/** The markets whose records the user may read: $2 are the own ones, of which those count that sell online; null is all. */
const MAY_READ = `($2::text[] IS NULL OR c.sol_enable AND c.id = ANY($2))`;

/** The markets that a record of headquarters concerns: they sell the vehicle, or have a record of it. */
const CONCERNED = `CROSS JOIN LATERAL (
    SELECT array_agg(c.id) AS markets, array_agg(c.tabele) AS adms FROM country c
    WHERE c.id <> 'DEFAULT' AND ${MAY_READ}
      AND (EXISTS (SELECT FROM sol_model_market mm WHERE mm.sol_model_id = sm.id AND mm.country_id = c.id)
        OR EXISTS (SELECT FROM country_model cm
          WHERE cm.modelcode = v.modelcode AND cm.country_id = c.id AND cm.generally_active))) concerned`;

/**
 * What headquarters say of each vehicle and what the markets say below it, with the vehicle's latest change. $1 is the
 * user, whose language the markets are named in. Whoever reads some markets only, reads of headquarters what concerns them.
 */
const ROWS = `(SELECT e.*, max(e.at) OVER (PARTITION BY e."idSol") AS latest FROM (
  SELECT sm.id || '/0' AS key, sm.id AS "idSol", 0 AS "idSolMarket", sm.vetele, ${VEHICLE_LABEL} AS model, '' AS adm,
    '' AS market, '' AS "idCountry", sm.visible, sm.visible AS "hqVisible", ${changed('sm')},
    concerned.markets, concerned.adms
  FROM sol_model sm JOIN vehicle v ON v.vetele = sm.vetele ${CONCERNED}
  WHERE $2::text[] IS NULL OR concerned.markets IS NOT NULL
  UNION ALL
  SELECT sm.id || '/' || mm.id, sm.id, mm.id, sm.vetele, ${VEHICLE_LABEL}, c.tabele,
    d.description, c.id, mm.visible, sm.visible, ${changed('mm')}, ARRAY[c.id], ARRAY[c.tabele]
  FROM sol_model_market mm JOIN sol_model sm ON sm.id = mm.sol_model_id
  JOIN vehicle v ON v.vetele = sm.vetele
  JOIN country c ON c.id = mm.country_id
  LEFT JOIN app_user u ON u.id = $1
  CROSS JOIN LATERAL (SELECT ${countryDescriptionSql('u.lang')} AS description) d
  WHERE ${MAY_READ}) e) r`;

const holds = (condition: string) => ({
  sql: (p: string) => `(NOT ${p}::boolean OR ${condition})`,
  value: (input: unknown) => input === true,
});
const ofMarket = { sql: (p: string) => `${p}::text = ANY(r.markets)`, value: (input: unknown) => input };

/** The columns that keep a vehicle's records together, that of headquarters first; together with `key` unique. */
export const WITHIN = ['search_text(r.model)', 'r.vetele', 'search_text(r.market)'];

/** The visibility of vehicles: records of headquarters and of markets (specification 3, section 2.3; readings ). */
export const solModelList: ListDefinition<SolModelSort, SolModelFilter> = {
  table: ROWS,
  id: 'r.key',
  columns: `json_build_object('idSol', r."idSol", 'idSolMarket', r."idSolMarket") AS id, r.vetele, r.model, r.adm,
    r.market, r."idCountry", r.visible, r."hqVisible", ${utcText('r.at')} AS "updateDate", r.by AS "updateUser"`,
  sorts: {
    model: 'search_text(r.model)',
    adm: 'search_text(r.adm)',
    market: 'search_text(r.market)',
    updateDate: 'r.latest',
    // What customers see: a market that shows a vehicle under a hidden record of headquarters does not sell it.
    visible: '(r.visible AND r."hqVisible")',
    vetele: 'r.vetele',
  },
  within: WITHIN,
  filters: {
    adm: { sql: (p) => `${p}::text = ANY(r.adms)`, value: (input) => input },
    market: ofMarket,
    idCountry: ofMarket,
    vetele: equals('r.vetele'),
    showActive: holds('r.visible AND r."hqVisible"'),
    showHq: holds('r."idSolMarket" = 0'),
    countryList: { sql: (p) => `r.markets && ${p}::text[]`, value: (input) => input },
    idSol: equals('r."idSol"'),
    idSolMarket: equals('r."idSolMarket"'),
  },
  parameters: ['userId', 'markets'],
};
