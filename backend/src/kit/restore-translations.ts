/** Restoring a record whose key fields were changed together with those of its translations (decisions G-05 and I-41). */
import type { WantedState } from './change-log.ts';
import type { Context } from './context.ts';
import type { Crud, Saved } from './crud.ts';
import { stateSql } from './record.ts';
import { statement } from './sql.ts';

interface SharedKey<State> {
  /** What a change gives the translations as well. */
  given: readonly (keyof State & string)[];
  /** What they have in common with it besides. */
  common: readonly (keyof State & string)[];
}

const pairsOf = (fields: readonly string[], state: string): string =>
  fields.map((field) => `'${field}', ${state} -> '${field}'`).join(', ');

/** Comparable, with JSON's null for what is not there. */
const valuesOf = (fields: readonly string[], state: string): string =>
  `jsonb_build_object(${pairsOf(fields, state)})`;

/**
 * Restores a record, and gives the fields `given` of the restored state to the translations that lost them together with it. One of them
 * goes along if
 * - it stands beside the record now and will again: with the same `given` before the restoring, and the same `common` after it;
 * - it took part in every change of these fields since the record last had the wanted ones (from A to B to C, for A in both): its own log
 *   has the same step from the same key, in the same transaction and at the same time. Both, because a backup that is read back leaves
 *   one transaction for all changes.
 *
 * So nothing gets values that its log does not show it to have had. What only came to stand beside the record later, or has left it, stays
 * as it is, as does what went along in some of the steps only. A deleted record returns alone: others may stand in its place by now.
 */
export function restoreWithTranslations<State extends object, Id extends number | string>(
  crud: Crud<State, Id>,
  { given, common }: SharedKey<State>,
) {
  const { entity, table, id: key, name, columns } = crud.record;
  const moved = (state: string): string => valuesOf(given, state);
  const shared = (state: string): string => valuesOf([...given, ...common], state);

  /** Values: id. The record, and what has the same name and the same fields `given`. */
  const beside = statement(
    `SELECT o.${key.column} AS id FROM ${table} r
     JOIN ${table} o USING (${[...given, name].map((field) => columns[field].column).join(', ')})
     WHERE r.${key.column} = $1::${key.type}`,
  );

  // The restoring is the last of the record's own changes. A deleted record keeps its state until it returns, maybe with another one.
  /** Values: id, ids of the others. */
  const leftTogether = statement(
    `WITH changes AS (
       SELECT id, xid, at, before, coalesce(after, before) AS state,
         coalesce(before, lag(coalesce(after, before)) OVER (ORDER BY id)) AS former
       FROM change_log WHERE entity = '${entity}' AND entity_id = $1::text),
     restored AS (SELECT id, before, state FROM changes ORDER BY id DESC LIMIT 1),
     steps AS (
       SELECT c.* FROM changes c, restored WHERE c.id < restored.id AND ${moved('c.former')} <> ${moved('c.state')}),
     since AS (
       SELECT max(steps.id) AS id FROM steps, restored WHERE ${moved('steps.former')} = ${moved('restored.state')})
     SELECT o.id, ${moved('restored.state')} AS values
     FROM (SELECT r.${key.column} AS id, ${stateSql(crud.record, 'r')} AS state FROM ${table} r
       WHERE r.${key.column} = ANY($2::${key.type}[])) o, restored, since
     WHERE since.id IS NOT NULL AND ${moved('o.state')} = ${moved('restored.before')}
       AND ${valuesOf(common, 'o.state')} = ${valuesOf(common, 'restored.state')}
       AND NOT EXISTS (SELECT FROM steps WHERE steps.id >= since.id AND NOT EXISTS (
         SELECT FROM change_log c WHERE c.entity = '${entity}' AND c.entity_id = o.id::text
           AND c.xid = steps.xid AND c.at = steps.at
           AND ${shared('c.before')} = ${shared('steps.former')} AND ${moved('c.after')} = ${moved('steps.state')}))`,
  );

  return async (context: Context, id: Id, wanted: WantedState): Promise<Saved<Id>> => {
    const found = await context.sql.rows<{ id: Id }>(beside, [id]);
    const locked = await crud.lockAll(
      context,
      found.map((one) => one.id),
    );
    const restored = await crud.restore(context, id, wanted);
    const others = locked.filter((one) => one.id !== id);
    if (others.length === 0) return restored;
    type Row = { id: Id; values: Partial<State> };
    const rows = await context.sql.rows<Row>(leftTogether, [id, others.map((one) => one.id)]);
    const versions = new Map(others.map((one) => [one.id, one.version]));
    const changes = rows.map((row) => ({ ...row, version: versions.get(row.id)! }));
    if (changes.length > 0) await crud.updateAll(context, changes, context.source ?? '');
    return restored;
  };
}
