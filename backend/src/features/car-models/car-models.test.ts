import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';
import { REQUIRED } from '../../../test/expected.ts';
import { carModelUses } from './car-model.repository.ts';
import { entriesOfZip } from '../../../test/zip.ts';

const MODELS = '/ccb/auth/fe/commercialModel';
const ICONS = '/ccb/auth/api/downloadFamilyIconZipStructure';
type Row = Record<string, unknown>;

let app: TestApp;
let as: SignedInUser;
const imagesDir = mkdtempSync(join(tmpdir(), 'ccb-icons-'));
beforeAll(async () => {
  app = await testApp({ config: { imagesDir } });
  as = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
});
afterAll(async () => {
  await app.close();
  rmSync(imagesDir, { recursive: true });
});
beforeEach(async () => {
  await app.sql('TRUNCATE vehicle, country_model, model_family CASCADE');
  await app.sql(
    `INSERT INTO commercial_model (modelcode, description) VALUES ('DEFAULT', 'All models') ON CONFLICT DO NOTHING`,
  );
  await app.sql(`DELETE FROM commercial_model WHERE modelcode <> 'DEFAULT'`);
});

const send = (method: string, path: string, body?: unknown, who = as) =>
  app.request(method, MODELS + path, { as: who, body });
const list = async (query: object = {}): Promise<Row[]> => {
  const { status, body } = await app.request('GET', `${MODELS}/allPaged`, { as, query: { ...query } });
  expect(status, body.message).toBe(200);
  return body.content;
};
const codes = async (query: object = {}) => (await list(query)).map(({ modelcode }) => modelcode);
const create = async (spec: object = {}): Promise<Row> => {
  const { status, body } = await send('POST', '', { modelcode: 'AURORA', description: 'Aurora', ...spec });
  expect(status, body.message).toBe(200);
  return body;
};
const one = async (code: string) => (await list({ size: 100 })).find(({ modelcode }) => modelcode === code);
const changes = () => changesOf(app, as, 'carModel');
const history = (code: string) => changes().history(code);

it.each(['langlist', 'ALLPAGED', 'getModelGroup'])(
  'refuses %s, the name of a call of its own',
  async (code) => {
    const { status, body } = await send('POST', '', { modelcode: code, description: 'Aurora' });
    const message = 'This name is reserved. Choose another one.';

    expect([status, body.fields]).toEqual([400, [{ field: 'modelcode', message }]]);
  },
);

describe('listing', () => {
  it('pages by code in any case, ten unless asked otherwise, DEFAULT too, and tells the total (R-061)', async () => {
    for (let n = 11; n > 0; n--)
      await create({ modelcode: `${n === 2 ? 'm' : 'M'}${String(n).padStart(2, '0')}` });
    const { body } = await app.request('GET', `${MODELS}/allPaged`, { as });

    expect(body.content.map(({ modelcode }: Row) => modelcode).slice(0, 3)).toEqual([
      'DEFAULT',
      'M01',
      'm02',
    ]);
    expect([body.content.length, body.totalElements]).toEqual([10, 12]);
    expect(await codes({ page: 1 })).toEqual(['M10', 'M11']);
    expect(await codes({ page: 9 })).toEqual([]);
  });

  it.each([
    ['description', { description: 'à' }, { description: 'B' }],
    ['rangeMY', { rangeMY: '2025' }, { rangeMY: '2026' }],
    ['maxMyVideoAvailable', { maxMyVideoAvailable: '2025' }, { maxMyVideoAvailable: '2026' }],
    ['ccadmActive', { ccadmActive: false }, { ccadmActive: true }],
  ])('sorts by %s both ways', async (sortBy, first, second) => {
    await create({ modelcode: 'SECOND_X', ...second });
    await create({ modelcode: 'FIRST_X', ...first });

    expect(await codes({ sortBy, code: '_x' })).toEqual(['FIRST_X', 'SECOND_X']);
    expect(await codes({ sortBy, code: '_x', sortDesc: true })).toEqual(['SECOND_X', 'FIRST_X']);
  });

  it('finds parts of code and description without regard to case and accents', async () => {
    await create({ description: 'Aurora Città 100%' });

    expect(await codes({ code: 'uro' })).toEqual(['AURORA']);
    expect(await codes({ label: 'CITTA' })).toEqual(['AURORA']);
    expect(await codes({ label: '0%' })).toEqual(['AURORA']);
    expect(await codes({ label: 'nothing' })).toEqual([]);
  });

  it('takes commercialModel in the place of language, and needs neither (R-138)', async () => {
    await create();

    for (const query of [
      { commercialModel: 'it' },
      { language: 'it', optGroup: 'x', modelName: 'BOREA' },
      {},
    ])
      expect(await codes(query)).toEqual(['AURORA', 'DEFAULT']);
  });

  it('lists every model for selectors by name (decision A-28)', async () => {
    await create({ modelcode: 'ZETA', description: 'àncora' });
    const { body } = await send('GET', '/langlist');

    expect(body).toEqual([
      { id: 'DEFAULT', value: 'DEFAULT', text: 'All models' },
      { id: 'ZETA', value: 'ZETA', text: 'àncora' },
    ]);
  });
});

