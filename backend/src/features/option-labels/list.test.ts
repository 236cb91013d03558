import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';

const LIST = '/ccb/auth/fe/optGridLabel/findByOptGroupAndModelName';

interface Entry {
  id: number;
  modelId: string;
  colGridId: number | null;
  optItem: {
    id: number;
    code: string;
    group: { code: string };
    as400Description: string;
    optLabelList: { label: string; model: { modelcode: string }; optItem: { id: number }; version: number }[];
  };
  colGridList: { colItem: { code: string } }[];
}

let app: TestApp;
let editor: SignedInUser;
let make: GridFactories;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true });
  make = gridFactoriesOn(app);
  await app.aModel({ modelcode: 'AURORA', vetele: '3410126', modelYear: '2026' });
  await app.aModel({ modelcode: 'AURORA', vetele: '3410127', modelYear: '2027' });
  await app.aModel({ modelcode: 'BOREA', vetele: '3420126', modelYear: '2026' });
  for (const [code, it, as400] of [
    ['431', 'Cerchi da 17" diamantati', 'CERCHI LEGA 17'],
    ['08C', 'Cerchi da 16" argento', 'CERCHI LEGA 16'],
    ['55E', 'Città notturna', 'CERCHI AERO'],
  ] as const)
    ids[code] = (await make.anOption({ code, as400, labels: { it, en: `${code} in English` } })).id;
  ids['9ZZ'] = (await make.anOption({ code: '9ZZ', as400: 'SENZA ETICHETTA' })).id;
  ids['A01'] = (
    await make.anOption({ code: 'A01', group: 'CARRY', groupType: 'ACC', labels: { it: 'Baule' } })
  ).id;
  ids['P01'] = (
    await make.anOption({ code: 'P01', group: 'SERVICE', groupType: 'CUSTPRG', labels: { it: 'Cura' } })
  ).id;
  for (const [code, model, label] of [
    ['431', 'AURORA', 'Cerchi “Scia”'],
    ['431', 'BOREA', 'Cerchi “Vento”'],
    ['08C', 'BOREA', 'Cerchi “Brezza”'],
  ] as const)
    await app.sql(
      `INSERT INTO opt_label (opt_item_id, language_id, modelcode, label) VALUES ($1, 1, $2, $3)`,
      [ids[code], model, label],
    );
  await make.aColour('072', { it: 'Nero diamantato', en: 'Diamond-cut black' });
  await make.aColour('041', { it: 'Argento lucido' });
  await make.aGridOption({ vetele: '3410126', code: '431', colours: ['072', '041'] });
  await make.aGridOption({ vetele: '3410127', code: '431', colours: ['041', '072'] });
  await make.aGridOption({ vetele: '3410127', code: '9ZZ' });
  await make.aGridOption({ vetele: '3410127', code: 'A01' });
  await make.aGridOption({ vetele: '3410126', code: '55E', colours: ['072'] });
  await make.aGridOption({ vetele: '3420126', code: '55E' });
});
afterAll(() => app.close());

const list = (query: object = {}, as = editor) => app.request('GET', LIST, { as, query: { ...query } });
const content = async (query: object): Promise<Entry[]> => (await list(query)).body.content;
const codes = async (query: object) => (await content(query)).map(({ optItem }) => optItem.code);
const gridId = async (vetele: string, code: string) =>
  (
    await app.sql<{ id: number }>(
      'SELECT g.id FROM opt_grid g JOIN opt_item i ON i.id = g.opt_item_id WHERE vetele = $1 AND code = $2',
      [vetele, code],
    )
  )[0]!.id;

