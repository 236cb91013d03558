/** A CRUD resource: what its entity says of the columns, and what an entity cannot say. */
import { getMetadataArgsStorage } from 'typeorm';
import type { Noun } from '../texts/nouns.ts';
import { names } from './entity.ts';
import type { ListDefinition } from './paged-list.ts';

/** One part of a record's state: how it is called on the wire, in the change log and in files, and where it is stored. */
export interface RecordColumn {
  column: string;
  /** PostgreSQL's type of the value in a state. */
  type: string;
  isNullable: boolean;
  /** From a row of the table, by its alias, to the value; `write` is the way back. */
  read: (row: string) => string;
  write: (value: string) => string;
  /** For a reference that is looked at before a write: what it refers to, in words, and whether a value is there. */
  refersTo?: { what: Noun; exists: (value: string) => string };
  /** For a value that another table holds beside the stored id: where. */
  joined?: { table: string; value: string };
}

/** A CRUD resource. The table also has a column `version`, 1 for a new row. */
export interface RecordDefinition<State extends object, Id extends number | string = number> {
  /** Its name in the change log, such as editorialPlaceholder. */
  entity: string;
  /** What messages call it, in lower case: 'placeholder'. */
  noun: Noun;
  table: string;
  /** The primary key. A text key is one of the columns too. */
  id: { column: string; type: 'integer' | 'text'; readonly shape?: Id };
  columns: Record<keyof State, RecordColumn>;
  /** The part that messages call a record by. */
  name: keyof State & string;
  /** What a row looks like on the wire: the current record of a conflict is read with it. */
  list: ListDefinition<string, string>;
  /** For the compiler only. */
  readonly shape?: State;
}

/** For references that are stored as an id and spoken of by a code: the name of the field that holds the code. */
type Codes<Entity> = { readonly [Property in keyof Entity]?: string };

type NotState<Entity> = 'version' | (Entity extends { id: number } ? 'id' : never);

/** A record as forms, files and the change log hold it. */
type StateOf<Entity, Coded extends Codes<Entity>, Without> = {
  [
    Property in Exclude<keyof Entity & string, NotState<Entity> | Without> as Coded[Property] extends string
      ? Coded[Property]
      : Property
  ]: Coded[Property] extends string ? string | Extract<Entity[Property], null> : Entity[Property];
};

type IdOf<Entity> = Entity extends { id: number } ? number : string;

/** An entity; other records name it by its noun, and cannot refer to what is not there. */
type EntityClass<Entity = object> = (new () => Entity) & { noun?: Noun };

const storage = getMetadataArgsStorage();
const tableOf = (entity: EntityClass): string => storage.filterTables(entity)[0]!.name!;

/** The columns of an entity and of what it extends, those first that it inherits. */
function describedBy(entity: EntityClass) {
  const line: EntityClass[] = [];
  for (let one = entity; one.prototype; one = Object.getPrototypeOf(one) as EntityClass) line.unshift(one);
  return line
    .flatMap((one) => storage.filterColumns(one))
    .map(({ propertyName, options }) => ({
      ...options,
      property: propertyName,
      column: names.columnName(propertyName, options.name ?? ''),
      type: String(options.type),
    }));
}

const keyOf = (entity: EntityClass) => describedBy(entity).find(({ primary }) => primary)!;

/** What a reference adds to its column; `isCoded`: it is stored as an id and spoken of by the code. */
function reference(
  entity: EntityClass,
  { property, column }: { property: string; column: string },
  isCoded: boolean,
): Partial<RecordColumn> {
  const found = storage.foreignKeys.find((one) => one.target === entity && one.propertyName === property);
  if (typeof found?.type !== 'function') return {};
  const to = (found.type as () => EntityClass)();
  const table = tableOf(to);
  const value = isCoded ? 'code' : keyOf(to).column;
  const exists = (wanted: string): string => `EXISTS (SELECT FROM ${table} WHERE ${value} = ${wanted})`;
  return {
    ...(to.noun && { refersTo: { what: to.noun, exists } }),
    ...(isCoded && {
      type: 'text',
      read: (row: string) => `(SELECT code FROM ${table} WHERE id = ${row}.${column})`,
      write: (wanted: string) => `(SELECT id FROM ${table} WHERE code = ${wanted})`,
      joined: { table, value },
    }),
  };
}

