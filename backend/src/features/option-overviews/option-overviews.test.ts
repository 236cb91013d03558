import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';

let app: TestApp;
let grids: GridFactories;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  grids = gridFactoriesOn(app);
  editor = await app.signIn({ ccadmEnabled: true });
});
afterAll(() => app.close());

const describe = (optcode: string, model?: string, as: { token: string } = editor) =>
  app.request('GET', '/ccb/auth/api/getConfGridByModelOptColor', { as, query: { optcode, model } });

/** What a person reads: cells apart, no markup. */
const read = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#39;', "'")
    .trim();

/** A vehicle sold in Italy (with a list) and in France (without one), Germany has a list without this price. */
async function aSoldVehicle(vetele: string, modelcode: string, code: string): Promise<void> {
  for (const [id, en] of [
    ['IT', 'Italy'],
    ['FR', 'France'],
    ['DE', 'Germany'],
    ['JP', 'Japan'],
  ] as const)
    if ((await app.sql('SELECT FROM country WHERE id = $1', [id])).length === 0)
      await app.aCountry({ id, descriptions: { en }, currency: 'EUR' });
  await app.aModel({ modelcode, vetele, countries: ['IT', 'FR', 'DE'] });
  await app.sql(
    `INSERT INTO price_list (country_id, vetele, base_price) VALUES ('IT', $1, 1), ('DE', $1, 1)`,
    [vetele],
  );
  await app.sql(
    `INSERT INTO item_price (country_id, vetele, opt_item_id, price) SELECT 'IT', $1, id, 1620.5 FROM opt_item WHERE code = $2`,
    [vetele, code],
  );
}

it('says what the grid of a model holds: code, group, as400, use, colours, prices and missing ones', async () => {
  await grids.anOption({ code: '08C', as400: 'CERCHI LEGA 16 SILVER' });
  await grids.aColour('041');
  await app.aModel({ modelcode: 'AURORA', vetele: '3410126', modelYear: '2026' });
  await aSoldVehicle('3410127', 'AURORA_NEXT', '08C');
  await grids.aGridOption({ vetele: '3410127', code: '08C', colours: ['041'] });

  const reply = await describe('08C', 'AURORA_NEXT');

  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(read(reply.body)).toBe(
    'Code 08C Group WHEELS (WHEELS, OPT) As400 label CERCHI LEGA 16 SILVER Model AURORA_NEXT (3410127) Grid Optional ' +
      'Colours Code As400 label 041 041 ' +
      'Prices Market Price France No price list Germany Price missing Italy 1.620,50 EUR',
  );
});

it('writes a price as its list does, in the currency of that list, and names markets in the language asked for, else in that of the texts', async () => {
  await grids.anOption({ code: '0PX' });
  await aSoldVehicle('3490127', 'ONDA_CHF', '0PX');
  await grids.aGridOption({ vetele: '3490127', code: '0PX' });
  await app.sql(`UPDATE country SET desc_it = 'Italia', desc_de = 'Italien' WHERE id = 'IT'`);
  await app.sql(
    `UPDATE price_list SET currency = 'CHF', pricemask = '#''##0.00' WHERE country_id = 'IT' AND vetele = '3490127'`,
  );
  const italian = await app.request('GET', '/ccb/auth/api/getConfGridByModelOptColor', {
    as: editor,
    query: { optcode: '0PX', model: 'ONDA_CHF' },
    headers: { 'accept-language': 'it' },
  });

  expect(read((await describe('0PX', 'ONDA_CHF')).body)).toContain("Italy 1'620.50 CHF");
  expect(read(italian.body)).toContain("Italia 1'620.50 CHF");
  const german = await app.request('GET', '/ccb/auth/api/getConfGridByModelOptColor', {
    as: editor,
    query: { optcode: '0PX', model: 'ONDA_CHF', language: 'de' },
  });
  expect(read(german.body)).toContain("Italien 1'620.50 CHF");
});

