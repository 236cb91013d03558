import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';

const VEHICLE = '9900126';
let app: TestApp;
let make: GridFactories;
let imagesDir: string;
beforeAll(async () => {
  imagesDir = await mkdtemp(join(tmpdir(), 'ccb-check-'));
  app = await testApp({ config: { imagesDir } });
  make = gridFactoriesOn(app);
  await app.aLanguage({ code: 'de' });
  await app.aLanguage({ code: 'xx', active: false });
});
afterAll(async () => {
  await app.close();
  await rm(imagesDir, { recursive: true });
});
beforeEach(async () => {
  await app.sql(
    'TRUNCATE opt_group, col_item, source_vehicle_option, vehicle, country_model, price_list, change_log RESTART IDENTITY CASCADE',
  );
  await app.sql(`DELETE FROM country WHERE id <> 'DEFAULT'`);
  await app.clearCache('*');
  await app.aModel({ modelcode: 'AURORA', vetele: VEHICLE, description: 'Aurora 1.5 Hybrid' });
  app.clock.advance(60_000);
});

const check = (scope: string, model: string, headers: Record<string, string> = {}) =>
  app.request('GET', `/ccb/public/api/checkGrid/${scope}/${model}`, { headers });
/** The lines of one kind of finding. */
const section = async (title: string, scope = 'MAIN', model = 'AURORA'): Promise<string[]> => {
  const lines = ((await check(scope, model)).body as string).split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${title}: `));
  const found = lines.slice(at + 1, lines.indexOf('', at));
  expect(lines[at]).toBe(`${title}: ${found.length}`);
  return found.map((line) => line.trim());
};
const everyLabel = { it: 'Testo', en: 'Text', de: 'Wort' };
/** An option of the vehicle with nothing missing but prices. */
async function completeOption(code: string, colours: string[] = []): Promise<void> {
  await make.anOption({ code, labels: everyLabel });
  await make.aGridOption({ vetele: VEHICLE, code, colours });
  await picture('WHEELS', code);
}
async function picture(...place: string[]): Promise<void> {
  const folder = join(imagesDir, VEHICLE, ...place);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'menu_icon.jpg'), 'x');
}

describe('the report', () => {
  it('is in the language of the visitor, also while another one reads it', async () => {
    await make.anOption({ code: '0A1', as400: 'CERCHI LEGA 19', labels: { it: 'Cerchi' } });
    await make.aGridOption({ vetele: VEHICLE, code: '0A1' });

    const [inItalian, inEnglish] = await Promise.all(
      ['it', 'en'].map(
        async (language) => (await check('MAIN', 'AURORA', { 'accept-language': language })).body,
      ),
    );

    expect(inItalian).toContain('Etichette mancanti: 1\n  en  optional  0A1  CERCHI LEGA 19\n');
    expect(inItalian).not.toMatch(/Missing|Unknown|Checked|Languages|option\b/);
    expect(inEnglish).toContain('Missing labels: 1\n  en  option  0A1  CERCHI LEGA 19\n');
  });

  it('is plain text with what was checked, one line for each finding, counts, and KO as the last line', async () => {
    await make.anOption({ code: '0A1', as400: 'CERCHI LEGA 19', labels: { it: 'Cerchi' } });
    await make.aGridOption({ vetele: VEHICLE, code: '0A1' });

    const { status, headers, body } = await check('MAIN', 'AURORA');

    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(
      [
        'Check Grid MAIN: Aurora 1.5 Hybrid (AURORA)',
        `Vehicles:  ${VEHICLE} MY 2026`,
        'Languages: it, en',
        'Prices of: not checked',
        `Checked:   ${app.clock.now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
        '',
        'Missing grids: 0',
        '',
        'Missing labels: 1',
        '  en  option  0A1  CERCHI LEGA 19',
        '',
        'Missing pictures: 1',
        `  ${VEHICLE}/WHEELS/0A1`,
        '',
        'Unknown groups: 0',
        '',
        'Unknown codes of the feed: 0',
        '',
        'Findings: 2',
        'KO',
        '',
      ].join('\n'),
    );
  });

  it('ends with OK where nothing is missing', async () => {
    await completeOption('0A1');

    expect((await check('MAIN', 'AURORA')).body).toMatch(/Findings: 0\nOK\n$/);
    expect((await check('ALL', 'AURORA')).body).toMatch(/Findings: 0\nOK\n$/);
  });

  it('checks English by whatever code it is stored', async () => {
    await app.sql(`UPDATE language SET code = 'en_GB' WHERE code = 'en'`);
    const { body } = await check('MAIN', 'AURORA');
    await app.sql(`UPDATE language SET code = 'en' WHERE code = 'en_GB'`);

    expect(body).toContain('Languages: it, en_GB');
  });

  it('looks at every vehicle of a model, or at the one of a vetele', async () => {
    await app.sql(`INSERT INTO vehicle VALUES ('9900127', 'AURORA', '2027', 'Aurora MY27')`);

    expect((await check('MAIN', 'AURORA')).body).toContain('Vehicles:  9900126 MY 2026, 9900127 MY 2027');
    expect((await check('MAIN', '9900127')).body).toContain('Vehicles:  9900127 MY 2027');
    expect(await section('Missing grids')).toEqual(['9900126  has no option', '9900127  has no option']);
  });

  it('looks in ALL at every active language and at the prices of every enabled market', async () => {
    for (const id of ['FR', 'IT', 'ZA']) await app.aCountry({ id });
    await app.sql(`UPDATE country SET enabled = false WHERE id = 'ZA'`);

    const { body } = await check('ALL', 'AURORA');

    expect(body).toContain('Languages: it, en, de\nPrices of: FR, IT\n');
  });

  it('says in a sentence that there is no such model, and that DEFAULT has no grid', async () => {
    const missing = await check('ALL', 'NOBODY');
    const without = await check('ALL', 'DEFAULT');

    expect([missing.status, missing.body.message]).toEqual([404, 'There is no model or vehicle NOBODY.']);
    expect([without.status, without.body.message]).toEqual([
      400,
      'Choose a specific model: DEFAULT has no grid.',
    ]);
    expect((await check('IT', 'AURORA')).status).toBe(400);
  });

  it('is plain text when the address is opened in a tab', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const { status, headers, body } = await check('ALL', 'NOBODY', { accept });

    expect([status, headers.get('content-type'), body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'There is no model or vehicle NOBODY.\n',
    ]);
  });

  it('prints at most 500 lines of a kind and counts all', async () => {
    await make.anOption({ code: 'BASE' });
    await app.sql(
      `INSERT INTO opt_item (code, opt_group_id) SELECT 'X' || n, (SELECT id FROM opt_group) FROM generate_series(1, 300) n`,
    );
    await app.sql(`INSERT INTO opt_grid (vetele, opt_item_id) SELECT '${VEHICLE}', id FROM opt_item`);

    const { body } = await check('MAIN', 'AURORA');

    expect(body).toContain('Missing labels: 602\n');
    expect(body).toContain('  and 102 more\n');
    expect(body).toContain('Missing pictures: 301\n');
    expect(body).toContain('Findings: 903\nKO');
  });

  it('is made once a minute at most, however often it is asked for, unless something changes', async () => {
    await completeOption('0A1');
    const first = (await check('MAIN', 'AURORA')).body;
    await app.sql(`DELETE FROM opt_label`);
    expect((await check('MAIN', 'AURORA')).body).toBe(first);

    app.clock.advance(60_000);

    expect((await check('MAIN', 'AURORA')).body).toMatch(/KO\n$/);
  });
});

