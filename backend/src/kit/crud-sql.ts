import { CHANGE_COLUMNS } from './change-log.ts';
import {
  columnsSql,
  datedTexts,
  fieldsOf,
  recordsetSql,
  stateSql,
  writesSql,
  type RecordDefinition,
} from './record.ts';
import { statement } from './sql.ts';

/** The statements of a CRUD resource, each of which writes the change log itself. */
export function crudStatements<State extends object, Id extends number | string>(
  record: RecordDefinition<State, Id>,
) {
  const { table, entity, id, name, list } = record;
  const columns = columnsSql(record);
  const hasOwnId = !fieldsOf(record).some(([, { column }]) => column === id.column);
  const nameOf = (row: string): string => record.columns[name].read(row);
  const log = (rest: string): string =>
    `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after) ${rest}`;
  const changes = fieldsOf(record).map(([, { column }]) => `${column} = wanted.${column}`);
  const wanted = fieldsOf(record).map(
    ([field, { column, write }]) =>
      `CASE WHEN given ? '${field}' THEN ${write(`i."${field}"`)} ELSE before.${column} END AS ${column}`,
  );

  /** Values: states as a JSON array, at, actor, source. */
  const create = statement(
    `WITH input AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS i(${recordsetSql(record)})),
     created AS (INSERT INTO ${table} (${columns}) SELECT ${writesSql(record, 'input')} FROM input RETURNING *),
     logged AS (${log(`SELECT $2, $3, '${entity}', created.${id.column}::text, 'create', $4, NULL, ${stateSql(record, 'created')} FROM created`)})
     SELECT ${id.column} AS id, version FROM created`,
  );

  /** Values: [{ id, version, values }] as JSON, at, actor, source. Stale and unchanged records are not written. */
  const update = statement(
    `WITH input AS (
       SELECT (e ->> 'id')::${id.type} AS id, (e ->> 'version')::integer AS version, e -> 'values' AS given
       FROM jsonb_array_elements($1::jsonb) AS e),
     before AS (SELECT r.* FROM ${table} r JOIN input ON input.id = r.${id.column} FOR NO KEY UPDATE OF r),
     wanted AS (
       SELECT input.id AS wanted_id, input.version AS wanted_version, ${wanted.join(', ')}
       FROM before JOIN input ON input.id = before.${id.column}
       CROSS JOIN LATERAL jsonb_to_record(given) AS i(${recordsetSql(record)})),
     changed AS (
       UPDATE ${table} r SET ${changes.join(', ')}, version = r.version + 1
       FROM wanted JOIN before ON before.${id.column} = wanted_id
       WHERE r.${id.column} = wanted_id AND (wanted_version IS NULL OR before.version = wanted_version)
         AND (${columnsSql(record, 'before')}) IS DISTINCT FROM (${columnsSql(record, 'wanted')})
       RETURNING r.*),
     logged AS (${log(
       `SELECT $2, $3, '${entity}', changed.${id.column}::text, 'update', $4, ${stateSql(record, 'before')}, ${stateSql(record, 'changed')}
        FROM changed JOIN before USING (${id.column})`,
     )})
     SELECT before.${id.column} AS id, ${nameOf('before')} AS name, before.version AS "storedVersion",
       coalesce(changed.version, before.version) AS version
     FROM before LEFT JOIN changed USING (${id.column})`,
  );

  /** Values: ids, at, actor, source. */
  const remove = statement(
    `WITH gone AS (DELETE FROM ${table} WHERE ${id.column} = ANY($1::${id.type}[]) RETURNING *),
     logged AS (${log(`SELECT $2, $3, '${entity}', gone.${id.column}::text, 'delete', $4, ${stateSql(record, 'gone')}, NULL FROM gone`)})
     SELECT ${nameOf('gone')} AS name FROM gone`,
  );

  /** Values: ids. In one order, so that two of them wait for each other instead of both failing. */
  const lock = statement(
    `SELECT ${id.column} AS id, version FROM ${table} WHERE ${id.column} = ANY($1::${id.type}[]) ORDER BY ${id.column}
     FOR UPDATE`,
  );

  /** A field that is newer than the state keeps its value, or gets the one of a new record. */
  const restored = fieldsOf(record).map(
    ([field, { column, write, initial, isOfFeed }]) =>
      `CASE ${isOfFeed ? `WHEN NOT before IS NULL THEN before.${column} ` : ''}WHEN $2::jsonb ? '${field}' THEN ${write(`i."${field}"`)} WHEN before IS NULL THEN ${initial} ELSE before.${column} END`,
  );

  // A deleted text returns as old as it was: what is out of date beside it, or checked, stays so. Only what returns as another text
  // than was deleted is new.
  const dated = datedTexts(table);
  const datesTo = dated.map((text) => `, ${text}_changed_at`).join('');
  const dateOf = (text: string, recordId: string): string =>
    `coalesce((SELECT max(c.at) FROM (
        SELECT at, after, coalesce(before, CASE WHEN action = 'restore' THEN coalesce(lag(before) OVER (ORDER BY id), after) END) AS former
        FROM change_log WHERE entity = '${entity}' AND entity_id = ${recordId}) c
      WHERE c.after IS NOT NULL AND c.former ->> '${text}' IS DISTINCT FROM c.after ->> '${text}'), 'epoch')`;
  const datesOf = (recordId: string): string => dated.map((text) => `, ${dateOf(text, recordId)}`).join('');
  const last = `SELECT coalesce(after, before) FROM change_log WHERE entity = '${entity}' AND entity_id = $1::text ORDER BY id DESC LIMIT 1`;
  const restoredDates = dated.map((text) => {
    const now = restored[fieldsOf(record).findIndex(([, { column }]) => column === text)];
    return `, CASE WHEN (${last}) ->> '${text}' IS DISTINCT FROM (${now}) THEN now() ELSE ${dateOf(text, '$1::text')} END`;
  });

  /** Values: id, state as JSON, at, actor, source. A deleted record returns under its old id, with a version that no client can have. Nothing is
   * written, and no row returned, where somebody has created it at this moment. */
  const restore = statement(
    `WITH before AS (SELECT * FROM ${table} WHERE ${id.column} = $1::${id.type} FOR NO KEY UPDATE),
     put AS (
       INSERT INTO ${table} AS r (${hasOwnId ? `${id.column}, ` : ''}${columns}, version${datesTo})
       SELECT ${hasOwnId ? `$1::${id.type}, ` : ''}${restored.join(', ')}, coalesce(before.version,
         (SELECT count(*) FROM change_log WHERE entity = '${entity}' AND entity_id = $1::text)) + 1${restoredDates.join('')}
       FROM jsonb_to_record($2::jsonb) AS i(${recordsetSql(record)}) LEFT JOIN before ON true
       ON CONFLICT (${id.column}) DO UPDATE SET ${fieldsOf(record)
         .map(([, { column }]) => `${column} = excluded.${column}`)
         .join(', ')}, version = r.version + 1 WHERE EXISTS (SELECT FROM before)
       RETURNING *),
     logged AS (${log(
       `SELECT $3, $4, '${entity}', put.${id.column}::text, 'restore', $5,
          (SELECT ${stateSql(record, 'before')} FROM before), ${stateSql(record, 'put')} FROM put`,
     )})
     SELECT version, ${nameOf('put')} AS name FROM put`,
  );

  /** Values: ids of deletions, at, actor, source. Each record returns as `restore` brings it back. */
  const restoreAll = statement(
    `WITH gone AS (
       SELECT d.entity_id::${id.type} AS gone_id, d.before AS gone, (SELECT count(*) FROM change_log c
         WHERE c.entity = d.entity AND c.entity_id = d.entity_id) + 1 AS next FROM change_log d WHERE d.id = ANY($1)),
     put AS (
       INSERT INTO ${table} (${hasOwnId ? `${id.column}, ` : ''}${columns}, version${datesTo})
       SELECT ${hasOwnId ? 'gone_id, ' : ''}${fieldsOf(record)
         .map(
           ([field, { write, initial }]) =>
             `CASE WHEN gone ? '${field}' THEN ${write(`i."${field}"`)} ELSE ${initial} END`,
         )
         .join(', ')}, next${datesOf('gone_id::text')}
       FROM gone CROSS JOIN LATERAL jsonb_to_record(gone) AS i(${recordsetSql(record)})
       RETURNING *),
     logged AS (${log(`SELECT $2, $3, '${entity}', put.${id.column}::text, 'restore', $4, NULL, ${stateSql(record, 'put')} FROM put`)})
     SELECT ${id.column} AS id FROM put`,
  );

  /** Values: fields that the deleted records must have, as JSON. */
  const deleted = statement(
    `SELECT coalesce(json_agg(changes), '[]') AS changes FROM (
       SELECT ${CHANGE_COLUMNS} FROM change_log d
       WHERE d.entity = '${entity}' AND d.action = 'delete' AND d.before @> $1::jsonb
         AND NOT EXISTS (SELECT FROM ${table} r WHERE r.${id.column} = d.entity_id::${id.type})
         AND NOT EXISTS (SELECT FROM change_log later WHERE later.entity = d.entity AND later.entity_id = d.entity_id
           AND later.id > d.id)
       ORDER BY d.id DESC LIMIT 200) changes`,
  );

  /** Values: id. The row as the list shows it, with who changed it last and when. */
  const current = statement(
    `SELECT row_to_json(found) AS current, c.actor AS "changedBy", c.at AS "changedAt"
     FROM (SELECT ${list.columns} FROM ${list.table} ${list.joins ?? ''} WHERE ${list.id} = $1::${id.type}) found
     LEFT JOIN LATERAL (SELECT actor, at FROM change_log
       WHERE entity = '${entity}' AND entity_id = $1::text ORDER BY id DESC LIMIT 1) c ON true`,
  );

  /** Values: state as JSON. Whether each referenced row exists. */
  const references = fieldsOf(record).flatMap(([field, { refersTo }]) =>
    refersTo ? [{ field, what: refersTo.what, exists: refersTo.exists(`i."${field}"`) }] : [],
  );
  const existing = statement(
    `SELECT ${references.map(({ field, exists }) => `i."${field}" IS NULL OR ${exists} AS "${field}"`).join(', ') || 'true'}
     FROM jsonb_to_record($1::jsonb) AS i(${recordsetSql(record)})`,
  );

  return { create, update, remove, lock, restore, restoreAll, deleted, current, existing, references };
}
