import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import { statement } from '../../kit/sql.ts';
import { isDefaultPattern, matchesModel } from '../../kit/model-pattern.ts';
import { CarModel } from '../car-models/car-model.entity.ts';
import { Vehicle } from './vehicle.entity.ts';

/** With the model year, which most factory descriptions include already: 'Aurora EV 58 MY26'. `v` is the vehicle's row. */
export const VEHICLE_LABEL = `CASE WHEN v.description ~ (' MY ?(20)?' || right(v.model_year, 2) || '$') THEN v.description
    ELSE v.description || ' MY ' || v.model_year END`;

/** Whether a market sells a model: both arguments are SQL. */
export const isSoldSql = (modelcode: string, ofCountries: string): string =>
  `EXISTS (SELECT FROM country_model cm
    WHERE cm.modelcode = ${modelcode} AND cm.generally_active AND cm.country_id ${ofCountries})`;

/** Vehicles by family for selectors: `value` is the vetele, `value2` the model year; `ofCountries` is SQL as `= ANY($1)`. */
const groupsSql = (ofCountries: string, isBelowMinimum: string): string =>
  `SELECT f.description AS label, json_agg(json_strip_nulls(json_build_object(
    'value', v.vetele, 'value2', v.model_year, 'label', ${VEHICLE_LABEL},
    'solLabel', v.vetele || ' ' || v.description, 'isBelowMinimum', ${isBelowMinimum}))
    ORDER BY v.description, v.model_year) AS items
  FROM commercial_model m
  JOIN model_family f ON f.code = m.family_code
  JOIN vehicle v ON v.modelcode = m.modelcode
  WHERE ${isSoldSql('m.modelcode', ofCountries)}
  GROUP BY f.code, f.description, f.sort_number ORDER BY f.sort_number, f.code`;

/** Those of one market, SQL for its id, with what its price console does not list (decision I-47). */
export const marketModelGroupsSql = (market: string): string =>
  groupsSql(
    `= ${market}`,
    `(SELECT true FROM country_model cm
      WHERE cm.country_id = ${market} AND cm.modelcode = m.modelcode AND v.model_year < cm.my_minimum)`,
  );

const groups = statement(
  `SELECT coalesce(json_agg(g), '[]')::text AS content FROM (${groupsSql('= ANY($1)', 'NULL')}) g`,
);

export async function modelGroupsJson<Shape>(
  context: Context,
  countries: string[],
): Promise<JsonText<Shape>> {
  const [row] = await context.sql.rows<{ content: string }>(groups, [countries]);
  return jsonText(row!.content);
}

const active = statement(
  `SELECT EXISTS (SELECT FROM vehicle v JOIN commercial_model m ON m.modelcode = v.modelcode
     WHERE v.vetele = $1 AND m.ccadm_active) AS "isActive"`,
);

/** Whether the vehicle exists and its commercial model is active (decision A-61). */
export async function isVehicleActive(context: Context, vetele: string): Promise<boolean> {
  return (await context.sql.rows<{ isActive: boolean }>(active, [vetele]))[0]!.isActive;
}

export interface Model {
  modelcode: string;
  /** The vetele of the newest model year (decision A-48). */
  modelId: string;
  description: string;
}

/** Active models with their newest vehicles; `condition` is SQL of the model `m`. */
export const modelListSql = (condition = 'true'): string =>
  `SELECT m.modelcode, v.vetele AS "modelId", m.description
   FROM commercial_model m
   CROSS JOIN LATERAL (SELECT vetele FROM vehicle WHERE vehicle.modelcode = m.modelcode ORDER BY model_year DESC LIMIT 1) v
   WHERE m.modelcode <> 'DEFAULT' AND m.ccadm_active AND (${condition})
   ORDER BY search_text(m.description), m.modelcode`;

const modelList = statement(modelListSql(`$1 IN ('', 'DEFAULT') OR ${isSoldSql('m.modelcode', '= $1')}`));

export const listModels = (context: Context, country = ''): Promise<Model[]> =>
  context.sql.rows(modelList, [country]);

const knownPatterns = statement(`SELECT pattern FROM model_regexp`);

/** The stored patterns that match a model: lists of labels compare with these instead of matching row by row. */
export async function patternsMatching(context: Context, modelcode: string): Promise<string[]> {
  const rows = await context.sql.rows<{ pattern: string }>(knownPatterns);
  return rows.map(({ pattern }) => pattern).filter((pattern) => matchesModel(pattern, modelcode));
}

const rememberPattern = statement(
  `INSERT INTO model_regexp SELECT DISTINCT pattern FROM unnest($1::text[]) AS p(pattern) ON CONFLICT DO NOTHING`,
);

/** Call it with every pattern that is stored. */
export async function rememberPatterns(context: Context, patterns: string[]): Promise<void> {
  const specific = [...new Set(patterns)].filter((pattern) => !isDefaultPattern(pattern));
  if (specific.length > 0) await context.sql.rows(rememberPattern, [specific]);
}

export const listModelcodes = async (context: Context): Promise<string[]> =>
  (await context.db.find(CarModel, { select: { modelcode: true } })).map(({ modelcode }) => modelcode);

/** By vetele, or the newest model year of a model code (decision A-48). */
export const findVehicle = async (context: Context, modelName: string): Promise<Vehicle | undefined> =>
  (await context.db.findOne(Vehicle, {
    where: [{ modelcode: modelName }, { vetele: modelName }],
    order: { modelYear: 'DESC', vetele: 'DESC' },
  })) ?? undefined;

const calledLike = statement(
  `WITH model AS (
     SELECT modelcode FROM commercial_model
     WHERE search_text($1) IN (search_text(modelcode), search_text(description)))
   SELECT modelcode AS code FROM model UNION
   SELECT vetele FROM vehicle WHERE modelcode IN (SELECT modelcode FROM model) OR search_text(vetele) = search_text($1)`,
);

/** Models by code or description, whatever the case and the accents, with their vehicles of all model years; or a vehicle by its code. */
export const codesOfModelOrVehicle = async (context: Context, name: string): Promise<string[]> =>
  (await context.sql.rows<{ code: string }>(calledLike, [name])).map(({ code }) => code);