describe('missing labels', () => {
  it('are those of options and colours without a text in a language, by language', async () => {
    await make.anOption({ code: '0A1', labels: { it: 'Cerchi', en: ' ' } });
    await make.anOption({ code: '0B2', labels: { en: 'Tyres' } });
    await make.aColour('072', { it: 'Nero' });
    await make.aGridOption({ vetele: VEHICLE, code: '0A1', colours: ['072'] });
    await make.aGridOption({ vetele: VEHICLE, code: '0B2' });

    expect(await section('Missing labels')).toEqual([
      'it  option  0B2  0B2',
      'en  option  0A1  0A1',
      'en  colour  072  072',
    ]);
    expect((await section('Missing labels', 'ALL')).filter((line) => line.startsWith('de'))).toHaveLength(3);
  });

  it('are not missed where the model has a text of its own, or where they are inactive', async () => {
    await app.aModel({ modelcode: 'BOREA', vetele: '9900226' });
    await make.anOption({ code: 'OWN', labels: { it: 'a', en: 'b' }, labelModel: 'AURORA' });
    await make.anOption({ code: 'OTHER', labels: { it: 'a', en: 'b' }, labelModel: 'BOREA' });
    await make.anOption({ code: 'OFF', inactive: true });
    for (const code of ['OWN', 'OTHER', 'OFF']) await make.aGridOption({ vetele: VEHICLE, code });

    expect(await section('Missing labels')).toEqual(['it  option  OTHER  OTHER', 'en  option  OTHER  OTHER']);
  });
});

