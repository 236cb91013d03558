import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { XLSX } from '../../../test/expected.ts';
import { anImplicitPack, anOption, aPack, manyPacks } from '../../../test/pack-factories.ts';

const CALLS = '/ccb/auth/fe/packConf';

let app: TestApp;
let user: SignedInUser;

const read = (place: string, as: SignedInUser = user) =>
  app.request('GET', `${CALLS}/basePackInfo/${place}`, { as });

beforeAll(async () => {
  app = await testApp();
  await app.aCountry({ id: 'IT', codMercato: '1000', descriptions: { en: 'Italy', it: 'Italia' } });
  await app.aCountry({ id: 'DE', codMercato: '2000', descriptions: { en: 'Germany', it: 'Germania' } });
  user = await app.signIn({ packConfEnabled: true, countries: ['IT'] });
  const corsaro = { modelcode: 'CORSARO', family: 'SPORT', countries: ['IT'] };
  await app.aModel({ ...corsaro, vetele: '3410126', modelYear: '2026', description: 'Corsaro Spider MY26' });
  await app.aModel({ ...corsaro, vetele: '3410127', modelYear: '2027', description: 'Corsaro Spider MY27' });
  await app.aModel({ modelcode: 'CORSARO_CUP', family: 'SPORT', vetele: '3420127', modelYear: '2027' });
  await app.aModel({ modelcode: 'LINCE', family: 'SUV', vetele: '3450127', modelYear: '2027' });
});
afterAll(() => app.close());

describe('the packs of a vehicle in a market', () => {
  it('are sorted by code, their options by set and code, each with the options that it includes', async () => {
    const at = { country: 'IT', vetele: '3410127' };
    await aPack(app, {
      ...at,
      code: 'PK02',
      name: 'PACK COMFORT',
      options: [{ code: '28DP', priceIncluded: false }],
    });
    await aPack(app, {
      ...at,
      code: 'PK01',
      name: 'PACK CARBONIO',
      options: [
        { code: '36MV', optManovra: 'M2', alternateSet: 'A' },
        { code: '35MN', optManovra: 'M2', alternateSet: 'A', defaultSet: 'A', name: 'MINIGONNE' },
        { code: '33SP', compulsory: true },
        { code: '29AN', priceIncluded: false },
      ],
    });
    await anImplicitPack(app, '33SP', ['33GU', '33AT']);
    await anImplicitPack(app, 'PK01', ['90CF']);

    const { status, body } = await read('IT/3410127/2027');

    expect(status).toBe(200);
    const packs = body as unknown as {
      ocparObj: { parele: string };
      priceIncluded: boolean;
      listMasPackCommOpts: { ocparObj: { parele: string }; implicitList: { code: string }[] }[];
    }[];
    expect(packs.map(({ ocparObj, priceIncluded }) => [ocparObj.parele, priceIncluded])).toEqual([
      ['PK01', true],
      ['PK02', false],
    ]);
    expect(packs[0]).toMatchObject({
      ocparObj: { parele: 'PK01', parde2: 'PACK CARBONIO' },
      isChild: false,
      optManovra: '',
      alternateSet: '',
      defaultSet: '',
      compulsory: false,
      implicitList: [{ code: '90CF', name: 'FACTORY 90CF' }],
    });
    const options = packs[0]!.listMasPackCommOpts;
    expect(options.map(({ ocparObj }) => ocparObj.parele)).toEqual(['29AN', '33SP', '35MN', '36MV']);
    expect(options[1]!.implicitList.map(({ code }) => code)).toEqual(['33AT', '33GU']);
    expect(options[2]).toEqual({
      ocparObj: { parele: '35MN', parde2: 'MINIGONNE' },
      isChild: true,
      listMasPackCommOpts: [],
      priceIncluded: true,
      optManovra: 'M2',
      alternateSet: 'A',
      defaultSet: 'A',
      compulsory: false,
      implicitList: [],
    });
  });

  it('are none where nobody has put one together', async () => {
    expect((await read('IT/3450127/2027')).body).toEqual([]);
  });

  it('of a commercial model are those of its newest model year', async () => {
    expect((await read('IT/CORSARO/2027')).body).toHaveLength(2);
    expect((await read('IT/CORSARO/2026')).status).toBe(404);
  });

  it('are for users of the pack configurator, in their own markets; headquarters read every market', async () => {
    const price = await app.signIn({ priceConfEnabled: true, countries: ['IT'] });
    const hq = await app.signIn({ packConfEnabled: true, isHQUser: true });
    const dealer = await app.signIn({ packConfEnabled: true, isDealer: true, countries: ['IT'] });

    expect((await app.request('GET', `${CALLS}/basePackInfo/IT/3410127/2027`)).status).toBe(401);
    expect((await read('IT/3410127/2027', price)).status).toBe(403);
    const foreign = await read('DE/3410127/2027');
    expect([foreign.status, foreign.body.message]).toEqual([403, 'Germania is not one of your markets.']);
    expect((await read('IT/3410127/2027', hq)).status).toBe(200);
    expect((await read('IT/3410127/2027', dealer)).status).toBe(200);
  });

  it('of another market, vehicle or model year than there is are not found', async () => {
    expect((await read('XX/3410127/2027')).body.message).toBe('There is no market XX.');
    expect((await read('IT/9999999/2027')).body.message).toBe('There is no vehicle 9999999.');
    expect((await read('IT/3410127/2026')).body.message).toBe(
      'Corsaro Spider MY27 (3410127) is of model year 2027, not 2026.',
    );
  });

  it('may be a thousand', async () => {
    await app.aModel({ vetele: '3990127', modelYear: '2027' });
    await manyPacks(app, { country: 'IT', vetele: '3990127' });

    const { body } = await read('IT/3990127/2027');

    expect(body).toHaveLength(1000);
    await app.sql(`DELETE FROM commercial_pack_item WHERE vetele = '3990127'`);
  });
});

