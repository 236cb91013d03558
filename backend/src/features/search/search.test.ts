import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aPack } from '../../../test/pack-factories.ts';
import { aCampaign } from '../../../test/sol-factories.ts';

const SEARCH = '/ccb/auth/fe/search';

interface Hit {
  code: string;
  text: string;
  language: string;
  group: string;
  place: string;
  idCountry: string;
  vetele: string;
  listed: boolean;
  match: string;
}
interface Group {
  kind: string;
  hits: Hit[];
}

const everything = {
  ccadmEnabled: true,
  priceConfEnabled: true,
  packConfEnabled: true,
  solEnabledFrontEnd: true,
  userAdmin: true,
};

let app: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  app = await testApp();
  await app.aLanguage({ code: 'de' });
  await app.aCountry({ id: 'IT', descriptions: { en: 'Italy', it: 'Italia' }, solEnable: true });
  await app.aCountry({ id: 'DE', descriptions: { en: 'Germany', it: 'Germania', es: 'Alemania' } });
  admin = await app.signIn({ ...everything, username: 'mkeller', alias: 'Maria Keller', countries: ['IT'] });
  const aurora = { modelcode: 'AURORA_EV', family: 'SUV', countries: ['IT', 'DE'] };
  await app.aModel({ ...aurora, vetele: '3410126', description: 'Aurora EV MY26' });
  const lince = { modelcode: 'LINCE_V6', family: 'SUV', countries: ['DE'] };
  await app.aModel({ ...lince, vetele: '3450126', description: 'Lince V6 MY26' });
  await aPack(app, { country: 'IT', vetele: '3410126', code: 'PKT', name: 'PACK TECH', options: ['28DP'] });
  await aPack(app, { country: 'DE', vetele: '3450126', code: 'PKD', name: 'PACK DRIVE', options: ['28DP'] });
  await aCampaign(app, { id: 1480, country: 'IT', description: 'Autunno Aurora' });
  await aCampaign(app, { id: 1481, country: 'DE', description: 'Aurora Herbst' });
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.aLabel({ code: 'SEAT', language: 'it', label: 'Sedile' });
  await app.aLabel({ code: 'SEAT_HEATING', language: 'it', label: 'Sedile riscaldato' });
  await app.aLabel({ code: 'SEAT_HEATING', language: 'de', label: 'Sitzheizung' });
  await app.aLabel({ code: 'INT_SEAT', language: 'it', label: 'Il sedile del conducente' });
  await app.aLabel({
    code: 'TYRES',
    language: 'de',
    label: 'Winterreifen für die Straße',
    labelGroup: 'Exterior',
  });
  await app.sql(
    `INSERT INTO opt_label (opt_item_id, language_id, label)
     SELECT i.id, g.id, 'Pacchetto tecnologia' FROM opt_item i, language g WHERE i.code = 'PKT' AND g.code = 'it'`,
  );
});
afterAll(() => app.close());

async function search(text: string, { as = admin, language = 'it' } = {}): Promise<Group[]> {
  const { status, body } = await app.request('GET', SEARCH, { as, query: { text, language } });
  expect(status).toBe(200);
  return body as unknown as Group[];
}
const found = async (text: string, options?: Parameters<typeof search>[1]) =>
  (await search(text, options)).flatMap(({ kind, hits }) =>
    hits.map(({ code, match }) => `${kind} ${code} ${match}`),
  );
const kinds = async (text: string, as: SignedInUser) => (await search(text, { as })).map(({ kind }) => kind);

