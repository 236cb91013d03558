import { getMetadataArgsStorage } from 'typeorm';
import type { Noun } from '../texts/nouns.ts';
import { names } from './entity.ts';
import type { ListDefinition } from './paged-list.ts';

/** One field of a record's state: its name on the wire, in the change log and in files, and its column. */
export interface RecordColumn {
  column: string;
  type: string;
  isNullable: boolean;
  /** The value of a new record, as SQL. */
  initial: string;
  /** SQL from a row's alias to the value; `write` is the inverse. */
  read: (row: string) => string;
  write: (value: string) => string;
  refersTo?: { what: Noun; exists: (value: string) => string };
  joined?: { table: string; value: string };
  /** Only the feed sets it: an earlier state leaves it as it is, unless the record itself comes back. */
  isOfFeed?: boolean;
}

/** A CRUD resource. Its table has a column `version`, 1 for a new row. */
export interface RecordDefinition<State extends object, Id extends number | string = number> {
  entity: string;
  noun: Noun;
  table: string;
  id: { column: string; type: 'integer' | 'text'; readonly shape?: Id };
  columns: Record<keyof State, RecordColumn>;
  name: keyof State & string;
  /** The wire format, in which a conflict returns the current record. */
  list: ListDefinition<string, string>;
  readonly shape?: State;
}

/** For references stored as an id and named by a code: the field that contains the code. */
type Codes<Entity> = { readonly [Property in keyof Entity]?: string };

type NotState<Entity> = 'version' | (Entity extends { id: number } ? 'id' : never);

type StateOf<Entity, Coded extends Codes<Entity>, Without> = {
  [
    Property in Exclude<keyof Entity & string, NotState<Entity> | Without> as Coded[Property] extends string
      ? Coded[Property]
      : Property
  ]: Coded[Property] extends string ? string | Extract<Entity[Property], null> : Entity[Property];
};

type IdOf<Entity> = Entity extends { id: number } ? number : string;

type EntityClass<Entity = object> = (new () => Entity) & { noun?: Noun };

const storage = getMetadataArgsStorage();
const tableOf = (entity: EntityClass): string => storage.filterTables(entity)[0]!.name!;

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

/** A column's default, which TypeORM accepts as a value or as a function that returns SQL. */
function initialSql(value: unknown, type: string): string {
  if (value === undefined) return 'NULL';
  if (typeof value === 'function') return String((value as () => unknown)());
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `'${text.replaceAll("'", "''")}'::${type}`;
}

const keyOf = (entity: EntityClass) => describedBy(entity).find(({ primary }) => primary)!;

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

/** The columns of an entity, except identity, version, those that the database fills itself and those in `without`. */
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
    .filter(({ property, generated, insert = true }) => !generated && insert && !left.includes(property))
    .map((one): [string, RecordColumn] => {
      const field = (codes as Record<string, string | undefined>)[one.property];
      const plain = {
        column: one.column,
        type: one.type,
        isNullable: one.nullable ?? false,
        initial: initialSql(one.default, one.type),
        read: (row: string) => `${row}.${one.column}`,
        write: (value: string) => value,
      };
      return [field ?? one.property, { ...plain, ...reference(entity, one, field !== undefined) }];
    });
  return Object.fromEntries(columns) as Record<keyof StateOf<Entity, Coded, Without>, RecordColumn>;
}

/** The record of an entity, with the columns of `columnsOf`. */
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

const CHANGED_AT = '_changed_at';

/** The texts of a table that have the time of their last change beside them (see Dated). */
export function datedTexts(table: string): string[] {
  const entity = storage.tables.find(({ name }) => name === table)?.target;
  const columns = entity === undefined ? [] : storage.filterColumns(entity);
  return columns.flatMap(({ options: { name = '' } }) =>
    name.endsWith(CHANGED_AT) ? [name.slice(0, -CHANGED_AT.length)] : [],
  );
}

export const fieldsOf = ({ columns }: AnyRecord): [string, RecordColumn][] => Object.entries(columns);

export const stateSql = (record: AnyRecord, row: string): string =>
  `jsonb_build_object(${fieldsOf(record)
    .map(([field, { read }]) => `'${field}', ${read(row)}`)
    .join(', ')})`;

export const selectSql = (record: AnyRecord, row: string): string =>
  fieldsOf(record)
    .map(([field, { read }]) => `${read(row)} AS "${field}"`)
    .join(', ');

/** The select list of a row as lists show it: id, fields except `without`, version. */
export function shownSql<Entity extends object>(
  entity: EntityClass<Entity>,
  row: string,
  without: (keyof Entity & string)[] = [],
): string {
  const key = keyOf(entity);
  const shown = selectSql({ columns: columnsOf(entity, { without }) }, row);
  return `${key.generated ? `${row}.${key.column}, ` : ''}${shown}, ${row}.version`;
}

export const recordsetSql = (record: AnyRecord): string =>
  fieldsOf(record)
    .map(([field, { type }]) => `"${field}" ${type}`)
    .join(', ');

export const writesSql = (record: AnyRecord, alias: string): string =>
  fieldsOf(record)
    .map(([field, { write }]) => write(`${alias}."${field}"`))
    .join(', ');

export const columnsSql = (record: AnyRecord, row = ''): string =>
  fieldsOf(record)
    .map(([, { column }]) => (row ? `${row}.${column}` : column))
    .join(', ');
