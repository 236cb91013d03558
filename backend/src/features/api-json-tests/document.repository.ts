/** The documents of a comparison, stored in pieces; in the server they are files that only helper processes open. */
import { writeFile } from 'node:fs/promises';
import { removeScratch, scratchPath, piecesOfFile } from '../../kit/scratch-files.ts';
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

const dropUnnamed = statement(
  `DELETE FROM api_json_document
   WHERE test_id = $1 AND run NOT IN (SELECT run FROM api_json_result WHERE test_id = $1)`,
);

export async function dropOldDocuments(sql: Sql, testId: number): Promise<void> {
  await sql.rows(dropUnnamed, [testId]);
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
export async function withDocument<Result>(
  sql: Sql,
  run: string,
  side: Side,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = scratchPath();
  try {
    await writeFile(path, storedPieces(sql, run, side), { mode: 0o600 });
    return await work(path);
  } finally {
    await removeScratch(path);
  }
}

export const withDocuments = <Result>(
  sql: Sql,
  run: string,
  work: (asIs: string, toBe: string) => Promise<Result>,
): Promise<Result> =>
  withDocument(sql, run, 'asIs', (asIs) => withDocument(sql, run, 'toBe', (toBe) => work(asIs, toBe)));
