/** The SQL of a page of a list and of its total. */
import { changedSinceSql, EVERY_CACHE } from './cache.ts';
import type { ListDefinition, Where } from './paged-list.ts';

export type AnyList = ListDefinition<string, string>;
type Order = { sortBy: string; sortDesc: boolean };

/** The rows to show, as SQL. */
interface Slice {
  size: string;
  offset: string;
  values: number[];
}

/** Those that a list offers. */
const USUAL_SIZES = [10, 20, 25, 50, 100];

/**
 * PostgreSQL takes a LIMIT or OFFSET that it does not know for a tenth of the rows, and then makes a plan for each request, which takes
 * longer than a page: the usual sizes and the first page are written out.
 * @param placeholders how many are taken
 */
export function sliceOf(placeholders: number, { page, size }: { page: number; size: number }): Slice {
  const isUsual = USUAL_SIZES.includes(size);
  return {
    size: isUsual ? String(size) : `$${placeholders + 1}`,
    offset: page === 0 ? '0' : `$${placeholders + (isUsual ? 1 : 2)}`,
    values: [...(isUsual ? [] : [size]), ...(page === 0 ? [] : [page * size])],
  };
}

export type TextOf = (list: AnyList, order: Order, where: Where, total: string, slice: Slice) => string;

export const SNAPSHOT = 'pg_current_snapshot()::text AS snapshot';

export const freshTotal = (list: AnyList, where: Where): string =>
  `(SELECT count(*) FROM ${list.table} ${where.sql})`;

/** The stored total, if nothing visible to this statement has changed since; otherwise it is counted again. */
export function keptTotal(list: AnyList, where: Where): string {
  const [snapshot, total] = [`$${where.placeholders + 1}`, `$${where.placeholders + 2}`];
  const entities = [...list.countedFrom!, EVERY_CACHE].map((entity) => `'${entity}'`).join(', ');
  const changed = changedSinceSql(`ARRAY[${entities}]`, `${snapshot}::text`);
  return `(CASE WHEN ${changed} THEN ${freshTotal(list, where)} ELSE ${total}::bigint END)`;
}

/** What the rows are sorted by, with the direction of each. */
function sortKeys(
  list: AnyList,
  { sortBy, sortDesc }: Order,
  isReversed = false,
): [sql: string, way: string][] {
  const way = sortDesc !== isReversed ? 'DESC' : 'ASC';
  const sorted = [list.sorts[sortBy]!].flat();
  if (!list.within) return [...new Set([...sorted, list.id])].map((column) => [column, way]);
  const own = isReversed ? 'DESC' : 'ASC';
  return [
    ...sorted.map((column): [string, string] => [column, way]),
    ...[...list.within, list.id].map((column): [string, string] => [column, own]),
  ];
}

export const orderBy = (list: AnyList, order: Order, isReversed = false): string =>
  sortKeys(list, order, isReversed)
    .map((key) => key.join(' '))
    .join(', ');

function asJson({ details }: AnyList, rows: string): string {
  if (!details) return `(SELECT coalesce(json_agg(page), '[]') FROM (${rows}) page)`;
  return `(SELECT coalesce(json_agg(shown), '[]') FROM (
    SELECT ${details.columns} FROM (${rows}) page ${details.joins ?? ''}) shown)`;
}

/** Near pages: the index delivers the first rows in order, and the count is index-only too. */
export function plainText(list: AnyList, order: Order, where: Where, total: string, slice: Slice): string {
  const rows = `SELECT ${list.columns} FROM ${list.table} ${list.joins ?? ''} ${where.sql}
    ORDER BY ${orderBy(list, order)} LIMIT ${slice.size} OFFSET ${slice.offset}`;
  return `SELECT ${total} AS total, ${SNAPSHOT}, ${asJson(list, rows)}::text AS content`;
}

/** Searches with few matches: one scan for the total and the order; only the rows of the page are read whole. */
export function searchText(list: AnyList, order: Order, where: Where, _total: string, slice: Slice): string {
  const keys = sortKeys(list, order);
  const ofMatch = keys.map(([column], at) => `${column} AS key_${at}`).join(', ');
  const byKeys = keys.map(([, way], at) => `key_${at} ${way}`).join(', ');
  const rows = `SELECT ${list.columns} FROM (SELECT match_id FROM matches ORDER BY ${byKeys}
      LIMIT ${slice.size} OFFSET ${slice.offset}) found
    JOIN ${list.table} ON ${list.id} = match_id ${list.joins ?? ''} ORDER BY ${orderBy(list, order)}`;
  return `WITH matches AS MATERIALIZED (
      SELECT ${list.id} AS match_id, ${ofMatch} FROM ${list.table} ${where.sql})
    SELECT (SELECT count(*) FROM matches) AS total, ${SNAPSHOT}, ${asJson(list, rows)}::text AS content`;
}

/** Far pages: the half that does not contain the page gets LIMIT 0, which PostgreSQL does not even execute. */
export function deepText(list: AnyList, order: Order, where: Where, counted: string, slice: Slice): string {
  const size = `${slice.size}::bigint`;
  const offset = `${slice.offset}::bigint`;
  const rows = `SELECT ${list.columns} FROM ${list.table} ${list.joins ?? ''} ${where.sql}`;
  const total = '(SELECT n FROM total)';
  const reversed = '(SELECT backward AS row, row_number() OVER () AS position FROM backward)';
  return `WITH total AS MATERIALIZED (SELECT ${counted} AS n),
    forward AS (${rows} ORDER BY ${orderBy(list, order)}
      OFFSET ${offset} LIMIT CASE WHEN ${offset} * 2 <= ${total} THEN ${size} ELSE 0 END),
    backward AS (${rows} ORDER BY ${orderBy(list, order, true)}
      OFFSET greatest(${total} - ${offset} - ${size}, 0)
      LIMIT CASE WHEN ${offset} * 2 > ${total} THEN greatest(least(${size}, ${total} - ${offset}), 0) ELSE 0 END)
    SELECT ${total} AS total, ${SNAPSHOT},
      CASE WHEN ${offset} * 2 <= ${total}
        THEN ${asJson(list, 'SELECT * FROM forward')}
        ELSE ${asJson(list, `SELECT (row).* FROM ${reversed} reversed ORDER BY position DESC`)}
      END::text AS content`;
}
