import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp, type TestReply } from '../../../test/app.ts';
import { XLSX } from '../../../test/expected.ts';
import { anOption, aPack, manyPacks } from '../../../test/pack-factories.ts';
import type { Schema } from '../../kit/contract.ts';

type PackUpload = Schema<'CommercialPackUpload'>;

const CALLS = '/ccb/auth/fe/packConf';
const HEAD = [
  ...['Country', 'Market', 'Model', 'Parent code', 'Child code'],
  ...['Incl/excl', 'Opt manovra', 'Set', 'Default', 'Compulsory'],
];

let app: TestApp;
let user: SignedInUser;

type Cell = ExcelJS.CellValue;

async function workbookOf(rows: Cell[][], head: string[] = HEAD): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Commercial packs').addRows([head, ...rows]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** The row of a pack, and of an option in it: Incl, in no set, not compulsory unless said otherwise. */
const pack = (code: Cell, model: Cell = '3410127', country: Cell = 'IT'): Cell[] => [
  ...[country, null, model, code, null],
  ...[null, null, null, null, null],
];
interface Said {
  incl?: Cell;
  manovra?: Cell;
  set?: Cell;
  standard?: Cell;
  compulsory?: Cell;
  model?: Cell;
  country?: Cell;
}
const option = (parent: Cell, child: Cell, said: Said = {}): Cell[] => [
  ...[said.country === undefined ? 'IT' : said.country, null],
  ...[said.model === undefined ? '3410127' : said.model, parent, child],
  ...[said.incl === undefined ? 'Incl' : said.incl, said.manovra, said.set, said.standard, said.compulsory],
];

interface Sent {
  as?: SignedInUser;
  name?: string;
  fields?: Record<string, string>;
}

function sent(
  call: string,
  bytes: Buffer | string,
  { as = user, name = 'packs.xlsx', fields = {} }: Sent = {},
) {
  const form = new FormData();
  form.append('uploadFile', new Blob([bytes as string], { type: XLSX }), name);
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return app.request('POST', `${CALLS}/${call}`, { as, body: form });
}
const upload = (bytes: Buffer | string, options?: Sent): Promise<TestReply> =>
  sent('uploadCommercialPacksFromExcel', bytes, options);

type Tick = { row: number; isChecked: boolean };
const ticks = (list: Tick[]) => ({
  importPackConfUtilJson: JSON.stringify({ packConfEditedItemList: list }),
});
const runImport = (bytes: Buffer, list?: Tick[], fields: Record<string, string> = {}, options: Sent = {}) =>
  sent('importCommercialPacks', bytes, { ...options, fields: { ...(list ? ticks(list) : {}), ...fields } });

async function previewOf(rows: Cell[][], as?: SignedInUser): Promise<PackUpload> {
  const { status, body } = await upload(await workbookOf(rows), as ? { as } : {});
  expect(status, body.message).toBe(200);
  return body as unknown as PackUpload;
}
const problemsOf = async (rows: Cell[][]) => (await previewOf(rows)).uploadErrorMsgList;
const told = ({ uploadedList }: PackUpload) =>
  uploadedList.map(({ row, status, change, statusDescription }) => [row, status, change, statusDescription]);

/** The stored options of a pack as 'code incl manovra set default compulsory'. */
async function stored(code: string, vetele = '3410127', country = 'IT'): Promise<string[]> {
  const rows = await app.sql<{ text: string }>(
    `SELECT concat_ws(' ', c.code, CASE WHEN p.price_included THEN 'Incl' ELSE 'Excl' END, nullif(p.opt_manovra, ''),
       nullif(p.alternate_set, ''), nullif('!' || p.default_set, '!'), CASE WHEN p.compulsory THEN 'Yes' END) AS text
     FROM commercial_pack_item p JOIN opt_item o ON o.id = p.parent_id JOIN opt_item c ON c.id = p.child_id
     WHERE o.code = $1 AND p.vetele = $2 AND p.country_id = $3 ORDER BY c.code`,
    [code, vetele, country],
  );
  return rows.map(({ text }) => text);
}
const changes = () =>
  app.sql<{
    entityId: string;
    action: string;
    actor: string;
    source: string;
    before: unknown;
    after: unknown;
  }>(
    `SELECT entity_id AS "entityId", action, actor, source, before, after FROM change_log
     WHERE entity IN ('pack', 'implicitPack') ORDER BY id`,
  );

beforeAll(async () => {
  app = await testApp();
  await app.aCountry({ id: 'IT', codMercato: '0100', descriptions: { en: 'Italy', it: 'Italia' } });
  await app.aCountry({ id: 'DE', codMercato: '2000', descriptions: { en: 'Germany', it: 'Germania' } });
  user = await app.signIn({ packConfEnabled: true, countries: ['IT'], alias: 'Giulia Bassi' });
  const corsaro = { modelcode: 'CORSARO', countries: ['IT'] };
  await app.aModel({ ...corsaro, vetele: '3410126', modelYear: '2026' });
  await app.aModel({ ...corsaro, vetele: '3410127', modelYear: '2027' });
  await app.aModel({ modelcode: 'OLD', vetele: '0034101', modelYear: '2020', countries: ['IT'] });
  await app.aModel({ modelcode: 'ABROAD', vetele: '3999927', modelYear: '2027', countries: ['DE', 'IT'] });
  await app.sql(
    `UPDATE country_model SET generally_active = false WHERE modelcode = 'ABROAD' AND country_id = 'IT'`,
  );
  await app.aModel({ modelcode: 'NOWHERE', vetele: '3999826', modelYear: '2026' });
  for (const code of ['PK01', 'PK02', 'PK03', '29AN', '33SP', '35MN', '36MV', '071', '5E3', '06', '6', 'pk9'])
    await anOption(app, code);
});
afterAll(() => app.close());

/** PK01 of both Corsari: a compulsory option and one that is paid for beside the pack. */
beforeEach(async () => {
  await app.sql(`DELETE FROM commercial_pack_item`);
  await app.sql(`DELETE FROM implicit_pack_item`);
  await app.sql(`DELETE FROM change_log`);
  for (const vetele of ['3410126', '3410127'])
    await aPack(app, {
      country: 'IT',
      vetele,
      code: 'PK01',
      options: [
        { code: '29AN', priceIncluded: false, optManovra: 'M1' },
        { code: '33SP', compulsory: true },
      ],
    });
});

