import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { statementTimeoutMs } from '../kit/statement-limits.ts';
import { placeOf } from './connection-problem.ts';
import { migrate, openDatabase, type Connection } from './data-source.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { startAutovacuum } from './autovacuum.ts';

export interface OpenDatabase {
  database: DataSource;
  place: string;
  /** Only where it may be loaded. */
  hasDemoData: boolean;
  close(): Promise<void>;
}

async function prepare(
  connection: Connection,
  poolSize: number,
  limitMs: number,
  config: Config,
  log: Logger,
): Promise<Pick<OpenDatabase, 'database' | 'hasDemoData'>> {
  await migrate(connection, (message) => log.info(message));
  let hasDemoData = false;
  if (config.loadDemoData) {
    const database = await openDatabase(connection, 1, statementTimeoutMs.upkeep, 'sql');
    const runner = database.createQueryRunner();
    try {
      const client = (await runner.connect()) as Parameters<typeof loadDemoData>[0];
      const options = { today: new Date(), log: (message: string) => log.info(message) };
      hasDemoData = await loadDemoData(client, options);
    } finally {
      await runner.release();
      await database.destroy();
    }
  }
  return { database: await openDatabase(connection, poolSize, limitMs), hasDemoData };
}

export async function openConfiguredDatabase(
  config: Config,
  log: Logger,
  onLost: (reason: string) => void,
  limitMs: number = statementTimeoutMs.call,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    const prepared = await prepare({ url: config.databaseUrl }, config.poolSize, limitMs, config, log);
    return {
      ...prepared,
      place: placeOf(config.databaseUrl),
      close: () => prepared.database.destroy(),
    };
  }
  const folder = embeddedFolder(config);
  const quiet = {
    info: (message: string) => log.debug(message),
    error: (message: string) => log.error(message),
  };
  const embedded = await openEmbeddedDatabase({ dataDir: folder, log: quiet, onLost });
  try {
    // One session for all: a second connection would only wait for the first.
    const { database, hasDemoData } = await prepare(embedded.connection, 1, limitMs, config, log);
    const stopAutovacuum = startAutovacuum(database, log);
    return {
      database,
      hasDemoData,
      place: folder,
      close: async () => {
        await stopAutovacuum();
        await database.destroy();
        await embedded.close();
      },
    };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}
