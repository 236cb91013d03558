/** What other features may read of the vehicles that are sold online. */
import { utcText } from '../../kit/sql.ts';

/** Whether a vehicle is sold online in a market now: headquarters and the market say so. Both are SQL. */
export const isVisibleSql = (vetele: string, countryId: string): string =>
  `EXISTS (SELECT FROM sol_model sm JOIN sol_model_market mm ON mm.sol_model_id = sm.id
     WHERE sm.vetele = ${vetele} AND sm.visible AND mm.country_id = ${countryId} AND mm.visible)`;

/**
 * The visibility records of a vehicle as JSON; null while headquarters have none. Who changed it last is told of the
 * record that the user acts on, the one of headquarters where `ofHq` holds or the market has none. All are SQL.
 */
export const visibilityRecordsSql = (vetele: string, countryId: string, ofHq: string): string =>
  `(SELECT json_build_object('idSolModel', sm.id, 'hqVisible', sm.visible, 'idSolModelMarket', mm.id,
      'marketVisible', coalesce(mm.visible, false), 'updatedBy', acted.by, 'updatedAt', ${utcText('acted.at')})
    FROM sol_model sm
    LEFT JOIN sol_model_market mm ON mm.sol_model_id = sm.id AND mm.country_id = ${countryId}
    CROSS JOIN LATERAL (SELECT
      CASE WHEN ${ofHq} OR mm.id IS NULL THEN coalesce(nullif(sm.update_user, ''), sm.insert_user)
        ELSE coalesce(nullif(mm.update_user, ''), mm.insert_user) END AS by,
      CASE WHEN ${ofHq} OR mm.id IS NULL THEN coalesce(sm.update_date, sm.insert_date)
        ELSE coalesce(mm.update_date, mm.insert_date) END AS at) acted
    WHERE sm.vetele = ${vetele})`;
