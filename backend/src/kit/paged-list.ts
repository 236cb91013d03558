import { changedSinceSql, EVERY_CACHE, readMap } from './cache.ts';
import type { Context } from './context.ts';
import { jsonText, type JsonText } from './json-reply.ts';
import { containsPattern, searchedTextSql, statement, type Statement } from './sql.ts';

/** How one filter becomes SQL: `sql` takes the placeholder, `value` the wire value. */
export interface Filter {
  sql: (placeholder: string) => string;
  value: (input: unknown) => unknown;
  indexed?: { sql: (placeholder: string) => string; value: (input: unknown) => unknown };
}

export const equals = (column: string): Filter => ({
  sql: (p) => `${column} = ${p}`,
  value: (input) => input,
});

/** The search_text column contains the value, ignoring case and accents; there are no wildcards. */
export const contains = (searchColumn: string): Filter => ({
  sql: (p) => `strpos(${searchColumn}, ${searchedTextSql(p)}) > 0`,
  value: String,
  indexed: {
    sql: (p) => `${searchColumn} LIKE search_text(${p})`,
    value: (input) => containsPattern(String(input)),
  },
});

export const oneOf = (column: string): Filter => ({
  sql: (p) => `${column} = ANY(${p})`,
  value: (input) => input,
});

export const noneOf = (column: string): Filter => ({
  sql: (p) => `${column} <> ALL(${p})`,
  value: (input) => input,
});

/** An allow-list: nothing outside it reaches SQL. Filters and sorts use columns of `table` only, `joins` what a row shows. */
export interface ListDefinition<Sort extends string, FilterName extends string> {
  table: string;
  joins?: string;
  /** Unique column, the tie-break of every order. */
  id: string;
  columns: string;
  /** For expensive columns, over the rows of `page`: `columns` are computed for rows that OFFSET skips too. Joins must be LATERAL. */
  details?: { columns: string; joins?: string };
  /** Several columns if an index contains only the beginning of a text. */
  sorts: Record<Sort, string | string[]>;
  /** The order among equal rows; it stays when the sort is reversed. */
  within?: string[];
  filters: Record<FilterName, Filter>;
  /** Filter that leaves so few rows that a search need not use the trigram index. */
  narrowedBy?: FilterName;
  /** The entities that the filters read, as named in the change log: large totals are kept until one of them changes. */
  countedFrom?: string[];
  /** Values that table, joins, columns or sorts use themselves, such as a language: the first is $1. */
  parameters?: readonly string[];
}

export interface PageQuery<Sort extends string, FilterName extends string> {
  page: number;
  size: number;
  sortBy: Sort;
  sortDesc: boolean;
  filters: Partial<Record<FilterName, unknown>>;
  parameters?: Record<string, unknown>;
  /** Id of a record: the page that it lies on, in place of `page`, if the list holds it. */
  pageOf?: string;
}

export interface Page<Row> {
  content: Row[];
  totalElements: number;
  /** Of the record that `pageOf` wanted. */
  pageIndex?: number;
}

const DEEP_OFFSET = 1000;
/** Smaller totals are counted each time, as quickly as they could be checked. */
const DEAR_TOTAL = 1000;
const TRIGRAM_LENGTH = 3;

type AnyList = ListDefinition<string, string>;
type Order = { sortBy: string; sortDesc: boolean };

