// Resets a database to the state that its migrations left, without recreating it.
import type pg from 'pg';
import type { Connection } from '../src/database/data-source.ts';
import { connected } from './connected.ts';

/** Schema, rows and sequences after the migrations. */
export interface Pristine {
  shape: string;
  tables: string[];
  rows: { table: string; rows: string; columns: string }[];
  sequences: string;
}

const OURS = `nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'`;

/** Altering a column, default, key, index, trigger, view or function leaves a trace in these. */
const CATALOGS = ['attribute', 'attrdef', 'constraint', 'index', 'proc', 'rewrite', 'trigger', 'type'];
const traces = CATALOGS.map((name) => `(SELECT count(*) || ':' || max(xmin::text::bigint) FROM pg_${name})`);
const SHAPE = `SELECT concat_ws(' ', (SELECT count(*) FROM pg_class), ${traces.join(', ')}) AS shape`;

export const pristineOf = (connection: Connection): Promise<Pristine> =>
  connected(connection, async (client) => {
    const { rows: tables } = await client.query<{ name: string; columns: string }>(
      `SELECT c.oid::regclass::text AS name,
         (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
          WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
       WHERE relkind IN ('r', 'p') AND ${OURS} ORDER BY 1`,
    );
    const rows: Pristine['rows'] = [];
    for (const { name, columns } of tables) {
      const found = await client.query<{ rows: string | null }>(
        `SELECT json_agg(t)::text AS rows FROM (SELECT * FROM ${name}) t`,
      );
      const stored = found.rows[0]?.rows;
      if (stored) rows.push({ table: name, rows: stored, columns });
    }
    const { rows: sequences } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences ORDER BY 1`,
    );
    // A sequence that was set but not used yet shows its value only in itself.
    const { rows: values } = await client.query<{ statement: string }>(
      sequences
        .map(
          ({ name }) =>
            `SELECT format('SELECT setval(%L, %s, %L);', '${name}', last_value, is_called) AS statement FROM ${name}`,
        )
        .join(' UNION ALL '),
    );
    return {
      shape: await shapeOf(client),
      tables: tables.map(({ name }) => name),
      rows,
      sequences: values.map(({ statement }) => statement).join(' '),
    };
  });

/** Empties a database; false, leaving it unchanged, if more than its rows changed. */
export const restored = (connection: Connection, pristine: Pristine): Promise<boolean> =>
  connected(connection, async (client) => {
    if ((await shapeOf(client)) !== pristine.shape) return false;
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(`TRUNCATE ${pristine.tables.join(', ')}`);
    for (const { table, columns, rows } of pristine.rows)
      await client.query(
        `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
         SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
        [rows],
      );
    await client.query(pristine.sequences);
    await client.query('COMMIT');
    return true;
  });

async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]!.shape;
}
