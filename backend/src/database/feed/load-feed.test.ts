import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { feedGuide } from './feed-guide.ts';
import { isGridBehind, type FeedClient } from './load-feed.ts';
import { runFeed } from './run-feed.ts';

const HEADS = {
  families: 'code;description;sort_number',
  models: 'modelcode;family;description;range_my;max_my_video_available',
  vehicles: 'vetele;model;model_year;description',
  groups: 'code;type;description;label;exclusive;mandatory;comparison_position;model_enable_regexp',
  options: 'code;group;subgroup;layergroup;description;fuoriserie',
  vehicle_options: 'vehicle;option;standard',
  vehicle_colours: 'vehicle;option;colour',
  regions: 'id;label',
  markets:
    'id;codmercato;adm;iso_code2;iso_code;currency;price_mask;vat;region;language;date_format;month_format;name_en;name_de;name_fr;name_it;name_es;enabled;hidden;accessories;customer_programmes;base_options;wltp_emissions;nedc_consumptions;price_from_as400;sol',
  base_prices:
    'market;vehicle;official_price;importer_price;mrpbt_price;msrp_price;ch_sprpbtbt;usa_dealer;usa_list_price;usa_total_retail;da_nj',
  option_prices:
    'market;vehicle;option;official_price;importer_price;mrpbt_price;msrp_price;inserted_on;hidden_by_category;hide_enabled',
  packs: 'market;vehicle;pack;option;price_included;compulsory;opt_manovra;alternate_set;default_set',
  implicit_packs: 'pack;option',
};
type Name = keyof typeof HEADS;

const SMALL: Partial<Record<Name, string[]>> = {
  regions: ['10;Europe'],
  families: ['AURORA;Aurora;10'],
  models: ['AURORA_15;AURORA;Aurora 1.5;2026-2027;'],
  vehicles: ['3410126;AURORA_15;2026;Aurora 1.5 MY26'],
  groups: ['WHEELS;OPT;Wheels;;true;false;;DEFAULT'],
  options: ['08C;WHEELS;R16;WHL;CERCHI LEGA 16', '0M5;WHEELS;;;TETTO PANORAMICO'],
  vehicle_options: ['3410126;08C;true', '3410126;0M5;false', '3410126;99Z;'],
  vehicle_colours: ['3410126;0M5;011', '3410126;0M5;083'],
  markets: [
    "IT;1000;Sud Europa;IT;ITA;EUR;#.##0,00;22;10;it;dd/MM/yyyy;MMMM yyyy;Italy;;;Côte d'Italia;;true;;x;;;;;;",
  ],
  base_prices: ['IT;3410126;28900,50;22542;;29767.5'],
  option_prices: ['IT;3410126;0M5;1180;;;', 'IT;3410126;08C;;;;'],
};

let app: TestApp;
let folder: string;

const put = (files: Partial<Record<Name, string[]>>) =>
  Promise.all(
    Object.entries(files).map(([name, rows]) =>
      writeFile(join(folder, `${name}.csv`), [HEADS[name as Name], ...rows, ''].join('\r\n')),
    ),
  );
/** On a connection that is given back at once: the embedded database has only one. */
const load = async (isDryRun = false) => {
  const runner = app.database.createQueryRunner();
  try {
    return await runFeed((await runner.connect()) as FeedClient, folder, { isDryRun });
  } finally {
    await runner.release();
  }
};
const problems = async () =>
  (await load()).problems.map(({ file, row, column, message }) => `${file} ${row} ${column}: ${message}`);