describe('with model DEFAULT', () => {
  it('lists every option of a group by code, with its default label in the language (R-060, R-076)', async () => {
    const rows = await content({ optGroup: 'WHEELS', language: 'it' });

    expect(
      rows.map(({ id, optItem: { code, group, as400Description, optLabelList } }) => [
        id,
        code,
        group.code,
        as400Description,
        optLabelList.map(({ label, model }) => [model.modelcode, label]),
      ]),
    ).toEqual([
      [ids['08C'], '08C', 'WHEELS', 'CERCHI LEGA 16', [['DEFAULT', 'Cerchi da 16" argento']]],
      [ids['431'], '431', 'WHEELS', 'CERCHI LEGA 17', [['DEFAULT', 'Cerchi da 17" diamantati']]],
      [ids['55E'], '55E', 'WHEELS', 'CERCHI AERO', [['DEFAULT', 'Città notturna']]],
      [ids['9ZZ'], '9ZZ', 'WHEELS', 'SENZA ETICHETTA', []],
    ]);
  });

  it('answers the label entry whole', async () => {
    const [, row] = await content({ optGroup: 'WHEELS', language: 'en' });

    expect(row!.optItem.optLabelList).toEqual([
      {
        id: expect.any(Number),
        label: '431 in English',
        description: '',
        language: { id: 2, code: 'en', description: 'English' },
        model: { modelcode: 'DEFAULT' },
        optItem: { id: ids['431'] },
        version: 1,
      },
    ]);
  });

  it('takes pictures and colours from a vehicle that offers the option, one with colours first', async () => {
    const rows = await content({ optGroup: 'WHEELS' });
    const of = (code: string) => rows.find(({ optItem }) => optItem.code === code)!;

    expect([of('431').modelId, of('431').colGridId]).toEqual(['3410127', await gridId('3410127', '431')]);
    expect(of('431').colGridList.map(({ colItem }) => colItem.code)).toEqual(['041', '072']);
    expect([of('55E').modelId, of('55E').colGridList.length]).toEqual(['3410126', 1]);
    expect([of('9ZZ').modelId, of('9ZZ').colGridList]).toEqual(['3410127', []]);
    expect([of('08C').modelId, of('08C').colGridId, of('08C').colGridList]).toEqual(['', null, []]);
  });

  it('lists all groups of a type, and all groups without one (R-089)', async () => {
    expect(await codes({ optGroup: 'OPT' })).toEqual(['08C', '431', '55E', '9ZZ']);
    expect(await codes({ optGroup: 'ACC' })).toEqual(['A01']);
    expect(await codes({ optGroup: 'CUSTPRG' })).toEqual(['P01']);
    expect(await codes({ optGroup: 'CARRY' })).toEqual(['A01']);
    expect(await codes({})).toEqual(['08C', '431', '55E', '9ZZ', 'A01', 'P01']);
    expect(await codes({ optGroup: 'NOWHERE' })).toEqual([]);
  });
});

describe('with a model', () => {
  const aurora = { modelName: 'AURORA', language: 'it' };

  it('lists what the grid of the newest model year offers, with default and model label (R-077)', async () => {
    const rows = await content({ ...aurora, optGroup: 'WHEELS' });

    expect(
      rows.map(({ id, modelId, colGridId, optItem }) => [
        optItem.code,
        modelId,
        colGridId === id,
        optItem.optLabelList.map(({ label, model }) => [model.modelcode, label]),
      ]),
    ).toEqual([
      [
        '431',
        '3410127',
        true,
        [
          ['DEFAULT', 'Cerchi da 17" diamantati'],
          ['AURORA', 'Cerchi “Scia”'],
        ],
      ],
      ['9ZZ', '3410127', true, []],
    ]);
    expect(rows[0]!.id).toBe(await gridId('3410127', '431'));
    expect(rows[0]!.colGridList.map(({ colItem }) => colItem.code)).toEqual(['041', '072']);
  });

  it('takes a vetele for a vehicle of its model', async () => {
    const rows = await content({ modelName: '3410126', optGroup: 'WHEELS' });

    expect(rows.map(({ modelId, optItem }) => [modelId, optItem.code])).toEqual([
      ['3410126', '431'],
      ['3410126', '55E'],
    ]);
    expect(rows[0]!.optItem.optLabelList.map(({ model }) => model.modelcode)).toEqual(['DEFAULT', 'AURORA']);
  });

  it('shows no label of another model', async () => {
    const [row] = await content({ modelName: 'BOREA', language: 'it' });

    expect([row!.optItem.code, row!.optItem.optLabelList.map(({ label }) => label)]).toEqual([
      '55E',
      ['Città notturna'],
    ]);
  });

  it('lists accessories by the same call (R-089)', async () => {
    expect(await codes({ ...aurora, optGroup: 'ACC' })).toEqual(['A01']);
  });

  it('lists nothing for a model that is not there', async () => {
    for (const modelName of ['NOBODY', '9999999', "' OR 1=1"])
      expect((await list({ modelName })).body).toEqual({ content: [], totalElements: 0 });
  });
});

