/** The parts of a database in a backup, read from PostgreSQL's catalogue, so that new tables are included automatically. */
import type pg from 'pg';

export interface TableContent {
  name: string;
  /** Without generated columns, and without the id of the transaction that wrote a row. */
  columns: string[];
}

export interface Sequence {
  table: string;
  column: string;
  last: string;
  isCalled: boolean;
}

/**
 * Sessions and short-lived data are not carried over, nor the runs that can be undone as a whole: transactions of another
 * server have other ids. `migration` is written by the migrations themselves.
 */
const LEFT_OUT = ['migration', 'session', 'login_attempt', 'answered_request', 'change_run'];

/** False also for a table that backups of earlier versions hold. */
export const isCarried = ({ name }: { name: string }): boolean => !LEFT_OUT.includes(name);

/** Of a row of pg_class `c`; an extension brings its own tables and views. */
export const IS_OF_NO_EXTENSION = `NOT EXISTS (
  SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export async function tablesOf(client: pg.Client): Promise<TableContent[]> {
  const { rows } = await client.query<TableContent>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1) AND ${IS_OF_NO_EXTENSION}
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.atttypid <> 'xid8'::regtype
     GROUP BY c.relname ORDER BY c.relname`,
    [LEFT_OUT],
  );
  return rows;
}

/** Of the tables, what `own` lacks: a table by its name, a column as `table.column`. */
export function partsBeyond(tables: TableContent[], own: TableContent[]): string[] {
  const columnsOf = new Map(own.map(({ name, columns }) => [name, columns]));
  return tables.filter(isCarried).flatMap(({ name, columns }) => {
    const known = columnsOf.get(name);
    if (!known) return name;
    return columns.filter((column) => !known.includes(column)).map((column) => `${name}.${column}`);
  });
}

export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT c.relname AS table, a.attname AS column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attidentity <> '' AND c.relname <> ALL ($1)
       AND ${IS_OF_NO_EXTENSION}
     ORDER BY 1, 2`,
    [LEFT_OUT],
  );
  const sequences: Sequence[] = [];
  for (const { table, column, sequence } of rows) {
    const { rows: state } = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${sequence}`,
    );
    sequences.push({ table, column, ...state[0]! });
  }
  return sequences;
}

export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY id');
  return rows.map(({ name }) => name);
}

/** Whether the console has created its tables there. */
export async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(
    `SELECT to_regclass('migration') IS NOT NULL AS made`,
  );
  return rows[0]!.made;
}

/** Whether the user may: in the schema public, and the extensions, which anybody may add who may create schemas. */
export async function mayCreateTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT has_schema_privilege('public', 'CREATE') AND (has_database_privilege(current_database(), 'CREATE')
       OR (SELECT count(*) = 2 FROM pg_extension WHERE extname IN ('pg_trgm', 'unaccent'))) AS may`,
  );
  return rows[0]!.may;
}

/** The newest entry of the change log, as proof of how far a backup goes. */
export async function lastChangeOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ told: string }>(
    `SELECT id || ', ' || to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ', ' || action || ' of ' || entity || ' ' || entity_id AS told
     FROM change_log ORDER BY id DESC LIMIT 1`,
  );
  return rows[0]?.told ?? null;
}

export async function countOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*)::text AS count FROM ${quoted(table)}`,
  );
  return Number(rows[0]!.count);
}
