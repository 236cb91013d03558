/** SQL generated from the description of the feed's files. Each file is staged in a temporary table. */
import type { FeedColumn, FeedTable } from './feed-table.ts';

const sqlTypes = { text: 'text', integer: 'integer', amount: 'numeric(12,2)', flag: 'boolean', date: 'date' };

const columnOf = (table: FeedTable, name: string): FeedColumn =>
  table.columns.find((column) => column.name === name)!;

export const stagingOf = (file: string): string => `feed_${file.replace('.csv', '')}`;

const quoted = (name: string): string => `"${name}"`;

export const createStaging = ({ file, columns }: FeedTable): string =>
  `CREATE TEMP TABLE ${stagingOf(file)} (row integer NOT NULL, ${columns
    .map(({ name, kind }) => `${quoted(name)} ${sqlTypes[kind]}`)
    .join(', ')}) ON COMMIT DROP`;

export const fillStaging = ({ file, columns }: FeedTable): string =>
  `INSERT INTO ${stagingOf(file)}
   SELECT r.row, ${columns.map(({ name }) => `v.${quoted(name)}`).join(', ')}
   FROM jsonb_to_recordset($1::jsonb) AS r(row integer, values jsonb)
   CROSS JOIN LATERAL jsonb_to_record(r.values) AS v(${columns
     .map(({ name, kind }) => `${quoted(name)} ${sqlTypes[kind]}`)
     .join(', ')})`;

const compared = ({ isKeyInAnyCase }: FeedTable, value: string): string =>
  isKeyInAnyCase ? `lower(${value})` : value;

export const findDuplicates = (table: FeedTable, columns: readonly string[]): string =>
  `SELECT row, first FROM (
     SELECT row, min(row) OVER (PARTITION BY ${columns.map((name) => compared(table, quoted(name))).join(', ')}) AS first
     FROM ${stagingOf(table.file)}) s
   WHERE row <> first ORDER BY row LIMIT $1`;

/** Rows that say of themselves what a stored row of another key says, unless the file says something else of that one. */
export function findTaken(table: FeedTable, columns: readonly string[]): string {
  const same = (names: readonly string[]) =>
    names.map((name) => `t.${columnOf(table, name).target} = s.${quoted(name)}`).join(' AND ');
  const key = table.key.map((name) => `t.${columnOf(table, name).target}`).join(` || ', ' || `);
  const changed = table.key
    .map((name) => `t.${columnOf(table, name).target} = o.${quoted(name)}`)
    .join(' AND ');
  return `SELECT row, ${key} AS value FROM ${stagingOf(table.file)} s JOIN ${table.table} t ON ${same(columns)}
    WHERE NOT (${same(table.key)}) AND NOT EXISTS (SELECT FROM ${stagingOf(table.file)} o WHERE ${changed})
    ORDER BY row LIMIT $1`;
}

/** Rows whose key is stored in another case, with the stored one; the table must not hold both. */
export function findOtherCase(table: FeedTable): string {
  const pairs = table.key.map((name) => ({
    stored: `t.${columnOf(table, name).target}`,
    read: `s.${quoted(name)}`,
  }));
  return `SELECT row, ${pairs.map(({ stored }) => stored).join(` || ', ' || `)} AS value
    FROM ${stagingOf(table.file)} s JOIN ${table.table} t
      ON ${pairs.map(({ stored, read }) => `${compared(table, stored)} = ${compared(table, read)}`).join(' AND ')}
    WHERE ${pairs.map(({ stored, read }) => `${stored} <> ${read}`).join(' OR ')} ORDER BY row LIMIT $1`;
}

export function findMissing({ file }: FeedTable, { name, reference }: FeedColumn): string {
  return `SELECT row, s.${quoted(name)} AS value FROM ${stagingOf(file)} s
    WHERE s.${quoted(name)} IS NOT NULL
      AND NOT EXISTS (SELECT FROM ${reference!.table} t WHERE t.${reference!.by}::text = s.${quoted(name)})
    ORDER BY row LIMIT $1`;
}