describe('a search of everything', () => {
  it('lists the exact code, then what begins with it, then what contains it (R-380)', async () => {
    expect(await found('seat')).toEqual([
      'interfaceLabel SEAT exact',
      'interfaceLabel SEAT_HEATING prefix',
      'interfaceLabel INT_SEAT contains',
    ]);
  });

  it('finds texts of any language, without regard to case, accents and the order of words (R-380)', async () => {
    const [group] = await search('REIFEN fur');

    expect(group).toEqual({
      kind: 'interfaceLabel',
      hits: [
        {
          code: 'TYRES',
          text: 'Winterreifen für die Straße',
          language: 'de',
          group: 'Exterior',
          place: '',
          idCountry: '',
          vetele: '',
          listed: false,
          match: 'contains',
        },
      ],
    });
    expect(await found('riscaldato sedile')).toEqual(['interfaceLabel SEAT_HEATING contains']);
  });

  it('says whether the list has a label in the language asked for, and shows that one where it matches (R-384)', async () => {
    const [german] = (await search('sitzheizung'))[0]!.hits;
    expect(german).toMatchObject({ code: 'SEAT_HEATING', language: 'de', listed: true });

    const [shown] = (await search('seat_heating', { language: 'de' }))[0]!.hits;
    expect(shown).toMatchObject({ text: 'Sitzheizung', language: 'de', listed: true });
  });

  it('leaves out labels in a language that the header has no longer, which no list would show (R-384)', async () => {
    await app.aLanguage({ code: 'pt', active: false });
    await app.aLabel({ code: 'SEAT_HEATING', language: 'pt', label: 'Assento aquecido' });

    expect(await found('assento')).toEqual([]);
    expect(await found('seat_heating')).toEqual(['interfaceLabel SEAT_HEATING exact']);
  });

  it('finds records of every kind, with what their pages need (R-380)', async () => {
    expect(await found('aurora')).toEqual([
      'model AURORA_EV prefix',
      'vehicle 3410126 prefix',
      'campaign 1480 contains',
    ]);
    expect((await search('3410126'))[0]!.hits[0]).toMatchObject({
      text: 'Aurora EV MY26',
      place: 'Italia',
      idCountry: 'IT',
      vetele: '3410126',
      match: 'exact',
    });
    expect(await found('pkt')).toEqual(['option PKT exact', 'pack PKT exact']);
    expect((await search('pack tech')).find(({ kind }) => kind === 'pack')!.hits[0]).toMatchObject({
      place: 'Italia, Aurora EV MY26',
      idCountry: 'IT',
      vetele: '3410126',
    });
    expect(await found('tecnologia')).toEqual(['option PKT contains']);
    expect(await found('1480')).toEqual(['campaign 1480 exact']);
    expect(await found('mkeller')).toEqual(['user mkeller exact']);
    expect(await found('germany')).toEqual(['market DE contains']);
  });

  it('finds a market by its name in any language, and names it in that of the header (R-380)', async () => {
    for (const name of ['germany', 'germania', 'alemania'])
      expect((await search(name, { language: 'es' })).map(({ hits }) => hits[0])).toMatchObject([
        { code: 'DE', text: 'Alemania' },
      ]);
    expect(await found('italy aurora')).toEqual(['vehicle 3410126 contains', 'campaign 1480 contains']);
    const places = async (text: string) =>
      (await search(text, { language: 'en' })).flatMap(({ kind, hits }) =>
        ['vehicle', 'pack', 'campaign'].includes(kind) ? [`${kind} ${hits[0]!.place}`] : [],
      );
    expect(await places('aurora')).toEqual(['vehicle Italy', 'campaign Italy']);
    expect(await places('pack tech')).toEqual(['pack Italy, Aurora EV MY26']);
  });

  it('understands a market and a vehicle together (R-380)', async () => {
    expect(await found('it aurora')).toEqual(['vehicle 3410126 contains', 'campaign 1480 contains']);
  });

  it.each([
    ['riscaldatto', 'interfaceLabel SEAT_HEATING similar'],
    ['winterriefen', 'interfaceLabel TYRES similar'],
    ['tecnologgia', 'option PKT similar'],
    ['germna', 'market DE similar'],
    ['mkeler', 'user mkeller similar'],
  ])('forgives the spelling of %s (R-382)', async (typed, expected) => {
    expect(await found(typed)).toContain(expected);
  });

  it('does not offer what is spelt alike beside what has the word itself (R-382)', async () => {
    await app.aLabel({ code: 'SCREEN', language: 'it', label: 'Sedili' });

    const matches = (await search('sedile')).flatMap(({ hits }) => hits.map(({ match }) => match));

    expect(matches).not.toContain('similar');
  });

  it('knows the words of labels that have just been written (R-382)', async () => {
    expect(await found('pneumattici')).toEqual([]);

    await app.request('POST', '/ccb/auth/fe/interfaceLabel', {
      as: admin,
      body: { code: 'NEW_TYRES', label: 'Pneumatici', labelGroup: 'Exterior', language: { id: 1 } },
    });

    expect(await found('pneumattici')).toEqual(['interfaceLabel NEW_TYRES similar']);
  });

  it('has six hits of a kind at most', async () => {
    for (let at = 1; at <= 8; at++) await app.aLabel({ code: `MANY_${at}`, label: `Molte ${at}` });

    expect((await search('molte'))[0]!.hits).toHaveLength(6);
  });

  it.each(['', '   ', '%', '_', '\\', "'", '(', '.*', 'a%'])(
    'takes %j as text, not as a pattern',
    async (text) => {
      const hits = (await search(text)).flatMap((group) => group.hits);

      const wanted = text.trim().toLowerCase();
      expect(hits.every(({ code, text: label }) => `${code} ${label}`.toLowerCase().includes(wanted))).toBe(
        true,
      );
      if (wanted === '') expect(hits).toEqual([]);
    },
  );
});

