import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';
import { callToActions, countryLinks, fillCallToActions } from './call-to-actions.ts';
import { fillOptGroupHistory } from './opt-group-history.ts';

let app: TestApp;
let as: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  as = await app.signIn({ ccadmEnabled: true });
  await app.sql(`INSERT INTO opt_group (code, description, comparison_equipment_pos, model_enable_regexp)
    VALUES ('CHARGING', 'Charging', 170, '^.*(_EV_|_HYB).*$'), ('GLASS', 'Glass', NULL, 'DEFAULT')`);
  for (const id of new Set(countryLinks.map(({ countryId }) => countryId))) await app.aCountry({ id });
  const query = async (sql: string, values?: unknown[]) => ({ rows: await app.sql<never>(sql, values) });
  await fillOptGroupHistory({ query }, app.clock.now);
  await fillCallToActions({ query }, app.clock.now);
});
afterAll(() => app.close());

const get = async (path: string) => (await app.request('GET', `/ccb/auth/fe/${path}`, { as })).body;
const history = (entity: string, id: unknown) => changesOf(app, as, entity).history(Number(id));

it('tells how a group became what it is, each state following from the one before', async () => {
  const { content } = await get('optGroup/allPaged');
  const [charging, glass] = content as { id: number; version: number }[];

  expect((await history('optGroup', glass!.id)).map(({ action }) => action)).toEqual(['create']);
  const changes = await history('optGroup', charging!.id);
  expect(charging!.version).toBe(3);
  expect(changes.map(({ action }) => action)).toEqual(['update', 'update', 'create']);
  expect(changes[0]).toMatchObject({
    before: { comparisonEquipmentPos: null },
    after: { comparisonEquipmentPos: 170 },
  });
  expect(changes[1]!.after).toEqual(changes[0]!.before);
  expect(changes[2]!.after).toEqual(changes[1]!.before);
  expect(changes[2]!.after).toMatchObject({ modelEnableRegexp: '^.*_EV_.*$' });
});

it('stores the calls to action with their links, and how buying online became what it is', async () => {
  const { content, totalElements } = await get('callToAction/allPaged?code=BUY_ONLINE');
  const links = (await get(`countryCallToAction/get/${content[0].id}`)) as Record<string, unknown>[];

  expect([totalElements, (await get('callToAction/allPaged')).totalElements]).toEqual([
    1,
    callToActions.length,
  ]);
  expect(links).toHaveLength(countryLinks.filter(({ code }) => code === 'BUY_ONLINE').length);
  const changes = await history('callToAction', content[0].id);
  expect(changes.map(({ action }) => action)).toEqual(['update', 'update', 'create']);
  expect(changes[0]!.after).toMatchObject({
    linkCode: content[0].linkCode,
    sortNumber: content[0].sortNumber,
  });
  const german = links.find(({ countryId }) => countryId === 'DE');
  expect((await history('countryCallToAction', german!.id))[0]).toMatchObject({
    before: { relevant: false },
    after: { relevant: true },
  });
});
