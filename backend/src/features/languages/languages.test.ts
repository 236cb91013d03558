import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

it('lists the active languages, the default one first (R-032)', async () => {
  const german = await app.aLanguage({ code: 'de', description: 'Deutsch' });
  await app.aLanguage({ code: 'la', description: 'Latina', active: false });
  await app.sql(`UPDATE language SET is_default = (code = 'de')`);

  const { status, body } = await app.request('GET', '/ccb/auth/fe/language/langlist', {
    as: await app.signIn(),
  });

  expect(status).toBe(200);
  expect(body).toEqual([
    { id: german.id, value: 'de', text: 'Deutsch' },
    { id: 1, value: 'it', text: 'Italiano' },
    { id: 2, value: 'en', text: 'English' },
  ]);
});

it('is for every session and nobody else', async () => {
  expect((await app.request('GET', '/ccb/auth/fe/language/langlist')).status).toBe(401);
});
