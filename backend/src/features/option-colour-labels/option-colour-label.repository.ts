import type { Context } from '../../kit/context.ts';
import { CHANGE_COLUMNS, type LoggedChange } from '../../kit/change-log.ts';
import { statement } from '../../kit/sql.ts';
import type { ItemKind } from './item-labels.read.ts';

export interface StoredItem {
  id: number;
  code: string;
  inactive: boolean;
  labelId: number | null;
}

const lockedItem = (kind: ItemKind) => statement(`SELECT FROM ${kind}_item WHERE id = $1 FOR UPDATE`);
const lockStatements = { opt: lockedItem('opt'), col: lockedItem('col') };

const findItem = (kind: ItemKind) =>
  statement(
    `SELECT i.id, i.code, i.inactive, t.id AS "labelId"
     FROM ${kind}_item i
     LEFT JOIN ${kind}_label t ON t.${kind}_item_id = i.id AND t.language_id = $2 AND t.modelcode = 'DEFAULT'
     WHERE i.id = $1`,
  );
const itemStatements = { opt: findItem('opt'), col: findItem('col') };

/** Locked before it is read: a statement that waits for a lock goes on with its old snapshot, without a label written meanwhile. */
export async function lockItem(
  context: Context,
  kind: ItemKind,
  id: number,
  languageId: number,
): Promise<StoredItem | undefined> {
  await context.sql.rows(lockStatements[kind], [id]);
  return (await context.sql.rows<StoredItem>(itemStatements[kind], [id, languageId]))[0];
}

// A label deleted and created again, such as by an import that was undone and made again, has one history.
const history = (kind: ItemKind) =>
  statement(
    `SELECT coalesce(json_agg(changes), '[]') AS changes FROM (
       SELECT ${CHANGE_COLUMNS}
       FROM change_log d
       WHERE (d.entity = '${kind}Item' AND d.entity_id = $1::integer::text)
         OR (d.entity = '${kind}Label' AND d.entity_id IN (
           SELECT t.id::text FROM ${kind}_label t
           WHERE t.${kind}_item_id = $1 AND t.language_id = $2 AND t.modelcode = 'DEFAULT'
           UNION SELECT gone.entity_id FROM change_log gone, ${kind}_item i, language g
           WHERE gone.entity = '${kind}Label' AND gone.action = 'delete' AND i.id = $1 AND g.id = $2
             AND gone.before ->> 'code' = i.code AND gone.before ->> 'language' = g.code
             AND gone.before ->> 'modelcode' = 'DEFAULT'))
       ORDER BY d.id DESC LIMIT 200) changes`,
  );
const historyStatements = { opt: history('opt'), col: history('col') };

export async function labelHistory(
  context: Context,
  kind: ItemKind,
  id: number,
  languageId: number,
): Promise<LoggedChange[]> {
  const [row] = await context.sql.rows<{ changes: LoggedChange[] }>(historyStatements[kind], [
    id,
    languageId,
  ]);
  return row!.changes;
}

const deletion = (kind: ItemKind) =>
  statement(
    `SELECT d.actor AS "changedBy", d.at AS "changedAt" FROM change_log d
     WHERE d.entity = '${kind}Label' AND d.action = 'delete' AND d.before ->> 'code' = $1 AND d.before ->> 'language' = $2
       AND d.before ->> 'modelcode' = 'DEFAULT' ORDER BY d.id DESC LIMIT 1`,
  );
const deletionStatements = { opt: deletion('opt'), col: deletion('col') };

/** Who deleted the label for all models in a language, and when; nothing where that is not known any more. */
export async function deletionOfLabel(
  context: Context,
  kind: ItemKind,
  code: string,
  language: string,
): Promise<{ changedBy: string | undefined; changedAt: Date | undefined }> {
  type Row = { changedBy: string; changedAt: Date };
  const [row] = await context.sql.rows<Row>(deletionStatements[kind], [code, language]);
  return { changedBy: row?.changedBy, changedAt: row?.changedAt };
}

export interface KnownItem {
  id: number;
  code: string;
  inactive: boolean;
  version: number;
}

const itemsByCode = (kind: ItemKind) =>
  statement(
    `SELECT id, code, inactive, version FROM ${kind}_item WHERE $1::text[] IS NULL OR code = ANY($1)`,
  );
const codeStatements = { opt: itemsByCode('opt'), col: itemsByCode('col') };

export const findItems = (context: Context, kind: ItemKind, codes: string[] | null): Promise<KnownItem[]> =>
  context.sql.rows(codeStatements[kind], [codes]);

const fragileLabels = (kind: ItemKind) =>
  statement(
    `SELECT t.id, i.code FROM ${kind}_label t JOIN ${kind}_item i ON i.id = t.${kind}_item_id
     WHERE i.code ~ '^(0\\d+|\\d+[eE]\\d+)$'`,
  );
const fragileStatements = { opt: fragileLabels('opt'), col: fragileLabels('col') };

/** The labels of codes that a spreadsheet turns into numbers (0012 becomes 12), by id. */
export async function findFragileCodes(context: Context, kind: ItemKind): Promise<Map<number, string>> {
  const rows = await context.sql.rows<{ id: number; code: string }>(fragileStatements[kind], []);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