const asStored = [
  pack('PK01'),
  option('PK01', '29AN', { incl: 'Excl', manovra: 'M1' }),
  option('PK01', '33SP', { compulsory: 'Yes' }),
];

describe('the preview of commercial packs', () => {
  it('says of every row what importing would do to it, and stores nothing (R-213, R-271)', async () => {
    const preview = await previewOf([
      pack('PK01'),
      option('PK01', '29AN', { manovra: 'M1', set: 'A', standard: 'A' }),
      option('PK01', '35MN', { set: 'A', compulsory: 'No' }),
      pack('PK02', '3410126, 3410127'),
      option('PK02', '33SP', { model: '3410127;3410126' }),
    ]);

    expect(told(preview)).toEqual([
      [2, 0, 'changed', '1 option changed, 1 new, 1 removed'],
      [3, 0, 'changed', 'Incl/excl: Excl becomes Incl; Set: none becomes A; Default: none becomes A'],
      [4, 0, 'new', 'New in the pack'],
      [2, 0, 'removed', 'Only in the stored pack, removed by the import'],
      [5, 0, 'new', 'New pack'],
      [6, 0, 'new', 'New in the pack'],
    ]);
    expect(preview.uploadErrorMsgList).toEqual([]);
    expect(preview.uploadedList.every(({ isChecked }) => isChecked)).toBe(true);
    expect(preview.uploadedList[0]).toEqual({
      row: 2,
      pack: 2,
      status: 0,
      isHeader: true,
      isChecked: true,
      change: 'changed',
      statusDescription: '1 option changed, 1 new, 1 removed',
      vetList: ['3410127'],
      ver: '2027',
      market: '0100',
      country: 'IT',
      parentCode: 'PK01',
      childCode: '',
      name: 'FACTORY PK01',
      priceIncluded: null,
      compulsory: null,
      optManovra: '',
      alternateSet: '',
      defaultSet: '',
    });
    expect(preview.uploadedList[3]).toMatchObject({
      pack: 2,
      isHeader: false,
      childCode: '33SP',
      name: 'FACTORY 33SP',
      compulsory: true,
    });
    expect(preview.uploadedList[5]).toMatchObject({ vetList: ['3410126', '3410127'], ver: '2026, 2027' });
    expect(await stored('PK01')).toEqual(['29AN Excl M1', '33SP Incl Yes']);
    expect(await changes()).toEqual([]);
  });

  it('keeps the rows of packs that cannot be imported as the file holds them, before the import and after it', async () => {
    const rows = [
      pack('PK01'),
      option('PK01', '29AN', { incl: 'Incl' }),
      pack('PK02', '3410126'),
      option('PK02', 'nix', { model: '3410126', manovra: 'M2' }),
    ];
    const preview = await previewOf(rows);

    expect(preview.columns).toEqual(HEAD);
    const at = (name: string) => HEAD.indexOf(name);
    const valuesOf = (row: number) => preview.invalidRows.find((one) => one.row === row)!.values;
    expect(preview.invalidRows.map(({ row, values }) => [row, values.length])).toEqual([
      [4, HEAD.length],
      [5, HEAD.length],
    ]);
    expect(['Country', 'Model', 'Parent code', 'Child code'].map((name) => valuesOf(5)[at(name)])).toEqual([
      ...['IT', '3410126', 'PK02', 'nix'],
    ]);
    expect([valuesOf(4)[at('Child code')], valuesOf(5)[at('Opt manovra')]]).toEqual(['', 'M2']);
    const { body } = await runImport(await workbookOf(rows));
    expect([body.columns, body.invalidRows]).toEqual([preview.columns, preview.invalidRows]);
  });

  it('ticks what changes something, and leaves what is stored just so', async () => {
    const preview = await previewOf([...asStored, pack('PK02'), option('PK02', '33SP')]);

    expect(told(preview).slice(0, 3)).toEqual([
      [2, 0, 'unchanged', 'As stored'],
      [3, 0, 'unchanged', ''],
      [4, 0, 'unchanged', ''],
    ]);
    expect(preview.uploadedList.map(({ isChecked }) => isChecked)).toEqual([false, false, false, true, true]);
  });

  it('takes several vehicles in one row of a pack, each as it is stored', async () => {
    const both = '3410126 3410127';
    await app.sql(`DELETE FROM commercial_pack_item WHERE vetele = '3410126'`);
    const preview = await previewOf([
      pack('PK01', both),
      option('PK01', '29AN', { model: both, incl: 'Excl', manovra: 'M1' }),
      option('PK01', '33SP', { model: both }),
    ]);

    expect(told(preview)).toEqual([
      [2, 0, 'changed', 'New pack of 3410126; 2 options changed'],
      [3, 0, 'changed', 'New in the pack of 3410126'],
      [4, 0, 'changed', 'New in the pack of 3410126; Compulsory: Yes becomes No'],
    ]);
  });

  it('reads rows in any order, columns in any order, and words as people write them', async () => {
    const rows = [...asStored].reverse().map((row) => [...row].reverse());
    rows[0]![0] = 'yes';
    rows[1]![4] = 'EXCLUDED';
    const head = [...HEAD].reverse().map((name) => name.toUpperCase());

    const { body } = await upload(await workbookOf(rows, head));

    expect(told(body as never)).toEqual([
      [4, 0, 'unchanged', 'As stored'],
      [2, 0, 'unchanged', ''],
      [3, 0, 'unchanged', ''],
    ]);
  });

  it('knows codes that a spreadsheet made numbers of, unless they may be several', async () => {
    const preview = await previewOf([
      ['IT', 100, 3410127, 'PK02'],
      ['IT', null, 3410127, 'pk02', 71, 'incl'],
      ['IT', null, 3410127, 'PK02', 5000, 'incl'],
      ['IT', null, 3410127, 'PK02', 6, 'incl'],
      ['it', null, 34101, 'PK01'],
      ['IT', null, '0034101', 'PK01', '33SP', 'Incl', null, null, null, true],
    ]);

    expect(preview.uploadErrorMsgList).toEqual([
      'Row 5, Child code: 6 may be 06 or 6, write the code as text.',
    ]);
    expect(preview.uploadedList.map(({ parentCode, childCode }) => [parentCode, childCode])).toEqual([
      ...[
        ['PK02', ''],
        ['PK02', '071'],
        ['PK02', '5E3'],
        ['PK02', '6'],
      ],
      ...[
        ['PK01', ''],
        ['PK01', '33SP'],
      ],
    ]);
    expect(preview.uploadedList.at(-1)).toMatchObject({ vetList: ['0034101'], compulsory: true });
  });
});

