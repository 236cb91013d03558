import type { Context } from '../../kit/context.ts';
import { statement, type Sql } from '../../kit/sql.ts';

export interface GridModel {
  modelcode: string;
  description: string;
}

const modelsWithVehicles = statement(
  `SELECT modelcode, description FROM commercial_model m
   WHERE EXISTS (SELECT FROM vehicle v WHERE v.modelcode = m.modelcode) ORDER BY description, modelcode`,
);

export const listGridModels = (sql: Sql): Promise<GridModel[]> => sql.rows(modelsWithVehicles);

export interface UnknownCode {
  modelcode: string;
  kind: 'option' | 'colour';
  code: string;
}

const unknownCodes = statement(
  `SELECT DISTINCT v.modelcode, 'option' AS kind, s.opt_code AS code
   FROM source_vehicle_option s JOIN vehicle v USING (vetele)
   WHERE NOT EXISTS (SELECT FROM opt_item i WHERE i.code = s.opt_code)
   UNION ALL
   SELECT DISTINCT v.modelcode, 'colour', s.col_code
   FROM source_vehicle_option_colour s JOIN vehicle v USING (vetele)
   WHERE NOT EXISTS (SELECT FROM col_item i WHERE i.code = s.col_code)
   ORDER BY modelcode, kind DESC, code`,
);

export const findUnknownCodes = (sql: Sql): Promise<UnknownCode[]> => sql.rows(unknownCodes);

export interface GridChanges {
  added: number;
  removed: number;
  changed: number;
  unchanged: number;
  addedCodes: string[];
  removedCodes: string[];
}

// The feed decides which options a vehicle has and which are standard. Undescribed codes are skipped.
const updateOptions = statement(
  `WITH wanted AS MATERIALIZED (
     SELECT s.vetele, i.id AS opt_item_id, i.code, s.is_standard
     FROM vehicle v JOIN source_vehicle_option s USING (vetele) JOIN opt_item i ON i.code = s.opt_code
     WHERE v.modelcode = $1),
   removed AS (
     DELETE FROM opt_grid g USING vehicle v
     WHERE v.modelcode = $1 AND g.vetele = v.vetele AND NOT EXISTS
       (SELECT FROM wanted w WHERE w.vetele = g.vetele AND w.opt_item_id = g.opt_item_id)
     RETURNING g.opt_item_id),
   changed AS (
     UPDATE opt_grid g SET is_standard = w.is_standard FROM wanted w
     WHERE g.vetele = w.vetele AND g.opt_item_id = w.opt_item_id AND g.is_standard <> w.is_standard
     RETURNING g.id),
   added AS (
     INSERT INTO opt_grid (vetele, opt_item_id, is_standard)
     SELECT w.vetele, w.opt_item_id, w.is_standard FROM wanted w
     WHERE NOT EXISTS (SELECT FROM opt_grid g WHERE g.vetele = w.vetele AND g.opt_item_id = w.opt_item_id)
     ORDER BY w.vetele, w.code
     RETURNING opt_item_id)
   SELECT (SELECT count(*) FROM added)::integer AS added, (SELECT count(*) FROM removed)::integer AS removed,
     (SELECT count(*) FROM changed)::integer AS changed,
     ((SELECT count(*) FROM wanted) - (SELECT count(*) FROM added) - (SELECT count(*) FROM changed))::integer AS unchanged,
     (SELECT coalesce(json_agg(code ORDER BY code), '[]') FROM opt_item
       WHERE id IN (SELECT opt_item_id FROM added)) AS "addedCodes",
     (SELECT coalesce(json_agg(code ORDER BY code), '[]') FROM opt_item
       WHERE id IN (SELECT opt_item_id FROM removed)) AS "removedCodes"`,
);

