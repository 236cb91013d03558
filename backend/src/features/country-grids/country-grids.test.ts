import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';

const VEHICLE = '9900227';
let app: TestApp;
let make: GridFactories;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  make = gridFactoriesOn(app);
  editor = await app.signIn({ ccadmEnabled: true });
  await app.aLanguage({ code: 'de', fallback: 'en' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql(
    'TRUNCATE opt_group, col_item, source_vehicle_option, vehicle, country_model, price_list, change_log RESTART IDENTITY CASCADE',
  );
  await app.sql(`DELETE FROM country WHERE id <> 'DEFAULT'`);
  await app.clearCache('*');
  await app.aCountry({ id: 'IT', currency: 'EUR', enableAccessories: true });
  await app.aCountry({ id: 'FR', currency: 'EUR' });
  await app.aModel({
    modelcode: 'AURORA',
    vetele: VEHICLE,
    modelYear: '2027',
    description: 'Aurora 1.5 Hybrid',
    countries: ['IT'],
  });
});

const API = '/ccb/auth/api';
const configGrid = (
  query: object = {},
  path = '/getConfigGrid',
  as: { token: string } | undefined = editor,
) =>
  app.request('GET', API + path, {
    as,
    query: { country: 'IT', model: VEHICLE, language: 'it', ...query },
  });
const carGrid = (country = 'IT', model = VEHICLE, language = 'it') =>
  app.request('GET', `${API}/carGridTxt/${country}/${model}/${language}`, { as: editor });
const check = (country: string, model: string) =>
  app.request('GET', `${API}/checkGrid/${country}/${model}`, { as: editor });

/** An option of the vehicle, by default one that may be ordered. */
async function offered(
  spec: Parameters<GridFactories['anOption']>[0],
  grid: { isStandard?: boolean; colours?: string[] } = {},
): Promise<void> {
  await make.anOption(spec);
  await make.aGridOption({ vetele: VEHICLE, code: spec.code, ...grid });
}

async function priced(country: string, code: string, price: number): Promise<void> {
  await app.sql(
    `INSERT INTO price_list (country_id, vetele, base_price) VALUES ($1, $2, 28900) ON CONFLICT DO NOTHING`,
    [country, VEHICLE],
  );
  await app.sql(
    `INSERT INTO item_price (country_id, vetele, opt_item_id, price) SELECT $1, $2, id, $4 FROM opt_item WHERE code = $3`,
    [country, VEHICLE, code, price],
  );
}

describe('the grid of a market as data', () => {
  it('tells vehicle, market, language and base price, and the options by group with their colours (A-34)', async () => {
    await make.aColour('072', { it: 'Nero Ossidiana' });
    await offered({ code: '0Q3', group: 'WHEELS', labels: { it: 'Cerchi 18' } }, { colours: ['072'] });
    await offered({ code: '0Q1', group: 'WHEELS', as400: 'CERCHI 16' }, { isStandard: true });
    await offered({ code: 'A07', group: 'CARRY', groupType: 'ACC', labels: { it: 'Barre' } });
    await priced('IT', '0Q3', 890.5);

    const { status, body } = await configGrid();

    expect(status).toBe(200);
    expect(body).toEqual({
      country: 'IT',
      model: VEHICLE,
      modelcode: 'AURORA',
      language: 'it',
      currency: 'EUR',
      offered: true,
      basePrice: 28900,
      groups: [
        {
          code: 'CARRY',
          description: 'CARRY',
          groupType: 'ACC',
          exclusive: false,
          mandatory: false,
          items: [{ code: 'A07', label: 'Barre', standard: false, price: null, colours: [] }],
        },
        {
          code: 'WHEELS',
          description: 'WHEELS',
          groupType: 'OPT',
          exclusive: false,
          mandatory: false,
          items: [
            { code: '0Q1', label: 'CERCHI 16', standard: true, price: null, colours: [] },
            {
              code: '0Q3',
              label: 'Cerchi 18',
              standard: false,
              price: 890.5,
              colours: [{ code: '072', label: 'Nero Ossidiana' }],
            },
          ],
        },
      ],
    });
  });

  it('is found with a last slash and without, by vetele and by model code', async () => {
    expect((await configGrid({}, '/getConfigGrid/')).body.model).toBe(VEHICLE);
    expect((await configGrid({ model: 'AURORA' })).body.model).toBe(VEHICLE);
    expect((await configGrid({ language: undefined })).body.language).toBe('it');
  });

  it('takes each label from the language, else from its fallbacks; one for the model beats one for all', async () => {
    await offered({ code: 'A', labels: { de: 'Felgen', en: 'Wheels', it: 'Cerchi' } });
    await offered({ code: 'B', labels: { en: 'Wheels', it: 'Cerchi' } });
    await offered({ code: 'C', labels: { it: 'Cerchi' }, as400: 'CERCHI' });
    await app.sql(
      `INSERT INTO opt_label (opt_item_id, language_id, modelcode, label)
       SELECT i.id, g.id, 'AURORA', 'Aurora-Felgen' FROM opt_item i, language g WHERE i.code = 'A' AND g.code = 'de'`,
    );

    const { body } = await configGrid({ language: 'de' });

    expect(body.groups[0].items.map(({ label }: { label: string }) => label)).toEqual([
      'Aurora-Felgen',
      'Wheels',
      'CERCHI',
    ]);
  });

  it('leaves out what the market does not sell, groups that the model does not show, and inactive options', async () => {
    await offered({ code: 'OPT' });
    await offered({ code: 'OFF', inactive: true });
    await offered({ code: 'ACC', group: 'CARRY', groupType: 'ACC' });
    await offered({ code: 'CP', group: 'SERVICE', groupType: 'CUSTPRG' });
    await offered({ code: 'EV', group: 'CHARGING', groupModels: '^.*_EV$' });
    await offered({ code: 'HID', group: 'HIDDEN' });
    await app.sql(`UPDATE opt_group SET model_disable_regexp = 'AURORA' WHERE code = 'HIDDEN'`);
    const codesIn = async (country: string) =>
      (await configGrid({ country })).body.groups.flatMap(({ items }: { items: { code: string }[] }) =>
        items.map(({ code }) => code),
      );

    expect(await codesIn('IT')).toEqual(['ACC', 'OPT']);
    expect(await codesIn('FR')).toEqual(['OPT']);
    expect((await configGrid({ country: 'FR' })).body).toMatchObject({ offered: false, basePrice: null });
  });
});