const countOf = async (file: string) => (await load()).counts.find((count) => count.file === file);
const everything = async () => {
  const tables = [
    'country',
    'commercial_model',
    'vehicle',
    'opt_item',
    'source_vehicle_option',
    'price_list',
    'item_price',
  ];
  return Promise.all(tables.map((table) => app.sql(`SELECT * FROM ${table} ORDER BY 1, 2`)));
};
/** Every option of a pack with what is said of it, then what options bring along. */
async function packs(): Promise<string[]> {
  const rows = await app.sql<{ text: string }>(
    `SELECT concat(p.code, '/', c.code, ' ', concat_ws('/', i.price_included::text, i.compulsory::text, i.opt_manovra,
       i.alternate_set, i.default_set)) AS text
     FROM commercial_pack_item i JOIN opt_item p ON p.id = i.parent_id JOIN opt_item c ON c.id = i.child_id
     ORDER BY p.code, c.code`,
  );
  const implicit = await app.sql<{ text: string }>(
    `SELECT concat(p.code, ' > ', c.code) AS text FROM implicit_pack_item i
     JOIN opt_item p ON p.id = i.parent_id JOIN opt_item c ON c.id = i.child_id ORDER BY p.code, c.code`,
  );
  return [...rows, ...implicit].map(({ text }) => text);
}
/** Imports the product's own export of packs with the row of an option struck out. */
async function importWithout(as: SignedInUser, kind: string, pack: string, option: string): Promise<void> {
  const calls = '/ccb/auth/fe/packConf';
  const query = { pCurrentModelVetele: '', pModelFilter: 'ALL', pCurrentModelYearOnly: false };
  const exported = await app.request('GET', `${calls}/export${kind}`, {
    as,
    query: kind === 'CommercialPacks' ? query : {},
  });
  expect(exported.status).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(exported.bytes as never);
  const sheet = workbook.worksheets[0]!;
  const codeIn = (row: ExcelJS.Row) => (head: string) =>
    row.getCell((sheet.getRow(1).values as string[]).indexOf(head)).text;
  const rows = sheet.getRows(2, sheet.rowCount - 1)!;
  const { number } = rows.find((row) =>
    [pack, option].every((code, at) => codeIn(row)(['Parent code', 'Child code'][at]!) === code),
  )!;
  sheet.spliceRows(number, 1);
  const body = new FormData();
  body.append('uploadFile', new Blob([await workbook.xlsx.writeBuffer()]), 'packs.xlsx');
  const { status, body: reply } = await app.request('POST', `${calls}/import${kind}`, { as, body });
  expect(status, reply.message).toBe(200);
}

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app?.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'));
  await put(SMALL);
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await app.sql(`TRUNCATE item_price, price_list, source_vehicle_option_colour, source_vehicle_option, opt_item, opt_group,
    vehicle, country_model, commercial_pack_item, implicit_pack_item, opt_label, opt_grid, col_grid, change_log CASCADE`);
  await app.sql(`DELETE FROM commercial_model WHERE modelcode <> 'DEFAULT'`);
  await app.sql(`DELETE FROM model_family`);
  await app.sql(`DELETE FROM app_user`);
  await app.sql(`DELETE FROM country WHERE id <> 'DEFAULT'`);
  await app.sql(`DELETE FROM geo_region`);
});

