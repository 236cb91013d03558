import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-text.ts';
import { statement } from '../../kit/sql.ts';
import { modelGroupsSql } from './model-groups.read.ts';

const groups = statement(
  `SELECT coalesce(json_agg(g), '[]')::text AS content FROM (${modelGroupsSql('= ANY($1)')}) g`,
);

/** The families and vehicles that any of the countries sells, each once. `Shape` is the contract's list of ModelGroup. */
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

/** Whether there is such a vehicle and its commercial model is active (decision A-61). */
export async function isVehicleActive(context: Context, vetele: string): Promise<boolean> {
  return (await context.sql.rows<{ isActive: boolean }>(active, [vetele]))[0]!.isActive;
}