describe('creating', () => {
  it('stores a model, active by default, and returns a message', async () => {
    const reply = await create({ modelcode: ' LINCE ', description: ' Lince ', rangeMY: '2026-2027' });

    expect(reply).toEqual({ message: 'Model LINCE created', id: 'LINCE', version: 1 });
    expect(await one('LINCE')).toEqual({
      modelcode: 'LINCE',
      description: 'Lince',
      rangeMY: '2026-2027',
      maxMyVideoAvailable: '',
      ccadmActive: true,
      version: 1,
    });
  });

  it.each([
    ['modelcode', { modelcode: '  ', description: 'Aurora' }],
    ['description', { modelcode: 'AURORA', description: '' }],
  ])('refuses a blank %s in the quoted words (R-134)', async (field, body) => {
    const reply = await send('POST', '', body);

    expect([reply.status, reply.body.message]).toEqual([400, REQUIRED]);
    expect(reply.body.fields).toEqual([{ field, message: REQUIRED }]);
    expect(await codes()).toEqual(['DEFAULT']);
  });

  it('refuses a code that is taken, in any case, and one that names a vehicle', async () => {
    await create();

    for (const modelcode of ['AURORA', 'aurora', 'default']) {
      const { status, body } = await send('POST', '', { modelcode, description: 'x' });
      expect([status, body.fields[0].field]).toEqual([409, 'modelcode']);
    }
    expect((await send('POST', '', { modelcode: '3410126', description: 'x' })).status).toBe(400);
  });

  it.each(['AURORA 15', 'É', 'A/B', '_A', '..'])('refuses the code %s', async (modelcode) => {
    const { status, body } = await send('POST', '', { modelcode, description: 'x' });

    expect([status, body.fields[0]]).toEqual([
      400,
      {
        field: 'modelcode',
        message: 'A code begins with a letter or a digit and contains letters, digits, _ . and - only.',
      },
    ]);
  });
});

describe('changing', () => {
  it('keeps the code, and what the body leaves out', async () => {
    await create({ rangeMY: '2026' });
    const { status, body } = await send('PUT', '/AURORA', { modelcode: 'OTHER', description: 'Aurora II' });

    expect([status, body]).toEqual([200, { message: 'Model AURORA updated', id: 'AURORA', version: 2 }]);
    expect(await one('AURORA')).toMatchObject({ description: 'Aurora II', rangeMY: '2026', version: 2 });
    expect(await one('OTHER')).toBeUndefined();
  });

  it('switches a model off, which takes it out of the selectors (R-135)', async () => {
    await app.aModel({ modelcode: 'AURORA', description: 'Aurora' });
    const offered = async () =>
      (await app.request('GET', '/ccb/public/api/countryModel/getModelListJsonByCountry')).body.length;
    expect(await offered()).toBe(1);

    const row = await one('AURORA');
    expect((await send('PUT', '/AURORA', { ...row, ccadmActive: false })).status).toBe(200);

    expect((await one('AURORA'))!.ccadmActive).toBe(false);
    expect(await offered()).toBe(0);
  });

  it('refuses a blank description and a stale version, with the model as it is now', async () => {
    await create();
    expect((await send('PUT', '/AURORA', { description: ' ' })).body.message).toBe(REQUIRED);
    await send('PUT', '/AURORA', { rangeMY: '2027', version: 1 });
    const { status, body } = await send('PUT', '/AURORA', { rangeMY: '2028', version: 1 });

    expect(status).toBe(409);
    expect(body).toMatchObject({ current: { rangeMY: '2027', version: 2 }, changedBy: 'Giulia Ferri' });
  });

  it('keeps who changed what, and brings an older state back', async () => {
    await create({ rangeMY: '2026' });
    await send('PUT', '/AURORA', { rangeMY: '2027' });
    const [last, first] = await history('AURORA');

    expect(last).toMatchObject({
      actor: 'Giulia Ferri',
      before: { rangeMY: '2026' },
      after: { rangeMY: '2027' },
    });
    const restored = await changes().restore('AURORA', first!.id);
    expect(restored.body).toEqual({ message: 'Model AURORA restored', version: 3 });
    expect((await one('AURORA'))!.rangeMY).toBe('2026');
  });

  it('answers 404 for a model that is not there', async () => {
    expect((await send('PUT', '/NOPE', { description: 'x' })).status).toBe(404);
    expect((await changes().restore('NOPE', 1)).status).toBe(404);
  });
});

