import type { Context } from '../../kit/context.ts';
import { statement, type Sql } from '../../kit/sql.ts';
import type { ApiJsonTest } from './api-json-test.entity.ts';
import { FINDING } from './api-json-test.list.ts';
import type { Comparison } from './compare-json.ts';
import type { Fetched } from './fetch-document.ts';
import { COMPARE_ALL, COMPARE_ONE } from './compare.read.ts';

export type StoredReply = Fetched;

export type Outcome = 'equal' | 'different' | 'failed';

export interface StoredResult extends Comparison {
  comparedAt: Date;
  outcome: Outcome;
  asIsReply: StoredReply;
  toBeReply: StoredReply;
  /** Of its documents. */
  run: string;
}

const COLUMNS = `t.id, t.url_as_is AS "urlAsIs", t.url_to_be AS "urlToBe", t.diff, t.disable_test AS "disableTest",
  t.ignore_paths AS "ignorePaths", t.array_keys AS "arrayKeys", t.version`;

const selectTest = statement(`SELECT ${COLUMNS} FROM api_json_test t WHERE id = $1`);
const lockOne = statement(`SELECT ${COLUMNS} FROM api_json_test t WHERE id = $1 FOR UPDATE`);

export const findTest = async (sql: Sql, id: number): Promise<ApiJsonTest | undefined> =>
  (await sql.rows<ApiJsonTest>(selectTest, [id]))[0];

export const lockTest = async (sql: Sql, id: number): Promise<ApiJsonTest | undefined> =>
  (await sql.rows<ApiJsonTest>(lockOne, [id]))[0];

const selectActiveIds = statement(`SELECT id FROM api_json_test WHERE NOT disable_test ORDER BY id`);

export const activeTestIds = async (sql: Sql): Promise<number[]> =>
  (await sql.rows<{ id: number }>(selectActiveIds)).map(({ id }) => id);

// One statement, so that summary and result are of the same run; nothing is stored once addresses or rules have changed.
const storeResult = statement(
  `WITH told AS (
     UPDATE api_json_test SET diff = $2
     WHERE id = $1 AND url_as_is = $3 AND url_to_be = $4 AND ignore_paths = $14 AND array_keys = $15 RETURNING id)
   INSERT INTO api_json_result (test_id, compared_at, outcome, changed, added, removed, ignored, as_is_reply, to_be_reply,
     run)
   SELECT id, $5, $6, $7, $8, $9, $10, $11, $12, $13 FROM told
   ON CONFLICT (test_id) DO UPDATE SET compared_at = excluded.compared_at, outcome = excluded.outcome,
     changed = excluded.changed, added = excluded.added, removed = excluded.removed, ignored = excluded.ignored,
     as_is_reply = excluded.as_is_reply, to_be_reply = excluded.to_be_reply, run = excluded.run
   RETURNING test_id`,
);

/** Returns whether it was stored. */
export async function saveResult(
  sql: Sql,
  { id, urlAsIs, urlToBe, ignorePaths, arrayKeys }: Omit<ApiJsonTest, 'diff' | 'version' | 'disableTest'>,
  diff: string,
  result: StoredResult,
): Promise<boolean> {
  const stored = await sql.rows(storeResult, [
    id,
    diff,
    urlAsIs,
    urlToBe,
    result.comparedAt,
    result.outcome,
    result.changed,
    result.added,
    result.removed,
    result.ignored,
    JSON.stringify(result.asIsReply),
    JSON.stringify(result.toBeReply),
    result.run,
    JSON.stringify(ignorePaths),
    JSON.stringify(arrayKeys),
  ]);
  return stored.length > 0;
}

const selectResult = statement(
  `SELECT compared_at AS "comparedAt", outcome, changed, added, removed, ignored, as_is_reply AS "asIsReply",
     to_be_reply AS "toBeReply", run FROM api_json_result WHERE test_id = $1`,
);

export const findResult = async (sql: Sql, id: number): Promise<StoredResult | undefined> =>
  (await sql.rows<StoredResult>(selectResult, [id]))[0];

const forgetResult = statement(
  `WITH gone AS (DELETE FROM api_json_result WHERE test_id = $1 RETURNING run),
     documents AS (DELETE FROM api_json_document WHERE run IN (SELECT run FROM gone))
   UPDATE api_json_test SET diff = '' WHERE id = $1`,
);

export async function dropResult(sql: Sql, id: number): Promise<void> {
  await sql.rows(forgetResult, [id]);
}

const selectSummary = statement(
  `SELECT count(*) FILTER (WHERE outcome = 'equal') AS equal, count(*) FILTER (WHERE outcome = 'different') AS different,
     count(*) FILTER (WHERE outcome = 'failed') AS failed, count(*) FILTER (WHERE outcome IS NULL) AS "notCompared"
   FROM api_json_test t LEFT JOIN api_json_result r ON r.test_id = t.id WHERE NOT ($1 AND t.disable_test)`,
);

export interface OutcomeCounts {
  equal: number;
  different: number;
  failed: number;
  notCompared: number;
}

export const countOutcomes = async (context: Context, activeOnly: boolean): Promise<OutcomeCounts> =>
  (await context.sql.rows<OutcomeCounts>(selectSummary, [activeOnly]))[0]!;

export interface CompareRun {
  id: number;
  testId: number | null;
  startedBy: string;
  queuedAt: Date;
  state: 'queued' | 'running';
  done: number;
  total: number;
  comparing: number | null;
}

const selectRuns = statement(
  `SELECT id, (input ->> 'testId')::integer AS "testId", started_by AS "startedBy", queued_at AS "queuedAt", state,
     coalesce((steps -> 0 ->> 'done')::integer, 0) AS done, coalesce((steps -> 0 ->> 'total')::integer, 0) AS total,
     nullif(steps -> 0 ->> 'item', '')::integer AS comparing
   FROM job_run WHERE name IN ('${COMPARE_ALL}', '${COMPARE_ONE}') AND state IN ('queued', 'running') ORDER BY id`,
);

export const unfinishedRuns = (context: Context): Promise<CompareRun[]> =>
  context.sql.rows<CompareRun>(selectRuns);

export interface Finding {
  id: number;
  diff: string;
  outcome: Outcome;
  differenceCount: number;
  comparedAt: Date;
  errorStatus: number | null;
}

const selectFindings = statement(
  `SELECT t.id, t.diff, r.outcome, ${FINDING} FROM api_json_result r JOIN api_json_test t ON t.id = r.test_id
   WHERE r.compared_at >= $1 ORDER BY t.id`,
);

export const findingsSince = (context: Context, since: Date): Promise<Finding[]> =>
  context.sql.rows<Finding>(selectFindings, [since]);