describe('what is wrong with commercial packs', () => {
  it('is reported with row, column and reason; the pack is not imported, the others are (R-214, R-216)', async () => {
    const preview = await previewOf([
      pack('PK01'),
      option('PK01', 'ZZ99'),
      option('PK01', '33SP'),
      pack('PK02'),
      option('PK02', '33SP'),
      pack('ZZ01'),
      option('ZZ01', '33SP'),
    ]);

    expect(preview.uploadErrorMsgList).toEqual([
      'Row 3, Child code: there is no option ZZ99.',
      'Row 7, Parent code: there is no option ZZ01.',
    ]);
    expect(told(preview)).toEqual([
      [2, 2, 'none', 'The pack is not imported: row 3'],
      [3, 2, 'none', 'There is no option ZZ99'],
      [4, 0, 'none', ''],
      [5, 0, 'new', 'New pack'],
      [6, 0, 'new', 'New in the pack'],
      [7, 2, 'none', 'There is no option ZZ01'],
      [8, 0, 'none', ''],
    ]);
    expect(preview.uploadedList.filter(({ isChecked }) => isChecked).map(({ row }) => row)).toEqual([5, 6]);
  });

  it('are markets, vehicles and codes that there are none of, and markets of others', async () => {
    expect(
      await problemsOf([
        ...[pack('PK01', '3410127', 'XX'), option('PK01', '33SP', { country: 'XX' })],
        ...[pack('PK01', '9999999'), option('PK01', '33SP', { model: '9999999' })],
        ...[pack('ZZ01'), option('ZZ01', '33SP')],
        ...[pack('PK01', '3410127', 'DE'), option('PK01', '33SP', { country: 'DE' })],
        ...[pack('PK02', 'Corsaro'), option('PK02', '33SP', { model: 'Corsaro' })],
        ...[pack('PK02', null, null), option('PK02', '33SP', { model: null, country: null })],
      ]),
    ).toEqual([
      'Row 2, Country: there is no market XX.',
      'Row 4, Model: there is no vehicle 9999999.',
      'Row 6, Parent code: there is no option ZZ01.',
      'Row 8, Country: Germania is not one of your markets.',
      "Row 10, Model: 'Corsaro' is not a model of seven digits.",
      'Row 12, Country: the country is missing.',
      'Row 12, Model: the model is missing.',
    ]);
  });

  it('are rows that contradict each other', async () => {
    expect(
      await problemsOf([
        ...[pack('PK01'), option('PK01', '33SP'), option('PK01', '33SP', { incl: 'Excl' })],
        ...[pack('PK02'), option('PK02', '33SP'), pack('PK02', '3410127,3410126')],
        pack('PK03'),
        ['IT', '2000', '3410126', 'PK03'],
        option('PK03', '33SP', { model: '3410126' }),
      ]),
    ).toEqual([
      'Row 4, Child code: 33SP is also in row 3.',
      'Row 5, Parent code: the pack PK02 is also in row 7.',
      'Row 7, Parent code: the pack PK02 is also in row 5.',
      'Row 7, Child code: the pack has no options.',
      'Row 8, Child code: the pack has no options.',
      'Row 9, Market: 2000 is not IT, whose code is 0100; change both or leave this blank.',
    ]);
  });

  it('are all packs that another one contradicts, in whatever order', async () => {
    const whole = pack('PK01', '3410126, 3410127');
    const options = [
      option('PK01', '33SP', { model: '3410126' }),
      option('PK01', '29AN', { model: '3410127' }),
      option('PK01', '33SP', { model: '3410126, 3410127' }),
    ];
    const [one, other] = [pack('PK01', '3410126'), pack('PK01', '3410127')];

    expect(await problemsOf([one, other, whole, ...options])).toEqual([
      'Row 2, Parent code: the pack PK01 is also in row 4.',
      'Row 3, Parent code: the pack PK01 is also in row 4.',
      'Row 4, Parent code: the pack PK01 is also in row 2.',
      'Row 4, Parent code: the pack PK01 is also in row 3.',
    ]);
  });

  it('are options without their pack, which keep the pack that they may belong to from being imported', async () => {
    const preview = await previewOf([
      pack('PK01', '3410126, 3410127'),
      option('PK01', '29AN', { model: '3410126, 3410127' }),
      option('PK01', '33SP'),
      pack('PK02'),
      option('PK02', '33SP'),
      option('PK0O', '29AN'),
      option('PK03', '33SP'),
    ]);

    expect(preview.uploadErrorMsgList).toEqual([
      'Row 4, Parent code: the row of pack PK01, row 2, is for 3410126, 3410127; write the same models here.',
      'Row 7, Parent code: there is no option PK0O.',
      'Row 8, Parent code: there is no row for pack PK03 of 3410127 in IT. Add one without a child code.',
    ]);
    expect(preview.uploadedList.map(({ row, pack: of, status }) => [row, of, status])).toEqual([
      ...[
        [2, 2, 2],
        [3, 2, 0],
        [4, 2, 2],
      ],
      ...[
        [5, 5, 2],
        [6, 5, 0],
        [7, 5, 2],
      ],
      [8, 8, 2],
    ]);
    expect(preview.planDigest).toBe('');
  });

  it('are compulsory options in a set of which one is chosen', async () => {
    const inA = { set: 'A' };
    expect(
      await problemsOf([
        pack('PK01'),
        option('PK01', '33SP', { ...inA, compulsory: 'Yes' }),
        option('PK01', '29AN', inA),
      ]),
    ).toEqual(['Row 3, Compulsory: one of the set A is chosen, so none can be compulsory.']);
  });

  it('are sets without alternatives, and defaults that are none', async () => {
    const inSet = (set: string, standard = '') => ({ set, standard });
    expect(
      await problemsOf([
        ...[pack('PK01'), option('PK01', '33SP', inSet('A', 'A')), option('PK01', '29AN')],
        ...[pack('PK02'), option('PK02', '33SP', inSet('A', 'A')), option('PK02', '29AN', inSet('A', 'A'))],
        ...[option('PK02', '35MN', inSet('', 'A')), option('PK02', '36MV', inSet('', 'B'))],
        ...[pack('PK03'), option('PK03', '33SP', inSet('A', 'B')), option('PK03', '29AN', inSet('A'))],
        ...[option('PK03', '35MN', inSet('B')), option('PK03', '36MV', inSet('B')), option('PK03', 'PK03')],
      ]),
    ).toEqual([
      'Row 3, Set: the set A has only this option; at least two alternatives are needed.',
      'Row 7, Default: the set A has its default in row 6 already.',
      'Row 8, Default: the option is in no set and cannot be the default of set A.',
      'Row 9, Default: the set B has no options.',
      'Row 11, Default: the option is in set A and cannot be the default of set B.',
      'Row 15, Child code: an option cannot include itself (PK03).',
    ]);
  });

  it('are told of a pack that includes itself, also beside others', async () => {
    const rows = [pack('PK01'), option('PK01', 'PK01'), option('PK01', '29AN', { incl: 'maybe' })];
    expect(await problemsOf(rows)).toEqual([
      'Row 3, Child code: an option cannot include itself (PK01).',
      expect.stringMatching(/^Row 4, /),
    ]);
  });

  it('are parent codes that came to an error: the pack above is not imported without those options', async () => {
    const preview = await previewOf([
      pack('PK01'),
      option('PK01', '33SP'),
      option({ error: '#N/A' }, '29AN'),
    ]);

    expect(preview.uploadErrorMsgList).toEqual(['Row 4, Parent code: The cell holds the error #N/A.']);
    expect(preview.importedList).toEqual([]);
  });

  it('are unreadable words, and words that spreadsheets converted', async () => {
    const date = new Date('2026-03-05T00:00:00Z');
    expect(
      await problemsOf([
        pack('PK01'),
        option('PK01', '33SP', { incl: null }),
        option('PK01', '29AN', { incl: 'maybe', compulsory: 'often' }),
        option('PK01', '35MN', { set: date, manovra: 'M'.repeat(41) }),
        option('PK01', date),
        option('PK01', 123456),
        option('PK01', { error: '#N/A' }),
        option('PK01', { formula: 'B2' } as Cell),
        ['IT', null, '3410127', 'PK02', null, 'Incl'],
        option('PK02', '33SP'),
        ['IT', null, 34101263410127, 'PK03'],
      ]),
    ).toEqual([
      'Row 3, Incl/excl: write Incl or Excl.',
      "Row 4, Incl/excl: 'maybe' is neither Incl nor Excl.",
      "Row 4, Compulsory: 'often' is neither Yes nor No.",
      'Row 5, Opt manovra: at most 40 characters.',
      'Row 5, Set: a spreadsheet has turned it into the date 2026-03-05; write it as text.',
      'Row 6, Child code: a spreadsheet has turned it into the date 2026-03-05; write it as text.',
      'Row 7, Child code: there is no option 123456; if a spreadsheet has turned the code into a number, write it as text.',
      'Row 8, Child code: The cell holds the error #N/A.',
      'Row 9, Child code: The cell holds a formula without its result.',
      'Row 10, Incl/excl: this belongs to options, leave it blank in the row of the pack.',
      'Row 12, Model: 34101263410127 is a number; write several models as text, with commas between them.',
      'Row 12, Child code: the pack has no options.',
    ]);
  });

  it('are texts that a spreadsheet made numbers of, unless they are stored as these very texts', async () => {
    await aPack(app, {
      country: 'IT',
      vetele: '3410127',
      code: 'PK02',
      options: [
        { code: '29AN', optManovra: '007', alternateSet: '1', defaultSet: '1' },
        { code: '33SP', optManovra: '7', alternateSet: '1' },
      ],
    });
    const rows = (manovra: Cell, incl = 'Incl') => [
      pack('PK02'),
      option('PK02', '29AN', { manovra, set: 1, standard: 1, incl }),
      option('PK02', '33SP', { manovra: 7, set: '1' }),
    ];

    expect(await problemsOf(rows(7))).toEqual([
      'Row 3, Opt manovra: a spreadsheet has turned it into the number 7; write it as text.',
    ]);
    expect(await problemsOf(rows('007', 'Excl'))).toEqual([]);
    expect(await problemsOf(rows('7'))).toEqual([]);
    expect(
      await problemsOf([
        ...[pack('PK03'), option('PK03', '29AN', { set: 1, standard: 1, manovra: true })],
        ...[option('PK03', '33SP', { set: '1' }), option('PK03', 'ZZ99')],
      ]),
    ).toEqual([
      'Row 3, Opt manovra: a spreadsheet has turned it into the boolean true; write it as text.',
      'Row 3, Set: a spreadsheet has turned it into the number 1; write it as text.',
      'Row 3, Default: a spreadsheet has turned it into the number 1; write it as text.',
      'Row 5, Child code: there is no option ZZ99.',
    ]);
    const both = '3410126, 3410127';
    await app.sql(
      `UPDATE commercial_pack_item SET opt_manovra = '7' WHERE vetele = '3410127' AND opt_manovra = 'M1'`,
    );
    expect(
      await problemsOf([
        pack('PK01', both),
        option('PK01', '29AN', { model: both, manovra: 7, incl: 'Excl' }),
        option('PK01', '33SP', { model: both, compulsory: 'Yes' }),
      ]),
    ).toEqual(['Row 3, Opt manovra: a spreadsheet has turned it into the number 7; write it as text.']);
  });

  it('are vehicles that the market does not sell, unless their pack is stored just so', async () => {
    await aPack(app, { country: 'IT', vetele: '3999927', code: 'PK02', options: ['33SP'] });
    const models = '3410127, 3999826, 3999927';
    const rows = (said: Said = {}) => [
      ...[pack('PK02', '3999927'), option('PK02', '33SP', { model: '3999927', ...said })],
      ...[pack('PK03', models), option('PK03', '33SP', { model: models })],
    ];

    expect(await problemsOf(rows())).toEqual(['Row 4, Model: IT does not sell 3999826, 3999927.']);
    expect(await problemsOf(rows({ incl: 'Excl' }))).toEqual([
      'Row 2, Model: IT does not sell 3999927.',
      'Row 4, Model: IT does not sell 3999826, 3999927.',
    ]);
    const mixed = [pack('PK02', '3410127, 3999927'), option('PK02', '33SP', { model: '3410127, 3999927' })];
    expect(await problemsOf(mixed)).toEqual([]);
  });

  it('are cells that hold what no database stores', async () => {
    expect(await problemsOf([pack('PK02'), option('PK02', '33SP', { manovra: 'M_x0000_' })])).toEqual([
      'Row 3, Opt manovra: Contains a NUL character.',
    ]);
  });

  it('is no mistake if it is stored like this, until it is changed', async () => {
    await aPack(app, {
      country: 'IT',
      vetele: '3410127',
      code: 'PK02',
      options: [{ code: '33SP', alternateSet: 'A', defaultSet: 'B' }],
    });
    const rows = [pack('PK02'), option('PK02', '33SP', { set: 'A', standard: 'B' })];

    expect(await problemsOf(rows)).toEqual([]);
    expect(await problemsOf([...rows, option('PK02', '29AN')])).toEqual([
      'Row 3, Set: the set A has only this option; at least two alternatives are needed.',
      'Row 3, Default: the set B has no options.',
    ]);
  });
});

