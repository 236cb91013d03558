import { rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/data-source.ts';
import { lockDataFolder } from '../database/data-folder-lock.ts';
import { embeddedFolder } from '../database/embedded-folder.ts';
import { openConfiguredDatabase } from '../database/open.ts';
import { statementTimeoutMs } from '../kit/statement-limits.ts';
import { StartProblem } from '../start-problem.ts';
import { optionsOf } from './options.ts';

const USAGE = `npm run db:reset
Deletes everything in the database and creates it anew: the embedded one of DATA_DIR or, with --yes, that of DATABASE_URL.`;

export async function dbReset(config: Config, log: Logger, args: string[]): Promise<void> {
  const { values } = optionsOf(
    {
      args,
      options: { yes: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    },
    USAGE,
  );
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  if (config.databaseUrl !== undefined) {
    if (!values.yes)
      throw new StartProblem(
        'This deletes everything in the database of DATABASE_URL. Add --yes to confirm: npm run db:reset -- --yes',
      );
    const database = await openDatabase({ url: config.databaseUrl }, 1, statementTimeoutMs.upkeep);
    await database.query(
      'DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
    );
    await database.destroy();
  } else {
    const folder = embeddedFolder(config);
    // Fails while a server uses the folder.
    lockDataFolder(folder, '').release();
    await rm(folder, { recursive: true, force: true });
  }
  const open = await openConfiguredDatabase(config, log, () => undefined);
  await open.close();
  process.stdout.write(`Database recreated: ${open.place}\n`);
}
