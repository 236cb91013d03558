import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { mayCreateTables } from '../database/backup/tables.ts';
import { connectionProblem, placeOf } from '../database/connection-problem.ts';
import { lockDataFolder } from '../database/data-folder-lock.ts';
import { requireServer, serverOptions } from '../database/data-source.ts';
import { contentOf } from '../database/demo/load-demo-data.ts';
import { embeddedFolder, hasEmbedded } from '../database/embedded-folder.ts';
import { schemaVersion } from '../database/schema-version.ts';
import { requireUsableFolders } from '../database/usable-folder.ts';
import { shownAddress } from '../kit/address-of.ts';
import { statementTimeoutMs } from '../kit/statement-limits.ts';
import { StartProblem } from '../start-problem.ts';
import { listen } from './serve.ts';

const EMPTY_WITH_DEMO = 'empty: tables and demo data would be created';
const EMPTY = 'empty: its tables would be created';

const INSUFFICIENT_PRIVILEGE = '42501';

async function postgresState(url: string, loadsDemo: boolean): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    ...serverOptions(url),
    statement_timeout: statementTimeoutMs.call,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await requireServer(async (sql) => (await client.query(sql)).rows, url);
    const schema = await schemaVersion(client);
    if (!schema) {
      if (!(await mayCreateTables(client)))
        throw Object.assign(new Error(), { code: INSUFFICIENT_PRIVILEGE });
      return loadsDemo ? EMPTY_WITH_DEMO : EMPTY;
    }
    const pending = schema.of - schema.run;
    const demo = loadsDemo && (await contentOf(client)).isEmpty ? ', and demo data would be loaded' : '';
    return (pending === 0 ? 'up to date' : `${pending} of ${schema.of} migrations would run`) + demo;
  } catch (error) {
    throw connectionProblem(url, error) ?? error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function embeddedState(config: Config): string {
  if (!hasEmbedded(config)) return config.loadDemoData ? EMPTY_WITH_DEMO : EMPTY;
  lockDataFolder(embeddedFolder(config), '').release();
  const demo = config.loadDemoData ? '; demo data is loaded only if nothing is stored in it' : '';
  return `exists; only a start reads it, and runs pending migrations${demo}`;
}

/** `npm start -- --check`: what a start would do, without doing it. @throws StartProblem for what would prevent it */
export async function startCheck(config: Config): Promise<void> {
  const { databaseUrl, smtpUrl, sso } = config;
  const problems: string[] = [];
  const told = async (state: () => Promise<string> | string): Promise<string> => {
    try {
      return await state();
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      problems.push(error.message);
      return 'NOT POSSIBLE, see below';
    }
  };
  const address = await told(async () => {
    const server = createServer();
    const port = await listen(server, config);
    server.close();
    return `${shownAddress(config.host, port)}/ccb/`;
  });
  const data = await told(() =>
    databaseUrl === undefined ? embeddedState(config) : postgresState(databaseUrl, config.loadDemoData),
  );
  const pictures = await told(() => {
    requireUsableFolders(config);
    return config.imagesDir;
  });
  const lines = [
    ['Address', address],
    [
      'Database',
      `${databaseUrl === undefined ? `embedded, ${embeddedFolder(config)}` : placeOf(databaseUrl)}: ${data}`,
    ],
    ['Connections', databaseUrl === undefined ? 'one' : `at most ${config.poolSize} for this process`],
    ['Pictures', pictures],
    [
      'Mail',
      smtpUrl ? `sent through ${new URL(smtpUrl).hostname}` : `kept in ${join(config.dataDir, 'outbox')}`,
    ],
    [
      'Single sign-on',
      sso ? `on, for ${sso.audience}` : databaseUrl === undefined ? 'on, with a generated secret' : 'off',
    ],
    ['Jobs', config.runJobs ? 'run in this process' : 'left to other processes'],
    ['Metrics', config.metricsToken ? 'with METRICS_TOKEN' : 'from this machine only'],
  ];
  for (const [name = '', text = ''] of lines) process.stdout.write(`  ${`${name}:`.padEnd(17)}${text}\n`);
  if (problems.length > 0) throw new StartProblem(problems.join('\n'));
  process.stdout.write('  Nothing was started or changed.\n');
}
