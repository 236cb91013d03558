// The embedded PostgreSQL has its own thread: a query of half a second would otherwise block the whole server.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface EmbeddedWorkerOptions {
  dataDir: string;
  template?: string | undefined;
  listen: { path: string } | { port: 0 };
}

export type EmbeddedRequest = 'close' | 'dump';

export type EmbeddedReply =
  { type: 'ready'; port: number } | { type: 'dump'; bytes: Uint8Array } | { type: 'lost'; reason: string };

const MAX_CONNECTIONS = 20;
const TERMINATE = 'X'.charCodeAt(0);

if (!parentPort) throw new Error('embedded-worker is started by embedded.ts');
const port = parentPort;
const options = workerData as EmbeddedWorkerOptions;

const database = await PGlite.create({
  dataDir: options.dataDir,
  extensions: { pg_trgm, unaccent },
  ...(options.template ? { loadDataDir: new Blob([await readFile(options.template)]) } : {}),
});
watchProtocol(database);

const server = new PGLiteSocketServer({ db: database, maxConnections: MAX_CONNECTIONS, ...options.listen });
server.addEventListener('connection', () => {
  // All connections share one session: leftovers of a broken one (named statements, settings) must not reach the next.
  if (server.getStats().activeConnections === 1 && !database.isInTransaction())
    void database.exec('DISCARD ALL');
});
await server.start();
say({ type: 'ready', port: Number(server.getServerConn().split(':').at(-1)) || 0 });

port.on('message', (request: EmbeddedRequest) => {
  if (request === 'dump') void dump();
  else void close();
});

async function dump(): Promise<void> {
  // Tests start from it dozens of times; unpacking would take longer than the rest of a start.
  const archive = await database.dumpDataDir('none');
  say({ type: 'dump', bytes: new Uint8Array(await archive.arrayBuffer()) });
}

async function close(): Promise<void> {
  await server.stop();
  await database.close();
  port.close();
}

/**
 * Sits between the socket server and the engine. A client that terminates (X) leaves a clean session, and when the engine
 * throws, the socket server would never answer again: ending the thread turns a silent hang into an error.
 */
function watchProtocol(engine: PGlite): void {
  const original = engine.execProtocolRawStream.bind(engine);
  engine.execProtocolRawStream = async (message, io) => {
    try {
      if (message[0] !== TERMINATE) return await original(message, io);
      if (engine.isInTransaction()) await original(simpleQuery('ROLLBACK'), { onRawData: () => {} });
      return await original(simpleQuery('DISCARD ALL'), { onRawData: () => {} });
    } catch (error) {
      say({ type: 'lost', reason: String(error) });
      setImmediate(() => process.exit(1));
      throw error;
    }
  };
}

function simpleQuery(sql: string): Uint8Array {
  const message = Buffer.alloc(sql.length + 6);
  message.write('Q', 0);
  message.writeInt32BE(sql.length + 5, 1);
  message.write(sql, 5);
  return message;
}

function say(reply: EmbeddedReply): void {
  port.postMessage(reply);
}
