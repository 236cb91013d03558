/** The started product with so many long labels that their export takes seconds, and readers of it. */
import { connect, type Socket } from 'node:net';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect } from 'vitest';
import { statementTimeoutMs } from '../src/kit/statement-limits.ts';
import { factoriesOn } from './factories.ts';
import { product, type Product } from './product.ts';
import type { ServerProcess } from './server-process.ts';

type Headers = { authorization: string };

const ROWS = 30_000;
/** No export is smaller. */
export const LEAST_BYTES = ROWS * 150;

const path = (format: string): string => `/ccb/auth/fe/interfaceLabel/to${format}`;

/** Started before the tests of a file, and ended after them. */
export function exportedLabels() {
  const sockets: Socket[] = [];
  let server: ServerProcess;
  let own: Product;
  let database: DataSource;

  beforeAll(async () => {
    own = await product();
    server = await own.start({ DATABASE_POOL: '2' });
    database = await own.door(statementTimeoutMs.upkeep);
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
    await own.close();
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
