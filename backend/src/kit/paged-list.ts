import { readMap } from './cache.ts';
import type { Context } from './context.ts';
import { jsonText, type JsonText } from './json-reply.ts';
import {
  deepText,
  freshTotal,
  keptTotal,
  orderBy,
  plainText,
  searchText,
  sliceOf,
  SNAPSHOT,
  type AnyList,
  type TextOf,
} from './paged-list-sql.ts';
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
const LARGE_TOTAL = 1000;
/** A search within a group that finds so many pages is read in the order of the list: that ends long before the group does. */
const MANY_PAGES = 10;
const TRIGRAM_LENGTH = 3;

export interface Where {
  key: string;
  sql: string;
  values: unknown[];
  placeholders: number;
  isSearch: boolean;
  isNarrow: boolean;
  usesTrigrams: boolean;
}

/** Filters of a list, and ids of rows if it is of these alone. */
export type Listed<FilterName extends string> = Partial<Record<FilterName, unknown>> & {
  ids?: readonly (number | string)[] | undefined;
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The WHERE clause of the given filters, for lists and the exports that follow them (decision A-90). */
export function whereOf<S extends string, F extends string>(
  list: ListDefinition<S, F>,
  given: Listed<F>,
): Where {
  const filters = { ...list.filters, ids: oneOf(list.id) } as Record<F | 'ids', Filter>;
  const names = (Object.keys(filters) as F[]).filter((name) => isGiven(given[name]));
  const isNarrow = list.narrowedBy !== undefined && isGiven(given[list.narrowedBy]);
  const used = names.map((name) => {
    const filter = filters[name];
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
 * Page and total in ONE statement, as JSON, in a stable order (tie-break by id); also past the end. Never inside a command,
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
  const page = found ?? query.page;
  const offset = page * query.size;
  const totalKey = list.countedFrom && JSON.stringify([list.table, where.sql, own, where.values]);
  let counted = totalKey === undefined ? undefined : totals.get(totalKey);
  if (totalKey !== undefined && !counted && where.isSearch && !where.isNarrow)
    totals.set(totalKey, (counted = await countOf(context, list, where, [...own, ...where.values])));
  const largeFrom = where.isSearch && where.isNarrow ? MANY_PAGES * query.size : LARGE_TOTAL;
  const isLargeTotal = counted !== undefined && counted.total >= Math.min(largeFrom, LARGE_TOTAL);
  const textOf: TextOf =
    where.isSearch && !isLargeTotal ? searchText : offset >= DEEP_OFFSET ? deepText : plainText;
  const kept = isLargeTotal ? [counted!.snapshot, counted!.total] : [];
  const slice = sliceOf(where.placeholders + kept.length, { page, size: query.size });
  const shown = `${slice.size},${slice.offset}`;
  const key = `${query.sortBy}|${query.sortDesc}|${where.key}|${textOf.name}|${isLargeTotal}|${shown}`;
  const total = isLargeTotal ? keptTotal(list, where) : freshTotal(list, where);
  const pageStatement = compiledFor(list, key, where, () => textOf(list, query, where, total, slice));
  const values = [...own, ...where.values, ...kept, ...slice.values];
  const [row] = await context.sql.rows<Counted & { content: string }>(pageStatement, values);
  if (totalKey !== undefined) totals.set(totalKey, { total: row!.total, snapshot: row!.snapshot });
  const at = found === undefined ? '' : `,"pageIndex":${found}`;
  return jsonText('{"content":', row!.content, `,"totalElements":${row!.total}${at}}`);
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
      ORDER BY ${orderBy(list, query)}) listed) placed
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
