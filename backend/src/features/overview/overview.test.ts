import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { forgetCaches } from '../../../test/forget-caches.ts';
import { aRun } from '../../../test/job-factories.ts';
import { anItem, aPriceList } from '../../../test/price-factories.ts';
import { aCampaign } from '../../../test/sol-factories.ts';
import { upload } from '../../../test/crud-resource.ts';
import type { Schema } from '../../kit/contract.ts';

const AURORA = '3410126';
const BOREA = '3420126';

type Overview = Schema<'Overview'>;

let app: TestApp;
const users: Record<string, SignedInUser> = {};
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  const names = { IT: 'Italy', FR: 'France', DE: 'Germany' };
  for (const [id, en] of Object.entries(names))
    await app.aCountry({ id, solEnable: id !== 'DE', descriptions: { en } });
  await app.sql(
    `UPDATE country SET enable_base_opt = true, enable_accessories = id = 'FR' WHERE id <> 'DEFAULT'`,
  );
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA', description: 'Aurora', countries: ['IT', 'FR'] });
  await app.aModel({ vetele: BOREA, modelcode: 'BOREA', description: 'Borea', countries: ['IT'] });
  const sign = async (name: string, rights: object) =>
    void (users[name] = await app.signIn({ username: name, lang: 'en', ...rights }));
  await sign('editor', { ccadmEnabled: true, alias: 'Anna Conti' });
  await sign('second', { ccadmEnabled: true });
  await sign('market', { priceConfEnabled: true, solEnabledFrontEnd: true, countries: ['IT'] });
  await sign('french', { priceConfEnabled: true, solEnabledFrontEnd: true, countries: ['FR'] });
  await sign('german', { priceConfEnabled: true, solEnabledFrontEnd: true, countries: ['DE'] });
  await sign('dealer', {
    priceConfEnabled: true,
    solEnabledFrontEnd: true,
    isDealer: true,
    countries: ['IT'],
  });
  await sign('nomarket', { priceConfEnabled: true });
  await sign('packs', { packConfEnabled: true, countries: ['IT'] });
  await sign('headquarters', { packConfEnabled: true, isHQUser: true });
  await sign('nobody', {});
});
afterAll(() => app.close());

