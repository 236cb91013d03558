/** The documents of a comparison, stored in pieces; in the server they are files that only helper processes open. */
import { writeFile } from 'node:fs/promises';
import { piecesOfFile, withScratchFile } from '../../kit/scratch-files.ts';
import { statement, type Sql } from '../../kit/sql.ts';

export type Side = 'asIs' | 'toBe';

const storePiece = statement(
  `INSERT INTO api_json_document (run, side, piece, test_id, content)
   SELECT $1, $2, $3, id, $5 FROM api_json_test WHERE id = $4`,
);

/** Documents count once a result names their `run`, so that nothing is locked while they are stored. */
export async function storeDocument(
  sql: Sql,
  { testId, run, side, path }: { testId: number; run: string; side: Side; path: string },
): Promise<void> {
  let piece = 0;
  for await (const content of piecesOfFile(path))
    await sql.rows(storePiece, [run, side, piece++, testId, content]);
}

// What no result names may be of a comparison under way; after an hour it is of one whose process died.
const dropUnnamed = statement(
  `DELETE FROM api_json_document d
   WHERE d.test_id = $1 AND (d.run = ANY ($2) OR d.stored_at < $3)
     AND NOT EXISTS (SELECT FROM api_json_result r WHERE r.test_id = $1 AND r.run = d.run)`,
);
const UNDER_WAY_MS = 60 * 60 * 1000;

/** Drops the documents of these runs but for the one that the result names, and those that processes left behind. */
export async function dropDocuments(sql: Sql, testId: number, runs: string[], now: Date): Promise<void> {
  await sql.rows(dropUnnamed, [testId, runs, new Date(now.getTime() - UNDER_WAY_MS)]);
}

const selectPieces = statement(
  `SELECT content FROM api_json_document WHERE run = $1 AND side = $2 AND piece >= $3 AND piece < $4 ORDER BY piece`,
);
const PIECES_AT_ONCE = 8;

async function* storedPieces(sql: Sql, run: string, side: Side): AsyncGenerator<Buffer> {
  for (let from = 0; ; from += PIECES_AT_ONCE) {
    const rows = await sql.rows<{ content: Buffer }>(selectPieces, [run, side, from, from + PIECES_AT_ONCE]);
    for (const { content } of rows) yield content;
    if (rows.length < PIECES_AT_ONCE) return;
  }
}

/** Runs work on a stored document as a file. */
export const withDocument = <Result>(
  sql: Sql,
  run: string,
  side: Side,
  work: (path: string) => Promise<Result>,
): Promise<Result> =>
  withScratchFile(async (path) => {
    await writeFile(path, storedPieces(sql, run, side), { mode: 0o600 });
    return work(path);
  });

export const withDocuments = <Result>(
  sql: Sql,
  run: string,
  work: (asIs: string, toBe: string) => Promise<Result>,
): Promise<Result> =>
  withDocument(sql, run, 'asIs', (asIs) => withDocument(sql, run, 'toBe', (toBe) => work(asIs, toBe)));
