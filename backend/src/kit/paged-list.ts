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
}

export interface Page<Row> {
  content: Row[];
  totalElements: number;
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

type TextOf = (list: AnyList, order: Order, where: Where, total: string) => string;

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
  const offset = query.page * query.size;
  const own = (list.parameters ?? []).map((name) => query.parameters?.[name]);
  const totalKey = list.countedFrom && JSON.stringify([list.table, where.sql, own, where.values]);
  let counted = totalKey === undefined ? undefined : totals.get(totalKey);
  if (totalKey !== undefined && !counted && where.isSearch && !where.isNarrow)
    totals.set(totalKey, (counted = await countOf(context, list, where, [...own, ...where.values])));
  const isDear = counted !== undefined && counted.total >= DEAR_TOTAL;
  const textOf: TextOf =
    where.isSearch && !isDear ? searchText : offset >= DEEP_OFFSET ? deepText : plainText;
  const key = `${query.sortBy}|${query.sortDesc}|${where.key}|${textOf.name}|${isDear}`;
  const total = isDear ? keptTotal(list, where) : freshTotal(list, where);
  const pageStatement = compiledFor(list, key, where, () => textOf(list, query, where, total));
  const kept = isDear ? [counted!.snapshot, counted!.total] : [];
  const values = [...own, ...where.values, query.size, offset, ...kept];
  const [row] = await context.sql.rows<Counted & { content: string }>(pageStatement, values);
  if (totalKey !== undefined) totals.set(totalKey, { total: row!.total, snapshot: row!.snapshot });
  return jsonText(`{"content":${row!.content},"totalElements":${row!.total}}`);
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
  const [snapshot, total] = [`$${where.placeholders + 3}`, `$${where.placeholders + 4}`];
  const entities = [...list.countedFrom!, EVERY_CACHE].map((entity) => `'${entity}'`).join(', ');
  const changed = changedSinceSql(`ARRAY[${entities}]`, `${snapshot}::text`);
  return `(CASE WHEN ${changed} THEN ${freshTotal(list, where)} ELSE ${total}::bigint END)`;
}

function orderBy(list: AnyList, { sortBy, sortDesc }: Order, isReversed: boolean): string {
  const direction = sortDesc !== isReversed ? 'DESC' : 'ASC';
  const sorted = [list.sorts[sortBy]!].flat();
  const along = (columns: string[], way: string) => columns.map((column) => `${column} ${way}`).join(', ');
  if (list.within)
    return `${along(sorted, direction)}, ${along([...list.within, list.id], isReversed ? 'DESC' : 'ASC')}`;
  return along([...new Set([...sorted, list.id])], direction);
}

function asJson({ details }: AnyList, rows: string): string {
  if (!details) return `(SELECT coalesce(json_agg(page), '[]') FROM (${rows}) page)`;
  return `(SELECT coalesce(json_agg(shown), '[]') FROM (
    SELECT ${details.columns} FROM (${rows}) page ${details.joins ?? ''}) shown)`;
}

/** Near pages: the index delivers the first rows in order, and the count is index-only too. */
function plainText(list: AnyList, order: Order, where: Where, total: string): string {
  const count = where.placeholders;
  const rows = `SELECT ${list.columns} FROM ${list.table} ${list.joins ?? ''} ${where.sql}
    ORDER BY ${orderBy(list, order, false)} LIMIT $${count + 1} OFFSET $${count + 2}`;
  return `SELECT ${total} AS total, ${SNAPSHOT}, ${asJson(list, rows)}::text AS content`;
}

/** Searches with few matches: one scan for the total and the page together. */
function searchText(list: AnyList, order: Order, where: Where): string {
  const count = where.placeholders;
  const rows = `SELECT ${list.columns} FROM matches JOIN ${list.table} ON ${list.id} = match_id ${list.joins ?? ''}
    ORDER BY ${orderBy(list, order, false)} LIMIT $${count + 1} OFFSET $${count + 2}`;
  return `WITH matches AS MATERIALIZED (SELECT ${list.id} AS match_id FROM ${list.table} ${where.sql})
    SELECT (SELECT count(*) FROM matches) AS total, ${SNAPSHOT}, ${asJson(list, rows)}::text AS content`;
}

/** Far pages: the half that does not contain the page gets LIMIT 0, which PostgreSQL does not even execute. */
function deepText(list: AnyList, order: Order, where: Where, counted: string): string {
  const count = where.placeholders;
  const size = `$${count + 1}::bigint`;
  const offset = `$${count + 2}::bigint`;
  const rows = `SELECT ${list.columns} FROM ${list.table} ${list.joins ?? ''} ${where.sql}`;
  const total = '(SELECT n FROM total)';
  const reversed = '(SELECT backward AS row, row_number() OVER () AS position FROM backward)';
  return `WITH total AS MATERIALIZED (SELECT ${counted} AS n),
    forward AS (${rows} ORDER BY ${orderBy(list, order, false)}
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
