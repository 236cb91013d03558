import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

const LIST = '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true });
});
afterAll(() => app.close());

const list = (query: Record<string, unknown> = {}) => app.request('GET', LIST, { as: editor, query });
const codes = async (query: Record<string, unknown>): Promise<string[]> => {
  const { status, body } = await list({ size: 1000, ...query });
  expect(status, body.message).toBe(200);
  return body.content.map((row: { code: string }) => row.code);
};

describe('a page of labels', () => {
  it('carries the rows of the page and the total of all pages (R-062, R-068)', async () => {
    for (let n = 0; n < 7; n++) await app.aLabel({ labelGroup: 'Paged', code: `P${n}` });

    const { status, body, headers } = await list({
      labelGroup: 'Paged',
      modelName: 'DEFAULT',
      language: 'it',
      page: 1,
      size: 3,
      sortBy: 'code',
      sortDesc: false,
      label: '',
      code: '',
    });

    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.totalElements).toBe(7);
    expect(body.content.map((row: { code: string }) => row.code)).toEqual(['P3', 'P4', 'P5']);
  });

  it('holds the first ten labels by code in the default language unless asked otherwise (R-043, R-044, R-060)', async () => {
    for (let n = 11; n > 0; n--)
      await app.aLabel({ labelGroup: 'Usual', code: `U${String(n).padStart(2, '0')}` });
    await app.aLabel({ labelGroup: 'Usual', code: 'A', language: 'en' });

    const { body } = await list({ labelGroup: 'Usual' });

    expect(body.content.map((row: { code: string }) => row.code)).toEqual(
      Array.from({ length: 10 }, (_, n) => `U${String(n + 1).padStart(2, '0')}`),
    );
    expect(body.totalElements).toBe(11);
  });

  it('shows every field of a label and nothing else', async () => {
    const label = await app.aLabel({
      labelGroup: 'Fields',
      code: 'F',
      label: 'Testo "à" €😀',
      modelEnableRegexp: '^A.*$',
      modelDisableRegexp: 'AB',
      version: 4,
    });

    const { body } = await list({ labelGroup: 'Fields' });

    expect(body.content).toEqual([
      {
        id: label.id,
        code: 'F',
        label: 'Testo "à" €😀',
        labelGroup: 'Fields',
        language: { id: 1, code: 'it', description: 'Italiano' },
        modelEnableRegexp: '^A.*$',
        modelDisableRegexp: 'AB',
        version: 4,
      },
    ]);
  });

  it('is empty past the end and still tells the total', async () => {
    for (let n = 0; n < 3; n++) await app.aLabel({ labelGroup: 'Short' });

    for (const page of [1, 2, 100, 1_000_000]) {
      const { status, body } = await list({ labelGroup: 'Short', page, size: 1000 });
      expect([status, body]).toEqual([200, { content: [], totalElements: 3 }]);
    }
  });

  it('lists the labels of all groups without a group', async () => {
    await app.aLabel({ labelGroup: 'One', code: 'ALL_GROUPS', language: 'ga' });
    await app.aLabel({ labelGroup: 'Two', code: 'ALL_GROUPS', language: 'ga' });

    expect(await codes({ language: 'ga' })).toEqual(['ALL_GROUPS', 'ALL_GROUPS']);
    expect(await codes({ language: 'ga', labelGroup: '' })).toHaveLength(2);
  });

  it.each([
    { labelGroup: 'Nothing here' },
    { language: 'xx' },
    { modelName: 'NO_SUCH_MODEL', labelGroup: 'Nothing' },
  ])('is empty for %j', async (query) => {
    expect((await list(query)).body).toEqual({ content: [], totalElements: 0 });
  });

  it('takes a language by its code, in any case, and by its id', async () => {
    await app.aLabel({ labelGroup: 'Spoken', code: 'S', language: 'en' });

    for (const language of ['en', 'EN', '2'])
      expect(await codes({ labelGroup: 'Spoken', language })).toEqual(['S']);
  });
});

describe('the order of labels', () => {
  const SORTED = 'Sorted';
  beforeAll(async () => {
    const rows = [
      ['b', 'Zeta', '^B$', 'X'],
      ['A', 'èco', 'DEFAULT', ''],
      ['á', 'Eco', '^A$', 'Z'],
      ['C', 'alfa', '^C$', 'Y'],
    ] as const;
    for (const [code, label, modelEnableRegexp, modelDisableRegexp] of rows)
      await app.aLabel({ labelGroup: SORTED, code, label, modelEnableRegexp, modelDisableRegexp });
  });

  it.each([
    ['code', ['A', 'á', 'b', 'C']],
    ['label', ['C', 'A', 'á', 'b']],
    ['modelEnableRegexp', ['A', 'á', 'b', 'C']],
    ['modelDisableRegexp', ['A', 'b', 'C', 'á']],
    ['id', ['b', 'A', 'á', 'C']],
    ['labelGroup', ['b', 'A', 'á', 'C']],
  ])('follows %s both ways, without regard to case and accents', async (sortBy, expected) => {
    expect(await codes({ labelGroup: SORTED, sortBy, sortDesc: false })).toEqual(expected);
    expect(await codes({ labelGroup: SORTED, sortBy, sortDesc: true })).toEqual([...expected].reverse());
  });

  it('sorts by group across groups', async () => {
    await app.aLabel({ labelGroup: 'Zoo', code: 'G1', language: 'gr' });
    await app.aLabel({ labelGroup: 'Ark', code: 'G2', language: 'gr' });

    expect(await codes({ language: 'gr', sortBy: 'labelGroup' })).toEqual(['G2', 'G1']);
  });

  it('is stable: equal labels keep their order from page to page', async () => {
    for (let n = 0; n < 23; n++)
      await app.aLabel({ labelGroup: 'Equal', code: 'SAME', label: 'same', modelEnableRegexp: `^M${n}$` });
    const pages: number[] = [];

    for (let page = 0; page < 5; page++) {
      const { body } = await list({ labelGroup: 'Equal', sortBy: 'label', page, size: 5 });
      pages.push(...body.content.map((row: { id: number }) => row.id));
    }

    expect(pages).toEqual([...pages].sort((a, b) => a - b));
    expect(new Set(pages).size).toBe(23);
  });

  it('compares whole texts, also where an index holds only their beginning', async () => {
    const long = 'x'.repeat(300);
    for (const end of ['c', 'a', 'b'])
      await app.aLabel({ labelGroup: 'Long', code: end, label: `${long}${end}` });

    expect(await codes({ labelGroup: 'Long', sortBy: 'label' })).toEqual(['a', 'b', 'c']);
    expect(await codes({ labelGroup: 'Long', sortBy: 'label', sortDesc: true })).toEqual(['c', 'b', 'a']);
  });

  it.each(['version', 'language', 'label_search', 'code; DROP TABLE language', ''])(
    'refuses to sort by %j',
    async (sortBy) => {
      const { status, body } = await list({ sortBy });

      expect([status, body.fields[0].field]).toEqual([400, 'sortBy']);
    },
  );
});

