import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aSolModel, onlineUsers } from '../../../test/sol-factories.ts';

const MODELS = '/ccb/auth/fe/solModel';
const AURORA = '3410126';
const CORSARO = '0410126';
const LINCE = '3450126';

let app: TestApp;
let users: Record<string, SignedInUser>;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  const markets = { IT: 'Italia', FR: 'Francia', ES: 'Spagna', US: 'Stati Uniti' };
  for (const [id, name] of Object.entries(markets))
    await app.aCountry({
      id,
      solEnable: true,
      descriptions: { it: name, en: `${name} (en)` },
      tabele: id === 'US' ? 'Americhe' : 'Sud Europa',
    });
  await app.aCountry({ id: 'PL', solEnable: false, tabele: 'Nord Europa', descriptions: { it: 'Polonia' } });
  const sold = ['IT', 'FR', 'ES', 'PL'];
  await app.aModel({
    vetele: AURORA,
    modelcode: 'AURORA',
    description: 'Aurora MY26',
    modelYear: '2026',
    countries: sold,
  });
  await app.aModel({
    vetele: CORSARO,
    modelcode: 'CORSARO',
    description: 'Córsaro',
    modelYear: '2026',
    countries: [...sold, 'US'],
  });
  await app.aModel({ vetele: LINCE, modelcode: 'LINCE', description: 'Lince V6 MY26', countries: ['FR'] });
  users = await onlineUsers(app, ['ES', 'FR', 'PL']);
});
afterAll(() => app.close());
beforeEach(() => app.sql('DELETE FROM sol_model'));

const find = (user: string, filter: object = {}, query: object = {}) =>
  app.request('POST', `${MODELS}/allPaged`, {
    as: users[user]!,
    query: { sortBy: 'model', sortDesc: false, ...query },
    body: filter,
  });
/** Vehicle and market of each row. */
const rowsOf = async (user: string, filter: object = {}, query: object = {}) => {
  const { status, body } = await find(user, filter, query);
  expect(status, body.message).toBe(200);
  return body.content.map(
    ({ vetele, idCountry }: { vetele: string; idCountry: string }) => `${vetele}/${idCountry || 'HQ'}`,
  );
};
const at = (table: string, id: number, instant: string) =>
  app.sql(`UPDATE ${table} SET update_date = $2, update_user = 'Helen Ward' WHERE id = $1`, [id, instant]);