describe('loading a feed', () => {
  it('brings every file into its table, with codes as references', async () => {
    const { counts, problems: wrong } = await load();

    expect(wrong).toEqual([]);
    expect(counts.map(({ file, added }) => `${file} ${added}`)).toEqual([
      ...[
        'regions.csv 1',
        'markets.csv 1',
        'families.csv 1',
        'models.csv 1',
        'vehicles.csv 1',
        'groups.csv 1',
      ],
      ...['options.csv 2', 'vehicle_options.csv 3', 'vehicle_colours.csv 2', 'base_prices.csv 1'],
      'option_prices.csv 2',
    ]);
    expect(
      await app.sql(`SELECT o.code, g.code AS "group", o.layergroup FROM opt_item o
        JOIN opt_group g ON g.id = o.opt_group_id ORDER BY o.id`),
    ).toEqual([
      { code: '08C', group: 'WHEELS', layergroup: 'WHL' },
      { code: '0M5', group: 'WHEELS', layergroup: '' },
    ]);
    expect(
      await app.sql(
        `SELECT official_base_price::text AS price, msrp_price::text AS msrp, base_price FROM price_list`,
      ),
    ).toEqual([{ price: '28900.50', msrp: '29767.50', base_price: null }]);
    expect(
      await app.sql(`SELECT desc_it, enable_accessories, sol_enable, vat::text FROM country WHERE id = 'IT'`),
    ).toEqual([{ desc_it: "Côte d'Italia", enable_accessories: true, sol_enable: false, vat: '22.00' }]);
  });

  it('changes nothing the second time, and says so', async () => {
    await load();
    const before = await everything();
    await app.sql('TRUNCATE change_log');

    const { counts } = await load();

    expect(counts.filter(({ rows, unchanged }) => rows !== unchanged)).toEqual([]);
    expect(await everything()).toEqual(before);
    expect(await app.sql('SELECT * FROM change_log')).toEqual([]);
  });

  it('tells what it would do and does nothing in a dry run', async () => {
    const before = await everything();

    const { counts, problems: wrong } = await load(true);

    expect(wrong).toEqual([]);
    expect(counts.find(({ file }) => file === 'options.csv')).toMatchObject({ rows: 2, added: 2 });
    expect(await everything()).toEqual(before);
  });

  it('brings since when an option is offered, who hides it, what is tailor-made, and factory prices of few markets', async () => {
    await put({
      options: ['08C;WHEELS;R16;WHL;CERCHI LEGA 16;yes', '0M5;WHEELS;;;TETTO PANORAMICO;'],
      base_prices: ['IT;3410126;28900,50;;;;1;2.5;3;4;5'],
      option_prices: ['IT;3410126;0M5;1180;;;;2026-02-28;x;false', 'IT;3410126;08C;;;;;;;'],
    });
    await load();
    await app.sql(`UPDATE item_price SET is_hidden_by_market = true`);
    await load();

    expect(await app.sql(`SELECT code, is_fuoriserie FROM opt_item ORDER BY code`)).toEqual([
      { code: '08C', is_fuoriserie: true },
      { code: '0M5', is_fuoriserie: false },
    ]);
    expect(
      await app.sql(
        `SELECT ch_sprpbtbt, usa_dealer, usa_list_price, usa_total_retail, da_nj FROM price_list`,
      ),
    ).toEqual([
      {
        ch_sprpbtbt: '1.00',
        usa_dealer: '2.50',
        usa_list_price: '3.00',
        usa_total_retail: '4.00',
        da_nj: '5.00',
      },
    ]);
    expect(
      await app.sql(
        `SELECT i.code, p.inserted_on::text, p.is_hidden_by_pcm, p.is_hide_enabled, p.is_hidden_by_market
         FROM item_price p JOIN opt_item i ON i.id = p.opt_item_id ORDER BY i.code`,
      ),
    ).toEqual([
      {
        code: '08C',
        inserted_on: null,
        is_hidden_by_pcm: false,
        is_hide_enabled: true,
        is_hidden_by_market: true,
      },
      {
        code: '0M5',
        inserted_on: '2026-02-28',
        is_hidden_by_pcm: true,
        is_hide_enabled: false,
        is_hidden_by_market: true,
      },
    ]);
  });

  it('brings packs, and leaves those that staff have imported: what they took out does not come back', async () => {
    await put({
      options: [...SMALL.options!, '33S;WHEELS;;;'],
      packs: [
        ...['IT;3410126;0M5;08C;true;false;;;', 'IT;3410126;0M5;33S;true;false;;;'],
        ...['IT;3410126;08C;0M5;true;false;;;', 'IT;3410126;08C;33S;true;false;;;'],
      ],
      implicit_packs: ['0M5;08C', '0M5;33S', '08C;33S'],
    });
    await load();
    const said = ' true/false///';
    const brought = ['08C/0M5', '08C/33S', '0M5/08C', '0M5/33S'].map((pack) => pack + said);
    expect(await packs()).toEqual([...brought, '08C > 33S', '0M5 > 08C', '0M5 > 33S']);
    const staff = await app.signIn({ packConfEnabled: true, countries: ['IT'] });
    // Only what a market sells can be imported.
    await app.sql(
      `INSERT INTO country_model (country_id, modelcode, generally_active)
       SELECT 'IT', modelcode, true FROM commercial_model
       ON CONFLICT (country_id, modelcode) DO UPDATE SET generally_active = true`,
    );

    for (const kind of ['CommercialPacks', 'ImplicitPacks']) await importWithout(staff, kind, '0M5', '33S');
    // The factory withdraws an option of a pack that nobody has touched.
    await put({
      packs: [
        ...['IT;3410126;0M5;08C;false;false;;;', 'IT;3410126;0M5;33S;true;false;;;'],
        ...['IT;3410126;08C;0M5;true;true;;;'],
      ],
    });
    const { counts } = await load();

    expect(await packs()).toEqual(['08C/0M5 true/true///', `0M5/08C${said}`, '08C > 33S', '0M5 > 08C']);
    expect(counts.filter(({ file }) => file.includes('packs'))).toEqual([
      { file: 'packs.csv', rows: 3, added: 0, changed: 1, removed: 1, unchanged: 2 },
      { file: 'implicit_packs.csv', rows: 3, added: 0, changed: 0, removed: 0, unchanged: 3 },
    ]);
  });

  it('makes of every pack that it names just what the files say, and leaves the others', async () => {
    await put({
      options: [...SMALL.options!, '33S;WHEELS;;;'],
      packs: [
        'IT;3410126;0M5;08C;true;false;;A;A',
        'IT;3410126;0M5;33S;true;false;;A;',
        'IT;3410126;33S;08C;true;false;;;',
        'IT;3410126;33S;0M5;true;true;M1;;',
        'IT;3410126;08C;0M5;true;false;;;',
      ],
      implicit_packs: ['0M5;33S', '08C;33S', '08C;0M5'],
    });
    await load();
    await put({
      packs: [
        'IT;3410126;0M5;08C;true;false;;A;',
        'IT;3410126;0M5;33S;true;false;;A;A',
        'IT;3410126;33S;0M5;true;true;M1;;',
      ],
      implicit_packs: ['08C;33S', '33S;08C'],
    });
    const before = await packs();

    const { counts } = await load(true);

    const numbers = [
      { file: 'packs.csv', rows: 3, added: 0, changed: 2, removed: 1, unchanged: 1 },
      { file: 'implicit_packs.csv', rows: 2, added: 1, changed: 0, removed: 1, unchanged: 1 },
    ];
    expect(counts.filter(({ file }) => file.includes('packs'))).toEqual(numbers);
    expect(await packs()).toEqual(before);
    expect((await load()).counts.filter(({ file }) => file.includes('packs'))).toEqual(numbers);
    expect(await packs()).toEqual([
      ...['08C/0M5 true/false///', '0M5/08C true/false//A/', '0M5/33S true/false//A/A'],
      ...['33S/0M5 true/true/M1//', '08C > 33S', '0M5 > 33S', '33S > 08C'],
    ]);
    expect((await load()).counts.filter(({ rows, unchanged }) => rows !== unchanged)).toEqual([]);
  });

  it('changes what the feed owns, counts it, and leaves prices of the market alone', async () => {
    await load();
    await app.sql(`UPDATE price_list SET base_price = 27500`);
    await app.sql(`UPDATE item_price SET price = 999 WHERE official_price IS NOT NULL`);
    await put({
      options: ['08C;WHEELS;R16;WHL;CERCHI LEGA 16 SILVER', '0M5;WHEELS;;;TETTO PANORAMICO'],
      base_prices: ['IT;3410126;29900;;;'],
      option_prices: ['IT;3410126;0M5;1200;;;'],
    });

    const { counts } = await load();

    expect(
      counts.filter(({ changed }) => changed > 0).map(({ file, changed }) => `${file} ${changed}`),
    ).toEqual([...['options.csv 1', 'base_prices.csv 1', 'option_prices.csv 1']]);
    expect(
      await app.sql(
        `SELECT base_price::text, official_base_price::text AS official, importer_price FROM price_list`,
      ),
    ).toEqual([{ base_price: '27500.00', official: '29900.00', importer_price: null }]);
    expect(
      await app.sql(
        `SELECT price::text, official_price::text AS official FROM item_price WHERE price IS NOT NULL`,
      ),
    ).toEqual([{ price: '999.00', official: '1200.00' }]);
    expect(
      await app.sql(`SELECT as400_description AS text, version FROM opt_item WHERE code = '08C'`),
    ).toEqual([{ text: 'CERCHI LEGA 16 SILVER', version: 2 }]);
  });

  it('keeps what people have made of markets, models and groups', async () => {
    await load();
    await app.sql(`UPDATE country SET vat = 23, desc_it = 'Italia' WHERE id = 'IT'`);
    await app.sql(`UPDATE commercial_model SET description = 'Aurora!' WHERE modelcode = 'AURORA_15'`);
    await app.sql(`UPDATE opt_group SET label = 'Cerchi'`);

    await load();

    expect(await app.sql(`SELECT vat::text, desc_it FROM country WHERE id = 'IT'`)).toEqual([
      { vat: '23.00', desc_it: 'Italia' },
    ]);
    expect(
      await app.sql(
        `SELECT m.description, g.label FROM commercial_model m, opt_group g WHERE modelcode = 'AURORA_15'`,
      ),
    ).toEqual([{ description: 'Aurora!', label: 'Cerchi' }]);
  });

  it('sets the family of models that are there already, of those made in the console too', async () => {
    await load();
    await app.sql(`UPDATE commercial_model SET description = 'Mine'`);
    await app.sql(`INSERT INTO commercial_model (modelcode, description) VALUES ('LYNX', 'Lynx')`);
    await put({
      families: [...SMALL.families!, 'LYNX;Lynx;20'],
      models: ['AURORA_15;LYNX;Aurora 1.5;;', 'LYNX;LYNX;Other;;'],
    });

    expect(await countOf('models.csv')).toMatchObject({ added: 0, changed: 2 });
    expect(await countOf('models.csv')).toMatchObject({ changed: 0, unchanged: 2 });
    expect(
      await app.sql(
        `SELECT modelcode, family_code, description, version FROM commercial_model
         WHERE modelcode IN ('AURORA_15', 'LYNX') ORDER BY 1`,
      ),
    ).toEqual([
      { modelcode: 'AURORA_15', family_code: 'LYNX', description: 'Mine', version: 1 },
      { modelcode: 'LYNX', family_code: 'LYNX', description: 'Lynx', version: 1 },
    ]);
  });

  it('exchanges the model years of two vehicles', async () => {
    await put({ vehicles: ['3410126;AURORA_15;2026;Aurora MY26', '3410127;AURORA_15;2027;Aurora MY27'] });
    await load();
    await put({ vehicles: ['3410126;AURORA_15;2027;Aurora MY27', '3410127;AURORA_15;2026;Aurora MY26'] });

    expect(await problems()).toEqual([]);
    expect(await app.sql(`SELECT vetele, model_year FROM vehicle ORDER BY vetele`)).toEqual([
      { vetele: '3410126', model_year: '2027' },
      { vetele: '3410127', model_year: '2026' },
    ]);
  });

  it('takes an empty cell wherever one is allowed', async () => {
    await put({
      families: ['AURORA;Aurora;'],
      models: ['AURORA_15;AURORA;Aurora 1.5;;'],
      groups: ['WHEELS;OPT;Wheels;;;;;'],
      options: ['08C;WHEELS;;;;', '0M5;WHEELS;;;;'],
      vehicle_options: ['3410126;08C;', '3410126;0M5;'],
      markets: ['IT;;;;;;;;;;;;;;;;;;;;;;;;;'],
      base_prices: ['IT;3410126;;;;;;;;;'],
      option_prices: ['IT;3410126;0M5;;;;;;;'],
    });

    expect(await problems()).toEqual([]);
    expect(await app.sql(`SELECT sort_number FROM model_family`)).toEqual([{ sort_number: 0 }]);
  });

  it('tells that grids are behind, also where options are only removed or described (README)', async () => {
    const isBehind = async () => isGridBehind((await load()).counts);
    expect([await isBehind(), await isBehind()]).toEqual([true, false]);
    await put({ vehicle_options: ['3410126;08C;true', '3410126;0M5;false'] });
    expect(await isBehind()).toBe(true);
    await put({ options: ['08C;WHEELS;R16;WHL;CERCHI LEGA 16', '0M5;WHEELS;;;TETTO', '99Z;WHEELS;;;ALTRO'] });
    expect([await isBehind(), await isBehind()]).toEqual([true, false]);
  });

  it('removes what is no longer offered with a vehicle of the file, and nothing of other vehicles', async () => {
    await put({
      vehicles: [...SMALL.vehicles!, '3410127;AURORA_15;2027;Aurora 1.5 MY27'],
      vehicle_options: [...SMALL.vehicle_options!, '3410127;08C;true'],
    });
    await load();
    await put({
      vehicle_options: ['3410126;08C;true', '3410126;0M5;false'],
      vehicle_colours: ['3410126;0M5;011'],
    });

    expect(await countOf('vehicle_options.csv')).toEqual({
      file: 'vehicle_options.csv',
      rows: 2,
      added: 0,
      changed: 0,
      removed: 1,
      unchanged: 2,
    });
    expect(await app.sql(`SELECT vetele, opt_code FROM source_vehicle_option ORDER BY 1, 2`)).toEqual([
      { vetele: '3410126', opt_code: '08C' },
      { vetele: '3410126', opt_code: '0M5' },
      { vetele: '3410127', opt_code: '08C' },
    ]);
    expect(await app.sql(`SELECT col_code FROM source_vehicle_option_colour`)).toEqual([{ col_code: '011' }]);
  });

  it('makes cached reads stale and leaves a trace of each kind of record', async () => {
    await load();

    const log = await app.sql<{ entity: string; source: string }>(
      `SELECT entity, source FROM change_log ORDER BY id`,
    );

    expect(log.map(({ entity }) => entity)).toEqual(
      expect.arrayContaining(['country', 'commercialModel', 'optGroup', 'priceList']),
    );
    expect(new Set(log.map(({ source }) => source))).toEqual(new Set(['feed:load']));
  });
});

