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
  for (const id of ['IT', 'FR'])
    await app.aCountry({ id, solEnable: true, descriptions: { it: id === 'IT' ? 'Italia' : 'Francia' } });
  await app.aCountry({ id: 'PL', solEnable: false, descriptions: { it: 'Polonia' } });
  const sold = { countries: ['IT', 'FR', 'PL'] };
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA', description: 'Aurora MY26', ...sold });
  await app.aModel({ vetele: CORSARO, modelcode: 'CORSARO', description: 'Corsaro MY26', ...sold });
  await app.aModel({ vetele: LINCE, modelcode: 'LINCE', description: 'Lince V6 MY26', countries: ['FR'] });
  // Factories count from 1 and do not tell the sequence.
  await app.sql(`SELECT setval(pg_get_serial_sequence('sol_model', 'id'), 1000)`);
  users = await onlineUsers(app, [], {
    market: { solEnabledFrontEnd: true, alias: 'Giorgio Bassi', countries: ['IT', 'PL'] },
  });
});
afterAll(() => app.close());
beforeEach(() => app.sql('TRUNCATE sol_model, change_log CASCADE'));

/** What is stored: vehicle and market, visible or not. */
async function stored(): Promise<Record<string, boolean>> {
  const rows = await app.sql<{ key: string; visible: boolean }>(
    `SELECT vetele || '/HQ' AS key, visible FROM sol_model
     UNION ALL SELECT vetele || '/' || country_id, mm.visible
     FROM sol_model_market mm JOIN sol_model sm ON sm.id = mm.sol_model_id`,
  );
  return Object.fromEntries(rows.map(({ key, visible }) => [key, visible]));
}
const logged = () =>
  app.sql('SELECT actor, entity, action, source, before, after FROM change_log ORDER BY id');

describe('recording a vehicle', () => {
  const create = (user: string, asHq: boolean, body: object) =>
    app.request('POST', `${MODELS}/${asHq}`, { as: users[user]!, body });
  const forItaly = (visible: boolean, vetele = AURORA, id = 'IT') => ({
    solModel: { model: { vetele } },
    country: { id },
    visible,
  });

  it('is done by HQ on the level of headquarters, whatever names the body holds (R-276)', async () => {
    const { status, body } = await create('hq', true, {
      model: { vetele: AURORA },
      country: 'IT',
      visible: true,
      insertUser: 'somebody else',
      insertDate: '2020-01-01',
    });

    expect([status, body]).toEqual([200, { message: 'Aurora MY26 is recorded for headquarters.' }]);
    expect(await stored()).toEqual({ [`${AURORA}/HQ`]: true });
    expect(await logged()).toEqual([
      {
        actor: 'hq',
        entity: 'solModel',
        action: 'create',
        source: '',
        before: null,
        after: { vetele: AURORA, visible: true },
      },
    ]);
  });

  it('is done by a market under the record of headquarters (R-276)', async () => {
    await aSolModel(app, { vetele: AURORA });
    const { status, body } = await create('market', false, forItaly(true));

    expect([status, body]).toEqual([200, { message: 'Aurora MY26 is recorded for Italia.' }]);
    expect(await stored()).toEqual({ [`${AURORA}/HQ`]: true, [`${AURORA}/IT`]: true });
    expect(await logged()).toEqual([
      {
        actor: 'Giorgio Bassi',
        entity: 'solModelMarket',
        action: 'create',
        source: '',
        before: null,
        after: { vetele: AURORA, countryId: 'IT', visible: true },
      },
    ]);
  });

  it('under a hidden record of headquarters leaves the market hidden (A-84)', async () => {
    await aSolModel(app, { vetele: AURORA, visible: false });

    const refused = await create('market', false, forItaly(true));
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Headquarters do not show 3410126 online, so Italia cannot show it.',
    ]);
    expect((await create('market', false, forItaly(false))).status).toBe(200);
    expect(await stored()).toEqual({ [`${AURORA}/HQ`]: false, [`${AURORA}/IT`]: false });
  });

  it.each([
    [
      'market',
      false,
      forItaly(true),
      'Headquarters have not put Aurora MY26 on the list of online sales yet, so no market can.',
    ],
    ['market', false, forItaly(true, LINCE), 'Italia does not sell Lince V6 MY26.'],
    ['market', false, forItaly(true, AURORA, 'FR'), 'Francia is not one of your markets.'],
    ['market', false, forItaly(true, AURORA, 'PL'), 'Polonia does not sell online.'],
    [
      'market',
      true,
      { model: { vetele: AURORA }, visible: true },
      'Only HQ users record what headquarters show online.',
    ],
    ['hq', false, forItaly(true), 'Headquarters keep their own record; each market keeps its own.'],
    ['dealer', false, forItaly(true), expect.stringMatching(/may not use/)],
    ['priceonly', false, forItaly(true), expect.stringMatching(/may not use/)],
  ])('is refused to %s (hq: %s, %j)', async (user, asHq, body, message) => {
    await aSolModel(app, { vetele: LINCE });
    const reply = await create(user, asHq, body);

    expect([reply.status, reply.body.message]).toEqual([403, message]);
    expect(await stored()).toEqual({ [`${LINCE}/HQ`]: true });
  });

  it('says that there is one already', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true } });

    const market = await create('market', false, forItaly(true));
    const hq = await create('hq', true, { model: { vetele: AURORA }, visible: true });
    expect([market.status, market.body.message]).toEqual([
      409,
      'Aurora MY26 is recorded for Italia already.',
    ]);
    expect([hq.status, hq.body.message]).toEqual([409, 'Aurora MY26 is recorded for headquarters already.']);
  });

  it('is done once by two people at the same time', async () => {
    const both = ['a', 'b'].map(() => create('hq', true, { model: { vetele: AURORA }, visible: true }));

    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['hq', true, { visible: true }, 400],
    ['hq', true, { model: { vetele: '9999999' }, visible: true }, 404],
    ['market', false, { solModel: { model: { vetele: AURORA } }, visible: true }, 400],
    ['market', false, { country: { id: 'IT' }, visible: true }, 400],
    ['market', false, forItaly(true, '9999999'), 404],
    ['market', false, forItaly(true, AURORA, 'XX'), 404],
    ['market', false, { ...forItaly(true), visible: 'yes' }, 400],
  ])('needs what it is about: %s (hq: %s) %j', async (user, asHq, body, status) => {
    expect((await create(user, asHq, body)).status).toBe(status);
    expect(await stored()).toEqual({});
  });
});

