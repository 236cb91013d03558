import { pino } from 'pino';
import { dbReset } from './commands/db-reset.ts';
import { feedDemo } from './commands/feed-demo.ts';
import { feedLoad } from './commands/feed-load.ts';
import { serve } from './commands/serve.ts';
import { ssoLink } from './commands/sso-link.ts';
import { userCreate } from './commands/user-create.ts';
import { readConfig, type Config } from './config.ts';
import { StartProblem } from './start-problem.ts';

function fail(error: unknown): never {
  process.stderr.write(
    `${error instanceof StartProblem ? error.message : ((error as Error)?.stack ?? String(error))}\n`,
  );
  process.exit(1);
}

async function main(): Promise<void> {
  let config: Config;
  const [command = 'serve', ...args] = process.argv.slice(2);
  try {
    config = readConfig(process.env, process.cwd());
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
  const destination = pino.destination({ dest: 1, sync: false });
  const log = pino(
    { level: config.logLevel, base: null, redact: ['password', '*.password', 'authorization'] },
    destination,
  );
  if (command === 'serve') await serve(config, log);
  else if (command === 'db-reset') await dbReset(config, log, args);
  else if (command === 'feed-load') await feedLoad(config, log, args);
  else if (command === 'feed-demo') await feedDemo(args);
  else if (command === 'user-create') await userCreate(config, log, args);
  else if (command === 'sso-link') await ssoLink(config, args);
  else throw new StartProblem(`There is no command ${command}.`);
  destination.flushSync();
}

main().then(() => process.exit(0), fail);
