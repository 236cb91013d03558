import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const PATH = '/ccb/auth/fe/country/listNoDefault';

it('lists every country but the default one by description in the language of the user', async () => {
  await app.aCountry({ id: 'DE', isoCode2: 'DE', descriptions: { it: 'Germania', en: 'Germany' } });
  await app.aCountry({ id: 'AT', isoCode2: 'AT', descriptions: { it: 'Österreich', en: 'Austria', fr: '' } });
  await app.sql(`UPDATE country SET enabled = (id = 'DE')`);

  const namesFor = async (lang: string) =>
    (await app.request('GET', PATH, { as: await app.signIn({ lang }) })).body;

  expect(await namesFor('it')).toEqual([
    { id: 'DE', description: 'Germania', isoCode2: 'DE', enabled: true },
    { id: 'AT', description: 'Österreich', isoCode2: 'AT', enabled: false },
  ]);
  expect((await namesFor('fr')).map(({ description }: { description: string }) => description)).toContain(
    'Austria',
  );
});

it('names them in the language that is asked for, where countries have names in it', async () => {
  const italian = await app.signIn({ lang: 'it' });
  const namesIn = async (language: string) => {
    const { body } = await app.request('GET', `${PATH}?language=${language}`, { as: italian });
    return body.map(({ description }: { description: string }) => description);
  };

  expect(await namesIn('en')).toEqual(['Austria', 'Germany']);
  for (const english of ['en_GB', 'EN-us']) expect(await namesIn(english)).toEqual(['Austria', 'Germany']);
  expect(await namesIn('pl')).toEqual(['Germania', 'Österreich']);
  expect(await namesIn('')).toEqual(['Germania', 'Österreich']);
});

it('is for every session and nobody else', async () => {
  expect((await app.request('GET', PATH)).status).toBe(401);
  expect((await app.request('GET', PATH, { as: await app.signIn() })).status).toBe(200);
});
