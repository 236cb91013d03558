import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { behindLock } from '../../../test/behind-lock.ts';
import {
  aCampaign,
  aDownpayment,
  aSolModel,
  type CampaignSpec,
  onlineUsers,
} from '../../../test/sol-factories.ts';
import { COLUMNS } from './campaign-workbook.ts';

const CAMPAIGNS = '/ccb/auth/fe/solCampaign';
const AURORA = '3410126';
const NEXT_AURORA = '3410127';
const ZERO = '0510126';
const BOREA = '3420126';

let app: TestApp;
let users: Record<string, SignedInUser>;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  for (const id of ['IT', 'ES'])
    await app.aCountry({ id, solEnable: true, descriptions: { it: `Paese ${id}` } });
  for (const vetele of [AURORA, NEXT_AURORA, ZERO])
    await app.aModel({
      vetele,
      modelcode: `M${vetele}`,
      description: `Modello ${vetele}`,
      countries: ['IT', 'ES'],
    });
  await app.aModel({ vetele: BOREA, modelcode: 'BOREA', description: 'Borea', countries: ['ES'] });
  await aSolModel(app, { vetele: AURORA, markets: { IT: true, ES: true } });
  users = await onlineUsers(app, ['IT', 'ES']);
});
afterAll(() => app.close());
beforeEach(() => app.sql('DELETE FROM sol_campaign'));

const made = (spec: CampaignSpec = {}) => aCampaign(app, { vehicles: [AURORA], ...spec });
const stored = async (id: number) =>
  (
    await app.sql<Record<string, unknown>>(
      `SELECT k.*, to_char(starts_at AT TIME ZONE time_zone, 'YYYY-MM-DD HH24:MI') AS start,
         to_char(ends_at AT TIME ZONE time_zone, 'YYYY-MM-DD HH24:MI') AS end,
         ARRAY(SELECT vetele FROM sol_campaign_model WHERE campaign_id = k.id ORDER BY 1) AS models
       FROM sol_campaign k WHERE id = $1`,
      [id],
    )
  )[0]!;
const newest = async () =>
  stored((await app.sql<{ id: number }>('SELECT max(id) AS id FROM sol_campaign'))[0]!.id);
const count = async () =>
  (await app.sql<{ n: number }>('SELECT count(*)::integer AS n FROM sol_campaign'))[0]!.n;

const exported = (user: string, query: object = {}, filter: object = {}) =>
  app.request('POST', `${CAMPAIGNS}/toXlsx`, {
    as: users[user]!,
    body: filter,
    query: query as Record<string, unknown>,
  });
async function sheetsOf(bytes: Buffer): Promise<ExcelJS.Worksheet[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as never);
  return workbook.worksheets;
}
const rowsOf = (sheet: ExcelJS.Worksheet): unknown[][] =>
  (sheet.getSheetValues() as unknown[][])
    .slice(1)
    .map((row) => Array.from(row.slice(1), (cell) => cell ?? null));

type Texts = Record<string, string>;
const sent = (user: string, file: Blob, name: string, texts: Texts, call = 'fromXlsx') => {
  const body = new FormData();
  body.set('file', file, name);
  for (const [field, text] of Object.entries({ idCountry: 'IT', ...texts })) body.set(field, text);
  return app.request('POST', `${CAMPAIGNS}/${call}`, { as: users[user]!, body });
};

const FACTS = {
  'Date Start': '20/12/2026 00:00',
  'Date End': '15/01/2027 23:59',
  'Time Zone': 'Europe/Rome',
  'Disc.%': '3',
  'Disc. Tot': '',
  'Disc. Opt%': '5,5',
  Desc: 'Saldi Aurora',
  'Campaign Type': 'B2C',
  Model: AURORA,
};
type Row = Partial<Record<string, string>>;
/** A CSV file of these rows; what a row leaves out is that of a good campaign, unless it says so. */
const csv = (rows: Row[]) =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
    .join('\r\n');
const given = (...rows: Row[]) => rows.map((row): Row => ({ ...FACTS, ...row }));
/** The same as a workbook; `format` is of the number cells. */
async function workbookOf(rows: Partial<Record<string, unknown>>[], format = 'General'): Promise<Blob> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Campaigns');
  sheet.addRow(COLUMNS);
  for (const row of rows)
    sheet
      .addRow(COLUMNS.map((column) => row[column] ?? null))
      .eachCell((cell) => typeof cell.value !== 'string' && (cell.numFmt = format));
  return new Blob([Buffer.from(await book.xlsx.writeBuffer())]);
}
const imported = async (rows: Row[], texts: Texts = {}, user = 'market') => {
  const reply = await sent(user, new Blob([csv(rows)]), 'campagne.csv', texts);
  return { ...reply, msg: reply.body.msg as string[], model: reply.body.model };
};

const previewed = (rows: Row[], texts: Texts = {}, user = 'market') =>
  sent(user, new Blob([csv(rows)]), 'campagne.csv', texts, 'fromXlsx/preview');

