import pg from 'pg';
import type { Connection } from '../src/database/data-source.ts';

/** Not connected yet. */
export const clientOf = (connection: Connection): pg.Client =>
  new pg.Client('url' in connection ? { connectionString: connection.url } : connection);

/** What `work` comes to on a connection of its own. */
export async function connected<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = clientOf(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
