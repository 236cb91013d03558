/** How records of a kind take part in changes of many at once (features/bulk); one line in the feature's handlers. */
import type { WantedState } from './change-log.ts';
import type { Context } from './context.ts';
import type { Schema } from './contract.ts';
import type { Crud } from './crud.ts';
import { whereOf, type ListDefinition, type Listed } from './paged-list.ts';
import { stateSql } from './record.ts';
import { statement } from './sql.ts';
import { undoStoreOf, type RunChange, type UndoStore } from './undo-run.ts';

export type BulkValues = Schema<'BulkValues'>;
export type BulkEntity = Schema<'BulkEntity'>;

/** What openapi.yaml says of an entity at BulkEntity. */
export interface BulkRules {
  set: readonly (keyof BulkValues)[];
  deletes: boolean;
  /** The filters of the list, typed by the contract. @throws AppError (400) for one that it does not have */
  filtersOf: (given: Record<string, string>) => Record<string, unknown>;
}

export type BulkRulesByEntity = Record<BulkEntity, BulkRules>;

/** A selected record: its id as its list shows it, and what is stored of it. */
export interface BulkRow {
  id: string;
  state: Record<string, unknown>;
}

/** The parameters of the list, as the contract types them; or ids. */
export type BulkSelection = { filters: Record<string, unknown> } | { ids: string[] };

/** Writes rows of one transaction; where it refuses one of them it throws, and is asked again with fewer. */
export interface BulkWrite {
  /** How many rows it is given at once. */
  atOnce: number;
  write: (context: Context, rows: readonly BulkRow[], values: BulkValues) => Promise<unknown>;
}

export interface BulkNoun {
  /** In the order of their ids, at most `limit`; ids without a record are left out. */
  rows: (context: Context, wanted: BulkSelection, limit: number) => Promise<BulkRow[]>;
  /** @throws AppError (400) for values that no record could take */
  check?: (context: Context, values: BulkValues) => unknown;
  set?: BulkWrite;
  remove?: BulkWrite;
  /** The entities that it writes, its own first. */
  stores: readonly UndoStore[];
  /** The id of the selected record for which another entity was written. */
  ownerOf?: (change: RunChange) => string;
}

/** Rows that are written by one statement. */
const MANY = 1_000;

/** For a record with rules of its own, which are those of changing it alone. */
export const oneByOne = (
  write: (context: Context, row: BulkRow, values: BulkValues) => Promise<unknown>,
): BulkWrite => ({
  atOnce: 1,
  async write(context, rows, values) {
    for (const row of rows) await write(context, row, values);
  },
});

/** @param state SQL of what is stored of a row, as jsonb */
export async function rowsOfList<F extends string>(
  context: Context,
  list: ListDefinition<string, F>,
  filters: Listed<F>,
  { state, limit, parameters = [] }: { state: string; limit: number; parameters?: unknown[] },
): Promise<BulkRow[]> {
  const where = whereOf(list, filters);
  const text = `SELECT ${list.id}::text AS id, ${state} AS state FROM ${list.table} ${where.sql}
    ORDER BY ${list.id} LIMIT $${where.placeholders + 1}`;
  return context.sql.rows(statement(text), [...parameters, ...where.values, limit]);
}

/** Ids that a numbered record can have. */
export const isNumber = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);

interface CrudBulk<State, Id, Wanted> {
  /** In place of the record's own, with the same alias: the list that people select from. */
  list?: ListDefinition<string, string>;
  /** As in the noun's list. */
  filtersOf: (wanted: Wanted, context: Context) => Listed<string> | Promise<Listed<string>>;
  check?: BulkNoun['check'];
  /** What is stored of the values, for all records alike. */
  values?: (context: Context, values: BulkValues) => Partial<State> | Promise<Partial<State>>;
  /** Others that are changed with some: those that have the same key in other languages, where values are part of the key. */
  together?: (context: Context, ids: Id[]) => Promise<Id[]>;
  /** In place of `values`: the way in which one of them is changed. */
  update?: (context: Context, id: Id, values: BulkValues, state: State) => Promise<unknown>;
  /** In place of deleting many at once: the way in which one of them is deleted. */
  remove?: (context: Context, id: Id) => Promise<unknown>;
  /** The way in which one of them is brought back, if that is not the kit's. */
  restore?: (context: Context, id: string, wanted: WantedState) => Promise<unknown>;
}

/** A CRUD resource. Nothing but what its rules say otherwise has to be told. */
export function bulkOf<State extends object, Id extends number | string, Wanted>(
  crud: Crud<State, Id>,
  {
    list = crud.record.list,
    filtersOf,
    check,
    values,
    together,
    update,
    remove,
    restore,
  }: CrudBulk<NoInfer<State>, NoInfer<Id>, Wanted>,
): BulkNoun {
  const { record } = crud;
  const state = stateSql(record, record.list.table.split(' ').at(-1)!);
  const isKey = record.id.type === 'integer';
  const idOf = ({ id }: BulkRow): Id => (isKey ? Number(id) : id) as Id;

  const storeValues: BulkNoun['set'] = values && {
    atOnce: MANY,
    async write(context, rows, given) {
      const stored = await values(context, given);
      const ids = rows.map(idOf);
      const locked = await crud.lockAll(context, together ? await together(context, ids) : ids);
      const changes = locked.map((one) => ({ ...one, values: stored }));
      await crud.updateAll(context, changes, context.source ?? '');
    },
  };
  const updateEach =
    update && oneByOne((context, row, given) => update(context, idOf(row), given, row.state as State));
  return {
    async rows(context, wanted, limit) {
      const filters =
        'ids' in wanted
          ? { ids: isKey ? wanted.ids.filter(isNumber) : wanted.ids }
          : await filtersOf(wanted.filters as Wanted, context);
      return rowsOfList(context, list, filters, { state, limit });
    },
    check,
    set: updateEach ?? storeValues,
    remove: remove
      ? oneByOne((context, row) => remove(context, idOf(row)))
      : {
          atOnce: MANY,
          write: (context, rows) => crud.removeAll(context, rows.map(idOf), context.source ?? ''),
        },
    stores: [{ ...undoStoreOf(crud), ...(restore && { restore }) }],
  };
}