/**
 * The columns that an entity describes: all but the number and the version of a row, what PostgreSQL makes itself, and those
 * that the record goes `without`. `codes` are references that are stored as an id and spoken of by a code: the field of each.
 */
export function columnsOf<
  Entity extends object,
  const Coded extends Codes<Entity> = Record<never, never>,
  Without extends keyof Entity & string = never,
>(
  entity: EntityClass<Entity>,
  { codes = {} as Coded, without = [] }: { codes?: Coded; without?: Without[] } = {},
): Record<keyof StateOf<Entity, Coded, Without>, RecordColumn> {
  const left: string[] = ['version', ...without];
  const columns = describedBy(entity)
    .filter(
      ({ property, generated, asExpression }) => !generated && !asExpression && !left.includes(property),
    )
    .map((one): [string, RecordColumn] => {
      const field = (codes as Record<string, string | undefined>)[one.property];
      const plain = {
        ...{ column: one.column, type: one.type, isNullable: one.nullable ?? false },
        read: (row: string) => `${row}.${one.column}`,
        write: (value: string) => value,
      };
      return [field ?? one.property, { ...plain, ...reference(entity, one, field !== undefined) }];
    });
  return Object.fromEntries(columns) as Record<keyof StateOf<Entity, Coded, Without>, RecordColumn>;
}

/** The record of an entity, whose columns are those of `columnsOf`. */
export function recordOf<
  Entity extends object,
  const Coded extends Codes<Entity> = Record<never, never>,
  Without extends keyof Entity & string = never,
>(
  entity: EntityClass<Entity>,
  {
    codes,
    without,
    ...said
  }: Pick<RecordDefinition<StateOf<Entity, Coded, Without>>, 'entity' | 'noun' | 'name' | 'list'> & {
    codes?: Coded;
    without?: Without[];
  },
): RecordDefinition<StateOf<Entity, Coded, Without>, IdOf<Entity>> {
  const { column, type } = keyOf(entity);
  return {
    ...said,
    table: tableOf(entity),
    id: { column, type: type === 'text' ? 'text' : 'integer' },
    columns: columnsOf(entity, { codes, without }),
  };
}

type AnyRecord = Pick<RecordDefinition<object>, 'columns'>;

/** The columns with the names of their fields. */
export const fieldsOf = ({ columns }: AnyRecord): [string, RecordColumn][] => Object.entries(columns);

/** A row's state as jsonb; `row` is its alias. */
export const stateSql = (record: AnyRecord, row: string): string =>
  `jsonb_build_object(${fieldsOf(record)
    .map(([field, { read }]) => `'${field}', ${read(row)}`)
    .join(', ')})`;

/** A select list of a row's state, by the names of the fields. */
export const selectSql = (record: AnyRecord, row: string): string =>
  fieldsOf(record)
    .map(([field, { read }]) => `${read(row)} AS "${field}"`)
    .join(', ');

/** The select list of a row as lists show it: its id, its fields but those that it goes `without`, its version. */
export function shownSql<Entity extends object>(
  entity: EntityClass<Entity>,
  row: string,
  without: (keyof Entity & string)[] = [],
): string {
  const key = keyOf(entity);
  const shown = selectSql({ columns: columnsOf(entity, { without }) }, row);
  return `${key.generated ? `${row}.${key.column}, ` : ''}${shown}, ${row}.version`;
}

/** The column list of a recordset that takes states, e.g. `"code" text, "active" boolean`. */
export const recordsetSql = (record: AnyRecord): string =>
  fieldsOf(record)
    .map(([field, { type }]) => `"${field}" ${type}`)
    .join(', ');

/** What is stored of a state: one expression for each column, in their order. */
export const writesSql = (record: AnyRecord, alias: string): string =>
  fieldsOf(record)
    .map(([field, { write }]) => write(`${alias}."${field}"`))
    .join(', ');

/** The names of the columns, optionally of a row. */
export const columnsSql = (record: AnyRecord, row = ''): string =>
  fieldsOf(record)
    .map(([, { column }]) => (row ? `${row}.${column}` : column))
    .join(', ');