describe('a feed with mistakes', () => {
  const unchanged = async (work: () => Promise<unknown>) => {
    const before = await everything();
    await work();
    expect(await everything()).toEqual(before);
  };

  it('is refused with file, row, column and reason for every cell, and nothing is loaded', async () => {
    await put({
      families: [';Aurora;many'],
      vehicles: ['34101;AURORA_15;2026;Aurora', '3410127;AURORA_15;26;Aurora 1.5 MY27'],
      base_prices: ['IT;3410126;28.900,50;-1;1.234;12345678901'],
      vehicle_options: ['3410126;08C;perhaps'],
      option_prices: ['IT;3410126;0M5;;;;;2026-02-31;;', 'IT;3410126;08C;;;;;1/2/26;;maybe'],
    });

    await unchanged(async () =>
      expect(await problems()).toEqual([
        'families.csv 2 code: is empty',
        "families.csv 2 sort_number: 'many' is not a whole number",
        "vehicles.csv 2 vetele: '34101' is not a vehicle code of 7 digits",
        "vehicles.csv 3 model_year: '26' is not a year of 4 digits",
        "vehicle_options.csv 2 standard: 'perhaps' is neither true nor false",
        "base_prices.csv 2 official_price: '28.900,50' is not an amount such as 1234.50",
        "base_prices.csv 2 importer_price: '-1' is negative",
        "base_prices.csv 2 mrpbt_price: '1.234' is not an amount such as 1234.50",
        "base_prices.csv 2 msrp_price: '12345678901' has more than 10 digits",
        "option_prices.csv 2 inserted_on: '2026-02-31' is not a date such as 2026-11-20",
        "option_prices.csv 3 inserted_on: '1/2/26' is not a date such as 2026-11-20",
        "option_prices.csv 3 hide_enabled: 'maybe' is neither true nor false",
      ]),
    );
  });

  it('is refused where it names what is not there, once for each mistake', async () => {
    await put({ options: ['08C;RIMS;;;', '0M5;WHEELS;;;'], vehicle_options: ['3410126;08C;'] });

    await unchanged(async () =>
      expect(await problems()).toEqual(["options.csv 2 group: there is no group 'RIMS'"]),
    );
  });

  it('is refused where a market or a model has the name of a call, which nobody could change', async () => {
    const [market = ''] = SMALL.markets!;
    await put({ markets: [market.replace('IT', 'Regions')], models: ['LANGLIST;AURORA;Aurora;;'] });

    await unchanged(async () =>
      expect(await problems()).toEqual(
        expect.arrayContaining([
          "markets.csv 2 id: 'Regions' is a name that the console uses itself",
          "models.csv 2 modelcode: 'LANGLIST' is a name that the console uses itself",
        ]),
      ),
    );
  });

  it('is refused where a market would write its prices or days in a format that nobody can read', async () => {
    const [market = ''] = SMALL.markets!;
    await put({ markets: [market.replace('#.##0,00', '0,00,0').replace('dd/MM/yyyy', 'qqq')] });

    await unchanged(async () =>
      expect(await problems()).toEqual([
        "markets.csv 2 price_mask: '0,00,0' is not a price format such as #.##0,00",
        "markets.csv 2 date_format: 'qqq' is not a date format such as dd/MM/yyyy",
      ]),
    );
  });

  it('is refused where a price has no list and a colour no option', async () => {
    await put({ base_prices: [] });
    expect(await problems()).toEqual([
      'option_prices.csv 2 market, vehicle: there is no base price of this vehicle in this market in base_prices.csv: IT, 3410126',
      'option_prices.csv 3 market, vehicle: there is no base price of this vehicle in this market in base_prices.csv: IT, 3410126',
    ]);

    await put({ base_prices: SMALL.base_prices!, vehicle_colours: ['3410126;77X;011'] });
    expect(await problems()).toEqual([
      'vehicle_colours.csv 2 vehicle, option: there is no option of this vehicle in vehicle_options.csv: 3410126, 77X',
    ]);
  });

  it('is refused where a row stands twice', async () => {
    await put({ options: [...SMALL.options!, '08C;WHEELS;;;'] });

    expect(await problems()).toEqual(['options.csv 4 code: duplicates row 2']);
  });

  it('is refused where two vehicles are of one model and model year, in the file or with what is stored', async () => {
    await load();
    await put({ vehicles: ['3410127;AURORA_15;2026;Aurora 1.5 MY26', '3410128;AURORA_15;2026;Aurora 1.5'] });

    expect(await problems()).toEqual(['vehicles.csv 3 model, model_year: duplicates row 2']);
    await put({ vehicles: ['3410127;AURORA_15;2026;Aurora 1.5 MY26'] });
    expect(await problems()).toEqual(['vehicles.csv 2 model, model_year: is 3410126 already']);
  });

  it('is refused where a row has more cells than the header, such as by decimal commas, or ends in the middle', async () => {
    await writeFile(
      join(folder, 'base_prices.csv'),
      `${HEADS.base_prices.replaceAll(';', ',')}\nIT,3410126,52000,50,41000,00,42000,00,53000,00,,,,,\n`,
    );
    await writeFile(
      join(folder, 'option_prices.csv'),
      `${HEADS.option_prices}\nIT;3410126;0M5;1180;;;;;;\nIT;3410126;08C;41`,
    );

    expect(await problems()).toEqual([
      'base_prices.csv 2 : has 15 cells, the header 11; put a cell that holds the separator in quotes',
      'option_prices.csv 3 : ends in the middle: is the file complete?',
    ]);
  });

  it('is refused where a code differs from a stored one, or from another of the file, only in case', async () => {
    await load();
    await put({
      models: ['aurora_15;AURORA;Aurora;;', 'LYNX;AURORA;Lynx;;', 'Lynx;AURORA;Lynx;;'],
      markets: [SMALL.markets![0]!.replace('IT;', 'it;')],
    });

    expect(await problems()).toEqual([
      "markets.csv 2 id: is stored as 'IT', which differs only in case",
      'models.csv 4 modelcode: duplicates row 3',
      "models.csv 2 modelcode: is stored as 'AURORA_15', which differs only in case",
    ]);
  });

  it('is refused where the header is not the one of the file', async () => {
    await writeFile(join(folder, 'families.csv'), 'code;name;code\r\nAURORA;Aurora;1');

    expect(await problems()).toEqual([
      'families.csv 1 description: is missing from the header',
      'families.csv 1 sort_number: is missing from the header',
      'families.csv 1 name: is not a column of families.csv',
      'families.csv 1 code: appears twice in the header',
    ]);
  });

  it('says which files of the folder are not part of the feed', async () => {
    await writeFile(join(folder, 'vehicle.csv'), 'a;b');

    expect((await load(true)).unknownFiles).toEqual(['vehicle.csv']);
  });
});

it('is documented: the guide says what the files hold', async () => {
  const guide = await readFile(new URL('./README.md', import.meta.url), 'utf8');

  // Prettier widens the columns of tables.
  const plain = (text: string) => text.replace(/\s+|-{3,}/g, ' ');
  expect(plain(guide)).toContain(plain(feedGuide()));
});
