import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import type { TextField, TextKey, TextKind } from './text-key.ts';
import { byKind, textStores } from './translation-kinds.ts';

/** A record in one language: what it holds of each of its texts, and when that was last changed. */
export interface StoredRecord {
  id: number;
  version: number;
  language: string;
  texts: Partial<Record<TextField, string>>;
  changedAt: Partial<Record<TextField, string>>;
}

/** The records of many keys ($1, as JSON) in some languages ($2, codes), with the number of their key. */
function recordsSql(kind: TextKind, lock = ''): string {
  const { from, where, group, code, model, exceptModel, fields } = textStores[kind];
  const json = (value: (name: TextField) => string) =>
    `json_build_object(${fields.map(({ name }) => `'${name}', ${value(name)}`).join(', ')})`;
  return `SELECT k.at, r.id, r.version, g.code AS language, ${json((name) => `r.${name}`)} AS texts,
      ${json((name) => `r.${name}_changed_at`)} AS "changedAt"
    FROM ${from} JOIN language g ON g.id = r.language_id, jsonb_to_recordset($1::jsonb)
      AS k(at integer, "group" text, code text, model text, "exceptModel" text)
    WHERE g.code = ANY($2) AND ${code} = k.code AND ${group} = k."group" AND ${model} = k.model
      AND ${exceptModel} = k."exceptModel" ${where ? `AND ${where}` : ''} ORDER BY r.id ${lock}`;
}

const found = byKind((kind) => statement(recordsSql(kind)));
const locked = byKind((kind) => statement(recordsSql(kind, 'FOR UPDATE OF r')));

/**
 * The stored records of each key in the given languages (codes), in the order of the keys, which may be of several kinds.
 * @param isLocked until the transaction ends
 */
export async function storedRecords(
  context: Context,
  keys: readonly TextKey[],
  languages: readonly string[],
  { isLocked }: { isLocked: boolean },
): Promise<StoredRecord[][]> {
  const records = keys.map((): StoredRecord[] => []);
  for (const kind of new Set(keys.map((key) => key.kind))) {
    const wanted = keys.flatMap((key, at) => (key.kind === kind ? [{ ...key, at }] : []));
    const values = [JSON.stringify(wanted), languages];
    const rows = context.sql.rows<StoredRecord & { at: number }>((isLocked ? locked : found)[kind], values);
    for (const { at, ...record } of await rows) records[at]!.push(record);
  }
  return records;
}
