/** How a CRUD resource lies in its table: what kit/crud, kit/record-import and kit/record-export need to know of it, said once. */
import type { ListDefinition } from './paged-list.ts';
import type { Noun } from '../texts/nouns.ts';

/** One part of a record's state: how it is called on the wire, in the change log and in files, and where it is stored. */
export interface RecordColumn<Value> {
  column: string;
  /** PostgreSQL's type of the value in a state. */
  type: 'text' | 'integer' | 'boolean' | 'numeric' | 'jsonb';
  isNullable: boolean;
  /** From a row of the table, by its alias, to the value; `write` is the way back. */
  read: (row: string) => string;
  write: (value: string) => string;
  /** For a reference: what it refers to, in words, and whether a value is there. */
  refersTo?: { what: Noun; exists: (value: string) => string };
  /** For a value that another table holds beside the stored id: where. */
  joined?: { table: string; value: string };
  /** For the compiler only. */
  readonly shape?: Value;
}

type Nullable<Value, Column> = Omit<Column, 'isNullable' | 'shape'> & {
  isNullable: true;
  shape?: Value | null;
};

const plain = <Value>(column: string, type: RecordColumn<Value>['type']): RecordColumn<Value> => ({
  column,
  type,
  isNullable: false,
  read: (row) => `${row}.${column}`,
  write: (value) => value,
});

/** Columns that hold a value as it is. */
export const text = (column: string): RecordColumn<string> => plain(column, 'text');
export const whole = (column: string): RecordColumn<number> => plain(column, 'integer');
export const flag = (column: string): RecordColumn<boolean> => plain(column, 'boolean');
/** Money and percentages: a decimal as text, never a binary float. */
export const decimal = (column: string): RecordColumn<string> => plain(column, 'numeric');

/** Lists and objects, kept as they are. */
export const json = <Value>(column: string): RecordColumn<Value> => plain(column, 'jsonb');

/** The same column where nothing at all may stand. */
export const optional = <Value>(column: RecordColumn<Value>): RecordColumn<Value | null> =>
  ({ ...column, isNullable: true }) as Nullable<Value, RecordColumn<Value>>;

/** A reference by the very value that the other table's key holds, such as a country's id. */
export const reference = (column: string, what: Noun, table: string, key: string): RecordColumn<string> => ({
  ...text(column),
  refersTo: { what, exists: (value) => `EXISTS (SELECT FROM ${table} WHERE ${key} = ${value})` },
});

/** A reference that is stored as an id and spoken of by its code, such as a language. */
export const coded = (column: string, what: Noun, table: string): RecordColumn<string> => ({
  ...reference(column, what, table, 'code'),
  read: (row) => `(SELECT code FROM ${table} WHERE id = ${row}.${column})`,
  write: (value) => `(SELECT id FROM ${table} WHERE code = ${value})`,
  joined: { table, value: 'code' },
});

/** The primary key. A text key is one of the columns too. */
export interface RecordKey<Id> {
  column: string;
  type: 'integer' | 'text';
  readonly shape?: Id;
}
export const integerId: RecordKey<number> = { column: 'id', type: 'integer' };
export const textId = (column: string): RecordKey<string> => ({ column, type: 'text' });

/** A CRUD resource. The table also has a column `version`, 1 for a new row. */
export interface RecordDefinition<State extends object, Id extends number | string = number> {
  /** Its name in the change log, such as editorialPlaceholder. */
  entity: string;
  /** What messages call it, in lower case: 'placeholder'. */
  noun: Noun;
  table: string;
  id: RecordKey<Id>;
  columns: { [Field in keyof State]: RecordColumn<State[Field]> };
  /** The part that messages call a record by. */
  name: keyof State & string;
  /** What a row looks like on the wire: the current record of a conflict is read with it. */
  list: ListDefinition<string, string>;
}

/** Lets the compiler read the state's shape from the columns. */
export const recordOf = <State extends object, Id extends number | string = number>(
  record: RecordDefinition<State, Id>,
): RecordDefinition<State, Id> => record;

type AnyRecord = Pick<RecordDefinition<object>, 'columns'>;

/** The columns with the names of their fields. */
export const fieldsOf = ({ columns }: AnyRecord): [string, RecordColumn<unknown>][] =>
  Object.entries(columns as Record<string, RecordColumn<unknown>>);

/** A row's state as jsonb; `row` is its alias. */
export const stateSql = (record: AnyRecord, row: string): string =>
  `jsonb_build_object(${fieldsOf(record)
    .map(([field, { read }]) => `'${field}', ${read(row)}`)
    .join(', ')})`;

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