describe('a file that is no workbook of commercial packs', () => {
  it('is refused in a sentence', async () => {
    const refusal = async (bytes: Buffer | string) => {
      const { status, body } = await upload(bytes);
      return [
        status,
        status === 200 ? (body as { uploadErrorMsgList: string[] }).uploadErrorMsgList[0] : body.message,
      ];
    };

    expect(await refusal('Country;Model')).toEqual([
      400,
      'This is not an XLSX file, whatever its name says. Save it again as .xlsx or .csv.',
    ]);
    expect(await refusal('%PDF-1.7')).toEqual([
      400,
      'This is a PDF. Only CSV and XLSX files can be imported.',
    ]);
    expect(await refusal('')).toEqual([400, 'The file is empty.']);
    expect(await refusal(await workbookOf([], ['Code', 'Final price']))).toEqual([
      200,
      expect.stringMatching(/^The file has no table with the columns Country, Model, Parent code/),
    ]);
    expect(await refusal(await workbookOf([['PK01', '33SP']], ['Parent code', 'Child code']))).toEqual([
      200,
      'This is a workbook of implicit packs. Import it there.',
    ]);
    const withoutSet = HEAD.filter((name) => name !== 'Set');
    expect(await refusal(await workbookOf([], withoutSet))).toEqual([
      200,
      expect.stringMatching(/^The file lacks the column Set\. Expected: Country, Model, Parent code/),
    ]);
    expect(await refusal(await workbookOf([], [...HEAD, 'Model']))).toEqual([
      200,
      'The file holds the column Model twice.',
    ]);
    expect(await refusal(await workbookOf([]))).toEqual([200, 'The workbook holds no packs.']);
    const without = new FormData();
    without.append('planDigest', 'x');
    expect(
      (await app.request('POST', `${CALLS}/importCommercialPacks`, { as: user, body: without })).status,
    ).toBe(400);
  });

  it('may hold two tables, of which nobody knows which one is meant', async () => {
    const withTwo = async (first: [string, Cell[][]], second: [string, Cell[][]]) => {
      const workbook = new ExcelJS.Workbook();
      for (const [name, rows] of [first, second]) workbook.addWorksheet(name).addRows(rows);
      return saved(workbook);
    };
    const packs = [HEAD, ...asStored];
    const pairs = [['Parent code', 'Child code'], ['PK01']];
    const refusal = async (bytes: Buffer) =>
      ((await upload(bytes)).body as unknown as PackUpload).uploadErrorMsgList;
    const two = await withTwo(['Italia', packs], ['Copia di Italia', packs]);

    expect(await refusal(two)).toEqual([
      'The file has two such tables (sheets Italia and Copia di Italia). Keep one.',
    ]);
    expect(await refusal(await withTwo(['Implicit', pairs], ['Commercial', packs]))).toEqual([
      'The file has two such tables (sheets Implicit and Commercial). Keep one.',
    ]);
    expect(await refusal(await withTwo(['Notes', [['Parent code', 'of packs']]], ['Packs', packs]))).toEqual(
      [],
    );
    const imported = await runImport(two, [{ row: 2, isChecked: true }]);
    expect([imported.status, imported.body.message]).toEqual([
      400,
      'The file has two such tables (sheets Italia and Copia di Italia). Keep one.',
    ]);
  });

  it('is not imported either', async () => {
    const { status, body } = await runImport(await workbookOf([]));

    expect([status, body.message]).toEqual([400, 'The workbook holds no packs.']);
  });
});

