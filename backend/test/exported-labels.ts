/** The started product with so many long labels that their export takes seconds, and readers of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDatabase } from '../src/database/data-source.ts';
import { statementTimeoutMs } from '../src/kit/statement-limits.ts';
import { testDatabase } from './database.ts';
import { factoriesOn } from './factories.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';
import { embeddedConnection } from './started-app.ts';

type Headers = { authorization: string };

const ROWS = 30_000;
/** No export is smaller. */
export const LEAST_BYTES = ROWS * 150;

const path = (format: string): string => `/ccb/auth/fe/interfaceLabel/to${format}`;

/** Started before the tests of a file, and ended after them. */
export function exportedLabels() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ccb-exports-'));
  const sockets: Socket[] = [];
  let server: ServerProcess;
  let own: Awaited<ReturnType<typeof testDatabase>> | undefined;
  let database: DataSource;

  beforeAll(async () => {
    own = process.env.TEST_DATABASE_URL ? await testDatabase() : undefined;
    const url = (own?.connection as { url: string } | undefined)?.url;
    server = await serverProcess({
      DATA_DIR: dataDir,
      DATABASE_POOL: '2',
      ...(url ? { DATABASE_URL: url } : {}),
    });
    const connection = own?.connection ?? embeddedConnection(dataDir);
    database = await openDatabase(connection, 1, statementTimeoutMs.upkeep);
    // Incompressible texts: unread data must not fit into the buffers of a connection. No export asks for their words. The rows are counted,
    // as they are within a minute.
    await database.query(
      `BEGIN;
       SET LOCAL session_replication_role = replica;
       DROP INDEX interface_label_label_trigram;
       INSERT INTO interface_label (label_group, code, language_id, label)
       SELECT 'LONG', 'CODE_' || n, (SELECT min(id) FROM language),
         (SELECT string_agg(md5(random()::text || n || i), '') FROM generate_series(1, 10) i)
       FROM generate_series(1, ${ROWS}) n;
       COMMIT;
       ANALYZE`,
    );
  }, 180_000);
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await database.destroy();
    server.signal('SIGTERM');
    await server.ended;
    await own?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    server: () => server,
    database: () => database,

    async signIn(): Promise<Headers> {
      const { token } = await factoriesOn(database).signIn({ ccadmEnabled: true });
      return { authorization: `Bearer ${token}` };
    },

    export: (format: string, headers: Headers): Promise<Response> =>
      fetch(server.url + path(format), { headers }),

    /** Bytes of a whole export. */
    async exported(format: string, headers: Headers): Promise<number> {
      const reply = await this.export(format, headers);
      expect(reply.status).toBe(200);
      return (await reply.arrayBuffer()).byteLength;
    },

    /** A reader that takes as much as a buffer holds, and no more. */
    stalled(format: string, { authorization }: Headers): Socket {
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      sockets.push(socket);
      socket.write(`GET ${path(format)} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`);
      // Without a listener nothing arrives.
      return socket.on('readable', () => undefined);
    },
  };
}
