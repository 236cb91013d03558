import type { Context } from './context.ts';
import {
  keysetBatches,
  listBatches,
  type PackableStatements,
  type ExportDefinition,
  type Rows,
} from './export.ts';
import { delimitedSql } from './delimited-rows.ts';
import type { ListDefinition, Listed } from './paged-list.ts';
import type { RecordDefinition } from './record.ts';
import { statement } from './sql.ts';

type Field<State> = (keyof State & string) | 'id';

export interface ScopeOptions<Filter extends string = string> {
  scope?: 'VERS' | 'MKTG';
  languageToExport?: string;
  listed?: Partial<Record<Filter, unknown>>;
  /** Of the listed rows, these alone. */
  ids?: readonly (number | string)[];
}

/** A field without a column in the file does not compile: the error names it. */
type EveryField<State, Fields extends readonly unknown[]> =
  Exclude<keyof State, Fields[number]> extends never
    ? unknown
    : { noColumnFor: Exclude<keyof State, Fields[number]> };

export interface RowsToExport<State> {
  fields: readonly Field<State>[];
  /** Columns that order the file, none nullable. The id is appended. */
  order: string[];
  /** All fields are texts of a few hundred characters, or whole numbers, so that a batch fits into one text. */
  hasShortTexts?: boolean;
}

function batchStatements<State extends object, Id extends number | string>(
  record: RecordDefinition<State, Id>,
  { fields, order, hasShortTexts = false }: RowsToExport<State>,
  table: string,
  alias: string,
  condition: string,
  count: number,
): PackableStatements {
  const id = `${alias}.${record.id.column}`;
  const key = [...order.map((column) => `${alias}.${column}`), id];
  let from = table;
  const selected = fields.map((field, at) => {
    if (field === 'id') return id;
    const { read, column, joined } = record.columns[field as keyof State];
    if (!hasShortTexts || !joined) return read(alias);
    // A subquery for each of 200,000 rows would take longer than everything else.
    from += ` JOIN ${joined.table} j${at} ON j${at}.id = ${alias}.${column}`;
    return `j${at}.${joined.value}`;
  });
  const rows = (after: string, parameters: number): string =>
    `SELECT ${[...selected, ...key].join(', ')} FROM ${from} WHERE (${condition})${after}
     ORDER BY ${key.join(', ')} LIMIT $${parameters + 1}`;
  const last = key.map((_, index) => `$${count + index + 1}`);
  const first = rows('', count);
  const next = rows(` AND (${key.join(', ')}) > (${last.join(', ')})`, count + key.length);
  return {
    first: statement(first),
    next: statement(next),
    ...(hasShortTexts && {
      packed: {
        first: statement(delimitedSql(first, fields.length, key.length)),
        next: statement(delimitedSql(next, fields.length, key.length)),
        isNumber: fields.map((field) => isNumberIn(record, field)),
      },
    }),
  };
}

function isNumberIn<State extends object, Id extends number | string>(
  record: RecordDefinition<State, Id>,
  field: Field<State>,
): boolean {
  const { type, isNullable } =
    field === 'id' ? { ...record.id, isNullable: false } : record.columns[field as keyof State];
  if (isNullable || (type !== 'text' && type !== 'integer'))
    throw new Error(`${record.entity}: ${field} cannot be exported as a short text.`);
  return type === 'integer';
}

export interface ScopedRows<Filter extends string> extends Pick<
  RowsToExport<object>,
  'order' | 'hasShortTexts'
> {
  list: ListDefinition<string, Filter>;
  languageOf: (context: Context, codeOrId: string, field: string) => Promise<{ id: number }>;
  languageColumn?: string;
}

/** Decision A-20: the columns of a scope, in one language or all, all rows or the listed ones. */
export function scopedExport<
  State extends object,
  Id extends number | string,
  Filter extends string,
  const Fields extends readonly Field<State>[],
>(
  record: RecordDefinition<State, Id>,
  name: string,
  scopes: { VERS: Fields & EveryField<State, Fields>; MKTG: readonly Field<State>[] },
  { list, order, hasShortTexts, languageOf, languageColumn = 'language_id' }: ScopedRows<Filter>,
): ExportDefinition<ScopeOptions<Filter>> {
  const condition = `$1::integer IS NULL OR r.${languageColumn} = $1`;
  const ofScope = (scope: 'VERS' | 'MKTG') =>
    batchStatements(
      record,
      { fields: scopes[scope], order, hasShortTexts },
      `${record.table} r`,
      'r',
      condition,
      1,
    );
  const statements = { VERS: ofScope('VERS'), MKTG: ofScope('MKTG') };
  return {
    fileName: ({ scope = 'VERS', languageToExport, listed, ids }) =>
      `${name}_${scope}_${ids ? 'selected' : listed ? 'listed' : languageToExport || 'ALL'}`,
    columns: ({ scope = 'VERS' }) => [...scopes[scope]],
    async batches(context, { scope = 'VERS', languageToExport = 'ALL', listed, ids }) {
      if (listed || ids)
        return listedRows(record, list, { fields: scopes[scope], order }, context, {
          ...listed,
          ids,
        } as Listed<Filter>);
      const isAll = languageToExport === '' || languageToExport.toUpperCase() === 'ALL';
      const language = isAll ? undefined : await languageOf(context, languageToExport, 'languageToExport');
      return keysetBatches(context.sql, statements[scope], [language?.id ?? null], order.length + 1);
    },
  };
}

/** All pages of a list with these filters: what other lists export (decision A-90). */
export function listExport<
  State extends object,
  Id extends number | string,
  F extends string,
  const Fields extends readonly Field<State>[],
>(
  record: RecordDefinition<State, Id>,
  name: string,
  list: ListDefinition<string, F>,
  rows: { fields: Fields & EveryField<State, Fields>; order: string[] },
): ExportDefinition<Listed<F>> {
  return {
    fileName: ({ ids }) => (ids ? `${name}_selected` : name),
    columns: () => [...rows.fields],
    batches: async (context, filters) => listedRows(record, list, rows, context, filters),
  };
}

function listedRows<State extends object, Id extends number | string, F extends string>(
  record: RecordDefinition<State, Id>,
  list: ListDefinition<string, F>,
  { fields, order }: RowsToExport<State>,
  context: Context,
  filters: Listed<F>,
): AsyncIterable<Rows> {
  const alias = list.table.split(' ').at(-1)!;
  const id = `${alias}.${record.id.column}`;
  return listBatches(context, list, filters, {
    columns: fields.map((field) => (field === 'id' ? id : record.columns[field as keyof State].read(alias))),
    key: [...order.map((column) => `${alias}.${column}`), id],
  });
}