describe('the import of commercial packs', () => {
  const changed = [
    pack('PK01'),
    option('PK01', '29AN', { manovra: 'M2', set: 'A' }),
    option('PK01', '35MN', { set: 'A', standard: 'A' }),
    pack('PK02', '3410126, 3410127'),
    option('PK02', '33SP', { model: '3410126, 3410127', compulsory: 'Yes' }),
    pack('PK03'),
    option('PK03', 'ZZ99'),
  ];

  it('stores the ticked packs wholly, leaves the others, and logs each pack (R-213)', async () => {
    const { status, body } = await runImport(
      await workbookOf(changed),
      [2, 5].map((row) => ({ row, isChecked: true })),
    );

    expect(status, body.message).toBe(200);
    const { importedList, notImportedList, uploadErrorMsgList } = body as unknown as PackUpload;
    const [run] = await app.sql('SELECT kind, market, rejected FROM import_run ORDER BY id DESC LIMIT 1');
    expect(run).toMatchObject({ kind: 'pack', market: '', rejected: body.invalidRows.length });
    expect(await stored('PK01')).toEqual(['29AN Incl M2 A', '35MN Incl A !A']);
    expect(await stored('PK01', '3410126')).toEqual(['29AN Excl M1', '33SP Incl Yes']);
    expect(await stored('PK02')).toEqual(['33SP Incl Yes']);
    expect(await stored('PK02', '3410126')).toEqual(['33SP Incl Yes']);
    expect(importedList.map(({ row, change }) => [row, change])).toEqual([
      ...[
        [2, 'changed'],
        [3, 'changed'],
        [4, 'new'],
        [2, 'removed'],
        [5, 'new'],
        [6, 'new'],
      ],
    ]);
    expect(notImportedList.map(({ row, status: of }) => [row, of])).toEqual([
      [7, 2],
      [8, 2],
    ]);
    expect(uploadErrorMsgList).toEqual(['Row 8, Child code: there is no option ZZ99.']);
    const logged = await changes();
    expect(logged.map(({ entityId, action }) => [entityId, action])).toEqual([
      ['IT/3410127/PK01', 'update'],
      ['IT/3410126/PK02', 'create'],
      ['IT/3410127/PK02', 'create'],
    ]);
    const said = {
      priceIncluded: true,
      compulsory: false,
      optManovra: '',
      alternateSet: 'A',
      defaultSet: '',
    };
    expect(logged[0]).toMatchObject({ actor: 'Giulia Bassi', source: 'packs.xlsx' });
    expect(logged[0]!.after).toEqual({
      options: [
        { code: '29AN', ...said, optManovra: 'M2' },
        { code: '35MN', ...said, defaultSet: 'A' },
      ],
    });
    expect(logged[0]!.before).toMatchObject({ options: [{ code: '29AN' }, { code: '33SP' }] });
    expect(logged[1]!.before).toBeNull();
  });

  it('leaves a pack that was unticked, and says so (R-213)', async () => {
    const { body } = await runImport(await workbookOf(changed), [
      { row: 2, isChecked: false },
      { row: 3, isChecked: true },
      { row: 5, isChecked: true },
    ]);

    const { notImportedList } = body as unknown as PackUpload;
    expect(notImportedList[0]).toMatchObject({
      row: 2,
      isChecked: false,
      statusDescription: 'Not imported: it was not ticked',
    });
    expect(await stored('PK01')).toEqual(['29AN Excl M1', '33SP Incl Yes']);
    expect(await stored('PK02')).toEqual(['33SP Incl Yes']);
  });

  it('leaves the packs that the ticks do not name; without ticks it takes those of the preview (R-213)', async () => {
    const bytes = await workbookOf(changed);

    const one = await runImport(bytes, [{ row: 5, isChecked: true }]);
    const afterOne = await stored('PK01');
    const rest = await runImport(bytes, undefined, { importPackConfUtilJson: '{}' });

    const { notImportedList } = one.body as unknown as PackUpload;
    expect([one.status, afterOne]).toEqual([200, ['29AN Excl M1', '33SP Incl Yes']]);
    expect(notImportedList[0]).toMatchObject({
      row: 2,
      isChecked: false,
      statusDescription: 'Not imported: it was not ticked',
    });
    expect([rest.status, await stored('PK01')]).toEqual([200, ['29AN Incl M2 A', '35MN Incl A !A']]);
  });

  it('refuses ticks of packs that cannot be imported, of rows that are not there, and none at all (R-214)', async () => {
    const bytes = await workbookOf(changed);
    const refusal = async (list: Tick[]) => {
      const { status, body } = await runImport(bytes, list);
      return [status, body.message];
    };

    expect(await refusal([{ row: 7, isChecked: true }])).toEqual([
      400,
      'Row 7 cannot be imported: The pack is not imported: row 8',
    ]);
    expect(await refusal([{ row: 99, isChecked: true }])).toEqual([
      400,
      'Row 99 is not one that can be imported.',
    ]);
    for (const none of [[], [{ row: 2, isChecked: false }], [{ row: 3, isChecked: true }], [{ row: 2 }]])
      expect(await refusal(none as Tick[])).toEqual([400, 'Nothing is ticked that can be imported.']);
    const noPack = await runImport(await workbookOf(changed.slice(5)));
    expect([noPack.status, noPack.body.message]).toEqual([400, 'Nothing is ticked that can be imported.']);
    const noList = await runImport(bytes, undefined, {
      importPackConfUtilJson: '{"packConfEditedItemList":null}',
    });
    expect([noList.status, noList.body.message]).toEqual([
      400,
      expect.stringContaining('is a list of {row, isChecked}'),
    ]);
    const odd = await runImport(bytes, undefined, {
      importPackConfUtilJson: '{"packConfEditedItemList":[7]}',
    });
    expect(odd.body.message).toContain('is a list of {row, isChecked}');
    const broken = await runImport(bytes, undefined, { importPackConfUtilJson: '{' });
    expect([broken.status, broken.body.message]).toEqual([400, 'importPackConfUtilJson is not JSON.']);
    expect(await changes()).toEqual([]);
  });

  it('does what the preview showed, and is refused once workbook or packs have changed', async () => {
    const bytes = await workbookOf(changed);
    const { planDigest } = (await upload(bytes)).body as { planDigest: string };
    expect(planDigest).toMatch(/^[0-9a-f]{32}$/);
    await app.sql(`UPDATE commercial_pack_item SET opt_manovra = 'M9' WHERE vetele = '3410127'`);

    const late = await runImport(bytes, undefined, { planDigest });
    await app.sql(
      `UPDATE commercial_pack_item SET opt_manovra = 'M1' WHERE vetele = '3410127' AND NOT price_included`,
    );
    await app.sql(
      `UPDATE commercial_pack_item SET opt_manovra = '' WHERE vetele = '3410127' AND price_included`,
    );
    const other = await runImport(await workbookOf(changed.slice(0, 5)), undefined, { planDigest });
    const samePacks = changed.with(1, option('PK01', '29AN', { manovra: 'M3', set: 'A' }));
    const edited = await runImport(await workbookOf(samePacks), undefined, { planDigest });
    const same = await runImport(bytes, undefined, { planDigest });

    expect([late.status, late.body.message]).toEqual([
      409,
      'The data changed since the preview. Check the file again.',
    ]);
    expect([other.status, edited.status]).toEqual([409, 409]);
    expect(same.status).toBe(200);
  });

  it('of what is stored already writes nothing', async () => {
    const { status } = await runImport(await workbookOf(asStored), [{ row: 2, isChecked: true }]);

    expect(status).toBe(200);
    expect(await changes()).toEqual([]);
  });

  it('is for the own markets of users of the pack configurator, headquarters or not', async () => {
    const bytes = await workbookOf(changed.slice(0, 3));
    const price = await app.signIn({ priceConfEnabled: true, countries: ['IT'] });
    const hq = await app.signIn({ packConfEnabled: true, isHQUser: true, countries: ['DE'] });

    expect((await runImport(bytes, undefined, {}, { as: price })).status).toBe(403);
    expect((await upload(bytes, { as: price })).status).toBe(403);
    const foreign = await previewOf(changed.slice(0, 3), hq);
    expect(foreign.uploadErrorMsgList).toEqual(['Row 2, Country: Italia is not one of your markets.']);
    expect((await runImport(bytes, undefined, {}, { as: hq })).status).toBe(400);
    expect(await stored('PK01')).toEqual(['29AN Excl M1', '33SP Incl Yes']);
  });

  it('of two people at once leaves no pack half of one and half of the other', async () => {
    const other = [pack('PK01'), option('PK01', '36MV')];
    const both = await Promise.all([
      runImport(await workbookOf(changed.slice(0, 3))),
      runImport(await workbookOf(other)),
    ]);

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect([['29AN Incl M2 A', '35MN Incl A !A'], ['36MV Incl']]).toContainEqual(await stored('PK01'));
    const [first, second] = await changes();
    expect(second!.before).toEqual(first!.after);
  });
});

