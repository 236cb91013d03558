import type pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { hasTables, migrationsOf } from './backup/tables.ts';
import { migrations } from './migrations/index.gen.ts';

const known = migrations.map((Migration) => new Migration().name);

/**
 * How many of this console's migrations the database has run; undefined while it has no tables.
 * @throws StartProblem if a newer console has upgraded it: this one would write what that one does not expect
 */
export async function schemaVersion(client: pg.Client): Promise<{ run: number; of: number } | undefined> {
  if (!(await hasTables(client))) return undefined;
  const run = await migrationsOf(client);
  const unknown = run.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartProblem(
      `The database has been upgraded by a newer console (${unknown.join(', ')}): start that one, or restore a backup.`,
    );
  return { run: run.length, of: known.length };
}