describe('what a user may see', () => {
  it('are the kinds of the own applications only (R-381)', async () => {
    const labels = await app.signIn({ ccadmEnabled: true, countries: ['IT'] });
    const prices = await app.signIn({ priceConfEnabled: true, countries: ['IT'] });
    const packs = await app.signIn({ packConfEnabled: true, countries: ['IT'] });
    const sol = await app.signIn({ solEnabledFrontEnd: true, countries: ['IT'] });
    const nobody = await app.signIn({ countries: ['IT'] });

    expect(await kinds('aurora', labels)).toEqual(['model']);
    expect(await kinds('aurora', prices)).toEqual(['vehicle']);
    expect(await kinds('pkt', packs)).toEqual(['pack']);
    expect(await kinds('aurora', sol)).toEqual(['campaign']);
    expect(await kinds('mkeller', labels)).toEqual([]);
    for (const text of ['aurora', 'pkt', 'sedile', 'italia', 'mkeller'])
      expect(await kinds(text, nobody)).toEqual([]);
  });

  it('are the vehicles, packs and campaigns of the own markets (R-381)', async () => {
    const german = await app.signIn({
      ...everything,
      ccadmEnabled: false,
      userAdmin: false,
      countries: ['DE'],
    });

    expect(await found('lince', { as: german })).toEqual(['vehicle 3450126 prefix']);
    expect(await found('lince')).toEqual(['model LINCE_V6 prefix']);
    expect(await found('pkd', { as: german })).toEqual(['pack PKD exact']);
    expect(await found('pkt', { as: german })).toEqual([]);
    // Germany does not sell online.
    expect(await found('herbst', { as: german })).toEqual([]);
  });

  it('are all campaigns for headquarters, and none for dealers or while online sales are off (R-381)', async () => {
    const hq = await app.signIn({ solEnabledFrontEnd: true, isHQUser: true });
    const dealer = await app.signIn({ solEnabledFrontEnd: true, isDealer: true, countries: ['IT'] });

    expect(await found('herbst', { as: hq })).toEqual(['campaign 1481 contains']);
    expect(await found('autunno', { as: dealer })).toEqual([]);

    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    expect(await found('herbst', { as: hq })).toEqual([]);
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  });

  it('is nothing without a session', async () => {
    const { status } = await app.request('GET', SEARCH, { query: { text: 'aurora' } });

    expect(status).toBe(401);
  });
});