export function findOrphans({ file, belongsTo }: FeedTable): string {
  const { columns, table, by } = belongsTo!;
  const pairs = columns.map((name, index) => `t.${by[index]} = s.${quoted(name)}`).join(' AND ');
  const value = columns.map((name) => `s.${quoted(name)}`).join(` || ', ' || `);
  return `SELECT row, ${value} AS value FROM ${stagingOf(file)} s
    WHERE NOT EXISTS (SELECT FROM ${table} t WHERE ${pairs}) ORDER BY row LIMIT $1`;
}

/** Rows of a group that staff have replaced are kept: what they removed must not come back. */
function exceptReplaced({ replacedWholly, entity }: FeedTable): string {
  if (!replacedWholly) return '';
  const id = replacedWholly.map((name) => `s.${quoted(name)}`).join(` || '/' || `);
  return `WHERE NOT EXISTS (SELECT FROM change_log l WHERE l.entity = '${entity}' AND l.entity_id = ${id})`;
}

function staged(table: FeedTable): string {
  const joins: string[] = [];
  const values = table.columns.map(({ name, target, reference }, index) => {
    if (!reference || (reference.gives === reference.by && reference.by !== 'id'))
      return `s.${quoted(name)} AS ${target}`;
    joins.push(
      `LEFT JOIN ${reference.table} r${index} ON r${index}.${reference.by}::text = s.${quoted(name)}`,
    );
    return `r${index}.${reference.gives} AS ${target}`;
  });
  return `SELECT ${values.join(', ')} FROM ${stagingOf(table.file)} s ${joins.join(' ')} ${exceptReplaced(table)} ORDER BY s.row`;
}

export function mergeRows(table: FeedTable): string {
  const keys = table.key.map((name) => columnOf(table, name).target);
  const others = table.columns
    .filter(({ name }) => table.existing === 'update' || table.alwaysSet?.includes(name))
    .map(({ target }) => target)
    .filter((target) => !keys.includes(target));
  const sets = others.map((target) => `${target} = excluded.${target}`);
  if (table.isVersioned) sets.push('version = t.version + 1');
  const differs = `(${others.map((target) => `t.${target}`).join(', ')})
    IS DISTINCT FROM (${others.map((target) => `excluded.${target}`).join(', ')})`;
  const isKept = others.length === 0;
  const columns = table.columns.map(({ target }) => target).join(', ');
  return `WITH written AS (
      INSERT INTO ${table.table} AS t (${columns}) ${staged(table)}
      ON CONFLICT (${keys.join(', ')}) DO ${isKept ? 'NOTHING' : `UPDATE SET ${sets.join(', ')} WHERE ${differs}`}
      RETURNING t.xmax = 0 AS is_new)
    SELECT count(*) FILTER (WHERE is_new)::integer AS added, count(*) FILTER (WHERE NOT is_new)::integer AS changed
    FROM written`;
}

/** Deletes the rows that the file omits from the groups it names, unless people have replaced them. Returns `removed`. */
export function removeUnlisted(table: FeedTable): string {
  const same = (names: string[]) =>
    names
      .map((name) => columnOf(table, name).target)
      .map((target) => `t.${target} = w.${target}`)
      .join(' AND ');
  return `WITH wanted AS (${staged(table)}), gone AS (
      DELETE FROM ${table.table} t WHERE EXISTS (SELECT FROM wanted w WHERE ${same(table.replacedWholly!)})
        AND NOT EXISTS (SELECT FROM wanted w WHERE ${same(table.key)}) RETURNING 1)
    SELECT count(*)::integer AS removed FROM gone`;
}

/** Deletes the rows that the file omits from the vehicles that `files` name. Returns `removed`. */
export function removeRows(table: FeedTable, files: string[]): string {
  const vehicles = files.map((file) => `SELECT vehicle FROM ${stagingOf(file)}`).join(' UNION ');
  const same = table.key.map((name) => `t.${columnOf(table, name).target} = s.${quoted(name)}`).join(' AND ');
  return `WITH gone AS (
      DELETE FROM ${table.table} t WHERE t.vetele IN (${vehicles})
        AND NOT EXISTS (SELECT FROM ${stagingOf(table.file)} s WHERE ${same}) RETURNING 1)
    SELECT count(*)::integer AS removed FROM gone`;
}
