import { randomUUID } from 'node:crypto';
import type { Factories } from './factories.ts';

export interface ApiJsonTestSpec {
  id?: number;
  urlAsIs?: string;
  urlToBe?: string;
  diff?: string;
  disableTest?: boolean;
  ignorePaths?: string[];
  arrayKeys?: { path: string; key: string }[];
  version?: number;
}

export interface ApiJsonResultSpec {
  outcome?: 'equal' | 'different' | 'failed';
  asIs?: string;
  toBe?: string;
  changed?: number;
  added?: number;
  ignored?: number;
  at?: string;
  failure?: string;
}

type Sql = Pick<Factories, 'sql'>;

let count = 0;

export async function aTest({ sql }: Sql, spec: ApiJsonTestSpec = {}): Promise<number> {
  const { urlAsIs = `/ccb/public/as-is/${(count += 1)}`, urlToBe = '/ccb/public/to-be' } = spec;
  const [row] = await sql<{ id: number }>(
    `INSERT INTO api_json_test (id, url_as_is, url_to_be, diff, disable_test, ignore_paths, array_keys, version)
     VALUES (coalesce($1, nextval(pg_get_serial_sequence('api_json_test', 'id'))), $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      spec.id ?? null,
      urlAsIs,
      urlToBe,
      spec.diff ?? '',
      spec.disableTest ?? false,
      JSON.stringify(spec.ignorePaths ?? []),
      JSON.stringify(spec.arrayKeys ?? []),
      spec.version ?? 1,
    ],
  );
  return row!.id;
}

export async function aResult({ sql }: Sql, testId: number, spec: ApiJsonResultSpec = {}): Promise<void> {
  const { outcome = 'equal', asIs = '{}', toBe = '{}', at = '2026-11-20T09:00:00Z', failure = '' } = spec;
  const reply = {
    status: 200,
    contentType: 'application/json',
    durationMs: 12,
    bytes: asIs.length,
    failure: '',
  };
  const run = randomUUID();
  await sql(
    `INSERT INTO api_json_result (test_id, compared_at, outcome, changed, added, ignored, as_is_reply, to_be_reply, run)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      testId,
      at,
      outcome,
      spec.changed ?? 0,
      spec.added ?? 0,
      spec.ignored ?? 0,
      JSON.stringify(reply),
      JSON.stringify({ ...reply, failure }),
      run,
    ],
  );
  await sql(
    `INSERT INTO api_json_document (run, side, piece, test_id, content)
     VALUES ($1, 'asIs', 0, $2, convert_to($3, 'UTF8')), ($1, 'toBe', 0, $2, convert_to($4, 'UTF8'))`,
    [run, testId, asIs, toBe],
  );
}
