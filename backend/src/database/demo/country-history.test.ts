import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';
import { fillCountryHistory } from './country-history.ts';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true });
  for (const id of ['IT', 'CH', 'AE', 'FR']) await app.aCountry({ id, isoCode2: id, vat: '22' });
  const query = async (sql: string, values?: unknown[]) => ({ rows: await app.sql<never>(sql, values) });
  await fillCountryHistory({ query }, app.clock.now);
});
afterAll(() => app.close());

const history = (id: string) => changesOf(app, editor, 'country').history(id);

it('tells of each demo market how it became what it is, one change after the other', async () => {
  const changes = await history('IT');

  expect(changes.map(({ action }) => action)).toEqual(['update', 'update', 'create']);
  expect(changes[0]!.before).toEqual(changes[1]!.after);
  expect(changes[1]!.before).toEqual(changes[2]!.after);
  expect([changes[1]!.before, changes[1]!.after]).toMatchObject([
    { solEnable: false, formatDateMonth: 'MM/yyyy' },
    { formatDateMonth: 'MM/yyyy' },
  ]);
  expect((await history('CH'))[0]).toMatchObject({ before: { vat: 7.7 }, after: { vat: 22 } });
  expect(await history('FR')).toHaveLength(1);
  expect(await history('DEFAULT')).toEqual([]);
});

it('leaves each market at the version that its changes make', async () => {
  const { body } = await app.request('GET', '/ccb/auth/fe/country/allEnabledPaged', { as: editor });

  expect(body.content.map(({ id, version }: { id: string; version: number }) => [id, version])).toEqual([
    ['AE', 2],
    ['CH', 2],
    ['DEFAULT', 1],
    ['FR', 1],
    ['IT', 3],
  ]);
});
