import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { besideWhatExists } from '../database/embedded-folder.ts';
import { openConfiguredDatabase } from '../database/open.ts';
import { createUser } from '../features/users/user.service.ts';
import { loadContract } from '../http/contract.ts';
import { propertiesOf } from '../http/request-schemas.ts';
import { AppError } from '../kit/app-error.ts';
import { passwordFault } from '../kit/new-password.ts';
import { inTransaction } from '../kit/transaction.ts';
import { StartProblem } from '../start-problem.ts';
import { optionsOf } from './options.ts';

const USAGE = `npm run user:create -- --username NAME [--email ADDRESS] [--alias NAME] [--apps ccadm,price,pack,sol] [--user-admin]
The password is read from the terminal, or from the variable USER_PASSWORD.`;
// As NewUser in openapi.yaml has it.
const [MIN_NAME_LENGTH, MAX_NAME_LENGTH] = [5, 100];
const APPS = ['ccadm', 'price', 'pack', 'sol'];

/** A terminal shows nothing of what is typed. @throws StartProblem if the input ends before a line: nobody is there to type */
export async function readPassword(
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  output.write('Password: ');
  const terminal = createInterface({ input, output: nowhere, terminal: input.isTTY });
  try {
    return await new Promise((resolve, reject) => {
      const nothing = new StartProblem('No password was given. Type it, or set USER_PASSWORD.');
      terminal.once('line', resolve).once('close', () => reject(nothing));
    });
  } finally {
    terminal.close();
    output.write('\n');
  }
}

function checkedName(username = ''): string {
  if (username.length < MIN_NAME_LENGTH || username.length > MAX_NAME_LENGTH)
    throw new StartProblem(
      `A user name of ${MIN_NAME_LENGTH} to ${MAX_NAME_LENGTH} characters is required.\n${USAGE}`,
    );
  if (username.trim() !== username)
    throw new StartProblem('A user name neither begins nor ends with a space.');
  return username;
}

/** By the contract's rules for a new user, as in the console. @throws StartProblem */
function checked(field: 'email' | 'alias', value: string): string {
  const schemas = propertiesOf(loadContract(), 'NewUser').find(({ name }) => name === field)!.schemas;
  for (const { pattern = '', maxLength = Infinity, 'x-message': words } of schemas) {
    if (!new RegExp(pattern, 'u').test(value)) throw new StartProblem(`--${field} ${words}.`);
    if ([...value].length > maxLength)
      throw new StartProblem(`--${field} must have at most ${maxLength} characters.`);
  }
  return value;
}

function checkedApps(list: string): Set<string> {
  const apps = list
    .split(',')
    .map((app) => app.trim())
    .filter(Boolean);
  const unknown = apps.filter((app) => !APPS.includes(app));
  if (unknown.length > 0)
    throw new StartProblem(
      `There is no application ${unknown.join(', ')}: there are ${APPS.join(', ')}.\n${USAGE}`,
    );
  return new Set(apps);
}

export async function userCreate(config: Config, log: Logger, args: string[]): Promise<void> {
  const { values } = optionsOf(
    {
      args,
      options: {
        username: { type: 'string' },
        email: { type: 'string', default: '' },
        alias: { type: 'string', default: '' },
        apps: { type: 'string', default: 'ccadm' },
        'user-admin': { type: 'boolean', default: false },
      },
    },
    USAGE,
  );
  const username = checkedName(values.username);
  const [email, alias] = [checked('email', values.email), checked('alias', values.alias)];
  const apps = checkedApps(values.apps);
  if (values['user-admin'] && !apps.has('ccadm'))
    throw new StartProblem(
      `A user administrator needs the application ccadm, in which the users are.\n${USAGE}`,
    );
  const password = process.env['USER_PASSWORD'] || (await readPassword());
  const fault = await passwordFault(password, username);
  if (fault !== undefined) throw new StartProblem(fault);
  const open = await openConfiguredDatabase(besideWhatExists(config), log, () => undefined);
  try {
    const rights = {
      ccadmEnabled: apps.has('ccadm'),
      priceConfEnabled: apps.has('price'),
      packConfEnabled: apps.has('pack'),
      solEnabledFrontEnd: apps.has('sol'),
      userAdmin: values['user-admin'],
    };
    const user = { username, email, alias, ...rights, password, confirmPassword: password };
    await inTransaction(open.database, { actor: null, now: new Date(), log }, (context) =>
      createUser({ ...context, source: 'user:create' }, user),
    ).catch((error: unknown) => {
      throw error instanceof AppError ? new StartProblem(error.message) : error;
    });
    process.stdout.write(`User ${username} created.\n`);
  } finally {
    await open.close();
  }
}