interface Where {
  key: string;
  sql: string;
  values: unknown[];
  placeholders: number;
  isSearch: boolean;
  isNarrow: boolean;
  usesTrigrams: boolean;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The WHERE clause of the given filters, for lists and the exports that follow them (decision A-90). */
export function whereOf<S extends string, F extends string>(
  list: ListDefinition<S, F>,
  given: Partial<Record<F, unknown>>,
): Where {
  const names = (Object.keys(list.filters) as F[]).filter((name) => isGiven(given[name]));
  const isNarrow = list.narrowedBy !== undefined && isGiven(given[list.narrowedBy]);
  const used = names.map((name) => {
    const filter = list.filters[name];
    const isIndexed =
      filter.indexed !== undefined && !isNarrow && String(given[name]).trim().length >= TRIGRAM_LENGTH;
    return { name, filter, isIndexed, way: isIndexed ? filter.indexed! : filter };
  });
  const taken = list.parameters?.length ?? 0;
  const conditions = used.map(({ way }, index) => way.sql(`$${taken + index + 1}`));
  return {
    key: used.map(({ name, isIndexed }) => (isIndexed ? `${name}*` : name)).join(','),
    sql: conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`,
    values: used.map(({ name, way }) => way.value(given[name])),
    placeholders: taken + used.length,
    isSearch: used.some(({ filter }) => filter.indexed !== undefined),
    isNarrow,
    usesTrigrams: used.some(({ isIndexed }) => isIndexed),
  };
}

/** A total and the snapshot it was counted in. */
interface Counted {
  total: number;
  snapshot: string;
}

const totals = readMap<Counted>(1000);

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
function sliceOf(placeholders: number, { page, size }: { page: number; size: number }): Slice {
  const isUsual = USUAL_SIZES.includes(size);
  return {
    size: isUsual ? String(size) : `$${placeholders + 1}`,
    offset: page === 0 ? '0' : `$${placeholders + (isUsual ? 1 : 2)}`,
    values: [...(isUsual ? [] : [size]), ...(page === 0 ? [] : [page * size])],
  };
}

type TextOf = (list: AnyList, order: Order, where: Where, total: string, slice: Slice) => string;

const compiled = new WeakMap<object, Map<string, Statement>>();

function compiledFor(list: AnyList, key: string, where: Where, textOf: () => string): Statement {
  let statements = compiled.get(list);
  if (!statements) compiled.set(list, (statements = new Map()));
  let found = statements.get(key);
  if (!found) {
    found = statement(textOf());
    // The best plan depends on how rare the text is: without a name it is planned each time.
    if (where.usesTrigrams) found = { ...found, name: '' };
    statements.set(key, found);
  }
  return found;
}

/**
 * Page and total (R-062) in ONE statement, as JSON, in a stable order (tie-break by id); also past the end. Never inside a command,
 * which would keep a total with its own writes.
 */
export async function pagedList<Row, S extends string, F extends string>(
  context: Context,
  list: ListDefinition<S, F>,
  query: PageQuery<S, F>,
): Promise<JsonText<Page<Row>>> {
  const where = whereOf(list, query.filters);
  const own = (list.parameters ?? []).map((name) => query.parameters?.[name]);
  const found = await pageIndexOf(context, list, query, where, own);
  const offset = (found ?? query.page) * query.size;
  const totalKey = list.countedFrom && JSON.stringify([list.table, where.sql, own, where.values]);
  let counted = totalKey === undefined ? undefined : totals.get(totalKey);
  if (totalKey !== undefined && !counted && where.isSearch && !where.isNarrow)
    totals.set(totalKey, (counted = await countOf(context, list, where, [...own, ...where.values])));
  const isDear = counted !== undefined && counted.total >= DEAR_TOTAL;
  const textOf: TextOf =
    where.isSearch && !isDear ? searchText : offset >= DEEP_OFFSET ? deepText : plainText;
  const kept = isDear ? [counted!.snapshot, counted!.total] : [];
  const slice = sliceOf(where.placeholders + kept.length, query);
  const shown = `${slice.size},${slice.offset}`;
  const key = `${query.sortBy}|${query.sortDesc}|${where.key}|${textOf.name}|${isDear}|${shown}`;
  const total = isDear ? keptTotal(list, where) : freshTotal(list, where);
  const pageStatement = compiledFor(list, key, where, () => textOf(list, query, where, total, slice));
  const values = [...own, ...where.values, ...kept, ...slice.values];
  const [row] = await context.sql.rows<Counted & { content: string }>(pageStatement, values);
  if (totalKey !== undefined) totals.set(totalKey, { total: row!.total, snapshot: row!.snapshot });
  const at = found === undefined ? '' : `,"pageIndex":${found}`;
  return jsonText(`{"content":${row!.content},"totalElements":${row!.total}${at}}`);
}

/** The page of the record that the query names; undefined without one, or where the list does not hold it. */
async function pageIndexOf<S extends string, F extends string>(
  context: Context,
  list: ListDefinition<S, F>,
  query: PageQuery<S, F>,
  where: Where,
  own: unknown[],
): Promise<number | undefined> {
  if (!query.pageOf) return undefined;
  // The columns are not computed, but tell the types of the parameters; those of the details must be told.
  const typed = list.details ? own.map((_, at) => ` AND ($${at + 1}::text IS NULL OR true)`).join('') : '';
  const textOf = () => `SELECT (position - 1)::int AS position FROM (
    SELECT place_id, row_number() OVER () AS position FROM (
      SELECT ${list.id}::text AS place_id, ${list.columns} FROM ${list.table} ${list.joins ?? ''} ${where.sql}
      ORDER BY ${orderBy(list, query, false)}) listed) placed
    WHERE place_id = $${where.placeholders + 1}${typed}`;
  const key = `${query.sortBy}|${query.sortDesc}|${where.key}|place`;
  const values = [...own, ...where.values, query.pageOf];
  const [row] = await context.sql.rows<{ position: number }>(compiledFor(list, key, where, textOf), values);
  return row && Math.floor(row.position / query.size);
}

/** Counts first, because the number of rows determines how a page of them is found. */
async function countOf(context: Context, list: AnyList, where: Where, values: unknown[]): Promise<Counted> {
  const text = () => `SELECT ${freshTotal(list, where)} AS total, ${SNAPSHOT}`;
  const [row] = await context.sql.rows<Counted>(compiledFor(list, `${where.key}|count`, where, text), values);
  return row!;
}

const SNAPSHOT = 'pg_current_snapshot()::text AS snapshot';

const freshTotal = (list: AnyList, where: Where): string =>
  `(SELECT count(*) FROM ${list.table} ${where.sql})`;

/** The stored total, if nothing visible to this statement has changed since; otherwise it is counted again. */
function keptTotal(list: AnyList, where: Where): string {
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

const orderBy = (list: AnyList, order: Order, isReversed = false): string =>
  sortKeys(list, order, isReversed)
    .map((key) => key.join(' '))
    .join(', ');

function asJson({ details }: AnyList, rows: string): string {
  if (!details) return `(SELECT coalesce(json_agg(page), '[]') FROM (${rows}) page)`;
  return `(SELECT coalesce(json_agg(shown), '[]') FROM (
    SELECT ${details.columns} FROM (${rows}) page ${details.joins ?? ''}) shown)`;
}

/** Near pages: the index delivers the first rows in order, and the count is index-only too. */
function plainText(list: AnyList, order: Order, where: Where, total: string, slice: Slice): string {
  const rows = `SELECT ${list.columns} FROM ${list.table} ${list.joins ?? ''} ${where.sql}
    ORDER BY ${orderBy(list, order)} LIMIT ${slice.size} OFFSET ${slice.offset}`;
  return `SELECT ${total} AS total, ${SNAPSHOT}, ${asJson(list, rows)}::text AS content`;
}

/** Searches with few matches: one scan for the total and the order; only the rows of the page are read whole. */
function searchText(list: AnyList, order: Order, where: Where, _total: string, slice: Slice): string {
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
function deepText(list: AnyList, order: Order, where: Where, counted: string, slice: Slice): string {
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
