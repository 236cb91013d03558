import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import type { ImportKind } from '../../kit/import/import-run.ts';
import { statement } from '../../kit/sql.ts';

/** Of which imports a user may know: kinds as a whole, others by market, as parallel lists; and the own ones. */
export interface SeenImports {
  kinds: string[];
  marketKinds: string[];
  markets: string[];
  userId: number;
}

export interface StoredImport extends Omit<Schema<'ImportRun'>, 'title'> {
  kind: ImportKind;
}

const COLUMNS = `r.id, r.at, r.actor, r.kind, r.market, r.file_name AS "fileName", r.row_count AS "rowCount", r.rejected`;

/** $1 to $4. */
const IS_SEEN = `(r.user_id = $4 OR r.kind = ANY($1::text[])
  OR (r.kind, r.market) IN (SELECT * FROM unnest($2::text[], $3::text[])))`;

const valuesOf = ({ kinds, marketKinds, markets, userId }: SeenImports): unknown[] => [
  kinds,
  marketKinds,
  markets,
  userId,
];

/** Of a file that was imported again, by whomever, only the latest import counts. */
const rejectedImports = statement(
  `WITH latest AS (
     SELECT DISTINCT ON (r.kind, r.market, r.vetele, r.file_name) r.* FROM import_run r
     WHERE r.at > $5::timestamptz AND ${IS_SEEN}
     ORDER BY r.kind, r.market, r.vetele, r.file_name, r.at DESC, r.id DESC),
   bad AS (SELECT * FROM latest WHERE rejected > 0)
   SELECT (SELECT count(*)::integer FROM bad) AS "totalElements",
     (SELECT coalesce(json_agg(shown ORDER BY shown.at DESC, shown.id DESC), '[]')
      FROM (SELECT ${COLUMNS} FROM bad r ORDER BY r.at DESC, r.id DESC LIMIT $6) shown) AS content`,
);

/** Imports since then whose rows were rejected, the newest first. */
export async function findRejectedImports(
  context: Context,
  seen: SeenImports,
  since: Date,
  size: number,
): Promise<{ content: StoredImport[]; totalElements: number }> {
  type Found = { content: StoredImport[]; totalElements: number };
  const [row] = await context.sql.rows<Found>(rejectedImports, [...valuesOf(seen), since, size]);
  return row!;
}

const oneImport = statement(
  `SELECT json_build_object('run', row_to_json(run), 'errors', run_errors) AS log
   FROM (SELECT ${COLUMNS} FROM import_run r WHERE r.id = $5 AND ${IS_SEEN}) run,
     LATERAL (SELECT errors AS run_errors FROM import_run WHERE id = run.id) said`,
);

export async function findImport(
  context: Context,
  seen: SeenImports,
  id: number,
): Promise<{ run: StoredImport; errors: Schema<'ImportError'>[] } | undefined> {
  type Found = { log: { run: StoredImport; errors: Schema<'ImportError'>[] } };
  return (await context.sql.rows<Found>(oneImport, [...valuesOf(seen), id]))[0]?.log;
}