describe('missing pictures', () => {
  it('are the icons of options and of their colours; one for all models will do', async () => {
    for (const code of ['0A1', '0B2', 'OFF']) await make.anOption({ code, inactive: code === 'OFF' });
    await make.aColour('072');
    await make.aColour('083');
    await make.aGridOption({ vetele: VEHICLE, code: '0A1', colours: ['072', '083'] });
    await make.aGridOption({ vetele: VEHICLE, code: '0B2' });
    await make.aGridOption({ vetele: VEHICLE, code: 'OFF' });
    await rm(join(imagesDir, VEHICLE), { recursive: true, force: true });
    await picture('WHEELS', '0A1', '072');
    await mkdir(join(imagesDir, 'DEFAULT', 'WHEELS', '0B2'), { recursive: true });
    await writeFile(join(imagesDir, 'DEFAULT', 'WHEELS', '0B2', 'menu_icon.jpg'), 'x');

    expect(await section('Missing pictures')).toEqual([`${VEHICLE}/WHEELS/0A1`, `${VEHICLE}/WHEELS/0A1/083`]);
  });
});

describe('missing prices', () => {
  beforeEach(async () => {
    await app.aCountry({ id: 'IT', enableAccessories: true });
    await app.aCountry({ id: 'FR' });
    await app.sql(
      `INSERT INTO country_model (country_id, modelcode) VALUES ('IT', 'AURORA'), ('FR', 'AURORA')`,
    );
  });
  const priceList = (country: string, base: number | null) =>
    app.sql('INSERT INTO price_list (country_id, vetele, base_price) VALUES ($1, $2, $3)', [
      country,
      VEHICLE,
      base,
    ]);

  it('are those of base and options in each market that sells the model', async () => {
    await completeOption('0A1');
    await completeOption('0B2');
    await priceList('IT', null);
    await app.sql(
      `INSERT INTO item_price (country_id, vetele, opt_item_id, price) SELECT 'IT', '${VEHICLE}', id,
         CASE code WHEN '0B2' THEN 120.5 END FROM opt_item`,
    );

    expect(await section('Missing prices', 'ALL')).toEqual([
      `FR  ${VEHICLE}  no price list`,
      `IT  ${VEHICLE}  base price`,
      `IT  ${VEHICLE}  option  0A1  0A1`,
    ]);
  });

  it('are none of what is standard, of what the market does not sell, and of markets without the model', async () => {
    await app.aCountry({ id: 'ES' });
    await make.anOption({ code: 'STD', labels: everyLabel });
    await make.aGridOption({ vetele: VEHICLE, code: 'STD', isStandard: true });
    await make.anOption({ code: 'ACC', labels: everyLabel, group: 'CARRY', groupType: 'ACC' });
    await make.aGridOption({ vetele: VEHICLE, code: 'ACC' });
    await make.anOption({ code: 'CP', labels: everyLabel, group: 'SERVICE', groupType: 'CUSTPRG' });
    await make.aGridOption({ vetele: VEHICLE, code: 'CP' });
    await priceList('IT', 30_000);
    await priceList('FR', 30_000);

    expect(await section('Missing prices', 'ALL')).toEqual([`IT  ${VEHICLE}  option  ACC  ACC`]);
  });
});

describe('unknown groups', () => {
  it('are those that the configurator does not show for the model', async () => {
    await make.anOption({ code: '0A1', group: 'CHARGING', groupModels: '^.*_EV$' });
    await make.anOption({ code: '0B2', group: 'WHEELS', groupModels: '^AURORA.*$' });
    await make.anOption({ code: '0C3', group: 'NAMELESS' });
    await make.anOption({ code: '0D4', group: 'HIDDEN' });
    await app.sql(`UPDATE opt_group SET description = '' WHERE code = 'NAMELESS'`);
    await app.sql(`UPDATE opt_group SET model_disable_regexp = 'AURORA' WHERE code = 'HIDDEN'`);
    for (const code of ['0A1', '0B2', '0C3', '0D4']) await make.aGridOption({ vetele: VEHICLE, code });

    expect(await section('Unknown groups')).toEqual([
      'CHARGING  is not enabled for the model  used by 0A1',
      'HIDDEN  is disabled for the model  used by 0D4',
      'NAMELESS  has no name  used by 0C3',
    ]);
  });
});

it('names the codes of the feed that nobody has described', async () => {
  await make.anOption({ code: '0A1' });
  await make.aFeedOption({ vetele: VEHICLE, code: '0A1', colours: ['0ZZ'] });
  await make.aFeedOption({ vetele: VEHICLE, code: 'XYZ' });

  expect(await section('Unknown codes of the feed')).toEqual(['option  XYZ', 'colour  0ZZ']);
});