it('takes a vetele for the model, too', async () => {
  await grids.anOption({ code: '0V1' });
  await app.aModel({ modelcode: 'BOREA', vetele: '3420126' });
  await grids.aGridOption({ vetele: '3420126', code: '0V1' });

  const { body } = await describe('0V1', '3420126');

  expect(read(body)).toContain('Model BOREA (3420126) Grid Optional');
  expect(read(body)).toContain('No market sells the option.');
  expect(read(body)).toContain('The option has no colours.');
});

it('knows no price of standard equipment', async () => {
  await grids.anOption({ code: '0S1' });
  await aSoldVehicle('3430127', 'CIMA', '0S1');
  await grids.aGridOption({ vetele: '3430127', code: '0S1', isStandard: true });

  const { body } = await describe('0S1', 'CIMA');

  expect(read(body)).toContain('Grid Standard');
  expect(read(body)).toContain('Standard equipment has no price.');
  expect(read(body)).not.toContain('EUR');
});

it('leaves out the markets that sell no accessories', async () => {
  await grids.anOption({ code: 'A01', group: 'ACC_CARRY', groupType: 'ACC' });
  await aSoldVehicle('3440127', 'LINCE', 'A01');
  await grids.aGridOption({ vetele: '3440127', code: 'A01' });
  await app.sql(`UPDATE country SET enable_accessories = id = 'IT' WHERE id IN ('IT', 'FR', 'DE')`);

  const text = read((await describe('A01', 'LINCE')).body);

  expect(text).toContain('Italy 1.620,50 EUR');
  expect(text).not.toMatch(/France|Germany/);
});

it('says that a model does not offer the option, and that it is inactive', async () => {
  await grids.anOption({ code: '0N1', inactive: true });
  await app.aModel({ modelcode: 'ONDA', vetele: '3460126' });

  expect(read((await describe('0N1', 'ONDA')).body)).toBe(
    'Code 0N1 (inactive) Group WHEELS (WHEELS, OPT) As400 label 0N1 Model ONDA (3460126) Grid Not in the grid',
  );
});

it.each([undefined, '', 'DEFAULT'])('lists the vehicles that offer it for model %s', async (model) => {
  const code = `D${String(model).slice(0, 2).toUpperCase()}`;
  const vetele = { undefined: '3450126', '': '3450127', DEFAULT: '3450128' }[String(model)]!;
  await grids.anOption({ code });
  await app.aModel({ modelcode: `CORSARO_${code}`, vetele, description: 'Corsaro' });
  expect(read((await describe(code, model)).body)).toContain('Grid 0 vehicles No grid holds the option.');
  await grids.aGridOption({ vetele, code, isStandard: true });

  expect(read((await describe(code, model)).body)).toContain(
    `Grid 1 vehicle Vehicles Vehicle Name Grid ${vetele} Corsaro Standard`,
  );
});

it('escapes what people wrote', async () => {
  const evil = `<img src=x onerror="alert(1)"> & '</dd>`;
  await grids.anOption({ code: '<b>', as400: evil, group: '"><script>' });
  await app.aModel({ modelcode: 'EVIL', vetele: '3470126', description: evil });
  await grids.aGridOption({ vetele: '3470126', code: '<b>' });

  for (const model of ['EVIL', 'DEFAULT']) {
    const { body } = await describe('<b>', model);
    expect(body).not.toMatch(/<(img|script|b)\b/);
    expect(body).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;&lt;/dd&gt;');
  }
});

it('does not know options and models that do not exist (404)', async () => {
  await grids.anOption({ code: '0X1' });

  expect((await describe('NOPE')).body).toMatchObject({ message: 'There is no option NOPE.' });
  expect((await describe('NOPE')).status).toBe(404);
  expect((await describe('0X1', 'NOPE')).status).toBe(404);
});

it('needs the label tool (401, 403) and an option (400)', async () => {
  expect((await describe('08C', '', { token: 'nobody' })).status).toBe(401);
  expect((await describe('08C', '', await app.signIn({ priceConfEnabled: true }))).status).toBe(403);
  expect((await app.request('GET', '/ccb/auth/api/getConfGridByModelOptColor', { as: editor })).status).toBe(
    400,
  );
});