// After the options, to which the colours belong; those of a removed option are deleted with it.
const updateColours = statement(
  `WITH wanted AS MATERIALIZED (
     SELECT g.id AS opt_grid_id, c.id AS col_item_id, c.code
     FROM vehicle v
     JOIN source_vehicle_option_colour s USING (vetele)
     JOIN opt_item i ON i.code = s.opt_code
     JOIN opt_grid g ON g.vetele = s.vetele AND g.opt_item_id = i.id
     JOIN col_item c ON c.code = s.col_code
     WHERE v.modelcode = $1),
   removed AS (
     DELETE FROM col_grid c USING opt_grid g, vehicle v
     WHERE v.modelcode = $1 AND g.vetele = v.vetele AND c.opt_grid_id = g.id AND NOT EXISTS
       (SELECT FROM wanted w WHERE w.opt_grid_id = c.opt_grid_id AND w.col_item_id = c.col_item_id)
     RETURNING c.col_item_id),
   added AS (
     INSERT INTO col_grid (opt_grid_id, col_item_id)
     SELECT w.opt_grid_id, w.col_item_id FROM wanted w
     WHERE NOT EXISTS
       (SELECT FROM col_grid c WHERE c.opt_grid_id = w.opt_grid_id AND c.col_item_id = w.col_item_id)
     ORDER BY w.opt_grid_id, w.code
     RETURNING col_item_id)
   SELECT (SELECT count(*) FROM added)::integer AS added, (SELECT count(*) FROM removed)::integer AS removed, 0 AS changed,
     ((SELECT count(*) FROM wanted) - (SELECT count(*) FROM added))::integer AS unchanged,
     (SELECT coalesce(json_agg(code ORDER BY code), '[]') FROM col_item
       WHERE id IN (SELECT col_item_id FROM added)) AS "addedCodes",
     (SELECT coalesce(json_agg(code ORDER BY code), '[]') FROM col_item
       WHERE id IN (SELECT col_item_id FROM removed)) AS "removedCodes"`,
);

export interface ModelChanges {
  options: GridChanges;
  colours: GridChanges;
}

const waitForTurn = statement(`SELECT pg_advisory_xact_lock(hashtext('updateGrid'), hashtext($1))`);

/**
 * Idempotent; needs a transaction. Two runs may overlap where one is started again after its last mail: each waits for the other,
 * or both would add the same rows.
 */
export async function updateGridsOf(context: Context, modelcode: string): Promise<ModelChanges> {
  await context.sql.rows(waitForTurn, [modelcode]);
  const [options] = await context.sql.rows<GridChanges>(updateOptions, [modelcode]);
  const [colours] = await context.sql.rows<GridChanges>(updateColours, [modelcode]);
  return { options: options!, colours: colours! };
}

const canceller = statement(`SELECT cancel_requested_by AS "cancelledBy" FROM job_run WHERE id = $1`);

export async function findCanceller(sql: Sql, runId: number): Promise<string | null> {
  const [row] = await sql.rows<{ cancelledBy: string | null }>(canceller, [runId]);
  return row!.cancelledBy;
}

const addRecipient = statement(
  `UPDATE job_run SET input = jsonb_set(input, '{emails}',
     coalesce(input -> 'emails', '[]') - $2::text || to_jsonb($2::text))
   WHERE id = $1 AND singleton_key IS NOT NULL AND state IN ('queued', 'running') RETURNING id`,
);

/** False if the run takes nobody any more: its last mail has left, or it is over. */
export async function addRecipientOf(context: Context, runId: number, email: string): Promise<boolean> {
  return (await context.sql.rows(addRecipient, [runId, email])).length > 0;
}

const waiting = `coalesce(input -> 'emails', '[]') - $2::text[] - ARRAY(SELECT jsonb_array_elements_text(input -> 'mailed'))`;
const takeWaiting = statement(
  `UPDATE job_run SET
     input = input || jsonb_build_object('mailed', coalesce(input -> 'mailed', '[]') - $3::text[] || to_jsonb($3::text[])),
     singleton_key = CASE WHEN ${waiting} <> '[]' THEN singleton_key END
   WHERE id = $1 RETURNING ${waiting} AS waiting`,
);

/**
 * The recipients who are not `tried` yet, nor mailed by the same run before it was started again. Where there is none, the run gives
 * up its key in the same statement: whoever starts the update from then on gets a run of their own instead of joining one that mails
 * nobody any more.
 */
export async function takeWaitingRecipients(
  sql: Sql,
  runId: number,
  tried: string[],
  mailed: string[],
): Promise<string[]> {
  const [row] = await sql.rows<{ waiting: string[] }>(takeWaiting, [runId, tried, mailed]);
  return row!.waiting;
}
