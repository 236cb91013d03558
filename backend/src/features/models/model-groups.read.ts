/** The vehicle with its model year, which most factory descriptions name already: 'Aurora EV 58 MY26'. `v` is its row. */
export const VEHICLE_LABEL = `CASE WHEN v.description ~ (' MY ?(20)?' || right(v.model_year, 2) || '$') THEN v.description
    ELSE v.description || ' MY ' || v.model_year END`;

/** Whether a market sells the vehicles of a model: `modelcode` is an expression, the condition says of which countries. */
export const isSoldSql = (modelcode: string, ofCountries: string): string =>
  `EXISTS (SELECT FROM country_model cm
    WHERE cm.modelcode = ${modelcode} AND cm.generally_active AND cm.country_id ${ofCountries})`;

/**
 * Families and the vehicles that a market sells, for selectors: `value` is the vetele, `value2` the model year. The condition says
 * of which countries, as `= c.id` or `= ANY($1)`.
 */
export const modelGroupsSql = (ofCountries: string): string =>
  `SELECT f.description AS label, json_agg(json_build_object(
    'value', v.vetele, 'value2', v.model_year, 'label', ${VEHICLE_LABEL},
    'solLabel', v.vetele || ' ' || v.description) ORDER BY v.description, v.model_year) AS items
  FROM commercial_model m
  JOIN model_family f ON f.code = m.family_code
  JOIN vehicle v ON v.modelcode = m.modelcode
  WHERE ${isSoldSql('m.modelcode', ofCountries)}
  GROUP BY f.code, f.description, f.sort_number ORDER BY f.sort_number, f.code`;