async function opened(bytes: Buffer): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as never);
  return workbook;
}

const exported = (query: object = {}, as: SignedInUser = user) =>
  app.request('GET', `${CALLS}/exportCommercialPacks`, { as, query: query as Record<string, string> });

/** The rows below the head, as texts. */
const rowsOf = (sheet: ExcelJS.Worksheet): string[][] => {
  const rows: string[][] = [];
  sheet.eachRow((row) => rows.push(Array.from({ length: 12 }, (_, at) => row.getCell(at + 1).text)));
  return rows.slice(1);
};
const vehiclesIn = (sheet: ExcelJS.Worksheet): string[] => [...new Set(rowsOf(sheet).map((row) => row[2]!))];

describe('the exported commercial packs', () => {
  beforeAll(async () => {
    for (const vetele of ['3410126', '3420127', '3450127'])
      await aPack(app, { country: 'IT', vetele, code: 'PK05', options: ['071'] });
    await aPack(app, { country: 'DE', vetele: '3410126', code: 'PK05', options: ['071'] });
  });

  it('hold a row for each pack and one for each of its options, by market, model and code, codes as text (R-272)', async () => {
    const { status, headers, bytes } = await exported({ pModelFilter: 'ALL' });

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(XLSX);
    expect(headers.get('content-disposition')).toContain('commercialPacks_ALL.xlsx');
    const sheet = (await opened(bytes)).worksheets[0]!;
    const rows = rowsOf(sheet);
    const place = ['IT', '1000', '3410126', 'Corsaro Spider MY26', 'PK05'];
    expect(rows[0]).toEqual([...place, '', 'FACTORY PK05', '', '', '', '', '']);
    expect(rows[1]).toEqual([...place, '071', 'FACTORY 071', 'Incl', '', '', '', 'No']);
    expect(rows.filter((row) => row[4] === 'PK01' && row[5] === '').length).toBe(1);
    expect(rows.find((row) => row[5] === '35MN')!.slice(7)).toEqual(['Incl', 'M2', 'A', 'A', 'No']);
    expect(sheet.getCell('F3').value).toBe('071');
    expect(sheet.getCell('F3').numFmt).toBe('@');
    expect(rows.some((row) => row[0] === 'DE')).toBe(false);
  });

  it('explain themselves: a frozen head, headers in bold, choices of words, text in cells to come, a sheet How to', async () => {
    const workbook = await opened((await exported()).bytes);
    const [sheet, guide] = workbook.worksheets;

    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Commercial packs', 'How to']);
    expect(sheet!.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect([sheet!.getCell('E2').font?.bold, sheet!.getCell('E3').font?.bold]).toEqual([true, undefined]);
    expect(sheet!.getCell('H3').dataValidation.formulae).toEqual(['"Incl,Excl"']);
    expect(sheet!.getCell('L3').dataValidation.formulae).toEqual(['"Yes,No"']);
    expect(sheet!.getColumn(5).numFmt ?? sheet!.getColumn(5).style?.numFmt).toBe('@');
    const told = rowsOf(guide!).map(([word]) => word);
    expect(rowsOf(guide!).find(([word]) => word === 'Opt manovra')![1]).toBe(
      'A text of at most 40 characters.',
    );
    for (const column of rowsOf(sheet!).length > 0 ? (sheet!.getRow(1).values as string[]).slice(1) : [])
      expect(told).toContain(column);
  });

  it('follow the model: the family, the vehicle, the model year (R-272)', async () => {
    const vehicles = async (pModelFilter: string, pCurrentModelYearOnly: boolean, vetele = '3410127') => {
      const { bytes, headers } = await exported({
        pModelFilter,
        pCurrentModelYearOnly,
        pCurrentModelVetele: vetele,
      });
      const name = /filename="?([^";]+)/.exec(headers.get('content-disposition')!)![1];
      return [name, ...vehiclesIn((await opened(bytes)).worksheets[0]!)];
    };

    expect(await vehicles('FAM', false)).toEqual([
      'commercialPacks_FAM_3410127.xlsx',
      ...['3410126', '3410127', '3420127'],
    ]);
    expect(await vehicles('FAM', true)).toEqual([
      'commercialPacks_FAM_3410127_2027.xlsx',
      ...['3410127', '3420127'],
    ]);
    expect(await vehicles('MOD', false)).toEqual(['commercialPacks_MOD_3410127.xlsx', '3410127']);
    expect(await vehicles('ALL', true)).toEqual([
      'commercialPacks_ALL_2027.xlsx',
      ...['3410127', '3420127', '3450127'],
    ]);
    expect((await vehicles('MOD', false, 'CORSARO'))[1]).toBe('3410127');
  });

  it('need a model unless everything is exported', async () => {
    const without = await exported({ pModelFilter: 'FAM' });
    const unknown = await exported({ pModelFilter: 'MOD', pCurrentModelVetele: '9999999' });

    expect([without.status, without.body.message]).toEqual([400, 'Choose a model first.']);
    expect(unknown.status).toBe(404);
    expect((await exported({ pModelFilter: 'ALL', pCurrentModelVetele: '' })).status).toBe(200);
  });

  it('are a template where there is no pack, and the own markets of headquarters too (R-272)', async () => {
    const nobody = await app.signIn({ packConfEnabled: true, countries: ['FR'] });
    const hq = await app.signIn({ packConfEnabled: true, isHQUser: true, countries: ['DE'] });

    const [empty] = (await opened((await exported({}, nobody)).bytes)).worksheets;
    const [own] = (await opened((await exported({}, hq)).bytes)).worksheets;

    expect(rowsOf(empty!)).toEqual([]);
    expect(empty!.getCell('H2').dataValidation.formulae).toEqual(['"Incl,Excl"']);
    expect(new Set(rowsOf(own!).map(([country]) => country))).toEqual(new Set(['DE']));
  });

  it('lose no row and repeat no header where batches of rows meet', async () => {
    await app.aModel({ vetele: '3990126', modelYear: '2026' });
    await manyPacks(app, { country: 'IT', vetele: '3990126', packs: 850 });

    const { bytes } = await exported({ pModelFilter: 'MOD', pCurrentModelVetele: '3990126' });

    const rows = rowsOf((await opened(bytes)).worksheets[0]!);
    const keys = rows.map((row) => `${row[4]} ${row[5]}`);
    expect(rows).toHaveLength(850 * 6);
    expect(new Set(keys).size).toBe(850 * 6);
    await app.sql(`DELETE FROM commercial_pack_item WHERE vetele = '3990126'`);
  });
});