describe('filters and order', () => {
  it('finds codes and labels as parts, without regard to case and accents', async () => {
    expect(await codes({ code: '5e' })).toEqual(['55E']);
    expect(await codes({ label: 'CITTA', language: 'it' })).toEqual(['55E']);
    expect(await codes({ label: '431 in', language: 'en' })).toEqual(['431']);
    expect(await codes({ label: '431 in', language: 'it' })).toEqual([]);
    expect(await codes({ label: '%' })).toEqual([]);
    expect(await codes({ code: '_' })).toEqual([]);
    expect(await codes({ label: '17" diamantati', code: '431', optGroup: 'WHEELS' })).toEqual(['431']);
  });

  it('finds a model by its own label and by the default one, and no label of other models', async () => {
    const aurora = { modelName: 'AURORA', language: 'it' };

    expect(await codes({ ...aurora, label: 'scia' })).toEqual(['431']);
    expect(await codes({ ...aurora, label: 'diamantati' })).toEqual(['431']);
    expect(await codes({ ...aurora, label: 'vento' })).toEqual([]);
    expect(await codes({ label: 'scia', language: 'it' })).toEqual([]);
  });

  it.each([
    ['optItem.code', ['08C', '431', '55E', '9ZZ']],
    ['optItem.as400Description', ['55E', '08C', '431', '9ZZ']],
    ['defaultLabel', ['08C', '431', '55E', '9ZZ']],
    ['modelLabel', ['08C', '431', '55E', '9ZZ']],
    ['id', ['431', '08C', '55E', '9ZZ']],
  ])('sorts by %s both ways', async (sortBy, expected) => {
    expect(await codes({ optGroup: 'WHEELS', sortBy })).toEqual(expected);
    expect(await codes({ optGroup: 'WHEELS', sortBy, sortDesc: true })).toEqual(expected.toReversed());
  });

  it('sorts a model by its own labels, those without one last', async () => {
    const query = { modelName: 'AURORA', optGroup: 'WHEELS', sortBy: 'modelLabel', language: 'it' };

    expect(await codes(query)).toEqual(['431', '9ZZ']);
    expect(await codes({ ...query, sortDesc: true })).toEqual(['9ZZ', '431']);
  });

  it('divides into pages and tells the total of all of them (R-044)', async () => {
    const first = await list({ optGroup: 'WHEELS', size: 3 });
    const second = await list({ optGroup: 'WHEELS', size: 3, page: 1 });
    const past = await list({ optGroup: 'WHEELS', size: 3, page: 2 });

    const codesOf = (reply: typeof first) => reply.body.content.map((row: Entry) => row.optItem.code);
    expect([codesOf(first), first.body.totalElements]).toEqual([['08C', '431', '55E'], 4]);
    expect([codesOf(second), second.body.totalElements]).toEqual([['9ZZ'], 4]);
    expect(past.body).toEqual({ content: [], totalElements: 4 });
  });

  it('keeps its order on far pages, from both ends', async () => {
    await make.anOption({ code: 'Z0000', group: 'HUGE' });
    await app.sql(`INSERT INTO opt_item (code, opt_group_id) SELECT 'Z' || lpad(n::text, 4, '0'), opt_group_id
      FROM opt_item, generate_series(1, 2499) n WHERE code = 'Z0000'`);
    const from = (number: number) =>
      Array.from({ length: 10 }, (_, at) => `Z${String(number + at).padStart(4, '0')}`);

    for (const page of [100, 124, 126, 249])
      expect(await codes({ optGroup: 'HUGE', page })).toEqual(from(page * 10));
    expect(await codes({ optGroup: 'HUGE', page: 200, sortDesc: true })).toEqual(from(490).toReversed());
    await app.sql(`DELETE FROM opt_item WHERE code LIKE 'Z%'`);
  });

  it('takes the language by code or id, and the default one without any', async () => {
    const label = async (query: object) =>
      (await content({ code: '431', ...query }))[0]!.optItem.optLabelList[0]?.label;

    expect(await label({ language: '2' })).toBe('431 in English');
    expect(await label({ language: 'EN' })).toBe('431 in English');
    expect(await label({})).toBe('Cerchi da 17" diamantati');
    expect(await label({ language: '' })).toBe('Cerchi da 17" diamantati');
    expect(await label({ language: 'xx' })).toBeUndefined();
  });

  it('refuses unknown columns and sizes', async () => {
    for (const query of [{ sortBy: 'code' }, { size: 0 }, { size: 1001 }, { page: -1 }, { surprise: 1 }])
      expect((await list(query)).status).toBe(400);
  });

  it('is for the label tool only', async () => {
    expect((await list({}, await app.signIn({ priceConfEnabled: true }))).status).toBe(403);
    expect((await app.request('GET', LIST)).status).toBe(401);
  });
});

