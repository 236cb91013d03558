// Every stored field of a record must be in its history, or restoring would lose it unseen.
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnByField } from '../src/features/country-models/country-model.list.ts';
import { fieldsOf, type RecordDefinition } from '../src/kit/record.ts';
import { testApp, type TestApp } from './app.ts';
import { changesOf } from './changes.ts';

const features = new URL('../src/features/', import.meta.url);
const entities = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.entity.ts'),
);
const exported = await Promise.all(
  entities.map((file) => import(new URL(file, features).href) as Promise<Record<string, unknown>>),
);
const isRecord = (value: unknown): value is RecordDefinition<object> =>
  typeof value === 'object' && value !== null && 'columns' in value && 'table' in value;
const records = exported.flatMap(Object.values).filter(isRecord);

/** Not written by people: the comparison job's result, the feed's families. */
const beside: Record<string, string[]> = {
  api_json_test: ['diff'],
  commercial_model: ['family_code'],
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const columnsOf = async (table: string): Promise<string[]> =>
  (
    await app.sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}' AND is_generated = 'NEVER' ORDER BY 1`,
    )
  )
    .map(({ name }) => name)
    .filter((name) => !['id', 'version'].includes(name));

describe('the change log holds every stored field', () => {
  it.each(records.map((record) => [record.table, record] as const))('of %s', async (table, record) => {
    const logged = fieldsOf(record).map(([, { column }]) => column);
    const missing = (await columnsOf(table)).filter((column) => !logged.includes(column));

    expect(missing).toEqual(beside[table] ?? []);
  });

  it('of country_model, whose key is its name in the log', async () => {
    const logged: string[] = Object.values(columnByField);

    expect((await columnsOf('country_model')).filter((column) => !logged.includes(column))).toEqual([
      'country_id',
      'modelcode',
    ]);
  });

  it('of app_user, but for the password', async () => {
    const as = await app.signIn({ userAdmin: true });
    const body = { username: 'logged', password: 'segreta1', confirmPassword: 'segreta1' };
    await app.request('POST', '/ccb/auth/fe/user', { as, body });
    const [creation] = await changesOf(app, as, 'user').history('logged');
    const logged = Object.keys(creation!.after).map((field) => field.toLowerCase());
    const missing = (await columnsOf('app_user')).filter(
      (column) => !logged.includes(column.replaceAll('_', '')),
    );

    expect(missing).toEqual(['password_hash']);
  });
});