describe('the workbook of campaigns', () => {
  it('holds a row for each model, amounts as numbers, dates as dates, and all else as text', async () => {
    const id = await made({ vehicles: [NEXT_AURORA, AURORA], discPerc: 2.5, version: 4 });
    const empty = await made({ vehicles: [], active: false, discPerc: null, discTot: 1200, discOpt: null });
    const reply = await exported('market');
    const [sheet, guide] = await sheetsOf(reply.bytes);
    const facts = ['IT', new Date('2026-11-01T00:00Z'), new Date('2026-11-30T23:59Z'), 'Europe/Rome'];
    const text = ['Autunno Aurora, porte aperte', 'B2C', 'EUR'];
    const updated = new Date('2026-10-20T08:30Z');

    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="campaigns\.xlsx"/);
    expect(sheet!.name).toBe('Campaigns');
    expect(rowsOf(sheet!)).toEqual([
      COLUMNS,
      [id, ...facts, 2.5, null, 5, ...text, AURORA, `Modello ${AURORA}`, 'Yes', updated, 4],
      [id, ...facts, 2.5, null, 5, ...text, NEXT_AURORA, `Modello ${NEXT_AURORA}`, 'Yes', updated, 4],
      [empty, ...facts, null, 1200, null, ...text, null, null, 'No', updated, 1],
    ]);
    expect(COLUMNS).toContain('Last Update (UTC)');
    expect([sheet!.getCell('C2').numFmt, sheet!.getCell('A2').numFmt]).toEqual(['yyyy-mm-dd hh:mm', '@']);
    expect(guide!.name).toBe('How to');
  });

  it('holds everything, or what a filter finds, of the markets that the user sees (A-25)', async () => {
    const italian = await made();
    const spanish = await made({
      country: 'ES',
      timeZone: 'Europe/Madrid',
      startsAt: '2026-09-30T22:00:00Z',
    });
    const ids = async (user: string, query: object, filter: object = {}) => {
      const [sheet] = await sheetsOf((await exported(user, query, filter)).bytes);
      return rowsOf(sheet!)
        .slice(1)
        .map(([id]) => id);
    };

    expect(await ids('market', {})).toEqual([italian]);
    expect(await ids('hq', { scope: 'ALL' }, { idCountry: 'ES' })).toEqual([italian, spanish]);
    expect(await ids('regional', { scope: 'false' }, { idCountry: 'ES' })).toEqual([spanish]);
    expect(await ids('regional', { scope: 'FILTERED' }, { dateStart: '2026-11-01' })).toEqual([italian]);
    expect((await exported('regional', { scope: 'FILTERED' }, { dateStart: 'x' })).status).toBe(400);
    expect((await exported('dealer')).status).toBe(403);
  });

  it('is a template without rows that explains itself and offers the types', async () => {
    await made();
    const reply = await exported('market', { isOnlyTemplate: true });
    const [sheet, guide] = await sheetsOf(reply.bytes);

    expect(reply.headers.get('content-disposition')).toContain('campaigns_template.xlsx');
    expect(rowsOf(sheet!)).toEqual([COLUMNS]);
    expect(sheet!.getCell('J7').dataValidation).toMatchObject({ formulae: ['"B2C,B2B"'] });
    expect(sheet!.getCell('K7').numFmt).toBe('@');
    expect(guide!.rowCount).toBeGreaterThan(5);
  });

  it('holds downpayments where their screen asks (R-257; A-27)', async () => {
    await aDownpayment(app, 'IT', 2500);
    await aDownpayment(app, 'ES', 1000, false);
    const amounts = async (query: object, filter: object = {}, user = 'regional') => {
      const reply = await exported(user, { entity: 'downpayment', ...query }, filter);
      const [head, ...rows] = rowsOf((await sheetsOf(reply.bytes))[0]!);
      return rows.map((row) => row[head!.indexOf('Downpayment')]);
    };

    const [sheet] = await sheetsOf((await exported('regional', { entity: 'downpayment' })).bytes);
    expect(sheet!.getColumn(9).values.slice(1, 3)).toEqual(['Inserted on (UTC)', expect.any(Date)]);
    expect((await amounts({})).toSorted()).toEqual([1000, 2500]);
    expect(await amounts({ scope: 'false' }, { market: 'IT' })).toEqual([2500]);
    expect(await amounts({}, {}, 'market')).toEqual([2500]);
    expect((await exported('dealer', { entity: 'downpayment' })).status).toBe(403);
  });

  it('imports again without a change', async () => {
    // The second of the two 02:30 of that night, and seconds that no cell shows.
    const odd = await made({ startsAt: '2026-10-25T01:30:00Z', endsAt: '2026-11-30T22:59:31Z' });
    await made({ active: false, vehicles: [], discPerc: null, discTot: 1234.5, discOpt: 0.5 });
    await made({
      vehicles: [AURORA, NEXT_AURORA],
      description: '=1+1 "Corsaro"',
      startsAt: '2026-01-01T00:00:00Z',
      // Midnight in Rome, which a date cell does not tell from a date without a time.
      endsAt: '2026-11-29T23:00:00Z',
    });
    await made({ country: 'ES', timeZone: 'Atlantic/Canary' });
    const { bytes } = await exported('regional');
    const { status, body } = await sent('regional', new Blob([new Uint8Array(bytes)]), 'campaigns.xlsx', {});

    expect(status).toBe(200);
    expect(body.msg).toEqual([
      '0 campaigns created, 0 changed, 3 unchanged, 0 refused. 1 row left out: this import is for Paese IT.',
    ]);
    expect((await stored(odd))['version']).toBe(1);
    expect(await app.sql(`SELECT FROM change_log WHERE entity = 'solCampaign'`)).toEqual([]);
  });
});