describe('the colours of a grid row', () => {
  const colours = (query: object, as = editor) =>
    app.request('GET', '/ccb/auth/fe/colGrid/findAllByGridId', { as, query: { ...query } });

  it('are listed by code with their default labels (R-082)', async () => {
    const { status, body } = await colours({ colGridId: await gridId('3410127', '431'), language: 'it' });

    expect(status).toBe(200);
    expect(
      body.map(
        ({ colItem }: { colItem: { code: string; as400Description: string; colLabelList: object[] } }) => [
          colItem.code,
          colItem.as400Description,
          colItem.colLabelList,
        ],
      ),
    ).toMatchObject([
      [
        '041',
        '041',
        [{ label: 'Argento lucido', language: { code: 'it' }, model: { modelcode: 'DEFAULT' } }],
      ],
      ['072', '072', [{ label: 'Nero diamantato' }]],
    ]);
  });

  it('have the labels of every language without one', async () => {
    const { body } = await colours({ colGridId: await gridId('3410127', '431') });

    expect(body[1].colItem.colLabelList.map(({ label }: { label: string }) => label)).toEqual([
      'Nero diamantato',
      'Diamond-cut black',
    ]);
  });

  it('are all of them, far more than a page holds (R-083)', async () => {
    const { id } = await make.anOption({ code: 'MANY' });
    const [grid] = await app.sql<{ id: number }>(
      `INSERT INTO opt_grid (vetele, opt_item_id) VALUES ('3420126', $1) RETURNING id`,
      [id],
    );
    await app.sql(`INSERT INTO col_item (code) SELECT 'X' || n FROM generate_series(1, 999) n`);
    await app.sql(
      `INSERT INTO col_grid (opt_grid_id, col_item_id) SELECT $1, id FROM col_item WHERE code LIKE 'X%'`,
      [grid!.id],
    );

    expect((await colours({ colGridId: grid!.id })).body).toHaveLength(999);
  });

  it('are none for a row that is not there, and refused without a number', async () => {
    expect((await colours({ colGridId: 2147483647 })).body).toEqual([]);
    for (const query of [{}, { colGridId: 'x' }, { colGridId: 0 }])
      expect((await colours(query)).status).toBe(400);
    expect((await colours({ colGridId: 1, language: 'xx' })).status).toBe(400);
    expect((await colours({ colGridId: 1 }, await app.signIn({ packConfEnabled: true }))).status).toBe(403);
  });
});
