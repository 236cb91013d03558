import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
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

/** What Express keeps of `app.get` (a route) and of `app.use` with a path (not `slash`). */
interface Layer {
  slash: boolean;
  route?: { path: string };
}

it('has no route beside openapi.yaml but the redirect of the root and the built frontend', () => {
  const { database, config } = app;
  const { router } = createApp({ database, config, log: pino({ level: 'silent' }) });
  const layers = router.stack as unknown as Layer[];

  expect(layers.flatMap(({ route }) => route?.path ?? [])).toEqual(['/']);
  expect(layers.filter(({ route, slash }) => !route && !slash).length).toBeLessThanOrEqual(1);
});