describe('an import', () => {
  it('creates a campaign with the models of its rows, and tells of each (R-281; A-60)', async () => {
    const { status, model, msg } = await imported([
      ...given({}),
      { Model: NEXT_AURORA },
      ...given({ Model: AURORA }),
    ]);
    const campaign = await newest();

    expect(status).toBe(200);
    expect(msg).toEqual([
      `Row 2: campaign ${campaign['id']} is created with 2 models.`,
      '1 campaign created, 0 changed, 0 unchanged, 0 refused.',
    ]);
    const aurora = { vetele: AURORA, description: `Modello ${AURORA}`, isActive: true };
    const next = { vetele: NEXT_AURORA, description: `Modello ${NEXT_AURORA}`, isActive: false };
    expect(model).toEqual([
      { row: 2, model: aurora, statusExcel: 'Imported', status: 0 },
      { row: 3, model: next, statusExcel: 'Imported; not active for SOL now', status: 1 },
      { row: 4, model: aurora, statusExcel: 'Imported; it is there twice', status: 1 },
    ]);
    expect(campaign).toMatchObject({
      country_id: 'IT',
      description: 'Saldi Aurora',
      active: true,
      insert_user: 'Giorgio Bassi',
      discount_percent: '3.00',
      discount_total: null,
      option_discount_percent: '5.50',
      start: '2026-12-20 00:00',
      end: '2027-01-15 23:59',
      models: [AURORA, NEXT_AURORA],
    });
    const [change] = await app.sql(`SELECT action, source FROM change_log WHERE entity = 'solCampaign'`);
    expect(change).toEqual({ action: 'create', source: 'campagne.csv' });
  });

  it('creates nothing twice: of a file that is sent again, what is stored already is unchanged', async () => {
    const rows = given({ Desc: 'Sent twice' });
    await imported(rows);
    const campaign = await newest();

    const again = await imported([...rows, ...given({ Desc: 'New in the second file' })]);
    const added = await newest();
    expect(added['description']).toBe('New in the second file');
    expect(again.msg.at(-1)).toBe(
      `1 campaign created, 0 changed, 1 unchanged, 0 refused. Campaign ${campaign['id']} is stored already as in the file; it is not created again.`,
    );

    await app.sql(`UPDATE sol_campaign SET active = false WHERE id = $1`, [campaign['id']]);
    expect((await imported(rows)).msg.at(-1)).toBe('1 campaign created, 0 changed, 0 unchanged, 0 refused.');
  });

  it('takes a file that is sent again on a later day, when its dates could not be set any more, for unchanged', async () => {
    const dates = { startsAt: '2026-11-18T23:00:00Z', endsAt: '2027-01-15T22:59:00Z' };
    const facts = { description: 'Saldi Aurora', discPerc: 3, discOpt: 5.5, ...dates };
    const id = await made(facts);
    const rows = given({ 'Date Start': '19/11/2026' });

    expect((await imported(rows)).msg).toEqual([
      `0 campaigns created, 0 changed, 1 unchanged, 0 refused. Campaign ${id} is stored already as in the file; it is not created again.`,
    ]);
    expect((await previewed(rows)).body).toMatchObject({
      counts: { created: 0, changed: 0, unchanged: 1, invalid: 0 },
      errors: [],
    });

    // One that is off is no twin: the file would create another one, and that on a day that is over.
    await app.sql(`UPDATE sol_campaign SET active = false WHERE id = $1`, [id]);
    expect((await imported(rows)).msg[0]).toBe('Row 2, Date Start: The start cannot be before today.');
  });

  // The embedded database has one connection: its imports come one after the other anyhow.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'creates nothing twice of a file that two send at once',
    async () => {
      const rows = given({ Desc: 'Sent by two' });
      const replies = await behindLock(
        app,
        { sql: `SELECT FROM country WHERE id = $1 FOR UPDATE`, values: ['IT'] },
        () => [imported(rows), imported(rows)],
      );

      const told = replies.map(({ msg }) => msg.at(-1));
      expect(told.toSorted()).toEqual([
        expect.stringMatching(/^0 campaigns created, 0 changed, 1 unchanged, 0 refused\. /),
        '1 campaign created, 0 changed, 0 unchanged, 0 refused.',
      ]);
      expect(await app.sql(`SELECT id FROM sol_campaign WHERE description = 'Sent by two'`)).toHaveLength(1);
    },
  );

  it('changes the campaigns that it names, and says what they overlap', async () => {
    const id = await made({ version: 2 });
    const other = await made({ startsAt: '2026-11-27T23:00:00Z', endsAt: '2027-11-30T22:59:00Z' });
    const { msg } = await imported(
      given({ 'Campaign ID': String(id), 'Date Start': '01/11/2026 00:00', 'Disc. Opt%': '', Version: '2' }),
    );

    expect(msg).toEqual([
      `Row 2: campaign ${id} is changed.`,
      `Row 2: campaign ${id} overlaps ${other}.`,
      '0 campaigns created, 1 changed, 0 unchanged, 0 refused.',
    ]);
    expect(await stored(id)).toMatchObject({
      description: 'Saldi Aurora',
      option_discount_percent: null,
      version: 3,
      starts_at: new Date('2026-10-31T23:00:00Z'),
      end: '2027-01-15 23:59',
    });
  });

  it('changes the models only of a campaign of which it says nothing else', async () => {
    const id = await made();
    await imported([{ 'Campaign ID': String(id), Model: NEXT_AURORA }]);

    expect(await stored(id)).toMatchObject({
      description: 'Autunno Aurora, porte aperte',
      models: [NEXT_AURORA],
    });
  });

  it('takes each campaign as a whole or not at all', async () => {
    const { msg, model } = await imported([
      ...given({}),
      { Model: '9999999' },
      ...given({ Desc: 'Altra', Model: NEXT_AURORA }),
    ]);

    expect(msg).toEqual([
      'Row 3, Model: There is no vehicle 9999999.',
      'Row 2: the campaign is not imported.',
      expect.stringMatching(/^Row 4: campaign \d+ is created with 1 model\.$/),
      '1 campaign created, 0 changed, 0 unchanged, 1 refused.',
    ]);
    expect(
      await app.sql('SELECT kind, market, row_count, rejected FROM import_run ORDER BY id DESC LIMIT 1'),
    ).toEqual([{ kind: 'solCampaign', market: 'IT', row_count: 3, rejected: 2 }]);
    expect(
      model.map(({ statusExcel, status }: { statusExcel: string; status: number }) => [statusExcel, status]),
    ).toEqual([
      ['Not imported: the campaign is refused', 2],
      ['There is no vehicle 9999999', 2],
      ['Imported; not active for SOL now', 1],
    ]);
    expect(await count()).toBe(1);
  });

  it.each<[Row, string]>([
    [{ Desc: '' }, 'Desc: Description required.'],
    [{ 'Campaign Type': 'B2E' }, "Campaign Type: 'B2E' is neither B2B nor B2C."],
    [{ 'Campaign Type': '' }, 'Campaign Type: The cell is blank.'],
    [{ 'Date Start': '31/02/2027' }, "Date Start: '31/02/2027' is not a date and time as 20/11/2026 09:00."],
    [
      { 'Date Start': '2026-11-20T08:00:00.000Z' },
      "Date Start: '2026-11-20T08:00:00.000Z' is not a date and time as 20/11/2026 09:00.",
    ],
    [{ 'Date Start': '46346' }, "Date Start: '46346' is not a date and time as 20/11/2026 09:00."],
    [{ 'Date Start': '12/20/2026' }, "Date Start: '12/20/2026' is not a date and time as 20/11/2026 09:00."],
    [{ 'Date Start': '19/11/2026 23:59' }, 'Date Start: The start cannot be before today.'],
    [{ 'Date End': '20/12/2026 23:59' }, 'Date End: The end has to be on a day after the start.'],
    [{ 'Date End': '31/12/9999' }, "Date End: '31/12/9999' is not a date and time as 20/11/2026 09:00."],
    [{ 'Date End': '' }, 'Date End: The cell is blank.'],
    [{ 'Time Zone': 'Europe/Paris' }, "Time Zone: 'Europe/Paris' is not Europe/Rome."],
    [{ 'Disc.%': '-3' }, "Disc.%: '-3' is below 0."],
    [{ 'Disc.%': '3.123' }, 'Disc.%: 3.123 has three decimals; write 3,12.'],
    [{ 'Disc.%': '', 'Disc. Opt%': '' }, 'Disc.%: At least one discount is required.'],
    [{ 'Disc. Tot': '100' }, 'Disc. Tot: A discount in percent and a total discount are mutually exclusive.'],
    [{ 'Disc. Tot': '1,234' }, 'Disc. Tot: 1,234 has three decimals; write 1,23 or 1.234.'],
    [{ 'Disc. Tot': 'molto' }, "Disc. Tot: 'molto' is not an amount."],
    [{ Model: BOREA }, `Model: Paese IT does not sell ${BOREA}.`],
    [{ Model: '610126' }, 'Model: There is no vehicle 0610126.'],
    [{ Model: '' }, 'Model: At least one model is required.'],
    [{ 'Campaign ID': 'x1' }, "Campaign ID: 'x1' is not the number of a campaign."],
    [{ 'Campaign ID': '77' }, 'Campaign ID: Paese IT has no campaign 77.'],
    [{ 'Campaign ID': '99999999999' }, "Campaign ID: '99999999999' is not the number of a campaign."],
  ])('refuses %j with row, column and reason', async (change, problem) => {
    const { status, msg } = await imported(given(change));

    expect(status).toBe(200);
    expect(msg).toEqual([
      `Row 2, ${problem}`,
      'Row 2: the campaign is not imported.',
      '0 campaigns created, 0 changed, 0 unchanged, 1 refused.',
    ]);
    expect(await count()).toBe(0);
  });

  it('takes a model whose zeros a spreadsheet dropped', async () => {
    const { msg, model } = await imported(given({ Model: ZERO.slice(1) }));

    expect(msg.at(-1)).toBe('1 campaign created, 0 changed, 0 unchanged, 0 refused.');
    expect(model).toMatchObject([{ model: { vetele: ZERO } }]);
  });

  it('reads dates and numbers as people and spreadsheets write them', async () => {
    const start = async (text: string) => {
      await imported(given({ 'Date Start': text, Desc: `From ${text}` }));
      return (await newest())['start'];
    };
    expect(await start('20/12/26')).toBe('2026-12-20 00:00');
    expect(await start('5.12.2026 9:30')).toBe('2026-12-05 09:30');
    expect(await start('2026-12-20T09:30:00')).toBe('2026-12-20 09:30');
    expect(await start('2026-12-20')).toBe('2026-12-20 00:00');
    await imported(
      given({ 'Date End': '31/01/2027', 'Time Zone': '', 'Disc.%': '0.30000000000000004', Model: AURORA }),
    );
    expect(await newest()).toMatchObject({ end: '2027-01-31 23:59', discount_percent: '0.30' });
    await imported(given({ 'Disc.%': '', 'Disc. Tot': '1.234,50', 'Time Zone': 'europe/rome' }));
    expect(await newest()).toMatchObject({ discount_total: '1234.50', time_zone: 'Europe/Rome' });
    await imported(given({ 'Disc.%': '', 'Disc. Tot': '1.234' }));
    expect(await newest()).toMatchObject({ discount_total: '1234.00' });
  });

  it('leaves out what would become 100 percent, unless it is ticked (R-234)', async () => {
    const rows = given({ 'Disc.%': '150 %' }, { Desc: 'Altra', 'Disc. Opt%': '0.03' });
    const { msg, model } = await imported(rows);

    expect(msg).toEqual([
      'Row 2, Disc.%: 150 becomes 100.',
      'Row 2: the campaign is not imported, because it is not ticked.',
      'Row 3, Disc. Opt%: 0.03 is less than one percent; write 3 if you mean that many.',
      expect.stringMatching(/^Row 3: campaign \d+ is created with 1 model\.$/),
      '1 campaign created, 0 changed, 0 unchanged, 1 not ticked, 0 refused.',
    ]);
    expect(model[0]).toMatchObject({ status: 2, statusExcel: 'Not imported: the campaign is not ticked' });
    expect(await count()).toBe(1);
    expect(await newest()).toMatchObject({ description: 'Altra', option_discount_percent: '0.03' });

    const selectedRowsJson = JSON.stringify([{ row: 2, isChecked: true }]);
    const ticked = await imported(rows, { selectedRowsJson });
    expect(ticked.msg.at(-1)).toMatch(
      /^1 campaign created, 0 changed, 1 unchanged, 0 refused\. Campaign \d+ /,
    );
    expect(await newest()).toMatchObject({ description: 'Saldi Aurora', discount_percent: '100.00' });
  });

  it('is right on the days when clocks change', async () => {
    const { msg } = await imported(
      given({ 'Date Start': '28/03/2027 02:30', 'Date End': '31/10/2027 02:30' }),
    );

    expect(msg.slice(0, 2)).toEqual([
      'Row 2, Date Start: 02:30 is skipped on that day in Europe/Rome: an hour later is used.',
      'Row 2, Date End: 02:30 occurs twice on that day in Europe/Rome: the first one is used.',
    ]);
    expect(await newest()).toMatchObject({
      starts_at: new Date('2027-03-28T01:30:00Z'),
      ends_at: new Date('2027-10-31T00:30:00Z'),
    });
  });

  it('needs a zone where the market has several', async () => {
    const spain = (zone: string) =>
      imported(given({ 'Time Zone': zone, Model: BOREA }), { idCountry: 'ES' }, 'regional');

    expect((await spain('')).msg[0]).toBe('Row 2, Time Zone: The market has several; choose one.');
    expect((await spain('Atlantic/Canary')).msg[0]).toMatch(/is created/);
    expect(await newest()).toMatchObject({ starts_at: new Date('2026-12-20T00:00:00Z') });
  });

  it('refuses rows of one campaign that contradict each other', async () => {
    const id = String(await made());
    const { msg } = await imported([
      ...given({ 'Campaign ID': id, 'Date Start': '01/11/2026 00:00' }),
      { 'Campaign ID': id, 'Disc.%': '4', Model: NEXT_AURORA },
    ]);

    expect(msg[0]).toBe("Row 3, Disc.%: '4' here, '3' in row 2 of the same campaign.");
  });

  it('changes neither inactive campaigns nor what was changed after the export', async () => {
    const inactive = await made({ active: false });
    const changed = await made({ version: 5 });
    const { msg } = await imported(
      given({ 'Campaign ID': String(inactive) }, { 'Campaign ID': String(changed), Version: '4' }),
    );

    expect(msg).toContain(
      `Row 2, Campaign ID: Campaign ${inactive} is not active; only active campaigns can be changed.`,
    );
    expect(msg).toContain(
      `Row 3, Campaign ID: Somebody changed campaign ${changed} after this file was exported; export it again.`,
    );
    expect((await stored(changed))['version']).toBe(5);
  });

  it('leaves out rows of other markets, those below that belong to them too', async () => {
    const { msg } = await imported([
      ...given({ Market: 'ES' }),
      { Model: NEXT_AURORA },
      ...given({ Market: 'it' }),
    ]);

    expect(msg.at(-1)).toBe(
      '1 campaign created, 0 changed, 0 unchanged, 0 refused. 2 rows left out: this import is for Paese IT.',
    );
    expect((await newest())['models']).toEqual([AURORA]);
  });

  it('refuses the campaign of a row whose market is mistyped', async () => {
    const id = await made({ vehicles: [AURORA, NEXT_AURORA] });
    const row = { 'Campaign ID': String(id), Market: 'IT' };
    const { msg, model } = await imported([
      ...given(row, { ...row, Model: NEXT_AURORA, Market: 'ITT' }, { Market: 'Q' }),
      { Model: NEXT_AURORA, Market: 'It ' },
    ]);

    expect(msg).toEqual([
      "Row 3, Market: There is no market 'ITT'.",
      'Row 2: the campaign is not imported.',
      "Row 4, Market: There is no market 'Q'.",
      'Row 4: the campaign is not imported.',
      '0 campaigns created, 0 changed, 0 unchanged, 2 refused.',
    ]);
    expect(model).toHaveLength(4);
    expect(await stored(id)).toMatchObject({ version: 1, models: [AURORA, NEXT_AURORA] });
  });

  it('refuses a campaign whose rows name different markets', async () => {
    const id = await made({ vehicles: [AURORA, NEXT_AURORA] });
    const row = { 'Campaign ID': String(id), Market: 'IT' };
    const { msg } = await imported([
      ...given({ ...row, Market: 'ES', Model: NEXT_AURORA }, row),
      ...given({ Desc: 'Altra', Market: 'IT' }),
      { Market: 'ES', Model: NEXT_AURORA },
    ]);

    expect(msg).toEqual([
      "Row 3, Market: 'IT' here, 'ES' in another row of the same campaign.",
      'Row 2: the campaign is not imported.',
      "Row 5, Market: 'ES' here, 'IT' in another row of the same campaign.",
      'Row 4: the campaign is not imported.',
      '0 campaigns created, 0 changed, 0 unchanged, 2 refused.',
    ]);
    expect(await stored(id)).toMatchObject({ version: 1, models: [AURORA, NEXT_AURORA] });
  });

  it('takes the same campaign of two markets for two', async () => {
    const { msg } = await imported(given({ Market: 'ES' }, { Market: 'IT' }, { Model: NEXT_AURORA }));

    expect(msg.at(-1)).toBe(
      '1 campaign created, 0 changed, 0 unchanged, 0 refused. 1 row left out: this import is for Paese IT.',
    );
    expect((await newest())['models']).toEqual([AURORA, NEXT_AURORA]);
  });

  it('does not touch a campaign of another market, whatever its row says', async () => {
    const spanish = await made({ country: 'ES', timeZone: 'Europe/Madrid' });
    const { msg } = await imported(given({ 'Campaign ID': String(spanish), Market: 'IT' }), {}, 'regional');

    expect(msg[0]).toBe(`Row 2, Campaign ID: Paese IT has no campaign ${spanish}.`);
    expect((await stored(spanish))['version']).toBe(1);
  });

  it('of the form of a campaign is about that campaign', async () => {
    const id = await made();
    const other = await made();
    const { msg } = await imported([{ Model: NEXT_AURORA }, ...given({ 'Campaign ID': String(other) })], {
      idCampaign: String(id),
    });

    expect(msg).toEqual([
      `Row 2: campaign ${id} is changed.`,
      `0 campaigns created, 1 changed, 0 unchanged, 0 refused. 1 row left out: this import is for campaign ${id}.`,
    ]);
    expect((await stored(id))['models']).toEqual([NEXT_AURORA]);
  });

  it('reads the models only, where a form asks for them', async () => {
    const { msg, model } = await imported(
      [{ Model: AURORA }, { Model: AURORA }, { Model: NEXT_AURORA }, { Model: '9999999' }],
      { modelsOnly: 'true' },
    );

    expect(msg).toEqual(['2 models read; nothing is stored until you save the campaign.']);
    expect(
      model.map(({ statusExcel, status }: { statusExcel: string; status: number }) => [statusExcel, status]),
    ).toEqual([
      ['Read', 0],
      ['Read; not active for SOL now', 1],
      ['There is no vehicle 9999999', 2],
    ]);
    expect(await count()).toBe(0);
  });

  it.each([
    ['0%', 0.07, '7.00'],
    ['0.00%', 0.0725, '7.25'],
    ['General', 7, '7.00'],
    ['0.0" %"', 7.5, '7.50'],
    ['0%', { formula: '0.03+0.04', result: 0.07 }, '7.00'],
  ])('reads a percentage in the format %s as it is shown: %j', async (format, discount, percent) => {
    const row = { ...FACTS, 'Disc.%': discount, 'Disc. Opt%': null };
    const { body } = await sent('market', await workbookOf([row], format), 'campagne.xlsx', {});

    expect(body.msg).toEqual([
      expect.stringMatching(/^Row 2: campaign \d+ is created/),
      '1 campaign created, 0 changed, 0 unchanged, 0 refused.',
    ]);
    expect((await newest())['discount_percent']).toBe(percent);
  });

  it.each([
    ['[$€-410] #,##0.00', '1 campaign created, 0 changed, 0 unchanged, 0 refused.'],
    ['[$CHF] #,##0.00', "Row 2, Disc. Tot: '120 CHF' is not in EUR."],
  ])('reads a total in the currency that its format %s shows', async (format, told) => {
    const row = { ...FACTS, 'Disc.%': null, 'Disc. Tot': 120, 'Disc. Opt%': null };
    const { body } = await sent('market', await workbookOf([row], format), 'campagne.xlsx', {});

    expect(body.msg).toContain(told);
  });

  it('reads a date that a formula came to, and refuses the errors of formulas', async () => {
    const format = 'dd/mm/yyyy hh:mm';
    const formula = (result: unknown) => ({ formula: 'C2+30', result });
    const row = { ...FACTS, 'Date End': formula(new Date('2027-01-31T23:59:00Z')) };
    const { body } = await sent('market', await workbookOf([row], format), 'campagne.xlsx', {});
    expect(body.msg.at(-1)).toBe('1 campaign created, 0 changed, 0 unchanged, 0 refused.');
    expect((await newest())['end']).toBe('2027-01-31 23:59');

    const error = formula({ error: '#N/A' });
    const wrong = ['Desc', 'Date End', 'Disc.%', 'Model', 'Market'].map((column) => ({
      ...FACTS,
      [column]: error,
    }));
    const { body: refused } = await sent('market', await workbookOf(wrong), 'campagne.xlsx', {});
    expect(refused.msg.filter((line: string) => !line.endsWith(': the campaign is not imported.'))).toEqual([
      'Row 2, Desc: The cell holds the error #N/A.',
      'Row 3, Date End: The cell holds the error #N/A.',
      'Row 4, Disc.%: The cell holds the error #N/A.',
      'Row 5, Model: The cell holds the error #N/A.',
      'Row 6, Market: The cell holds the error #N/A.',
      '0 campaigns created, 0 changed, 0 unchanged, 4 refused.',
    ]);

    // The other rows of its campaign contradict no cell that nobody can read.
    const one = { ...FACTS, 'Campaign ID': (await newest())['id'] };
    const rows = await workbookOf([
      { ...one, 'Date End': error },
      { ...one, Model: '3410126' },
    ]);
    expect((await sent('market', rows, 'campagne.xlsx', {})).body.msg.slice(0, -2)).toEqual([
      'Row 2, Date End: The cell holds the error #N/A.',
    ]);
  });

  it('asks back where a percentage is less than one, without the noise of binary fractions', async () => {
    const { msg } = await imported(given({ 'Disc.%': '0,07' }));

    expect(msg[0]).toBe('Row 2, Disc.%: 0.07 is less than one percent; write 7 if you mean that many.');
  });

  it('refuses campaigns with cells that no database stores, and takes the others', async () => {
    const id = await made();
    const rows = given(
      { Desc: 'Saldi_x0000_' },
      { Desc: 'Due', Model: '_xD83D_' },
      { Desc: 'Tre', 'Campaign ID': String(id), Version: '_x0000_' },
      { Desc: 'Quattro', Market: 'IT_x0000_' },
      { Desc: 'Cinque' },
    );
    const { status, body } = await sent('market', await workbookOf(rows), 'campagne.xlsx', {});

    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.msg.filter((line: string) => line.includes('Contains'))).toEqual([
      'Row 2, Desc: Contains a NUL character.',
      'Row 3, Model: Contains an invalid character.',
      'Row 4, Version: Contains a NUL character.',
      'Row 5, Market: Contains a NUL character.',
    ]);
    expect(body.msg.at(-1)).toBe('1 campaign created, 0 changed, 0 unchanged, 4 refused.');
    expect(await app.sql('SELECT description FROM sol_campaign WHERE id <> $1', [id])).toEqual([
      { description: 'Cinque' },
    ]);

    const read = await sent('market', await workbookOf(rows), 'campagne.xlsx', { modelsOnly: 'true' });
    expect(read.body.model).toHaveLength(1);
  });

  it('reads no models of rows whose market is mistyped', async () => {
    const { msg, model } = await imported(
      [
        { Model: AURORA, Market: 'ITT' },
        { Model: NEXT_AURORA, Market: 'IT' },
      ],
      {
        modelsOnly: 'true',
      },
    );

    expect(msg[0]).toBe("Row 2, Market: There is no market 'ITT'.");
    expect(model).toHaveLength(1);
  });

  it('keeps models that the campaign of the form has, whatever the market sells today', async () => {
    const id = await made({ vehicles: [BOREA] });
    const file = [{ Model: BOREA }, { Model: AURORA }];
    const ofForm = await imported(file, { modelsOnly: 'true', idCampaign: String(id) });
    const ofNew = await imported(file, { modelsOnly: 'true' });

    expect(ofForm.msg).toEqual(['2 models read; nothing is stored until you save the campaign.']);
    expect(ofNew.model[0]).toMatchObject({ statusExcel: `Paese IT does not sell ${BOREA}`, status: 2 });
  });

  it('reads no models for the form of a campaign that the market does not have', async () => {
    const spanish = await made({ country: 'ES', timeZone: 'Europe/Madrid' });

    for (const idCampaign of [String(spanish), '987654', '9999999999']) {
      const { status, body } = await imported([{ Model: AURORA }], { modelsOnly: 'true', idCampaign });
      expect([status, body.message]).toEqual([404, `Paese IT has no campaign ${idCampaign}.`]);
    }
  });

  it('takes any time zone for a market whose code is in no table of zones', async () => {
    await app.aCountry({ id: 'KS', isoCode2: 'XK', solEnable: true, descriptions: { it: 'Kosovo' } });
    await app.aModel({ vetele: '3430126', modelcode: 'KOSOVO', countries: ['KS'] });
    users['kosovo'] = await app.signIn({ username: 'kosovo', solEnabledFrontEnd: true, countries: ['KS'] });
    const row = { Model: '3430126' };
    const { msg } = await imported(
      given(
        { ...row, 'Time Zone': 'europe/belgrade' },
        { ...row, 'Time Zone': 'Europe/Pristina' },
        { ...row, 'Time Zone': '', Desc: 'Altra' },
      ),
      { idCountry: 'KS' },
      'kosovo',
    );

    expect(msg.filter((line) => line.includes('Time Zone'))).toEqual([
      "Row 3, Time Zone: 'Europe/Pristina' is not a time zone of the market, such as Africa/Abidjan.",
      'Row 4, Time Zone: The market has several; choose one.',
    ]);
    expect(await newest()).toMatchObject({ country_id: 'KS', time_zone: 'Europe/Belgrade' });
  });

  it('reads the models of one campaign only, where its form is open', async () => {
    await made({ id: 8 });
    const { model } = await imported(
      [{ 'Campaign ID': '7', Model: AURORA }, { Model: ZERO }, { 'Campaign ID': '8', Model: NEXT_AURORA }],
      { modelsOnly: 'true', idCampaign: '8' },
    );

    expect(model.map((read: { model: { vetele: string } }) => read.model.vetele)).toEqual([NEXT_AURORA]);
  });

  it.each([
    ['hq', {}, 403],
    ['dealer', {}, 403],
    ['priceonly', {}, 403],
    ['market', { idCountry: 'ES' }, 403],
    ['market', { idCountry: 'XX' }, 404],
  ])('is refused to %s with %j (A-54)', async (user, texts, status) => {
    expect((await imported(given({}), texts, user)).status).toBe(status);
    expect(await count()).toBe(0);
  });

  it.each([
    ['nothing', '', 'campagne.xlsx', /empty/],
    ['an old file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'campagne.xls', /old or a protected Excel file/],
    ['text under the name of a workbook', 'abc', 'campagne.xlsx', /not an XLSX file/],
    ['another table', 'code;label\r\n1;2', 'altro.csv', /lacks the columns of this list/],
    [
      'a table without dates',
      'Campaign ID;Desc;Model\r\n;x;3410126',
      'altro.csv',
      /lacks the columns Date Start/,
    ],
  ])('says what is wrong with %s', async (_what, bytes, name, message) => {
    const { status, body } = await sent('market', new Blob([bytes as never]), name, {});

    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });
});