describe('the list of SOL visibility', () => {
  it('shows a record of headquarters and those of the markets below it', async () => {
    const { id, marketIds } = await aSolModel(app, { vetele: AURORA, visible: true, markets: { IT: false } });
    await at('sol_model_market', marketIds['IT']!, '2026-11-18T08:30:00Z');

    const { body } = await find('hq');

    const aurora = { vetele: AURORA, model: 'Aurora MY26', hqVisible: true };
    expect(body).toEqual({
      totalElements: 2,
      content: [
        {
          ...aurora,
          id: { idSol: id, idSolMarket: 0 },
          adm: '',
          market: '',
          idCountry: '',
          visible: true,
          updateDate: '2026-10-01T08:00:00.000Z',
          updateUser: 'Helen Ward',
        },
        {
          ...aurora,
          id: { idSol: id, idSolMarket: marketIds['IT'] },
          adm: 'Sud Europa',
          market: 'Italia',
          idCountry: 'IT',
          visible: false,
          updateDate: '2026-11-18T08:30:00.000Z',
          updateUser: 'Helen Ward',
        },
      ],
    });
  });

  it('names and sorts markets in the language that is asked for', async () => {
    await app.sql(
      `UPDATE country SET desc_de = CASE id WHEN 'ES' THEN 'A' ELSE 'Z' END WHERE id IN ('ES', 'FR')`,
    );
    await aSolModel(app, { vetele: AURORA, visible: true, markets: { FR: true, ES: true } });
    const byMarket = { sortBy: 'market', sortDesc: false };

    expect(
      (await find('hq', { adm: 'Sud Europa' }, { ...byMarket, language: 'de' })).body.content,
    ).toMatchObject([{ market: '' }, { market: 'A', idCountry: 'ES' }, { market: 'Z', idCountry: 'FR' }]);
    expect(await rowsOf('hq', { adm: 'Sud Europa' }, byMarket)).toEqual([
      `${AURORA}/HQ`,
      `${AURORA}/FR`,
      `${AURORA}/ES`,
    ]);
  });

  it('names a vehicle with its model year', async () => {
    await aSolModel(app, { vetele: CORSARO });

    expect((await find('hq')).body.content[0].model).toBe('Córsaro MY 2026');
  });

  it('keeps the records of a vehicle together, the one of headquarters first, however their names are sorted', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true, ES: true, FR: true } });
    await aSolModel(app, { vetele: CORSARO, markets: { US: true, IT: true } });
    const ofAurora = ['HQ', 'FR', 'IT', 'ES'].map((market) => `${AURORA}/${market}`);
    const ofCorsaro = ['HQ', 'IT', 'US'].map((market) => `${CORSARO}/${market}`);

    expect(await rowsOf('hq')).toEqual([...ofAurora, ...ofCorsaro]);
    expect(await rowsOf('hq', {}, { sortDesc: true })).toEqual([...ofCorsaro, ...ofAurora]);
  });

  it('sorts row by row by the last update, the latest first by default (decision A-30)', async () => {
    const aurora = await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
    const corsaro = await aSolModel(app, { vetele: CORSARO, markets: { US: true } });
    await at('sol_model_market', aurora.marketIds['IT']!, '2026-11-19T10:00:00Z');
    await at('sol_model', corsaro.id, '2026-11-18T10:00:00Z');
    await at('sol_model_market', corsaro.marketIds['US']!, '2026-11-17T10:00:00Z');
    await at('sol_model', aurora.id, '2026-11-16T10:00:00Z');
    const latestFirst = [`${AURORA}/IT`, `${CORSARO}/HQ`, `${CORSARO}/US`, `${AURORA}/HQ`];

    expect(await rowsOf('hq', {}, { sortBy: undefined, sortDesc: undefined })).toEqual(latestFirst);
    expect(await rowsOf('hq', {}, { sortBy: 'updateDate', sortDesc: false })).toEqual(latestFirst.reverse());
  });

  it.each([
    ['vetele', [`${CORSARO}/IT`, `${AURORA}/IT`, `${AURORA}/ES`]],
    ['market', [`${AURORA}/IT`, `${CORSARO}/IT`, `${AURORA}/ES`]],
    ['adm', [`${AURORA}/IT`, `${AURORA}/ES`, `${CORSARO}/IT`]],
    ['visible', [`${AURORA}/ES`, `${AURORA}/IT`, `${CORSARO}/IT`]],
  ])('sorts by %s, then by vehicle and market', async (sortBy, expected) => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true, ES: false } });
    await aSolModel(app, { vetele: CORSARO, markets: { IT: true } });

    const rows = await rowsOf('hq', {}, { sortBy });
    expect(rows.filter((row: string) => !row.endsWith('HQ'))).toEqual(expected);
  });

  it('pages, and tells the total of a page past the end', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true, ES: true, FR: true } });

    expect(await rowsOf('hq', {}, { size: 3 })).toHaveLength(3);
    expect(await rowsOf('hq', {}, { size: 3, page: 1 })).toEqual([`${AURORA}/ES`]);
    expect((await find('hq', {}, { size: 3, page: 9 })).body).toEqual({ content: [], totalElements: 4 });
  });

  it('holds for a market user own markets that sell online, and of headquarters what concerns them (R-309; A-18)', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true, ES: true, PL: true } });
    await aSolModel(app, { vetele: CORSARO, markets: { US: true } });
    await aSolModel(app, { vetele: LINCE, markets: { FR: true } });

    expect(await rowsOf('market')).toEqual([`${AURORA}/HQ`, `${AURORA}/IT`, `${CORSARO}/HQ`]);
    expect(await rowsOf('regional')).toEqual([
      ...[`${AURORA}/HQ`, `${AURORA}/ES`, `${CORSARO}/HQ`],
      ...[`${LINCE}/HQ`, `${LINCE}/FR`],
    ]);
    expect(await rowsOf('nomarket')).toEqual([]);
    expect(await rowsOf('market', { countryList: ['ES', 'US'] })).toEqual([]);
    expect(await rowsOf('hq')).toHaveLength(8);
  });

  it.each([
    [{ market: 'IT' }, [`${AURORA}/HQ`, `${AURORA}/IT`, `${CORSARO}/HQ`]],
    [{ idCountry: 'US' }, [`${CORSARO}/HQ`, `${CORSARO}/US`]],
    [{ adm: 'Americhe' }, [`${CORSARO}/HQ`, `${CORSARO}/US`]],
    [{ countryList: ['FR', 'US'], vetele: LINCE }, [`${LINCE}/HQ`, `${LINCE}/FR`]],
    [{ countryList: [], vetele: LINCE }, [`${LINCE}/HQ`, `${LINCE}/FR`]],
    [{ showHq: true }, [`${AURORA}/HQ`, `${CORSARO}/HQ`, `${LINCE}/HQ`]],
    [{ showHq: false, vetele: AURORA }, [`${AURORA}/HQ`, `${AURORA}/IT`]],
    [{ showActive: true }, [`${AURORA}/HQ`, `${AURORA}/IT`, `${CORSARO}/HQ`]],
    [{ showActive: null, showHq: null, adm: null, market: '', vetele: 'nothing' }, []],
  ])('finds %j', async (filter, expected) => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
    await aSolModel(app, { vetele: CORSARO, markets: { US: false } });
    // The market shows it, headquarters do not: nobody can buy it.
    await aSolModel(app, { vetele: LINCE, visible: false, markets: { FR: true } });

    expect(await rowsOf('hq', filter)).toEqual(expected);
  });

  it('finds a record by its two ids', async () => {
    const { id, marketIds } = await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
    await aSolModel(app, { vetele: CORSARO });

    expect(await rowsOf('hq', { id: { idSol: id, idSolMarket: 0 } })).toEqual([`${AURORA}/HQ`]);
    expect(await rowsOf('hq', { id: { idSolMarket: marketIds['IT'] } })).toEqual([`${AURORA}/IT`]);
  });

  it('is not for dealers, other parts of the console, those who claim to be HQ, or while the service is off', async () => {
    expect((await find('dealer')).status).toBe(403);
    expect((await find('priceonly')).status).toBe(403);
    const claimed = await find('market', {}, { isHQUser: true });
    expect([claimed.status, claimed.body.message]).toEqual([403, 'You are not an HQ user.']);
    expect((await find('hq', {}, { isHQUser: true })).status).toBe(200);
    expect((await app.request('POST', `${MODELS}/allPaged`, { body: {} })).status).toBe(401);
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    const off = await find('market');
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
    expect(off.status).toBe(403);
  });

  it.each([{ showActive: 'yes' }, { unknown: 1 }, { id: 5 }, { countryList: 'IT' }])(
    'refuses %j',
    async (filter) => {
      expect((await find('market', filter)).status).toBe(400);
    },
  );
});