describe('deleting', () => {
  it('takes away a model that nothing uses; its history brings it back (A-56)', async () => {
    await create({ modelcode: 'AUROAR' });

    const gone = await send('DELETE', '/AUROAR');

    expect([gone.status, gone.body]).toEqual([200, { message: 'Model AUROAR deleted', id: 'AUROAR' }]);
    expect(await codes()).toEqual(['DEFAULT']);
    const [deletion] = await history('AUROAR');
    expect((await changes().restore('AUROAR', deletion!.id)).status).toBe(200);
    expect(await one('AUROAR')).toBeDefined();
    expect((await send('DELETE', '/NOPE')).status).toBe(404);
  });

  it('gives the family back to a model that returns', async () => {
    await app.sql(`INSERT INTO model_family (code, description) VALUES ('L', 'Lynx')`);
    await create({ modelcode: 'LYNX' });
    await app.sql(`UPDATE commercial_model SET family_code = 'L' WHERE modelcode = 'LYNX'`);
    await send('DELETE', '/LYNX');

    const [deletion, creation] = await history('LYNX');
    await changes().restore('LYNX', deletion!.id);
    // From before the feed said which family it is of.
    await changes().restore('LYNX', creation!.id);

    expect(await app.sql(`SELECT family_code FROM commercial_model WHERE modelcode = 'LYNX'`)).toEqual([
      { family_code: 'L' },
    ]);
    expect(await one('LYNX')).not.toHaveProperty('familyCode');
    expect(deletion!.before).not.toHaveProperty('familyCode');
  });

  it('is refused while something uses the model, with what, and for DEFAULT (A-56)', async () => {
    await app.aModel({ modelcode: 'AURORA', countries: ['IT', 'DE'] });

    const { status, body } = await send('DELETE', '/AURORA');

    expect([status, body]).toMatchObject([
      409,
      {
        message:
          'Model AURORA cannot be deleted, it is used by 1 vehicle, 2 countries. Deactivate it instead.',
        uses: ['1 vehicle', '2 countries'],
      },
    ]);
    expect((await send('DELETE', '/DEFAULT')).status).toBe(409);
  });

  it('takes what countries say no more of the model with it, and not what they say (A-56)', async () => {
    await create({ modelcode: 'LYNX' });
    await app.sql(`INSERT INTO country (id) VALUES ('IT'), ('DE') ON CONFLICT DO NOTHING`);
    const sets = (country: string, on: boolean) =>
      app.request('PUT', `/ccb/auth/api/countryModel/LYNX/${country}`, { as, body: { mandatory: on } });
    await sets('DE', true);
    await sets('IT', true);
    await sets('IT', false);

    expect((await send('DELETE', '/LYNX')).body.uses).toEqual(['1 country']);
    expect(await app.sql(`SELECT FROM country_model WHERE modelcode = 'LYNX'`)).toHaveLength(2);
    await sets('DE', false);
    expect((await send('DELETE', '/LYNX')).status).toBe(200);

    const gone = await app.sql(
      `SELECT entity_id FROM change_log WHERE entity = 'countryModel' AND action = 'delete' ORDER BY entity_id`,
    );
    expect(gone).toEqual([{ entity_id: 'DE/LYNX' }, { entity_id: 'IT/LYNX' }]);
  });

  it('knows every foreign key of the database', async () => {
    const keys = await app.sql<{ rows: string }>(
      `SELECT conrelid::regclass || ' WHERE ' || attname || ' = $1' AS rows FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE confrelid = 'commercial_model'::regclass AND contype = 'f'`,
    );

    expect(keys.map(({ rows }) => rows).toSorted()).toEqual(
      carModelUses.map(({ rows }) => rows.split(' AND ')[0]).toSorted(),
    );
  });
});