it('exports no more rows than an import takes, and says so', async () => {
  const packer = await app.signIn({ packConfEnabled: true, countries: ['FR'] });
  await app.aModel({ vetele: '3980126', modelYear: '2026' });
  await manyPacks(app, { country: 'FR', vetele: '3980126', packs: 230 });
  await app.sql(
    `INSERT INTO commercial_pack_item (country_id, vetele, parent_id, child_id, price_included)
     SELECT 'FR', '3980126', p.id, c.id, true FROM opt_item p, opt_item c
     WHERE p.code BETWEEN 'MP0001' AND 'MP0230' AND c.code BETWEEN 'MP0001' AND 'MP0230'`,
  );
  const rowCount = 230 * (230 + 5) + 230;

  const { status, body } = await exported({}, packer);

  expect([status, body.message]).toEqual([
    400,
    `These are ${rowCount} rows, and a workbook of packs can hold at most 50000. Choose a model, and export its packs or those of its family.`,
  ]);
  await app.sql(`DELETE FROM commercial_pack_item WHERE vetele = '3980126'`);
});

describe('the exported implicit packs', () => {
  it('hold every implicit pack, whatever the markets of the user (R-272)', async () => {
    await anOption(app, '90CF', 'LOGO');
    const other = await app.signIn({ packConfEnabled: true, countries: ['DE'] });

    const { headers, bytes } = await app.request('GET', `${CALLS}/exportImplicitPacks`, { as: other });

    expect(headers.get('content-disposition')).toContain('implicitPacks.xlsx');
    const workbook = await opened(bytes);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Implicit packs', 'How to']);
    expect(rowsOf(workbook.worksheets[0]!).map((row) => row.slice(0, 3))).toEqual([
      ['33SP', '', 'FACTORY 33SP'],
      ['33SP', '33AT', 'FACTORY 33AT'],
      ['33SP', '33GU', 'FACTORY 33GU'],
      ['PK01', '', 'PACK CARBONIO'],
      ['PK01', '90CF', 'FACTORY 90CF'],
    ]);
  });

  it('are for users of the pack configurator', async () => {
    const price = await app.signIn({ priceConfEnabled: true, countries: ['IT'] });

    expect((await app.request('GET', `${CALLS}/exportImplicitPacks`, { as: price })).status).toBe(403);
    expect((await exported({}, price)).status).toBe(403);
  });
});
