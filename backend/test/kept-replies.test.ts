/** What changes seldom is kept by browsers, and sent again only when it has changed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from './app.ts';

const EVERYWHERE = { ccadmEnabled: true, priceConfEnabled: true };

let app: TestApp;
let as: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  as = await app.signIn(EVERYWHERE);
});
afterAll(() => app.close());

const ask = (path: string, etag?: string | null) =>
  app.request('GET', path, {
    as,
    headers: etag ? { 'if-none-match': etag, 'cache-control': 'max-age=0' } : {},
  });

const PRIVATE = 'private, no-cache';
it.each([
  ['/ccb/auth/fe/menu/menulist', PRIVATE],
  ['/ccb/auth/fe/language/langlist', PRIVATE],
  ['/ccb/auth/fe/optGroup/langlist', PRIVATE],
  ['/ccb/auth/fe/commercialModel/langlist', PRIVATE],
  ['/ccb/auth/fe/interfaceLabel/groups', PRIVATE],
  ['/ccb/auth/fe/translation/groups?kind=interfaceLabel', PRIVATE],
  ['/ccb/auth/fe/translation/checks', PRIVATE],
  ['/ccb/auth/fe/country/listNoDefault', PRIVATE],
  ['/ccb/auth/fe/country/admList', PRIVATE],
  ['/ccb/auth/fe/priceConf/pricemaskList', PRIVATE],
  ['/ccb/public/api/countryModel/getModelListJsonByCountry', 'public, no-cache'],
  ['/ccb/public/fe/landing/getLandingGeoRegion', 'public, max-age=60, stale-while-revalidate=600'],
])('%s is not sent twice', async (path, cacheControl) => {
  const first = await ask(path);
  const second = await ask(path, first.headers.get('etag'));

  expect([first.status, first.headers.get('cache-control')]).toEqual([200, cacheControl]);
  expect([second.status, second.body, second.headers.get('etag')]).toEqual([
    304,
    '',
    first.headers.get('etag'),
  ]);
});

it('is sent again once it has changed', async () => {
  const path = '/ccb/auth/fe/language/langlist';
  const before = await ask(path);
  await app.aLanguage({ code: 'pt' });

  const after = await ask(path, before.headers.get('etag'));

  expect(after.status).toBe(200);
  expect(after.body).not.toEqual(before.body);
});

it('no other list is kept', async () => {
  const { headers } = await ask('/ccb/auth/fe/optGroup/allPaged');

  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
});