describe('the exported workbook', () => {
  const exported = (user: string, filter: object = {}, query: Record<string, unknown> = {}) =>
    app.request('POST', `${MODELS}/toXlsx`, { as: users[user]!, query, body: filter });
  async function opened(user: string, filter: object = {}, query: Record<string, unknown> = {}) {
    const { status, bytes, body, headers } = await exported(user, filter, query);
    expect(status, body.message).toBe(200);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);
    const sheet = workbook.getWorksheet('SOL visibility')!;
    const rows: unknown[][] = [];
    sheet.eachRow((row) => rows.push(Array.from((row.values as unknown[]).slice(1), (cell) => cell ?? '')));
    return { workbook, sheet, rows, name: headers.get('content-disposition') };
  }

  it('holds each record as a row, codes as text, and explains itself', async () => {
    await aSolModel(app, { vetele: CORSARO, visible: true, markets: { IT: false } });

    const { workbook, sheet, rows, name } = await opened('market');

    expect(name).toContain('solVisibility.xlsx');
    expect(rows).toEqual([
      [
        ...['Vehicle code', 'Model', 'ADM', 'Market code', 'Market', 'Visible', 'HQ visible'],
        ...['Last update (UTC)', 'Updated by'],
      ],
      [
        ...[
          CORSARO,
          'Córsaro MY 2026',
          '',
          'HQ',
          '',
          'Yes',
          'Yes',
          new Date('2026-10-01T08:00Z'),
          'Helen Ward',
        ],
      ],
      [
        ...[CORSARO, 'Córsaro MY 2026', 'Sud Europa', 'IT', 'Italia', 'No', 'Yes'],
        ...[new Date('2026-11-04T14:10Z'), 'Giulia Bassi'],
      ],
    ]);
    expect(sheet.getCell('A2').numFmt).toBe('@');
    expect(sheet.getCell('F3').dataValidation).toMatchObject({ type: 'list', formulae: ['"Yes,No"'] });
    expect(workbook.worksheets.map((one) => one.name)).toEqual(['SOL visibility', 'How to']);
  });

  it('ignores the filter with scope ALL, in both spellings, and follows it with FILTERED (R-229; A-25)', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true, FR: true } });
    await aSolModel(app, { vetele: CORSARO });
    const filter = { vetele: AURORA, market: 'FR' };
    const countOf = async (query: Record<string, unknown>) =>
      (await opened('hq', filter, query)).rows.length - 1;

    expect([await countOf({}), await countOf({ scope: 'true' }), await countOf({ scope: 'ALL' })]).toEqual([
      4, 4, 4,
    ]);
    expect([await countOf({ scope: 'false' }), await countOf({ scope: 'FILTERED' })]).toEqual([2, 2]);
  });

  it('never holds markets that the user may not see, whatever the scope', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true, FR: true, PL: true } });

    expect((await opened('regional')).rows.slice(1).map((row) => row[3])).toEqual(['HQ', 'FR']);
  });

  it('is a template without rows where it is asked for (R-275)', async () => {
    await aSolModel(app, { vetele: AURORA });

    const { rows, name, sheet } = await opened('market', {}, { isOnlyTemplate: true });

    expect(rows).toHaveLength(1);
    expect(name).toContain('solVisibility_template.xlsx');
    expect(sheet.getCell('F2').dataValidation).toMatchObject({ type: 'list' });
  });

  it('goes on where a batch ends', async () => {
    await app.sql(`INSERT INTO commercial_model (modelcode, family_code, description)
      SELECT 'M' || n, 'Family', 'Aurora ' || n % 7 FROM generate_series(1, 4100) n`);
    await app.sql(`INSERT INTO vehicle (vetele, modelcode, model_year, description)
      SELECT '9' || lpad(n::text, 6, '0'), 'M' || n, '2026', 'Aurora ' || n % 7 FROM generate_series(1, 4100) n`);
    await app.sql(`INSERT INTO sol_model (vetele) SELECT vetele FROM vehicle WHERE vetele LIKE '9%'`);

    const codes = (await opened('hq')).rows.slice(1).map((row) => row[0]);
    await app.sql('DELETE FROM sol_model');
    await app.sql(`DELETE FROM vehicle WHERE vetele LIKE '9%'`);

    expect(new Set(codes).size).toBe(4100);
    expect(codes).toHaveLength(4100);
  });

  it('is not for dealers and not for those who claim to be HQ', async () => {
    expect((await exported('dealer')).status).toBe(403);
    expect((await exported('market', {}, { isHQUser: true })).status).toBe(403);
  });
});
