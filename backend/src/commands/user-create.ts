import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openConfiguredDatabase } from '../database/open.ts';
import { AppUser } from '../features/session/app-user.entity.ts';
import { logChange } from '../kit/change-log.ts';
import { passwordFault } from '../kit/new-password.ts';
import { hashPassword } from '../kit/password.ts';
import { inTransaction } from '../kit/transaction.ts';
import { StartProblem } from '../start-problem.ts';

const USAGE = `npm run user:create -- --username NAME [--email ADDRESS] [--alias NAME] [--apps ccadm,price,pack,sol] [--user-admin]
The password is read from the terminal, or from the variable USER_PASSWORD.`;
const MIN_NAME_LENGTH = 5;

async function readPassword(): Promise<string> {
  const fromEnvironment = process.env['USER_PASSWORD'];
  if (fromEnvironment) return fromEnvironment;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question('Password: ');
  } finally {
    terminal.close();
  }
}

export async function userCreate(config: Config, log: Logger, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      username: { type: 'string' },
      email: { type: 'string', default: '' },
      alias: { type: 'string', default: '' },
      apps: { type: 'string', default: 'ccadm' },
      'user-admin': { type: 'boolean', default: false },
    },
  });
  const { username, email, alias } = values;
  if (!username || username.length < MIN_NAME_LENGTH)
    throw new StartProblem(`A user name of at least ${MIN_NAME_LENGTH} characters is required.\n${USAGE}`);
  const password = await readPassword();
  const fault = await passwordFault(password, username);
  if (fault !== undefined) throw new StartProblem(fault);
  const apps = new Set(values.apps.split(','));
  const open = await openConfiguredDatabase(config, log, () => undefined);
  try {
    const rights = {
      ccadmEnabled: apps.has('ccadm'),
      priceConfEnabled: apps.has('price'),
      packConfEnabled: apps.has('pack'),
      solEnabledFrontEnd: apps.has('sol'),
      userAdmin: values['user-admin'],
    };
    await inTransaction(open.database, { actor: null, now: new Date(), log }, async (context) => {
      if (await context.db.existsBy(AppUser, { username }))
        throw new StartProblem(`User ${username} already exists.`);
      const user = { username, email, alias, ...rights };
      await context.db.insert(AppUser, { ...user, passwordHash: await hashPassword(password) });
      await logChange(context, {
        entity: 'user',
        entityId: username,
        action: 'create',
        before: null,
        after: user,
        source: 'user:create',
      });
    });
    process.stdout.write(`User ${username} created.\n`);
  } finally {
    await open.close();
  }
}