/** An exported workbook, after a spreadsheet has opened it. */
async function opened(call: string): Promise<{ workbook: ExcelJS.Workbook; sheet: ExcelJS.Worksheet }> {
  const { status, bytes } = await app.request('GET', `${CALLS}/${call}`, { as: user });
  expect(status).toBe(200);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as never);
  return { workbook, sheet: workbook.worksheets[0]! };
}
const saved = async (workbook: ExcelJS.Workbook) => Buffer.from(await workbook.xlsx.writeBuffer());

describe('an exported workbook', () => {
  it('comes in again without a change, whether it was saved by a spreadsheet or not (R-213)', async () => {
    await aPack(app, {
      country: 'IT',
      vetele: '0034101',
      code: 'PK02',
      options: [
        { code: '071', alternateSet: '01', defaultSet: '01' },
        { code: '5E3', alternateSet: '01', optManovra: '007' },
        { code: '06', priceIncluded: false },
      ],
    });
    const { bytes } = await app.request('GET', `${CALLS}/exportCommercialPacks`, { as: user });
    const { workbook } = await opened('exportCommercialPacks');

    for (const file of [bytes, await saved(workbook)]) {
      const preview = (await upload(file)).body as unknown as PackUpload;
      expect(preview.uploadErrorMsgList).toEqual([]);
      expect(preview.uploadedList).toHaveLength(10);
      expect(new Set(preview.uploadedList.map(({ change }) => change))).toEqual(new Set(['unchanged']));
    }
  });

  it('imports what was changed in it', async () => {
    const { workbook, sheet } = await opened('exportCommercialPacks');
    sheet.eachRow((row) => {
      if (row.getCell('C').value === '3410127' && row.getCell('F').value === '29AN')
        row.getCell('H').value = 'Incl';
    });
    sheet.addRow(['IT', null, '3410127', null, 'PK01', '35MN', null, 'Incl']);

    const { status } = await runImport(await saved(workbook));

    expect(status).toBe(200);
    expect(await stored('PK01')).toEqual(['29AN Incl M1', '33SP Incl Yes', '35MN Incl']);
    expect(await changes()).toHaveLength(1);
  });
});