describe('the import', () => {
  const HEAD = ['Vehicle code', 'Market code', 'Visible'];
  async function workbook(rows: unknown[][], head: string[] = HEAD): Promise<Buffer> {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('SOL visibility');
    for (const row of [head, ...rows]) sheet.addRow(row);
    return Buffer.from(await book.xlsx.writeBuffer());
  }
  function send(
    user: string,
    bytes: Buffer | string,
    fields: Record<string, string> = {},
    name = 'sol.xlsx',
  ) {
    const form = new FormData();
    form.append('file', new Blob([bytes as string]), name);
    const texts = { filename: name, curUserName: 'somebody else', exampleObj: '{"showHq":false}', ...fields };
    for (const [key, value] of Object.entries(texts)) form.append(key, value);
    return app.request('POST', `${MODELS}/fromXlsx`, { as: users[user]!, body: form });
  }
  async function previewed(user: string, rows: unknown[][], fields: Record<string, string>) {
    const form = new FormData();
    form.append('file', new Blob([(await workbook(rows)) as never]), 'sol.xlsx');
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    return app.request('POST', `${MODELS}/fromXlsx/preview`, { as: users[user]!, body: form });
  }
  const ITALY = { idCountry: 'IT', isHQUser: 'false' };
  const imported = async (user: string, rows: unknown[][], fields?: Record<string, string>) => {
    const { status, body } = await send(user, await workbook(rows), fields);
    expect(status, body.message).toBe(200);
    return body as string[];
  };

  it('is previewed with both values, errors and rejected rows, and stores nothing', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: false, FR: false } });
    await aSolModel(app, { vetele: CORSARO });
    const before = await stored();

    const { status, body } = await previewed(
      'market',
      [
        [AURORA, 'IT', 'Yes'],
        [CORSARO, '', 'no'],
        [AURORA, 'FR', 'Yes'],
        ['9999999', 'IT', 'Yes'],
      ],
      ITALY,
    );

    expect(status).toBe(200);
    expect(body).toEqual({
      fileName: 'sol.xlsx',
      rowCount: 4,
      columns: HEAD,
      truncated: false,
      untickable: 0,
      counts: { created: 1, changed: 1, unchanged: 0, invalid: 1 },
      rows: [
        {
          row: 2,
          code: AURORA,
          name: 'Aurora MY26',
          key: {},
          result: 'changed',
          cells: [{ column: 'Visible', before: 'No', after: 'Yes' }],
          isChecked: true,
        },
        {
          row: 3,
          code: CORSARO,
          name: 'Corsaro MY26',
          key: {},
          result: 'created',
          cells: [{ column: 'Visible', before: null, after: 'No' }],
          isChecked: true,
        },
      ],
      errors: [{ row: 5, column: 'Vehicle code', value: '9999999', reason: 'there is no vehicle 9999999' }],
      invalidRows: [{ row: 5, values: ['9999999', 'IT', 'Yes'] }],
      notes: ['1 row of other records left out: this import is for Italia only.'],
      planDigest: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await stored()).toEqual(before);
  });

  it('is refused with the digest of a preview that shows something else by now', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: false } });
    const rows = [[AURORA, 'IT', 'Yes']];
    const { planDigest } = (await previewed('market', rows, ITALY)).body;

    const lines = await imported('market', rows, { ...ITALY, planDigest });
    expect(lines[0]).toBe('row 2: updated 3410126 (Aurora MY26)');
    const again = await send('market', await workbook(rows), { ...ITALY, planDigest });
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringMatching(/changed since the preview/),
    ]);
  });

  it('changes and adds records of the chosen market, and says so row by row (R-228, R-274)', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: false, FR: false } });
    await aSolModel(app, { vetele: CORSARO });

    const lines = await imported(
      'market',
      [
        [AURORA, 'IT', 'Yes'],
        [Number(CORSARO), '', 'no'],
        [AURORA, 'FR', 'Yes'],
        [AURORA, 'HQ', 'No'],
      ],
      ITALY,
    );

    expect(lines).toEqual([
      'row 2: updated 3410126 (Aurora MY26)',
      'row 3: created 0410126 (Corsaro MY26)',
      '1 created, 1 updated, 0 unchanged, 0 in error. 2 rows of other records left out: this import is for Italia only.',
    ]);
    expect(await stored()).toEqual({
      [`${AURORA}/HQ`]: true,
      [`${AURORA}/IT`]: true,
      [`${AURORA}/FR`]: false,
      [`${CORSARO}/HQ`]: true,
      [`${CORSARO}/IT`]: false,
    });
    expect(await logged()).toEqual([
      {
        actor: 'Giorgio Bassi',
        entity: 'solModelMarket',
        action: 'update',
        source: 'sol.xlsx',
        before: { vetele: AURORA, countryId: 'IT', visible: false },
        after: { vetele: AURORA, countryId: 'IT', visible: true },
      },
      {
        actor: 'Giorgio Bassi',
        entity: 'solModelMarket',
        action: 'create',
        source: 'sol.xlsx',
        before: null,
        after: { vetele: CORSARO, countryId: 'IT', visible: false },
      },
    ]);
  });

  it('refuses rows that hold what no database stores, and takes the others', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: false } });

    const lines = await imported(
      'market',
      [
        [`${CORSARO}_x0000_`, 'IT', 'Yes'],
        ['_xD83D_', 'IT', 'Yes'],
        [AURORA, 'IT_x0000_', 'Yes'],
        [AURORA, 'IT', 'Yes'],
      ],
      ITALY,
    );

    expect(lines).toEqual([
      `row 2: Vehicle code "${CORSARO}\ufffd": Contains a NUL character`,
      'row 3: Vehicle code "\ufffd": Contains an invalid character',
      'row 4: Market code "IT\ufffd": Contains a NUL character',
      'row 5: updated 3410126 (Aurora MY26)',
      '0 created, 1 updated, 0 unchanged, 3 in error',
    ]);
  });

  it('changes and adds records of headquarters for HQ users, who choose no market (R-224)', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true } });

    const lines = await imported(
      'hq',
      [
        [AURORA, 'HQ', 'No'],
        [CORSARO, null, true],
        [AURORA, 'IT', 'No'],
      ],
      { isHQUser: 'true' },
    );

    expect(lines).toEqual([
      'row 2: updated 3410126 (Aurora MY26)',
      'row 3: created 0410126 (Corsaro MY26)',
      '1 created, 1 updated, 0 unchanged, 0 in error. 1 row of other records left out: each market changes its own.',
    ]);
    expect(await stored()).toEqual({
      [`${AURORA}/HQ`]: false,
      [`${AURORA}/IT`]: true,
      [`${CORSARO}/HQ`]: true,
    });
  });

  it('keeps the good rows and says why the others were refused', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: false } });
    await aSolModel(app, { vetele: CORSARO, visible: false, markets: { IT: true } });

    const lines = await imported(
      'market',
      [
        ['9999999', 'IT', 'Yes'],
        ['', 'IT', 'Yes'],
        [310126, 'IT', 'Yes'],
        [AURORA, 'IT', 'maybe'],
        [CORSARO, 'IT', 'No'],
        [LINCE, 'IT', 'Yes'],
        [AURORA, 'XX', 'Yes'],
        [AURORA, 'it', null],
        [AURORA, 'IT', 'Yes'],
      ],
      ITALY,
    );

    expect(lines).toEqual([
      'row 2: Vehicle code "9999999": there is no vehicle 9999999',
      'row 3: Vehicle code "": the cell is blank',
      'row 4: Vehicle code "0310126": there is no vehicle 0310126',
      'row 5: Visible "maybe": \'maybe\' is neither Yes nor No',
      'row 6: Headquarters do not show 0410126 online; Italia can change its own visibility when they do',
      'row 7: Headquarters have not put Lince V6 MY26 (3450126) on the list of online sales yet, so no market can',
      'row 8: Market code "XX": there is no market XX',
      'row 10: Vehicle code "3410126": Same key as row 9',
      '0 created, 0 updated, 1 unchanged, 8 in error',
    ]);
    expect(await logged()).toEqual([]);
  });

  it('adds no vehicle that the market does not sell', async () => {
    await aSolModel(app, { vetele: LINCE });

    expect(await imported('market', [[LINCE, 'IT', 'Yes']], ITALY)).toEqual([
      'row 2: Italia does not sell Lince V6 MY26 (3450126)',
      '0 created, 0 updated, 0 unchanged, 1 in error',
    ]);
  });

  it('leaves a record as it is where its cell is blank', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true } });

    expect(await imported('market', [[AURORA, 'IT', null]], ITALY)).toEqual([
      '0 created, 0 updated, 1 unchanged, 0 in error',
    ]);
  });

  it.each([
    ['market', ITALY, '0 created, 0 updated, 1 unchanged, 0 in error. 2 rows of other records left out'],
    ['hq', {}, '0 created, 0 updated, 2 unchanged, 0 in error. 2 rows of other records left out'],
  ])('takes the export of %s without a change', async (user, fields, summary) => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true, FR: false } });
    await aSolModel(app, { vetele: CORSARO, visible: false });
    const { bytes } = await app.request('POST', `${MODELS}/toXlsx`, { as: users[user]!, body: {} });

    const { status, body } = await send(user, bytes, fields as Record<string, string>);

    expect([status, body.length]).toEqual([200, 1]);
    expect(body[0]).toContain(summary);
    expect(await logged()).toEqual([]);
  });

  it.each([
    [
      'no workbook',
      'hello',
      'This is not an XLSX file, whatever its name says. Save it again as .xlsx or .csv.',
    ],
    ['an empty file', '', 'The file is empty.'],
  ])('refuses %s in a sentence', async (_what, bytes, message) => {
    const { status, body } = await send('market', bytes, ITALY);

    expect([status, body.message]).toEqual([400, message]);
  });

  it('refuses another workbook in a sentence', async () => {
    const { status, body } = await send('market', await workbook([], ['Code', 'Price']), ITALY);

    expect(status).toBe(400);
    expect(body.message).toMatch(/lacks the columns of this list.*Vehicle code/);
  });

  it('needs a market of a market user, and an own one that sells online (R-223)', async () => {
    const file = await workbook([[AURORA, 'IT', 'Yes']]);
    const refusal = async (user: string, fields: Record<string, string>) => {
      const { status, body } = await send(user, file, fields);
      return [status, body.message];
    };

    expect(await refusal('market', {})).toEqual([400, 'Choose a market first.']);
    expect(await refusal('market', { idCountry: 'FR' })).toEqual([
      403,
      'Francia is not one of your markets.',
    ]);
    expect(await refusal('market', { idCountry: 'PL' })).toEqual([403, 'Polonia does not sell online.']);
    expect(await refusal('market', { idCountry: 'XX' })).toEqual([404, 'There is no market XX.']);
    expect(await refusal('market', { ...ITALY, isHQUser: 'true' })).toEqual([403, 'You are not an HQ user.']);
    expect((await refusal('dealer', ITALY))[0]).toBe(403);
    expect((await refusal('priceonly', ITALY))[0]).toBe(403);
  });
});
