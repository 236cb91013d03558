import { pino } from 'pino';
import { readConfig, type Config } from './config.ts';
import { loggedError, logOptions } from './kit/log-options.ts';
import { StartProblem } from './start-problem.ts';

function fail(error: unknown): never {
  const { stack, message } = loggedError(error);
  process.stderr.write(`${error instanceof StartProblem ? error.message : (stack ?? message)}\n`);
  process.exit(1);
}

// Node itself would print all fields of an error that nobody catches: a statement with its values.
process.on('uncaughtException', fail);

async function main(): Promise<void> {
  let config: Config;
  // Without the --, npm takes --check for a setting of its own.
  const wanted = process.env['npm_config_check'] === 'true' ? '--check' : 'serve';
  const [command = wanted, ...args] = process.argv.slice(2);
  try {
    config = readConfig(process.env, process.cwd());
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
  // Lines are written in batches: one write per line would take a tenth of a request's time. The last ones are written when the
  // process exits.
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 });
  process.once('exit', () => destination.flushSync());
  const log = pino(logOptions(config.logLevel), destination);
  // Loaded lazily: the server starts without the code of the other commands.
  if (command === 'serve') await (await import('./commands/serve.ts')).serve(config, log);
  else if (command === '--check') await (await import('./commands/start-check.ts')).startCheck(config);
  else if (command === 'db-reset') await (await import('./commands/db-reset.ts')).dbReset(config, log, args);
  else if (command === 'feed-load')
    await (await import('./commands/feed-load.ts')).feedLoad(config, log, args);
  else if (command === 'feed-demo') await (await import('./commands/feed-demo.ts')).feedDemo(args);
  else if (command === 'user-create')
    await (await import('./commands/user-create.ts')).userCreate(config, log, args);
  else if (command === 'backup') await (await import('./commands/backup.ts')).backup(config, args);
  else if (command === 'restore') await (await import('./commands/backup.ts')).restore(config, args);
  else if (command === 'db-copy') await (await import('./commands/backup.ts')).dbCopy(config, args);
  else if (command === 'sso-link') await (await import('./commands/sso-link.ts')).ssoLink(config, args);
  else throw new StartProblem(`Unknown command ${command}.`);
}

main().then(() => process.exit(0), fail);