describe('implicit packs', () => {
  let keeper: SignedInUser;
  beforeAll(async () => {
    const ids = await app.sql<{ id: string }>(`SELECT id FROM country WHERE id <> 'DEFAULT'`);
    keeper = await app.signIn({ packConfEnabled: true, countries: ids.map(({ id }) => id) });
  });
  beforeEach(async () => {
    await app.sql(
      `INSERT INTO implicit_pack_item SELECT p.id, c.id FROM opt_item p, opt_item c
       WHERE p.code = '33SP' AND c.code IN ('29AN', '071')`,
    );
  });
  const PAIR = ['Parent code', 'Child code', 'Name'];
  const implicit = async (call: string, rows: Cell[][], options: Sent = {}) =>
    sent(call, await workbookOf(rows, PAIR), { as: keeper, ...options });
  const brought = async (code: string) =>
    (
      await app.sql<{ code: string }>(
        `SELECT c.code FROM implicit_pack_item p JOIN opt_item o ON o.id = p.parent_id JOIN opt_item c ON c.id = p.child_id
         WHERE o.code = $1 ORDER BY c.code`,
        [code],
      )
    ).map((row) => row.code);
  const rows: Cell[][] = [
    ['33SP', null],
    ['33SP', 71],
    ['33SP', '35MN'],
    ['29AN', null],
    ['29AN', '29AN'],
    ['PK01', '33SP'],
    ['PK02', null],
  ];

  it('are previewed with code and name, the whole pack refused for one wrong row (R-214, R-271)', async () => {
    const { status, body } = await implicit('uploadImplicitPacksFromExcel', rows);

    expect(status, body.message).toBe(200);
    const preview = body as unknown as Omit<PackUpload, 'uploadedList'> & {
      uploadedList: (PackUpload['uploadedList'][number] & { code: string })[];
    };
    expect(preview.uploadErrorMsgList).toEqual([
      'Row 6, Child code: an option cannot include itself (29AN).',
      'Row 7, Parent code: there is no row for pack PK01. Add one without a child code.',
      'Row 8, Child code: the pack has no options.',
    ]);
    expect(preview.uploadedList.map(({ row, code, status: of, change }) => [row, code, of, change])).toEqual([
      ...[
        [2, '33SP', 0, 'changed'],
        [3, '071', 0, 'unchanged'],
        [4, '35MN', 0, 'new'],
        [2, '29AN', 0, 'removed'],
      ],
      ...[
        [5, '29AN', 2, 'none'],
        [6, '29AN', 2, 'none'],
        [7, '33SP', 2, 'none'],
        [8, 'PK02', 2, 'none'],
      ],
    ]);
    expect(preview.uploadedList[0]).toEqual({
      row: 2,
      pack: 2,
      status: 0,
      statusDescription: '1 option new, 1 removed',
      isHeader: true,
      isChecked: true,
      change: 'changed',
      parentCode: '33SP',
      childCode: '',
      code: '33SP',
      name: 'FACTORY 33SP',
    });
    expect(await brought('33SP')).toEqual(['071', '29AN']);
  });

  it('are refused where they bring themselves along by way of others, in the file or stored', async () => {
    const { body } = await implicit('uploadImplicitPacksFromExcel', [
      ['29AN', null],
      ['29AN', '35MN'],
      ['29AN', '071'],
      ['35MN', null],
      ['35MN', '33SP'],
    ]);

    expect((body as unknown as PackUpload).uploadErrorMsgList).toEqual([
      'Row 3, Child code: 29AN brings 35MN brings 33SP brings 29AN, which is a cycle.',
      'Row 6, Child code: 35MN brings 33SP brings 29AN brings 35MN, which is a cycle.',
    ]);
  });

  const back: Cell[][] = [
    ['29AN', null],
    ['29AN', '33SP'],
  ];

  it('are refused where an unticked pack stays as stored and closes a cycle (R-213)', async () => {
    const swapped: Cell[][] = [['33SP', null], ['33SP', '35MN'], ...back];
    const preview = await implicit('uploadImplicitPacksFromExcel', swapped);
    expect((preview.body as unknown as PackUpload).uploadErrorMsgList).toEqual([]);

    // 36MV is ticked as well: of a refused import nothing is stored.
    const file: Cell[][] = [...swapped, ['36MV', null], ['36MV', '071']];
    const part = await implicit('importImplicitPacks', file, {
      fields: ticks([4, 6].map((row) => ({ row, isChecked: true }))),
    });

    expect([part.status, part.body.message]).toEqual([
      400,
      'Row 5, Child code: 29AN brings 33SP brings 29AN, which is a cycle.',
    ]);
    expect([await brought('33SP'), await brought('29AN'), await brought('36MV')]).toEqual([
      ['071', '29AN'],
      [],
      [],
    ]);
    expect(await changes()).toEqual([]);

    const whole = await implicit('importImplicitPacks', swapped);
    expect(whole.status, whole.body.message).toBe(200);
    expect([await brought('33SP'), await brought('29AN')]).toEqual([['35MN'], ['33SP']]);
  });

  it('are refused where a faulty pack stays as stored and closes a cycle (R-214)', async () => {
    const file: Cell[][] = [['33SP', null], ['33SP', '35MN'], ['33SP', 'ZZ99'], ...back];

    const { body } = await implicit('uploadImplicitPacksFromExcel', file);
    const imported = await implicit('importImplicitPacks', file, {
      fields: ticks([{ row: 5, isChecked: true }]),
    });

    expect((body as unknown as PackUpload).uploadErrorMsgList).toEqual([
      'Row 4, Child code: there is no option ZZ99.',
      'Row 6, Child code: 29AN brings 33SP brings 29AN, which is a cycle.',
    ]);
    expect([imported.status, imported.body.message]).toEqual([
      400,
      'Row 5 cannot be imported: The pack is not imported: row 6',
    ]);
    expect([await brought('33SP'), await brought('29AN')]).toEqual([['071', '29AN'], []]);
  });

  it('are refused where a pack refused for a cycle stays as stored and closes another', async () => {
    const { body } = await implicit('uploadImplicitPacksFromExcel', [
      ...[
        ['33SP', null],
        ['33SP', '35MN'],
        ['35MN', null],
        ['35MN', '33SP'],
      ],
      ...back,
    ]);

    expect((body as unknown as PackUpload).uploadErrorMsgList).toEqual([
      'Row 3, Child code: 33SP brings 35MN brings 33SP, which is a cycle.',
      'Row 5, Child code: 35MN brings 33SP brings 35MN, which is a cycle.',
      'Row 7, Child code: 29AN brings 33SP brings 29AN, which is a cycle.',
    ]);
  });

  it('are not refused for a cycle through a pack that is not imported (R-214)', async () => {
    const file: Cell[][] = [
      ['35MN', null],
      ['35MN', '36MV'],
      ['35MN', 'ZZ99'],
      ['36MV', null],
      ['36MV', '35MN'],
      ['071', null],
      ['071', '36MV'],
      ['PK01', null],
      ['PK01', 'PK01'],
      ['PK01', 'PK02'],
      ['PK02', null],
      ['PK02', 'PK01'],
    ];

    const { body } = await implicit('uploadImplicitPacksFromExcel', file);
    const imported = await implicit('importImplicitPacks', file);

    expect((body as unknown as PackUpload).uploadErrorMsgList).toEqual([
      'Row 4, Child code: there is no option ZZ99.',
      'Row 10, Child code: an option cannot include itself (PK01).',
    ]);
    expect(imported.status, imported.body.message).toBe(200);
    expect([await brought('36MV'), await brought('35MN'), await brought('PK02')]).toEqual([
      ...[['35MN'], [], ['PK01']],
    ]);
  });

  it('take the place of the stored ones when they are imported, each with a row in the log (R-213)', async () => {
    const { status, body } = await implicit('importImplicitPacks', rows, {
      fields: ticks([{ row: 2, isChecked: true }]),
    });

    expect(status, body.message).toBe(200);
    expect(await brought('33SP')).toEqual(['071', '35MN']);
    expect(await changes()).toMatchObject([{ entityId: '33SP', action: 'update', source: 'packs.xlsx' }]);
  });

  it('take a user of all markets, for the preview too', async () => {
    for (const call of ['uploadImplicitPacksFromExcel', 'importImplicitPacks']) {
      const { status, body } = await implicit(call, rows, { as: user });
      expect([status, body.message]).toEqual([
        403,
        'Implicit packs apply in every market: only a user with all markets can import them, and Germania is not one of yours.',
      ]);
    }
  });

  it('do not take disabled markets, which nobody can be given', async () => {
    await app.aCountry({ id: 'XD' });
    await app.sql(`UPDATE country SET enabled = false WHERE id = 'XD'`);

    const { status, body } = await implicit('uploadImplicitPacksFromExcel', rows);

    expect(status, body.message).toBe(200);
  });

  it('are not taken out of a workbook of commercial packs', async () => {
    const { body } = await sent('uploadImplicitPacksFromExcel', await workbookOf(asStored), { as: keeper });

    expect(body).toMatchObject({
      uploadErrorMsgList: ['This is a workbook of commercial packs. Import it there.'],
      uploadedList: [],
      planDigest: '',
    });
  });

  it('come in again without a change', async () => {
    const { workbook } = await opened('exportImplicitPacks');

    const { body } = await sent('uploadImplicitPacksFromExcel', await saved(workbook), { as: keeper });

    expect(told(body as never)).toEqual([
      [2, 0, 'unchanged', 'As stored'],
      [3, 0, 'unchanged', ''],
      [4, 0, 'unchanged', ''],
    ]);
  });
});

// How long 5,000 rows take is the bench's business.
it('takes hundreds of packs at once', async () => {
  await app.aModel({ vetele: '3990127', modelYear: '2027', countries: ['IT'] });
  await manyPacks(app, { country: 'IT', vetele: '3990127', packs: 200 });
  const { workbook, sheet } = await opened(
    'exportCommercialPacks?pModelFilter=MOD&pCurrentModelVetele=3990127',
  );
  sheet.eachRow((row) => {
    if (row.getCell('F').value === 'MO5') row.getCell('H').value = 'Incl';
  });
  const bytes = await saved(workbook);

  const preview = (await upload(bytes)).body as unknown as PackUpload;
  const { status } = await runImport(bytes, undefined, { planDigest: preview.planDigest });

  expect(preview.uploadedList).toHaveLength(200 * 6);
  expect(preview.uploadedList.filter(({ change }) => change === 'changed')).toHaveLength(200 * 2);
  expect(status).toBe(200);
  expect(await changes()).toHaveLength(200);
});