describe('far pages', () => {
  const TOTAL = 2503;
  let everything: number[];
  beforeAll(async () => {
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label)
       SELECT 'Far', 'CODE_' || (n % 50), 1, 'text ' || n || md5(n::text) FROM generate_series(1, $1::integer) n
       ON CONFLICT DO NOTHING`,
      [TOTAL],
    );
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label, model_enable_regexp)
       SELECT 'Far', 'CODE_' || (n % 50), 1, 'text ' || n, '^M' || n || '$' FROM generate_series(51, $1::integer) n`,
      [TOTAL],
    );
    everything = [];
    for (let page = 0; page < 3; page++) everything.push(...(await ids({ page, size: 1000 })));
  });
  const ids = async (query: Record<string, unknown>): Promise<number[]> =>
    (await list({ labelGroup: 'Far', ...query })).body.content.map((row: { id: number }) => row.id);

  it.each([false, true])(
    'give the same rows as a full listing, forwards and backwards (descending: %s)',
    async (sortDesc) => {
      const expected = sortDesc ? [...everything].reverse() : everything;

      for (const [page, size] of [
        [0, 100],
        [9, 100],
        [10, 100],
        [12, 100],
        [13, 100],
        [24, 100],
        [25, 100],
        [250, 10],
        [83, 30],
        [49, 51],
      ] as const)
        expect(await ids({ page, size, sortDesc }), `page ${page} of ${size}`).toEqual(
          expected.slice(page * size, (page + 1) * size),
        );
      expect(new Set(everything).size).toBe(TOTAL);
    },
  );

  it('are empty past the end and still tell the total', async () => {
    const { body } = await list({ labelGroup: 'Far', page: 26, size: 100 });

    expect(body).toEqual({ content: [], totalElements: TOTAL });
  });

  it('hold together with a filter', async () => {
    const all = [
      ...(await ids({ code: 'CODE_', size: 1000 })),
      ...(await ids({ code: 'CODE_', size: 1000, page: 1 })),
      ...(await ids({ code: 'CODE_', size: 1000, page: 2 })),
    ];

    expect(await ids({ code: 'CODE_', page: 120, size: 20 })).toEqual(all.slice(2400, 2420));
    expect(all).toEqual(everything);
  });
});

describe('what a page may ask for', () => {
  it.each([
    ['size', 0],
    ['size', 1001],
    ['size', 'ten'],
    ['size', 2.5],
    ['page', -1],
    ['page', 1_000_001],
    ['page', '99999999999999999999'],
    ['page', 'NaN'],
    ['sortDesc', 'perhaps'],
    ['unknown', 'x'],
    ['label', 'x'.repeat(201)],
    ['labelGroup', 'x'.repeat(101)],
  ])('refuses %s=%s and names it', async (name, value) => {
    const { status, body } = await list({ [name]: value });

    expect([status, body.fields.map(({ field }: { field: string }) => field)]).toEqual([400, [name]]);
  });

  it('refuses a parameter that comes twice', async () => {
    expect((await list({ label: ['a', 'b'] })).status).toBe(400);
  });

  it('refuses a NUL character', async () => {
    expect((await list({ label: 'a\u0000b' })).status).toBe(400);
  });

  it('accepts the sizes of the selector and the largest (R-043)', async () => {
    for (const size of [5, 10, 20, 50, 100, 1000]) expect((await list({ size })).status).toBe(200);
  });
});

describe('who may list', () => {
  it('answers 401 without a session', async () => {
    const { status, body } = await app.request('GET', LIST);

    expect([status, body.message]).toEqual([401, 'The session is over. Sign in again.']);
  });

  it('answers 403 with a message to a user without the label tool', async () => {
    const others = await app.signIn({
      priceConfEnabled: true,
      packConfEnabled: true,
      solEnabledFrontEnd: true,
      userAdmin: true,
    });
    const { status, body } = await app.request('GET', LIST, { as: others });

    expect([status, body.message]).toEqual([
      403,
      'You may not use the label administration. Ask a user administrator.',
    ]);
  });
});