it('exports the rows that the filters leave (decision A-90)', async () => {
  await create({ rangeMY: '2026-2027' });
  const { headers, body } = await app.request('GET', `${MODELS}/toCsv`, { as, query: { code: 'aur' } });

  expect(headers.get('content-disposition')).toContain('filename="carModels.csv"');
  expect(body).toBe(
    '\ufeffmodelcode;description;rangeMY;maxMyVideoAvailable;ccadmActive\r\nAURORA;Aurora;"2026-2027";;true\r\n',
  );
  expect((await app.request('GET', `${MODELS}/toXlsx`, { as })).status).toBe(200);
});

describe('the icons of a family', () => {
  const picture = async (place: string, content: string) => {
    await mkdir(dirname(join(imagesDir, place)), { recursive: true });
    await writeFile(join(imagesDir, place), content);
  };
  const icons = (modelName: string) => app.request('GET', ICONS, { as, query: { modelName } });

  beforeEach(async () => {
    await app.aModel({ modelcode: 'AURORA', family: 'AUR', vetele: '3410126', description: 'Aurora' });
    await app.aModel({ modelcode: 'AURORA_EV', family: 'AUR', vetele: '3410226' });
    await app.aModel({ modelcode: 'LINCE', family: 'LIN', vetele: '3450126' });
    await app.sql('TRUNCATE opt_group, opt_item, col_item RESTART IDENTITY CASCADE');
    await app.sql(`INSERT INTO opt_group (code) VALUES ('PAINT'), ('WHEELS')`);
    await app.sql(`INSERT INTO opt_item (code, opt_group_id) VALUES ('P1', 1), ('W1', 2), ('W2', 2)`);
    await app.sql(`INSERT INTO col_item (code) VALUES ('072')`);
    await app.sql(`INSERT INTO opt_grid (vetele, opt_item_id)
      SELECT vetele, i.id FROM vehicle, opt_item i WHERE vetele <> '3450126' OR i.code = 'W2'`);
    await app.sql(
      `INSERT INTO col_grid (opt_grid_id, col_item_id) SELECT g.id, 1 FROM opt_grid g WHERE opt_item_id = 1`,
    );
    await app.clearCache('grids');
    for (const place of [
      '3410126/PAINT/P1/072',
      '3410226/PAINT/P1/072',
      'DEFAULT/WHEELS/W1',
      '3450126/WHEELS/W2',
    ])
      await picture(`${place}/menu_icon.jpg`, place);
    await picture('DEFAULT/WHEELS/W1/gfx1.png', 'no icon');
  });

  it('come as an archive that is laid out as the folder of pictures, each once (R-137)', async () => {
    const { status, headers, bytes } = await icons('AURORA');

    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-disposition')).toContain('filename="icons_AUR.zip"');
    expect(entriesOfZip(bytes)).toEqual({
      '3410126/PAINT/P1/072/menu_icon.jpg': '3410126/PAINT/P1/072',
      '3410226/PAINT/P1/072/menu_icon.jpg': '3410226/PAINT/P1/072',
      'DEFAULT/WHEELS/W1/menu_icon.jpg': 'DEFAULT/WHEELS/W1',
    });
  });

  it('are found by a vehicle as well', async () => {
    expect(Object.keys(entriesOfZip((await icons('3450126')).bytes))).toEqual([
      '3450126/WHEELS/W2/menu_icon.jpg',
    ]);
  });

  it('are refused for DEFAULT, an unknown model, and where nothing is pictured (R-136)', async () => {
    await app.aModel({ modelcode: 'ONDA', family: 'ONDA', vetele: '3460126', description: 'Onda' });
    const refusal = async (modelName: string) => {
      const { status, body } = await app.request('GET', ICONS, { as, query: { modelName } });
      return [status, body.message];
    };

    expect((await refusal('DEFAULT'))[0]).toBe(400);
    expect((await refusal('NOPE'))[0]).toBe(404);
    expect(await refusal('ONDA')).toEqual([404, 'There are no icons for ONDA yet.']);
  });
});

it('is for the label tool only', async () => {
  const market = await app.signIn({ priceConfEnabled: true });

  expect((await send('GET', '/allPaged', undefined, market)).status).toBe(403);
  expect((await send('PUT', '/DEFAULT', { description: 'x' }, market)).status).toBe(403);
  expect((await app.request('GET', ICONS, { as: market, query: { modelName: 'AURORA' } })).status).toBe(403);
  expect((await app.request('GET', `${MODELS}/allPaged`)).status).toBe(401);
});
