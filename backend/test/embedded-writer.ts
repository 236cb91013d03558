// Killed by embedded.test.ts: writes rows for ever and prints each id once its commit was acknowledged.
import { writeSync } from 'node:fs';
import pg from 'pg';
import { openEmbeddedDatabase } from '../src/database/embedded.ts';

const folder = process.argv[2];
if (!folder) throw new Error('usage: embedded-writer FOLDER');
const database = await openEmbeddedDatabase({ dataDir: folder });
const pool = new pg.Pool({ ...database.connection, max: 1, idleTimeoutMillis: 0 });
await pool.query('CREATE TABLE IF NOT EXISTS written (id int PRIMARY KEY, text text)');
const { rows } = await pool.query('SELECT coalesce(max(id), 0) AS last FROM written');
for (let id = rows[0].last + 1; ; id += 1) {
  await pool.query('INSERT INTO written VALUES ($1, $2)', [id, 'x'.repeat(id % 500)]);
  writeSync(1, `${id}\n`);
}