const overview = async (user: string, query: object = {}): Promise<Overview> => {
  const { status, body } = await app.request('GET', '/ccb/auth/fe/overview', {
    as: users[user]!,
    query: { ...query },
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body as Overview;
};

describe('the parts of the overview', () => {
  it.each([
    ['editor', ['changes', 'imports', 'jobs', 'languages']],
    ['market', ['campaigns', 'changes', 'imports', 'prices']],
    ['german', ['changes', 'imports', 'prices']],
    ['dealer', ['changes', 'imports', 'prices']],
    ['nomarket', []],
    ['packs', ['changes', 'imports']],
    ['nobody', []],
  ])('of %s are %j (R-390)', async (user, parts) => {
    expect(Object.keys(await overview(user)).sort()).toEqual(parts);
  });

  it('are refused without a session', async () => {
    expect((await app.request('GET', '/ccb/auth/fe/overview')).status).toBe(401);
  });

  it('have no campaigns while the service is off', async () => {
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    expect((await overview('market')).campaigns).toBeUndefined();
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  });
});

describe('languages', () => {
  beforeAll(async () => {
    await app.aLanguage({ code: 'de', description: 'Deutsch' });
    await app.sql('DELETE FROM interface_label');
    for (const code of ['A', 'B', 'C']) await app.aLabel({ code, language: 'it', label: `testo ${code}` });
    await app.aLabel({ code: 'A', language: 'de', label: 'Text A' });
  });
  const german = async () =>
    (await overview('editor', { source: 'it' })).languages!.languages.find(
      ({ language }) => language === 'de',
    )!;

  it('say what is missing by kind (R-392)', async () => {
    await forgetCaches(app);
    expect(await german()).toEqual({
      language: 'de',
      name: 'Deutsch',
      translated: 1,
      outdated: 0,
      kinds: [{ kind: 'interfaceLabel', missing: 2, outdated: 0 }],
    });
  });

  it('are counted again once a text has changed (R-396)', async () => {
    const [{ id }] = (await app.sql<{ id: number }>(
      `SELECT id FROM interface_label WHERE code = 'A' AND language_id = (SELECT id FROM language WHERE code = 'it')`,
    )) as [{ id: number }];
    const { status } = await app.request('PUT', `/ccb/auth/fe/interfaceLabel/${id}`, {
      as: users['editor']!,
      body: {
        labelGroup: 'Main Window',
        code: 'A',
        language: { id: 'it' },
        label: 'testo nuovo',
        modelEnableRegexp: 'DEFAULT',
        modelDisableRegexp: '',
      },
    });
    expect(status).toBe(200);
    expect(await german()).toMatchObject({ translated: 1, outdated: 1 });
  });

  it('refuse a source that does not exist', async () => {
    const reply = await app.request('GET', '/ccb/auth/fe/overview', {
      as: users['editor']!,
      query: { source: 'xx' },
    });
    expect([reply.status, reply.body.fields[0].field]).toEqual([400, 'source']);
  });
});

describe('prices', () => {
  beforeAll(async () => {
    await aPriceList(app, { country: 'IT', vetele: AURORA, basePrice: 0, isActive: true });
    await aPriceList(app, { country: 'FR', vetele: AURORA, isActive: true });
    const item = { vetele: AURORA, country: 'IT' };
    await anItem(app, { ...item, code: 'PRICED', price: 10 });
    await anItem(app, { ...item, code: 'FREE', price: 0 });
    await anItem(app, { ...item, code: 'BLANK', price: null });
    await anItem(app, { vetele: AURORA, code: 'NOROW' });
    await anItem(app, { vetele: AURORA, code: 'STD', isStandard: true });
    await anItem(app, { vetele: AURORA, code: 'OLD', inactive: true });
    await anItem(app, { vetele: AURORA, code: 'HOOK', kind: 'accessories' });
    await forgetCaches(app);
  });

  it('count what the lists of the own market lack, the worst first (R-392)', async () => {
    expect((await overview('market')).prices).toEqual({
      lists: 2,
      missing: 4,
      unpublished: 1,
      markets: [
        {
          idCountry: 'IT',
          country: 'Italy',
          lists: 2,
          openLists: 2,
          missing: 4,
          unpublished: 1,
          worst: [
            { vetele: AURORA, description: 'Aurora MY 2026', missing: 3, isPublished: true },
            { vetele: BOREA, description: 'Borea MY 2026', missing: 1, isPublished: false },
          ],
        },
      ],
    });
  });

  it('count accessories where the market sets their prices', async () => {
    const { markets } = (await overview('french')).prices!;
    expect(markets.map(({ idCountry, missing }) => [idCountry, missing])).toEqual([['FR', 5]]);
  });

  it('are not missing where they come from the factory', async () => {
    await anItem(app, { vetele: AURORA, code: 'PRG', kind: 'programs' });
    await app.sql(`UPDATE country SET enable_base_opt = false, enable_customer_prg = true WHERE id = 'IT'`);
    await forgetCaches(app);
    // Nor are programmes, which only a market that sets its base prices may set.
    expect((await overview('market')).prices).toEqual({ lists: 2, missing: 0, unpublished: 0, markets: [] });
    await app.sql(`UPDATE country SET enable_base_opt = true, enable_customer_prg = false WHERE id = 'IT'`);
    await forgetCaches(app);
  });

  it('agree with the price configurator', async () => {
    const { status, body } = await app.request(
      'GET',
      `/ccb/auth/fe/priceConf/detailsByModelVersion/IT/it/${AURORA}`,
      {
        as: users['market']!,
      },
    );
    expect(status).toBe(200);
    const blank = body.optionalsSection.filter(
      ({ price, isStandard }: { price: number | null; isStandard: boolean }) => price === null && !isStandard,
    );
    // Beside the base price.
    expect(blank.map(({ code }: { code: string }) => code)).toEqual(['BLANK', 'NOROW']);
  });
});

describe('campaigns', () => {
  beforeEach(() => app.sql('DELETE FROM sol_campaign'));
  const idsOf = async (user: string) => {
    const { starting, ending, overlapping } = (await overview(user)).campaigns!;
    return [starting, ending, overlapping].map(({ content }) => content.map(({ id }) => id));
  };

  it('are those that the list shows with the same filters (R-391)', async () => {
    const of = (startsAt: string, endsAt: string, more: object = {}) =>
      aCampaign(app, { startsAt, endsAt, vehicles: [AURORA], ...more });
    const running = await of('2026-10-01T00:00:00Z', '2026-11-28T00:00:00Z');
    const next = await of('2026-11-25T00:00:00Z', '2027-02-01T00:00:00Z');
    await of('2026-11-25T00:00:00Z', '2026-11-27T00:00:00Z', { active: false });
    await of('2026-12-20T00:00:00Z', '2027-02-01T00:00:00Z', { campaignType: 'B2B' });
    await of('2026-09-01T00:00:00Z', '2026-10-02T00:00:00Z');
    await of('2026-11-25T00:00:00Z', '2026-11-27T00:00:00Z', { country: 'FR' });

    expect(await idsOf('market')).toEqual([[next], [running], [running, next]]);
    const { from, to } = (await overview('market')).campaigns!;
    expect([from, to]).toEqual(['2026-11-20', '2026-12-04']);
    const listed = async (filter: object) =>
      (
        await app.request('POST', '/ccb/auth/fe/solCampaign/allPaged', {
          as: users['market']!,
          body: { active: true, ...filter },
          query: { sortBy: 'dateStart', sortDesc: false },
        })
      ).body.content.map(({ id }: { id: number }) => id);
    expect(await listed({ dateStart: from, dateStartTo: to })).toEqual([next]);
    expect(await listed({ dateEndFrom: from, dateEnd: to })).toEqual([running]);
    expect(await listed({ overlapping: true })).toEqual([running, next]);
  });

  it('are named at most four at a time, with their number', async () => {
    for (let n = 0; n < 5; n++)
      await aCampaign(app, { startsAt: '2026-11-25T00:00:00Z', endsAt: '2027-02-01T00:00:00Z' });
    const { starting } = (await overview('market')).campaigns!;
    expect([starting.content.length, starting.totalElements]).toEqual([4, 5]);
  });
});

describe('jobs', () => {
  it('run, or have failed within a week and not succeeded since (R-393)', async () => {
    const running = await aRun(app, { state: 'running', name: 'compareAll' });
    const failed = await aRun(app, { state: 'failed', at: '2026-11-18T09:00:00Z', message: 'No.' });
    await aRun(app, { state: 'failed', at: '2026-11-01T09:00:00Z' });
    await aRun(app, { state: 'failed', name: 'export', at: '2026-11-18T09:00:00Z' });
    await aRun(app, { state: 'done', name: 'export', at: '2026-11-19T09:00:00Z' });

    const { jobs } = await overview('editor');

    expect(jobs!.running.map(({ id }) => id)).toEqual([running]);
    expect(jobs!.failed.map(({ id, message }) => [id, message])).toEqual([[failed, 'No.']]);
  });
});

describe('imports', () => {
  beforeEach(() => app.sql('DELETE FROM import_run'));
  const HEAD = 'code;labelGroup;language;label;modelEnableRegexp;modelDisableRegexp';
  const imported = async (lines: string[], { query = '', as = 'editor', name = 'etichette.csv' } = {}) => {
    const { status, body } = await app.request('POST', `/ccb/auth/fe/interfaceLabel/fromCsv${query}`, {
      as: users[as]!,
      body: upload([HEAD, ...lines].join('\n'), name),
    });
    expect([status, body.message]).toEqual([200, undefined]);
  };
  const log = (id: number, as: string) =>
    app.request('GET', `/ccb/auth/fe/importRun/${id}`, { as: users[as]! });
  const good = 'NEW_ONE;Main Window;it;Nuova;DEFAULT;';
  const bad = 'NEW_TWO;Main Window;xx;Nuova;DEFAULT;';

  it('with rejected rows are shown with their faults (R-394)', async () => {
    await imported([good, bad]);

    const { content, totalElements } = (await overview('second')).imports!;

    expect(totalElements).toBe(1);
    expect(content).toMatchObject([
      {
        kind: 'interfaceLabel',
        title: 'Interface labels',
        fileName: 'etichette.csv',
        market: '',
        actor: 'Anna Conti',
        rowCount: 2,
        rejected: 1,
      },
    ]);
    const { status, body } = await log(content[0]!.id, 'second');
    expect([status, body.run]).toEqual([200, content[0]]);
    expect(body.errors).toMatchObject([{ row: 3, column: 'language', value: 'xx' }]);
  });

  it('are shown for 30 days (R-394)', async () => {
    await imported([bad]);
    const shownAfter = async (days: number) => {
      await app.sql(`UPDATE import_run SET at = $1::timestamptz - $2 * interval '1 day'`, [
        app.clock.now,
        days,
      ]);
      return (await overview('editor')).imports!.totalElements;
    };

    expect([await shownAfter(29.9), await shownAfter(30.1)]).toEqual([1, 0]);
  });

  it('are all there, also those that the card shows only once they are asked for', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await imported([bad], { name: `${name}.csv` });

    expect((await overview('editor')).imports!.content).toHaveLength(6);
  });

  it('are gone once their file has been imported without faults, by whomever', async () => {
    await imported([bad]);
    app.clock.advance(1000);
    await imported([good], { as: 'second' });
    expect((await overview('editor')).imports).toEqual({ content: [], totalElements: 0 });
  });

  it('leave nothing behind when they were only tried', async () => {
    await imported([bad], { query: '?dryRun=true' });
    expect(await app.sql('SELECT FROM import_run')).toEqual([]);
  });

  it("are hidden from who may not see their kind or market, except one's own", async () => {
    const of = async (kind: string, market: string, userId?: number) => {
      const [row] = await app.sql<{ id: number }>(
        `INSERT INTO import_run (at, kind, market, file_name, actor, user_id, row_count, rejected, errors)
         VALUES ($1, $2, $3, $2 || $3, 'Colleague', $4, 5, 2, '[]') RETURNING id`,
        [app.clock.now, kind, market, userId],
      );
      return row!.id;
    };
    const [italian, french] = [await of('price', 'IT'), await of('price', 'FR')];
    const [label, packs] = [await of('interfaceLabel', ''), await of('pack', '')];
    const implicit = await of('implicitPack', '');
    const own = [await of('pack', '', users['packs']!.id), await of('implicitPack', '', users['packs']!.id)];
    const seenBy = async (user: string) =>
      (await overview(user)).imports!.content.map(({ id }) => id).sort((one, other) => one - other);

    expect(await seenBy('market')).toEqual([italian]);
    expect(await seenBy('french')).toEqual([french]);
    expect(await seenBy('editor')).toEqual([label]);
    expect(await seenBy('packs')).toEqual(own);
    for (const id of [packs, implicit]) {
      expect((await log(id, 'packs')).status).toBe(404);
      expect((await log(id, 'headquarters')).status).toBe(200);
    }
    expect((await log(french, 'market')).status).toBe(404);
    expect((await log(italian, 'market')).status).toBe(200);
    expect((await log(999, 'editor')).status).toBe(404);
  });

  it('are not those of a later user of the same name', async () => {
    const as = 'stand-in';
    users[as] = await app.signIn({ username: as, ccadmEnabled: true });
    await imported([bad], { as });
    const { id } = (await overview(as)).imports!.content[0]!;
    await app.sql('DELETE FROM app_user WHERE username = $1', [as]);
    users[as] = await app.signIn({ username: as, packConfEnabled: true, countries: ['IT'] });

    expect((await overview(as)).imports!.totalElements).toBe(0);
    expect((await log(id, as)).status).toBe(404);
    expect((await log(id, 'editor')).status).toBe(200);
  });

  it('are shown for a month and removed after 90 days', async () => {
    await imported([bad]);
    app.clock.advance(31 * 86_400_000);
    const as = 'late';
    users[as] = await app.signIn({ username: as, ccadmEnabled: true });
    expect((await overview(as)).imports!.totalElements).toBe(0);
    app.clock.advance(60 * 86_400_000);
    users[as] = await app.signIn({ username: 'later', ccadmEnabled: true });
    await imported([good], { as, name: 'other.csv' });
    expect(await app.sql('SELECT file_name AS name FROM import_run')).toEqual([{ name: 'other.csv' }]);
  });
});