describe('the preview of an import', () => {
  it('shows what is new and what changes with both values, and stores nothing', async () => {
    const id = String(await made({ discTot: null, vehicles: [AURORA] }));
    const same = { 'Campaign ID': id, 'Date Start': '01/11/2026', 'Date End': '30/11/2026' };
    const { status, body } = await previewed(
      given(
        { ...same, 'Disc.%': '2', 'Disc. Opt%': '5', Desc: 'Nuova' },
        { ...same, Model: NEXT_AURORA, 'Disc.%': '2', 'Disc. Opt%': '5', Desc: 'Nuova' },
        { 'Disc.%': '', 'Disc. Tot': '1.234,5', 'Disc. Opt%': '' },
        { Market: 'ES' },
      ),
    );

    expect(status).toBe(200);
    expect(body.counts).toEqual({ created: 1, changed: 1, unchanged: 0, invalid: 0 });
    expect(body.notes).toEqual(['1 row left out: this import is for Paese IT.']);
    const before = await stored(Number(id));
    expect(body.rows).toEqual([
      {
        row: 2,
        code: id,
        name: 'Nuova',
        result: 'changed',
        key: {},
        isChecked: true,
        cells: expect.arrayContaining([
          { column: 'Desc', before: before['description'], after: 'Nuova' },
          { column: 'Model', before: AURORA, after: `${AURORA}, ${NEXT_AURORA}` },
        ]),
        warnings: [`Model: ${NEXT_AURORA} not active for SOL now`],
      },
      {
        row: 4,
        code: '',
        name: 'Saldi Aurora',
        result: 'created',
        key: {},
        isChecked: true,
        cells: [
          { column: 'Date Start', before: null, after: '20/12/2026 00:00' },
          { column: 'Date End', before: null, after: '15/01/2027 23:59' },
          { column: 'Time Zone', before: null, after: 'Europe/Rome' },
          { column: 'Disc. Tot', before: null, after: '1.234,50' },
          { column: 'Desc', before: null, after: 'Saldi Aurora' },
          { column: 'Campaign Type', before: null, after: 'B2C' },
          { column: 'Model', before: null, after: AURORA },
        ],
      },
    ]);
    expect(await count()).toBe(1);
    expect(await stored(Number(id))).toEqual(before);
  });

  it('warns of the campaigns that those of the file overlap, stored ones and one another, as the result tells it', async () => {
    const far = { startsAt: '2027-11-27T23:00:00Z', endsAt: '2027-11-30T22:59:00Z' };
    const moved = String(await made({ version: 2, ...far }));
    const other = await made({ startsAt: '2027-01-10T00:00:00Z', endsAt: '2027-02-10T00:00:00Z' });
    await made({ active: false, startsAt: '2027-01-10T00:00:00Z', endsAt: '2027-02-10T00:00:00Z' });
    const rows = given(
      { 'Campaign ID': moved, Version: '2' },
      { Desc: 'Nuova' },
      { Desc: 'Per aziende', 'Campaign Type': 'B2B' },
    );

    const { body } = await previewed(rows);

    const warned = (body as { rows: { row: number; warnings?: string[] }[] }).rows.map(
      ({ row, warnings = [] }) => [row, ...warnings.filter((warning) => warning.startsWith('Overlaps'))],
    );
    expect(warned).toEqual([
      [2, `Overlaps campaign ${other}`, 'Overlaps row 3 of this file'],
      [3, `Overlaps campaign ${other}`, 'Overlaps row 2 of this file'],
      [4],
    ]);
  });

  it('warns of campaigns of the file that share a vehicle while both run, however they are sorted', async () => {
    const from = (start: string, end: string, model: string) => ({
      'Date Start': `${start}/2027 09:00`,
      'Date End': `${end}/2027 09:00`,
      Desc: `${start} ${model}`,
      Model: model,
    });
    const both = from('05/03', '20/03', AURORA);

    const { body } = await previewed([
      ...given(from('10/03', '12/03', AURORA), from('01/03', '10/03', AURORA), both),
      { Model: NEXT_AURORA },
      ...given(from('01/03', '31/03', NEXT_AURORA), from('20/03', '31/03', AURORA)),
    ]);

    const overlaps = (body as { rows: { row: number; warnings?: string[] }[] }).rows.map(
      ({ row, warnings = [] }) => [row, ...warnings.filter((warning) => warning.startsWith('Overlaps'))],
    );
    expect(overlaps).toEqual([
      [2, 'Overlaps row 4 of this file'],
      [3, 'Overlaps row 4 of this file'],
      [4, 'Overlaps rows 2, 3, 6 of this file'],
      [6, 'Overlaps row 4 of this file'],
      [7],
    ]);
  });

  it('warns of no inactive campaign of the file, which stays as it is', async () => {
    const dates = { startsAt: '2026-12-19T23:00:00Z', endsAt: '2027-01-15T22:59:00Z' };
    const facts = { description: 'Saldi Aurora', discPerc: 3, discOpt: 5.5, ...dates };
    const off = await made({ ...facts, active: false });
    const on = await made(facts);

    const { body } = await previewed(
      given({ 'Campaign ID': String(off) }, { 'Campaign ID': String(on) }, { Desc: 'Nuova' }),
    );

    expect(body.counts).toEqual({ created: 1, changed: 0, unchanged: 2, invalid: 0 });
    expect(body.rows).toMatchObject([{ row: 4, warnings: ['Overlaps row 3 of this file'] }]);
  });

  it('warns of ten campaigns of the file by row, and of others', async () => {
    const rows = given(...Array.from({ length: 12 }, (_, at) => ({ Desc: `Campagna ${at}` })));

    const { body } = await previewed(rows);

    const [first] = (body as { rows: { warnings: string[] }[] }).rows;
    expect(first!.warnings).toContain(
      'Overlaps rows 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and others of this file',
    );
  });

  it('warns of a percentage that becomes 100, and does not tick it', async () => {
    const { body } = await previewed(
      given({ 'Disc.%': '150' }, { Desc: 'Altra', 'Disc.%': '0,5', 'Campaign Type': 'B2B' }),
    );

    expect(body.rows).toMatchObject([
      { row: 2, isChecked: false, warnings: ['Disc.%: 150 becomes 100'] },
      { row: 3, isChecked: true, warnings: [expect.stringContaining('less than one percent')] },
    ]);
  });

  it('takes no total of a file that names another currency than the market has', async () => {
    const total = { 'Disc.%': '', 'Disc. Tot': '900' };
    const { body } = await previewed(
      given(
        { ...total, Currency: 'chf' },
        { Desc: 'Seconda', ...total, Currency: 'eur' },
        { Desc: 'Terza', Currency: 'CHF' },
      ),
    );

    expect(body.errors).toEqual([
      { row: 2, column: 'Disc. Tot', value: '900', reason: 'It is in CHF, and the market has EUR' },
    ]);
    expect(body.counts).toMatchObject({ created: 2, invalid: 1 });

    const torn = given({ ...total, Currency: 'EUR' }, { ...total, Currency: 'CHF', Model: NEXT_AURORA });
    expect((await previewed(torn)).body.errors).toEqual([
      {
        row: 3,
        column: 'Currency',
        value: 'CHF',
        reason: "'CHF' here, 'EUR' in row 2 of the same campaign",
      },
    ]);
  });

  it('keeps the rows of refused campaigns as the file holds them, with where, what and why', async () => {
    const rows = [
      { ...FACTS, 'Disc.%': 1.234, 'Disc. Opt%': 12.5 },
      { Model: '9999999' },
      { ...FACTS, Desc: 'Altra', 'Disc.%': null, 'Disc. Tot': 316.975 },
    ];
    const file = await workbookOf(rows);
    const { body } = await sent('market', file, 'campagne.xlsx', {}, 'fromXlsx/preview');

    expect(body.counts).toEqual({ created: 0, changed: 0, unchanged: 0, invalid: 2 });
    expect(body.errors).toEqual([
      { row: 2, column: 'Disc.%', value: '1.234', reason: '1,234 has three decimals; write 1,23' },
      { row: 3, column: 'Model', value: '9999999', reason: 'There is no vehicle 9999999' },
      { row: 4, column: 'Disc. Tot', value: '316.975', reason: '316,975 has three decimals; write 316,98' },
    ]);
    expect(body.roundable).toBe(2);
    expect(body.columns).toEqual(COLUMNS);
    const of = (row: string[]) =>
      ['Disc.%', 'Disc. Tot', 'Disc. Opt%', 'Model'].map((column) => row[COLUMNS.indexOf(column)]);
    expect(
      body.invalidRows.map(({ row, values }: { row: number; values: string[] }) => [row, of(values)]),
    ).toEqual([
      [2, ['1,234', '', '12,5', AURORA]],
      [3, ['', '', '', '9999999']],
      [4, ['', '316,975', '12,5', AURORA].map((text, at) => (at === 2 ? '5,5' : text))],
    ]);

    const rounded = await sent('market', file, 'c.xlsx', { roundDecimals: 'true' }, 'fromXlsx/preview');
    expect(rounded.body.counts).toMatchObject({ created: 1, invalid: 1 });
  });

  it('is what the import does: ticked campaigns alone, and none when something changed since', async () => {
    const id = await made();
    const rows = given({ 'Campaign ID': String(id), 'Date Start': '01/11/2026' }, { Desc: 'Altra' });
    const { planDigest } = (await previewed(rows)).body;
    const selectedRowsJson = JSON.stringify([
      { row: 2, isChecked: true },
      { row: 3, isChecked: false },
    ]);
    const { msg } = await imported(rows, { planDigest, selectedRowsJson });

    expect(msg).toEqual([
      `Row 2: campaign ${id} is changed.`,
      'Row 3: the campaign is not imported, because it is not ticked.',
      '0 campaigns created, 1 changed, 0 unchanged, 1 not ticked, 0 refused.',
    ]);
    const again = await imported(rows, { planDigest, selectedRowsJson });
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringMatching(/changed since the preview/),
    ]);
    // The market has another currency by now.
    const other = given({ Desc: 'Altra' });
    const shown = (await previewed(other)).body;
    await app.sql(`UPDATE country SET currency = 'CHF' WHERE id = 'IT'`);
    expect((await imported(other, { planDigest: shown.planDigest })).status).toBe(409);
    await app.sql(`UPDATE country SET currency = 'EUR' WHERE id = 'IT'`);
    expect(await count()).toBe(1);
  });

  it.each([
    ['{', 'selectedRowsJson is not JSON.'],
    ['{"row":2}', 'selectedRowsJson is a list of {row, isChecked}.'],
    ['[{"row":2}]', 'Nothing is ticked that can be imported.'],
    ['[{"row":2,"isChecked":"yes"}]', 'selectedRowsJson is a list of {row, isChecked}.'],
    ['[{"row":2,"isChecked":true},{"row":2}]', 'Row 2 is named twice.'],
    ['[{"row":3,"isChecked":true}]', 'Row 3 cannot be imported: There is no vehicle 9999999'],
    ['[{"row":9,"isChecked":true}]', 'Row 9 is not one that can be imported.'],
  ])('refuses %s as a choice of rows', async (selectedRowsJson, message) => {
    const { status, body } = await imported(given({}, { Desc: 'B', Model: '9999999' }), { selectedRowsJson });

    expect([status, body.message]).toEqual([400, message]);
    expect(await count()).toBe(0);
  });

  it.each([
    ['hq', {}, 403],
    ['dealer', {}, 403],
    ['priceonly', {}, 403],
    ['market', { idCountry: 'ES' }, 403],
    ['market', { idCountry: 'XX' }, 404],
  ])('is refused to %s with %j (A-54)', async (user, texts, status) => {
    expect((await previewed(given({}), texts, user)).status).toBe(status);
  });
});
