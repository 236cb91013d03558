import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

it('serves the real application to a signed-in user', async () => {
  const editor = await app.signIn({ ccadmEnabled: true, countries: ['IT'] });
  await app.aModel({ countries: ['IT'] });
  await app.aMenuEntry();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.aLabel({ language: 'de', code: 'TITLE', modelEnableRegexp: '^A.*$' });

  const list = await app.request('GET', '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged', {
    as: editor,
    query: { labelGroup: 'Main Window', language: 'de' },
  });
  const session = await app.request('GET', '/ccb/auth/checkLoggedIn', { as: editor });

  expect([list.status, list.body.totalElements, list.body.content[0].code]).toEqual([200, 1, 'TITLE']);
  expect(session.body.user.countries[0].modelGroupItemList).toHaveLength(1);
  expect(app.logged).toEqual([]);
});