describe('the grid of a market to read', () => {
  it('is the same as tables by group, and escapes what people wrote', async () => {
    await offered({ code: '0Q3', labels: { it: '<script>alert(1)</script>' } });
    await offered({ code: '0Q1', labels: { it: 'Cerchi' } }, { isStandard: true });
    await priced('IT', '0Q3', 1890.5);

    const { status, headers, body } = await carGrid();

    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).not.toContain('<script>');
    const read = (body as string).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(read).toContain('Model AURORA (9900227)');
    expect(read).toContain('Base price 28.900,00 EUR');
    expect(read).toContain('0Q1 Cerchi Standard');
    expect(read).toContain('1.890,50 EUR');
  });

  it('writes prices as the price list does, in the language of the reader', async () => {
    await offered({ code: '0Q3' });
    await priced('IT', '0Q3', 1890.5);
    await app.sql(`UPDATE price_list SET currency = 'CHF', pricemask = '#''##0.00' WHERE country_id = 'IT'`);

    const { body } = await app.request('GET', `${API}/carGridTxt/IT/${VEHICLE}/it`, {
      as: editor,
      headers: { 'accept-language': 'it' },
    });

    const read = (body as string)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .replaceAll('&#39;', "'");
    expect(read).toContain("Prezzo base 28'900.00 CHF");
    expect(read).toContain("1'890.50 CHF");
    expect((await configGrid()).body.currency).toBe('CHF');
  });

  it('says so when there is nothing', async () => {
    expect((await carGrid('FR')).body).toContain('The grid contains no options.');
    expect((await carGrid('FR')).body).toContain('Price missing');
  });
});

describe('the check of a market', () => {
  it('looks at the texts of its language and at its own prices; the last line is OK or KO (A-34)', async () => {
    await app.sql(
      `UPDATE country SET language_id = (SELECT id FROM language WHERE code = 'de') WHERE id = 'FR'`,
    );
    await offered({ code: '0Q3', labels: { it: 'Cerchi' } });
    await priced('IT', '0Q3', 890);

    const italy = await check('IT', 'AURORA');
    const france = await check('FR', VEHICLE);

    expect([italy.status, italy.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(italy.body).toContain('Check Grid IT: Aurora 1.5 Hybrid (AURORA)');
    expect(italy.body).toContain('Languages: it\nPrices of: IT');
    expect(italy.body).toContain('Missing labels: 0');
    expect(italy.body).toContain('Missing prices: 0');
    expect(france.body).toContain('Languages: de\nPrices of: FR');
    expect(france.body).toContain('de  option  0Q3');
    expect(italy.body.trimEnd().split('\n').at(-1)).toBe('KO');
  });
});

describe('every one of them', () => {
  const paths = (country: string, model: string) => [
    `/checkGrid/${country}/${model}`,
    `/getConfigGrid?country=${country}&model=${model}`,
    `/carGridTxt/${country}/${model}/it`,
  ];
  const get = (path: string, as?: { token: string }) => app.request('GET', API + path, { as });

  it('refuses the default country and model DEFAULT, and does not know others that are not there', async () => {
    for (const path of [...paths('DEFAULT', VEHICLE), ...paths('IT', 'DEFAULT')]) {
      const { status, body } = await get(path, editor);
      expect([path, status, body.message]).toEqual([
        path,
        400,
        expect.stringContaining('DEFAULT has no grid'),
      ]);
    }
    for (const path of [...paths('XX', VEHICLE), ...paths('IT', '1111111')])
      expect([path, (await get(path, editor)).status]).toEqual([path, 404]);
  });

  it('needs a session and the label tool', async () => {
    const others = await app.signIn({ priceConfEnabled: true });
    for (const path of paths('IT', VEHICLE)) {
      expect((await get(path)).status).toBe(401);
      expect((await get(path, others)).status).toBe(403);
    }
  });
});
