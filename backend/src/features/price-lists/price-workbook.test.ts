import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp, type TestReply } from '../../../test/app.ts';
import { XLSX } from '../../../test/expected.ts';
import { aLargeList, anItem, aPriceList } from '../../../test/price-factories.ts';
import type { Schema } from '../../kit/contract.ts';

type PriceUploadPreview = Schema<'PriceUploadPreview'>;
type PriceUploadRow = Schema<'PriceUploadRow'>;

const CALLS = '/ccb/auth/fe/priceConf';

let app: TestApp;
let market: SignedInUser;
let vehicles = 3410000;

beforeAll(async () => {
  app = await testApp();
  await app.aCountry({
    id: 'IT',
    descriptions: { en: 'Italy', it: 'Italia' },
    currency: 'EUR',
    pricemask: '#.##0,00',
    vat: '22',
    enableBaseOpt: true,
    enableAccessories: true,
    enableCustomerPrg: true,
  });
  market = await app.signIn({ priceConfEnabled: true, countries: ['IT'], alias: 'Giulia Bassi' });
});
afterAll(() => app.close());

/** A vehicle of its own with a list in Italy: each kind once, a standard item, a missing price and a code of digits. */
async function aList(country = 'IT') {
  const vetele = String(++vehicles);
  const name = vetele.slice(-3);
  await app.aModel({ vetele, description: 'Aurora 1.5 Hybrid MY26', countries: [country] });
  await aPriceList(app, {
    country,
    vetele,
    basePrice: 28900,
    officialPrice: 28700,
    isActive: true,
    version: 7,
  });
  const item = (code: string, spec: object) =>
    anItem(app, { vetele, code: `${name}${code}`, country, ...spec });
  await item('FK', { labels: { it: 'Vernice, "Rosso" & Etna' }, price: 1420, officialPrice: 1420.5 });
  await item('CB', { isStandard: true });
  await item('TP', { officialPrice: 1190 });
  await item('FS', { kind: 'fuoriserie', price: 3900 });
  await item('CP', { kind: 'programs', price: 390 });
  await item('AC', { kind: 'accessories', price: 22.9 });
  const digits = `00${vetele}`;
  await anItem(app, { vetele, code: digits, country, price: 10 });
  return { country, vetele, digits, code: (suffix: string) => name + suffix };
}
type List = Awaited<ReturnType<typeof aList>>;

const exported = (list: List, body: object = {}, as = market, query: object = {}) =>
  app.request('POST', `${CALLS}/exportPricelist`, {
    as,
    query: { marketId: list.country, modelCode: list.vetele, ...query },
    body,
  });

async function opened(bytes: Buffer): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as never);
  return workbook;
}

/** The row in which a code stands. */
function rowOf(sheet: ExcelJS.Worksheet, code: string): number {
  for (let row = 1; row <= sheet.rowCount; row++) if (sheet.getCell(row, 2).value === code) return row;
  throw new Error(`No row ${code}`);
}
const FINAL_PRICE = 5;

/** The exported workbook of a list after somebody worked on it. */
async function workbookWith(
  list: List,
  edit: (
    sheet: ExcelJS.Worksheet,
    price: (code: string, value: ExcelJS.CellValue) => void,
    workbook: ExcelJS.Workbook,
  ) => void,
): Promise<Buffer> {
  const { status, bytes, body } = await exported(list);
  expect(status, body.message).toBe(200);
  const workbook = await opened(bytes);
  const sheet = workbook.worksheets[0]!;
  edit(sheet, (code, value) => (sheet.getCell(rowOf(sheet, code), FINAL_PRICE).value = value), workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

interface Sent {
  as?: SignedInUser;
  name?: string;
  field?: string;
  fields?: Record<string, string>;
}

function sent(
  call: string,
  list: Pick<List, 'country' | 'vetele'>,
  bytes: Buffer | string,
  options: Sent = {},
): Promise<TestReply> {
  const { as = market, name = 'listino.xlsx', field = 'uploadFile', fields = {} } = options;
  const form = new FormData();
  form.append(field, new Blob([bytes as string], { type: XLSX }), name);
  const texts = { pCountry: list.country, pVetele: list.vetele, ...fields };
  for (const [key, value] of Object.entries(texts)) form.append(key, value);
  return app.request('POST', `${CALLS}/${call}`, { as, body: form });
}
const upload = (list: Pick<List, 'country' | 'vetele'>, bytes: Buffer | string, options?: Sent) =>
  sent('uploadPricelistFromExcel', list, bytes, options);
const runImport = (
  list: Pick<List, 'country' | 'vetele'>,
  bytes: Buffer,
  edits?: object[],
  options: Sent = {},
) =>
  sent('importPricelist', list, bytes, {
    ...options,
    fields: {
      ...(edits ? { importPriceConfUtilJson: JSON.stringify({ priceConfEditedItemList: edits }) } : {}),
      ...options.fields,
    },
  });

async function previewOf(
  list: List,
  bytes: Buffer,
  fields: Sent['fields'] = {},
): Promise<PriceUploadPreview> {
  const { status, body } = await upload(list, bytes, { fields });
  expect(status, body.message).toBe(200);
  return body as PriceUploadPreview;
}
const rowsOf = ({ basePriceList, uploadedList }: PriceUploadPreview) => [...basePriceList, ...uploadedList];
const find = (preview: PriceUploadPreview, code: string): PriceUploadRow =>
  rowsOf(preview).find((row) => row.code === code)!;

/** Prices by code as they are stored; '-' is the base price. */
async function stored({ country, vetele }: List): Promise<Record<string, string | null>> {
  const rows = await app.sql<{ code: string; price: string | null }>(
    `SELECT '-' AS code, base_price AS price FROM price_list WHERE country_id = $1 AND vetele = $2
     UNION ALL SELECT i.code, p.price FROM item_price p JOIN opt_item i ON i.id = p.opt_item_id
     WHERE p.country_id = $1 AND p.vetele = $2`,
    [country, vetele],
  );
  return Object.fromEntries(rows.map(({ code, price }) => [code, price]));
}
const versionOf = async ({ country, vetele }: List) =>
  (
    await app.sql<{ version: number }>(
      'SELECT version FROM price_list WHERE country_id = $1 AND vetele = $2',
      [country, vetele],
    )
  )[0]!.version;

describe('the exported workbook', () => {
  it('holds market, vehicle and currency, then base price and the four groups, prices as numbers and codes as text (R-265)', async () => {
    const list = await aList();

    const { status, headers, bytes } = await exported(list, {}, market, {
      modelName: 'Aurora 1.5 / Hybrid?',
    });

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(XLSX);
    expect(headers.get('content-disposition')).toContain(
      `priceList_IT_${list.vetele}_Aurora 1.5 Hybrid.xlsx`,
    );
    const workbook = await opened(bytes);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Price list', 'Istruzioni']);
    const sheet = workbook.worksheets[0]!;
    const rows: unknown[] = [];
    sheet.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
    expect(rows.slice(0, 5)).toEqual([
      ['Market', 'IT', 'Italia'],
      ['Vehicle', list.vetele, 'Aurora 1.5 Hybrid MY26'],
      ['Currency', 'EUR'],
      ['Group', 'Code', 'Name', 'Official price', 'Final price', 'Note'],
      ['BASE PRICE', '-', 'Aurora 1.5 Hybrid MY26', 28700, 28900],
    ]);
    const items = rows.slice(5) as [
      string,
      string,
      string,
      number | undefined,
      number | undefined,
      string | undefined,
    ][];
    expect(items.map(([group]) => group)).toEqual([
      ...Array(4).fill('OPTIONALS'),
      'FUORISERIE',
      'CUSTOMER PROGRAMS',
      'ACCESSORIES',
    ]);
    expect(items.find(([, code]) => code === list.code('FK'))).toEqual([
      ...['OPTIONALS', list.code('FK'), 'Vernice, "Rosso" & Etna'],
      ...[1420.5, 1420],
    ]);
    expect(items.find(([, code]) => code === list.digits)).toBeDefined();
    expect(items.find(([, code]) => code === list.code('CB'))![5]).toBe('(is Standard)');
  });

  it('freezes its head, filters its table and writes amounts as the mask does', async () => {
    const list = await aList();
    const decimals = await opened((await exported(list)).bytes);
    await app.sql(`UPDATE price_list SET pricemask = '#,##0' WHERE vetele = $1`, [list.vetele]);
    const whole = await opened((await exported(list)).bytes);

    const sheet = decimals.worksheets[0]!;
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 4 });
    expect(sheet.autoFilter).toBe(`A4:F${sheet.rowCount}`);
    const formatOf = (workbook: ExcelJS.Workbook, code: string) =>
      workbook.worksheets[0]!.getCell(rowOf(workbook.worksheets[0]!, code), FINAL_PRICE).numFmt;
    expect(formatOf(decimals, '-')).toBe('#,##0.00');
    expect(formatOf(whole, '-')).toBe('#,##0');
    // Nothing is rounded away, whatever the mask says.
    expect(formatOf(whole, list.code('AC'))).toBe('#,##0.00');
    expect(sheet.getCell(rowOf(sheet, list.digits), 2).numFmt).toBe('@');
  });

  it('shows the prices of the screen where the body holds them, and stores nothing', async () => {
    const list = await aList();
    const body = {
      basePrice: { price: 29100.5, pricelistActive: false },
      equipmentList: [
        {
          group: 'OPTIONALS',
          items: [
            { code: list.code('FK'), price: null },
            { code: list.code('CB'), price: 5 },
          ],
        },
        {
          group: 'ACCESSORIES',
          items: [
            { code: list.code('AC'), price: 0 },
            { code: 'UNKNOWN', price: 1 },
          ],
        },
      ],
    };

    const sheet = (await opened((await exported(list, body)).bytes)).worksheets[0]!;

    const price = (code: string) => sheet.getCell(rowOf(sheet, code), FINAL_PRICE).value;
    expect(['-', ...['FK', 'CB', 'AC', 'FS'].map(list.code)].map(price)).toEqual([
      29100.5,
      null,
      null,
      0,
      3900,
    ]);
    expect(await stored(list)).toMatchObject({ '-': '28900.00', [list.code('FK')]: '1420.00' });
    const wrong = await exported(list, { basePrice: { price: 1.234 } });
    expect([wrong.status, wrong.body.fields[0].field]).toEqual([400, 'basePrice.price']);
  });

  it('is for users of the market and for HQ, where the market sets its prices', async () => {
    const list = await aList();
    await app.aCountry({ id: 'RO', enableBaseOpt: false });
    const hq = await app.signIn({ priceConfEnabled: true, isHQUser: true });
    const other = await app.signIn({ priceConfEnabled: true, countries: ['RO'] });

    expect((await exported(list, {}, hq)).status).toBe(200);
    expect((await exported(list, {}, other)).status).toBe(403);
    expect((await exported({ ...list, country: 'RO' }, {}, other)).status).toBe(403);
    expect((await exported({ ...list, country: 'XX' })).status).toBe(404);
    expect((await exported({ ...list, vetele: '9999999' })).status).toBe(404);
    const label = await app.signIn({ ccadmEnabled: true, countries: ['IT'] });
    expect((await exported(list, {}, label)).status).toBe(403);
  });
});

describe('the preview', () => {
  it('of an export that nobody touched changes nothing: every row is a warning (R-191)', async () => {
    const list = await aList();

    const preview = await previewOf(list, (await exported(list)).bytes);

    expect(rowsOf(preview).map(({ status }) => status)).toEqual(Array(8).fill(1));
    // Only a price that is missing is worth a warning.
    expect(
      rowsOf(preview)
        .filter(({ isUnchanged }) => !isUnchanged)
        .map(({ code }) => code),
    ).toEqual([list.code('TP')]);
    expect(find(preview, '-')).toEqual({
      row: 5,
      group: '',
      code: '-',
      description: 'Aurora 1.5 Hybrid MY26',
      officialPrice: 28700,
      currentPrice: 28900,
      price: 28900,
      status: 1,
      isUnchanged: true,
      statusDescription: 'Row 5, column Final price: the price is the same as before',
      isChecked: false,
    });
    expect(find(preview, list.code('CB')).statusDescription).toMatch(/standard, it has no price$/);
    expect(find(preview, list.code('TP')).statusDescription).toMatch(/blank, the price is still missing$/);
    expect(preview.uploadErrorMsgList).toEqual([]);
  });

  it('tells ready rows, warnings and errors apart, with row and column, and stores nothing', async () => {
    const list = await aList();
    const before = await stored(list);
    let rows: Record<string, number> = {};
    const bytes = await workbookWith(list, (sheet, price) => {
      price('-', 29100);
      price(list.code('FK'), '1.450,50');
      price(list.code('TP'), 1190);
      price(list.code('FS'), null);
      price(list.code('CB'), 12);
      price(list.code('CP'), 'a richiesta');
      sheet.addRow(['OPTIONALS', '14RX', 'Sedili sportivi', null, 540]);
      rows = Object.fromEntries(['CP', 'CB', 'FS'].map((code) => [code, rowOf(sheet, list.code(code))]));
    });

    const preview = await previewOf(list, bytes);

    const said = (code: string) => {
      const { status, price, isChecked, statusDescription } = find(preview, code);
      return [status, price, isChecked, statusDescription];
    };
    expect(said('-')).toEqual([0, 29100, true, 'Ready to import']);
    expect(said(list.code('FK'))).toEqual([0, 1450.5, true, 'Ready to import']);
    expect(said(list.code('TP'))).toEqual([0, 1190, true, 'Ready to import, the price was missing']);
    expect(said(list.code('FS'))).toEqual([
      1,
      null,
      false,
      `Row ${rows['FS']}, column Final price: blank, the price stays as it is`,
    ]);
    const errors = [
      `Row ${rows['CB']}, column Final price: ${list.code('CB')} is standard on this vehicle and takes no price`,
      `Row ${rows['CP']}, column Final price: 'a richiesta' is not an amount`,
      `Row 13, column Code: 14RX is not offered for this vehicle`,
    ];
    expect([list.code('CB'), list.code('CP'), '14RX'].map((code) => said(code)[3])).toEqual(errors);
    expect(find(preview, '14RX').description).toBe('Sedili sportivi');
    expect(preview.uploadErrorMsgList.toSorted()).toEqual(errors.toSorted());
    expect(await stored(list)).toEqual(before);
  });

  it.each<[string, ExcelJS.CellValue, number | null, number]>([
    ['a number', 1234.56, 1234.56, 0],
    ['a sum of binary fractions', 0.1 + 0.2, 0.3, 0],
    ['0', 0, 0, 0],
    ['the largest', 9_999_999_999.99, 9_999_999_999.99, 0],
    ['Italian text', '1.234,56', 1234.56, 0],
    ['a decimal comma', '12,5', 12.5, 0],
    ['a decimal point', '12.5', 12.5, 0],
    ['text without groups', '1234.56', 1234.56, 0],
    ['text with groups only', '1.234', 1234, 0],
    ['text with its currency', '€ 1.234,56', 1234.56, 0],
    ['what a formula came to', { formula: 'D6*2', result: 99.5 }, 99.5, 0],
    ['what a formula of texts came to', { formula: '"12"&",5"', result: '12,5' }, 12.5, 0],
    ['rich text', { richText: [{ text: '12' }, { text: ',50', font: { bold: true } }] }, 12.5, 0],
    ['three decimals', 12.345, null, 2],
    ['below 0', -5, null, 2],
    ['text below 0', '-5', null, 2],
    ['too large', 1e10, null, 2],
    ['a date', new Date('2026-01-01'), null, 2],
    ['yes', true, null, 2],
    ['an error', { error: '#N/A' } as ExcelJS.CellValue, null, 2],
    ['a formula that came to an error', { formula: 'D6', result: { error: '#N/A' } }, null, 2],
    ['a formula that came to yes', { formula: 'D6>1', result: true }, null, 2],
    ['a formula without its result', { formula: 'D6*2' } as ExcelJS.CellValue, null, 2],
    ['a word', 'gratis', null, 2],
    ['spaces', '   ', null, 1],
  ])('reads %s', async (_name, value, price, status) => {
    const list = await aList();
    const bytes = await workbookWith(list, (sheet, set) => {
      set(list.code('FK'), value);
      // As spreadsheets do when somebody types a date.
      if (value instanceof Date)
        sheet.getCell(rowOf(sheet, list.code('FK')), FINAL_PRICE).numFmt = 'dd/mm/yyyy';
    });

    const preview = await previewOf(list, bytes);

    const row = find(preview, list.code('FK'));
    expect([row.status, row.price], row.statusDescription).toEqual([status, price]);
    if (status === 2) expect(row.statusDescription).toMatch(/^Row \d+, column Final price: /);
  });

  it('takes no text that could be a thousand times too much; too many decimals are rounded where that is asked for', async () => {
    const list = await aList();
    const bytes = await workbookWith(list, (_sheet, price) => {
      price(list.code('FK'), '12,345');
      price(list.code('TP'), 316.975);
      price(list.code('AC'), '1234,567');
    });

    const preview = await previewOf(list, bytes);
    const said = (code: string) => find(preview, code);
    expect([said(list.code('FK')).status, said(list.code('FK')).price]).toEqual([2, null]);
    expect(said(list.code('FK')).statusDescription).toContain(
      '12,345 has three decimals; write 12,35 or 12.345',
    );
    expect([said(list.code('TP')).status, preview.roundable]).toEqual([2, 2]);

    const rounded = await previewOf(list, bytes, { roundDecimals: 'true' });
    const codes = ['FK', 'TP', 'AC'].map((name) => list.code(name));
    const prices = codes.map((code) => find(rounded, code).price);
    expect([prices, rounded.roundable]).toEqual([[null, 316.98, 1234.57], 0]);
    expect(find(rounded, list.code('FK')).status).toBe(2);
  });

  it('refuses a row of a CSV file whose cells have moved, such as by a decimal comma', async () => {
    const list = await aList();
    const lines = [
      'Market,IT,',
      `Vehicle,${list.vetele},`,
      'Code,Name,Final price',
      `${list.code('FK')},Tetto,1180,50`,
      `${list.code('TP')},Tetto,"1180,50"`,
    ];
    const { status, body } = await upload(list, Buffer.from(lines.join('\n')), { name: 'listino.csv' });

    expect(status, body.message).toBe(200);
    expect(
      rowsOf(body as PriceUploadPreview).map(({ status: of, price, statusDescription }) => [
        of,
        price,
        statusDescription.slice(0, 55),
      ]),
    ).toEqual([
      [2, null, 'Row 4, column Final price: The row has 4 cells, the hea'],
      [0, 1180.5, 'Ready to import, the price was missing'],
    ]);
  });

  it('hands refused rows back as a CSV file that says the same when it is read again, and can be corrected', async () => {
    const list = await aList();
    const bytes = await workbookWith(list, (sheet, price) => {
      price(list.code('FK'), '12,345');
      price(list.code('TP'), 316.975);
      price(list.code('AC'), 1234.5);
      price('-', 0);
      sheet.addRow(['OPTIONALS', 'XX99', 'Nobody', null, 5]);
      // A spreadsheet took it for a number.
      sheet.getCell(rowOf(sheet, list.digits), 2).value = Number(list.digits);
      sheet.getCell(rowOf(sheet, Number(list.digits) as never), FINAL_PRICE).value = -3;
    });
    const first = await previewOf(list, bytes);
    expect(first.invalidRows.map(({ row }) => row)).toEqual(
      rowsOf(first)
        .filter(({ status }) => status === 2)
        .map(({ row }) => row),
    );
    const csvCell = (cell: string) =>
      (cell.startsWith('-') ? `'${cell}` : cell).replace(
        /^.*"[^]*$/,
        (all) => `"${all.replaceAll('"', '""')}"`,
      );
    const csvOf = (edit = (line: string) => line) =>
      Buffer.from(
        [...first.linesAbove, first.columns, ...first.invalidRows.map(({ values }) => values)]
          .map((cells) => edit(cells.map(csvCell).join(';')))
          .join('\r\n'),
      );
    const send = async (bytesOfCsv: Buffer) => {
      const { status, body } = await upload(list, bytesOfCsv, { name: 'listino_errors.csv' });
      expect(status, body.message).toBe(200);
      return rowsOf(body as PriceUploadPreview);
    };

    const again = await send(csvOf());
    const corrected = await send(csvOf((line) => line.replace(/;(316,975|12,345|-3|'-3|0);/, ';88,5;')));

    expect(again.map(({ code, status }) => [code, status])).toEqual(
      rowsOf(first)
        .filter(({ status }) => status === 2)
        .map(({ code, status }) => [code, status]),
    );
    // In the order of their codes, which are others at each run.
    const inOrder = (rows: unknown[][]) => rows.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
    expect(inOrder(corrected.map(({ code, status, price }) => [code, status, price]))).toEqual(
      inOrder([
        ['-', 0, 88.5],
        [list.code('FK'), 0, 88.5],
        [list.code('TP'), 0, 88.5],
        [list.digits, 0, 88.5],
        ['XX99', 2, 5],
      ]),
    );
  });

  it('refuses prices in another currency, of the workbook and of a cell, and a percentage that a cell shows', async () => {
    const list = await aList();
    const bytes = await workbookWith(list, (sheet, price) => {
      const formatted = (code: string, value: number, format: string) => {
        price(code, value);
        sheet.getCell(rowOf(sheet, code), FINAL_PRICE).style = { numFmt: format };
      };
      price('-', 'EUR 29100');
      price(list.code('FK'), '100 HUF');
      formatted(list.code('TP'), 0.12, '0%');
      formatted(list.digits, 120.5, '[$CHF] #,##0.00');
    });
    const preview = await previewOf(list, bytes);
    expect([find(preview, '-').status, find(preview, '-').price]).toEqual([0, 29100]);
    expect(find(preview, list.digits)).toMatchObject({
      status: 2,
      statusDescription: expect.stringContaining("'120.5 CHF' is not in EUR"),
    });
    expect(find(preview, list.code('FK'))).toMatchObject({
      status: 2,
      statusDescription: expect.stringContaining("'100 HUF' is not in EUR"),
    });
    expect(find(preview, list.code('TP'))).toMatchObject({
      status: 2,
      statusDescription: expect.stringContaining("'12%' is not an amount"),
    });

    expect((await exported(list, {}, market, { shownCurrency: 'HUF' })).body.fields).toMatchObject([
      { field: 'shownCurrency' },
    ]);
    const forint = await workbookWith(list, (sheet, price) => {
      sheet.getCell('B3').value = 'HUF';
      price('-', 29100);
    });
    const told = await previewOf(list, forint);
    const reason = 'The prices of this workbook are in HUF, those of the list in EUR. Export the list again.';
    expect([told.uploadErrorMsgList, told.basePriceList, told.uploadedList]).toEqual([[reason], [], []]);
    const refused = await runImport(list, forint);
    expect([refused.status, refused.body.message]).toEqual([400, reason]);
  });

  it('asks for a base price above 0', async () => {
    const list = await aList();

    const preview = await previewOf(list, await workbookWith(list, (_sheet, price) => price('-', 0)));

    expect(preview.uploadErrorMsgList).toEqual(['Row 5, column Final price: the base price must be above 0']);
  });

  it('finds a code that a spreadsheet took for a number, and a row wherever it stands', async () => {
    const list = await aList();
    const bytes = await workbookWith(list, (sheet, price) => {
      price(list.digits, 11);
      price(list.code('FK'), 1500);
      sheet.getCell(rowOf(sheet, list.digits), 2).value = Number(list.digits);
      sheet.spliceRows(rowOf(sheet, list.code('FS')), 1);
      sheet.insertRow(6, [null, null, 'A remark between the rows']);
      // The official prices are not needed.
      sheet.spliceColumns(4, 1);
    });

    const preview = await previewOf(list, bytes);

    expect(find(preview, list.digits)).toMatchObject({ status: 0, price: 11 });
    expect(find(preview, list.code('FK'))).toMatchObject({ status: 0, price: 1500 });
    expect(find(preview, list.code('FS'))).toBeUndefined();
    expect(rowsOf(preview)).toHaveLength(7);
  });

  it('refuses a number that may be one of several codes, and takes the same as text', async () => {
    const list = await aList();
    const short = list.digits.slice(2);
    await anItem(app, { vetele: list.vetele, code: short, country: list.country, price: 20 });
    const bytes = await workbookWith(list, (sheet, price) => {
      price(list.digits, 11);
      // The vehicle above the table has the same digits.
      sheet.getCell(sheet.getColumn(2).values.lastIndexOf(short), FINAL_PRICE).value = 21;
      sheet.getCell(rowOf(sheet, list.digits), 2).value = Number(list.digits);
    });

    const preview = await previewOf(list, bytes);

    const row = rowsOf(preview).filter(({ code }) => code === short);
    expect(row.map(({ status, price }) => [status, price])).toEqual(
      expect.arrayContaining([
        [2, 11],
        [0, 21],
      ]),
    );
    expect(preview.uploadErrorMsgList).toEqual([
      expect.stringContaining(
        `column Code: ${short} may be ${list.digits} or ${short}, write the code as text`,
      ),
    ]);
  });

  it('refuses every row of a duplicate code, and rows without a code', async () => {
    const list = await aList();
    let first = 0;
    const bytes = await workbookWith(list, (sheet, price) => {
      price(list.code('FK'), 1500);
      first = rowOf(sheet, list.code('FK'));
      sheet.addRow(['OPTIONALS', list.code('FK'), 'again', null, 1600]);
      sheet.addRow(['OPTIONALS', null, 'nameless', null, 1]);
    });

    const preview = await previewOf(list, bytes);

    expect(preview.uploadErrorMsgList).toEqual([
      `Row ${first}, column Code: ${list.code('FK')} is also in row 13`,
      `Row 13, column Code: ${list.code('FK')} is also in row ${first}`,
      'Row 14, column Code: the code is missing',
    ]);
  });

  it.each([
    ['another vehicle', 'B2', '3450126'],
    ['another market', 'B1', 'FR'],
    ['no vehicle', 'B2', null],
  ])('refuses a workbook of %s as a whole', async (_name, cell, value) => {
    const list = await aList();
    const bytes = await workbookWith(list, (sheet, price) => {
      price('-', 30000);
      sheet.getCell(cell).value = value;
      if (value === null) sheet.getCell('C2').value = null;
    });

    const preview = await previewOf(list, bytes);

    expect([preview.basePriceList, preview.uploadedList, preview.planDigest]).toEqual([[], [], '']);
    expect(preview.uploadErrorMsgList).toHaveLength(1);
    expect(preview.uploadErrorMsgList[0]).toMatch(
      value === null ? /does not say which market/ : new RegExp(`${value}`),
    );
    const refused = await runImport(list, bytes);
    expect([refused.status, refused.body.message]).toEqual([400, preview.uploadErrorMsgList[0]]);
  });

  it('takes rows of accessories and programmes only where the market sets them (decision A-71)', async () => {
    await app.aCountry({ id: 'FR', enableBaseOpt: true, descriptions: { it: 'Francia' } });
    const french = await app.signIn({ priceConfEnabled: true, countries: ['FR'] });
    const list = await aList('FR');
    const workbook = await opened((await exported(list, {}, french)).bytes);
    const sheet = workbook.worksheets[0]!;
    for (const code of [list.code('AC'), list.code('CP'), list.code('FK')])
      sheet.getCell(rowOf(sheet, code), FINAL_PRICE).value = 77;
    const bytes = Buffer.from(await workbook.xlsx.writeBuffer());

    const { body } = await upload(list, bytes, { as: french });

    expect(find(body, list.code('FK')).status).toBe(0);
    expect(find(body, list.code('AC')).statusDescription).toMatch(
      /column Code: Francia does not set prices of accessories$/,
    );
    expect(find(body, list.code('CP')).statusDescription).toMatch(
      /does not set prices of customer programmes$/,
    );
  });
});

describe('what its product category hides (decision I-44)', () => {
  /** A list with two hidden options, one of them without a price, and its workbook with all prices 100 higher. */
  async function aHiddenPair() {
    const list = await aList();
    const hidden = { vetele: list.vetele, country: 'IT', isHiddenByPcm: true };
    await anItem(app, { ...hidden, code: list.code('HP'), price: 850 });
    await anItem(app, { ...hidden, code: list.code('HM') });
    let row = 0;
    const bytes = await workbookWith(list, (sheet, price) => {
      row = rowOf(sheet, list.code('HP'));
      price(list.code('FK'), 1520);
      price(list.code('TP'), 1190);
      price(list.code('HP'), 950);
      price(list.code('HM'), 100);
    });
    return { list, bytes, row };
  }

  it('keeps its price, and may be given the one that it lacks', async () => {
    const { list, bytes, row } = await aHiddenPair();
    const preview = await previewOf(list, bytes);

    const { status, body } = await runImport(list, bytes, rowsOf(preview));

    const reason = `Row ${row}, column Final price: ${list.code('HP')} is hidden by its product category`;
    expect(find(preview, list.code('HP'))).toMatchObject({
      status: 2,
      isChecked: false,
      statusDescription: reason,
    });
    expect(preview.uploadErrorMsgList).toEqual([reason]);
    expect(find(preview, list.code('HM')).statusDescription).toBe('Ready to import, the price was missing');
    expect(status, body.message).toBe(200);
    expect(await stored(list)).toMatchObject({
      [list.code('FK')]: '1520.00',
      [list.code('HP')]: '850.00',
      [list.code('HM')]: '100.00',
    });
  });

  it('is no fault where its price is the same or blank', async () => {
    const { list } = await aHiddenPair();
    const saidWith = async (value: number | null) => {
      const bytes = await workbookWith(list, (_sheet, price) => price(list.code('HP'), value));
      const { isUnchanged, statusDescription } = find(await previewOf(list, bytes), list.code('HP'));
      return [isUnchanged, statusDescription.split(': ')[1]];
    };

    expect(await saidWith(850)).toEqual([true, 'the price is the same as before']);
    expect(await saidWith(null)).toEqual([true, 'blank, the price stays as it is']);
  });

  it('cannot be ticked, and is refused when it was hidden after the preview', async () => {
    const { list, bytes } = await aHiddenPair();
    const { planDigest } = await previewOf(list, bytes);
    await app.sql(
      `UPDATE item_price SET is_hidden_by_pcm = true FROM opt_item i
       WHERE i.id = opt_item_id AND vetele = $1 AND i.code = $2`,
      [list.vetele, list.code('FK')],
    );
    const before = await stored(list);

    const { row } = find(await previewOf(list, bytes), list.code('HP'));
    const ticked = await runImport(list, bytes, [
      { row, code: list.code('HP'), isChecked: true, price: 950 },
    ]);
    const stale = await runImport(list, bytes, undefined, { fields: { planDigest } });

    expect([ticked.status, stale.status]).toEqual([400, 409]);
    expect(await stored(list)).toEqual(before);
  });
});

it('asks for another preview when the market has got another currency since', async () => {
  const list = await aList();
  const nameless = await workbookWith(list, (sheet, price) => {
    sheet.getCell('B3').value = '';
    price('-', 29100);
  });
  const { planDigest } = await previewOf(list, nameless);
  await app.sql(`UPDATE country SET currency = 'CHF' WHERE id = $1`, [list.country]);

  expect((await runImport(list, nameless, undefined, { fields: { planDigest } })).status).toBe(409);
  await app.sql(`UPDATE country SET currency = 'EUR' WHERE id = $1`, [list.country]);
});

it('says what the factory asks in the currency of the market (decision I-10)', async () => {
  const list = await aList();
  await app.sql(`UPDATE price_list SET currency = 'USD' WHERE vetele = $1`, [list.vetele]);

  const { bytes } = await exported(list, {}, market);

  const sheet = (await opened(bytes)).worksheets[0]!;
  expect([sheet.getCell('B3').value, sheet.getCell('D4').value]).toEqual(['USD', 'Official price, EUR']);
});

describe('a file that is no price list', () => {
  const refusalOf = async (bytes: Buffer | string, options?: Sent) => {
    const list = await aList();
    const { status, body } = await upload(list, bytes, options);
    return [status, body.message];
  };

  it.each([
    ['empty', '', /empty/],
    ['a text under another name', 'code;price', /not an XLSX file, whatever its name says/],
    ['an old or protected workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /old or a protected/],
    ['a broken archive', Buffer.from('PK\u0003\u0004 and nothing more'), /not a readable Excel workbook/],
  ])('is refused with a reason: %s', async (_name, bytes, reason) => {
    const [status, message] = await refusalOf(bytes);

    expect(status).toBe(400);
    expect(message).toMatch(reason);
  });

  it('is refused when it has no such table, or twice the same column', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Anything').addRows([
      ['a', 'b'],
      [1, 2],
    ]);
    const none = await refusalOf(Buffer.from(await workbook.xlsx.writeBuffer()));
    workbook.worksheets[0]!.addRow(['Code', 'Final price', 'Final price']);
    const twice = await refusalOf(Buffer.from(await workbook.xlsx.writeBuffer()));

    expect(none).toEqual([400, expect.stringContaining('no table with the columns Code, Final price')]);
    expect(twice).toEqual([400, 'The file holds the column Final price twice.']);
  });

  it('is refused when it is larger than 10 MB', async () => {
    const [status] = await refusalOf(Buffer.alloc(10 * 1024 * 1024 + 1, 'PK'));

    expect(status).toBe(413);
  });

  it('is found on another sheet, whatever stands before it', async () => {
    const list = await aList();
    const source = await opened(await workbookWith(list, (_sheet, price) => price('-', 29999)));
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Notes').addRow(['remarks']);
    const copy = workbook.addWorksheet('Prices');
    source.worksheets[0]!.eachRow((row) => copy.addRow((row.values as ExcelJS.CellValue[]).slice(1)));

    const preview = await previewOf(list, Buffer.from(await workbook.xlsx.writeBuffer()));

    expect(find(preview, '-')).toMatchObject({ status: 0, price: 29999 });
  });

  it('has to come in the field uploadFile', async () => {
    const list = await aList();
    const { bytes } = await exported(list);

    expect((await upload(list, bytes, { field: 'file' })).status).toBe(400);
    const form = new FormData();
    for (const [key, value] of Object.entries({ uploadFile: 'text', pCountry: 'IT', pVetele: list.vetele }))
      form.append(key, value);
    const text = await app.request('POST', `${CALLS}/uploadPricelistFromExcel`, { as: market, body: form });
    expect([text.status, text.body.message]).toEqual([400, 'Choose a file first.']);
  });
});

describe('the import', () => {
  /** A workbook with new prices for the base, an option that had one and one that had none. */
  const edited = (list: List) =>
    workbookWith(list, (_sheet, price) => {
      price('-', 29100);
      price(list.code('FK'), '1.450,50');
      price(list.code('TP'), 1190);
    });

  it('stores exactly what the preview showed, with who, when and from which file, and counts the version up (R-191)', async () => {
    const list = await aList();
    const before = await stored(list);
    const bytes = await edited(list);
    const { planDigest } = await previewOf(list, bytes);

    const { status, body } = await runImport(list, bytes, undefined, {
      fields: { planDigest, pIdModisUser: 'somebody else' },
    });

    expect(status, body.message).toBe(200);
    expect(await stored(list)).toEqual({
      ...before,
      '-': '29100.00',
      [list.code('FK')]: '1450.50',
      [list.code('TP')]: '1190.00',
    });
    expect(await versionOf(list)).toBe(8);
    expect(find(body, list.code('FK'))).toMatchObject({
      status: 0,
      statusDescription: 'Imported',
      isChecked: true,
      price: 1450.5,
    });
    expect(find(body, list.code('FS'))).toMatchObject({ status: 1, isChecked: false });
    expect(body.planDigest).toBe('');
    const log = await app.sql(
      `SELECT entity_id AS id, actor, source, before ->> 'price' AS before, after ->> 'price' AS after FROM change_log
       WHERE entity = 'price' AND entity_id LIKE $1 ORDER BY entity_id`,
      [`IT/${list.vetele}/%`],
    );
    const from = { actor: 'Giulia Bassi', source: 'listino.xlsx' };
    const expected = [
      { id: `IT/${list.vetele}/-`, ...from, before: 28900, after: 29100 },
      { id: `IT/${list.vetele}/${list.code('FK')}`, ...from, before: 1420, after: 1450.5 },
      { id: `IT/${list.vetele}/${list.code('TP')}`, ...from, before: null, after: 1190 },
    ];
    const numbered = (log as { before: string | null; after: string }[]).map((row) => ({
      ...row,
      before: row.before === null ? null : Number(row.before),
      after: Number(row.after),
    }));
    expect(numbered).toEqual(expected);
  });

  it('leaves out what was unticked and takes the prices that were edited in the preview (R-192)', async () => {
    const list = await aList();
    const bytes = await edited(list);
    const preview = await previewOf(list, bytes);
    const { row: base } = find(preview, '-');
    const { row: paint } = find(preview, list.code('FK'));

    const { status, body } = await runImport(
      list,
      bytes,
      [
        { row: base, code: '-', isChecked: false, price: 29100 },
        { row: paint, code: list.code('FK'), isChecked: true, price: 1499.9 },
      ],
      { fields: { planDigest: preview.planDigest } },
    );

    expect(status, body.message).toBe(200);
    expect(await stored(list)).toMatchObject({
      '-': '28900.00',
      [list.code('FK')]: '1499.90',
      [list.code('TP')]: '1190.00',
    });
    expect(find(body, '-')).toMatchObject({
      isChecked: false,
      statusDescription: 'Not imported: it was not ticked',
    });
    expect(find(body, list.code('FK')).price).toBe(1499.9);
  });

  it('accepts the whole preview sent back as it was', async () => {
    const list = await aList();
    const bytes = await edited(list);

    const { status, body } = await runImport(list, bytes, rowsOf(await previewOf(list, bytes)));

    expect(status, body.message).toBe(200);
    expect((await stored(list))['-']).toBe('29100.00');
    const [run] = await app.sql('SELECT kind, market, rejected FROM import_run ORDER BY id DESC LIMIT 1');
    expect(run).toEqual({ kind: 'price', market: 'IT', rejected: body.invalidRows.length });
  });

  it('notes the rows that it rejected, and why', async () => {
    const list = await aList();
    const bytes = await workbookWith(list, (_sheet, price) => {
      price(list.code('FK'), 1450.5);
      price(list.code('TP'), 1190);
      price(list.code('AC'), 'dear');
    });

    const { status, body } = await runImport(list, bytes);

    expect(status, body.message).toBe(200);
    const [run] = await app.sql('SELECT rejected, errors FROM import_run ORDER BY id DESC LIMIT 1');
    expect(run).toMatchObject({
      rejected: 1,
      errors: [{ column: 'Final price', value: 'dear', reason: "'dear' is not an amount" }],
    });
  });

  it('does not write a price that was edited back to what it is', async () => {
    const list = await aList();
    const bytes = await workbookWith(list, (_sheet, price) => price('-', 29100));
    const { row } = find(await previewOf(list, bytes), '-');

    const { status } = await runImport(list, bytes, [{ row, code: '-', isChecked: true, price: 28900 }]);

    expect([status, await versionOf(list)]).toEqual([200, 7]);
  });

  it('refuses ticks and prices that the preview did not offer, and stores nothing', async () => {
    const list = await aList();
    const bytes = await edited(list);
    const preview = await previewOf(list, bytes);
    const base = find(preview, '-');
    const unchanged = find(preview, list.code('FS'));
    const before = await stored(list);
    const tries: object[][] = [
      [{ ...unchanged, isChecked: true }],
      [{ ...unchanged, price: 1 }],
      [{ row: 99, code: '-', isChecked: true }],
      [{ row: base.row, code: 'OTHER', isChecked: true }],
      [base, base],
      [{ ...base, price: 0 }],
      [{ ...base, price: -1 }],
      [{ ...base, price: 1.234 }],
      [{ ...base, price: 1e10 }],
      [{ ...base, price: null }],
      [{ ...base, price: '29.100' }],
      [{ ...base, isChecked: 'yes' }],
      rowsOf(preview).map((row) => ({ ...row, isChecked: false })),
    ];

    for (const edits of tries) {
      const { status, body } = await runImport(list, bytes, edits);
      expect([status, typeof body.message], JSON.stringify(edits)).toEqual([400, 'string']);
    }
    const broken = await sent('importPricelist', list, bytes, { fields: { importPriceConfUtilJson: '{' } });
    expect([broken.status, broken.body.message]).toEqual([400, 'importPriceConfUtilJson is not JSON.']);
    expect(await stored(list)).toEqual(before);
    expect(await versionOf(list)).toBe(7);
  });

  it('is refused when the stored list or the workbook would now do something else', async () => {
    const list = await aList();
    const bytes = await edited(list);
    const { planDigest } = await previewOf(list, bytes);
    const other = await workbookWith(list, (_sheet, price) => price('-', 1));

    const otherFile = await runImport(list, other, undefined, { fields: { planDigest } });
    await app.sql(`UPDATE price_list SET base_price = 28950 WHERE vetele = $1`, [list.vetele]);
    const otherList = await runImport(list, bytes, undefined, { fields: { planDigest } });

    expect([otherFile.status, otherList.status]).toEqual([409, 409]);
    expect(otherList.body.message).toMatch(/changed since the preview/);
    expect((await stored(list))['-']).toBe('28950.00');
  });

  it('is refused like any save while it leaves a blank price in a list of its rows, which the preview tells (A-22)', async () => {
    const list = await aList();
    const before = await stored(list);
    const bytes = await workbookWith(list, (_sheet, price) => price(list.code('FK'), 1));
    const blank = { code: list.code('TP'), group: 'OPTIONALS', officialPrice: 1190 };

    expect((await previewOf(list, bytes)).blankList).toEqual([expect.objectContaining(blank)]);
    const { status, body } = await runImport(list, bytes);

    expect([status, body.message]).toEqual([
      400,
      `${blank.code} has no price. Every item that is not standard needs one.`,
    ]);
    expect(body.fields).toEqual([{ field: `optList.${blank.code}`, message: 'The price is missing' }]);
    expect([await stored(list), await versionOf(list)]).toEqual([before, 7]);

    // Accessories are a list of their own; with the price that was missing the options can be imported too.
    const accessories = await workbookWith(list, (_sheet, price) => price(list.code('AC'), 1));
    expect((await runImport(list, accessories)).status).toBe(200);
    const complete = await edited(list);
    const ticked = await runImport(list, complete);
    expect([ticked.status, ticked.body.blankList]).toEqual([200, []]);
  });

  it('is refused when the row that fills a blank price is unticked', async () => {
    const list = await aList();
    const bytes = await edited(list);
    const { row, code } = find(await previewOf(list, bytes), list.code('TP'));

    const { status, body } = await runImport(list, bytes, [{ row, code, isChecked: false }]);

    expect([status, body.fields]).toEqual([
      400,
      [{ field: `optList.${list.code('TP')}`, message: 'The price is missing' }],
    ]);
  });

  it('needs the base price of a list that nobody has saved', async () => {
    const vetele = String(++vehicles);
    await app.aModel({ vetele, countries: ['IT'] });
    await anItem(app, { vetele, code: `${vetele}NEW` });
    const fresh: List = { country: 'IT', vetele, digits: '', code: (suffix) => vetele + suffix };
    const item = await workbookWith(fresh, (_sheet, price) => price(fresh.code('NEW'), 5));
    const both = await workbookWith(fresh, (_sheet, price) => {
      price('-', 20000);
      price(fresh.code('NEW'), 5);
    });

    const { status, body } = await runImport(fresh, item);
    expect([status, body.message]).toEqual([400, 'The base price must be above 0.']);
    expect((await previewOf(fresh, item)).blankList.map(({ code }) => code)).toEqual([
      '-',
      fresh.code('NEW'),
    ]);
    expect((await runImport(fresh, both)).status).toBe(200);
    expect(await stored(fresh)).toMatchObject({ '-': '20000.00', [fresh.code('NEW')]: '5.00' });
  });

  it('is for users of the market that sets its prices; HQ and others are refused, and nobody is 401', async () => {
    const list = await aList();
    const bytes = await edited(list);
    await app.aCountry({ id: 'GR', enableBaseOpt: false });
    const users = {
      hq: await app.signIn({ priceConfEnabled: true, isHQUser: true, countries: ['IT'] }),
      other: await app.signIn({ priceConfEnabled: true, countries: ['GR'] }),
      noApp: await app.signIn({ ccadmEnabled: true, countries: ['IT'] }),
    };
    const before = await stored(list);

    for (const [name, as] of Object.entries(users)) {
      expect((await upload(list, bytes, { as })).status, name).toBe(403);
      expect((await runImport(list, bytes, undefined, { as })).status, name).toBe(403);
    }
    expect((await upload({ ...list, country: 'GR' }, bytes, { as: users.other })).status).toBe(403);
    expect((await upload({ ...list, country: 'XX' }, bytes)).status).toBe(404);
    expect((await upload({ ...list, vetele: '9999999' }, bytes)).status).toBe(404);
    expect((await upload(list, bytes, { as: { ...market, token: 'none' } })).status).toBe(401);
    expect(await stored(list)).toEqual(before);
    const dealer = await app.signIn({ priceConfEnabled: true, isDealer: true, countries: ['IT'] });
    expect((await runImport(list, bytes, undefined, { as: dealer })).status).toBe(200);
  });
});

describe('2,000 rows', () => {
  it('are uploaded and imported, with the JSON of every edited row', async () => {
    const vetele = String(++vehicles);
    await app.aModel({ vetele, countries: ['IT'] });
    const codes = await aLargeList(app, { country: 'IT', vetele });
    const list: List = { country: 'IT', vetele, digits: '', code: (code) => code };
    const bytes = await workbookWith(list, (sheet) => {
      for (let row = 6; row <= sheet.rowCount; row++) {
        const cell = sheet.getCell(row, FINAL_PRICE);
        if (typeof cell.value === 'number') cell.value += 1;
      }
    });

    const preview = await previewOf(list, bytes);
    const ready = rowsOf(preview).filter(({ status }) => status === 0);
    // What the screen shows goes along: more than a form's texts usually hold.
    const util = { equipmentList: [rowsOf(preview), rowsOf(preview)], priceConfEditedItemList: ready };
    const { planDigest } = preview;
    const fields = { planDigest, importPriceConfUtilJson: JSON.stringify(util) };
    const { status, body } = await runImport(list, bytes, undefined, { fields });

    expect(status, body.message).toBe(200);
    expect(codes).toHaveLength(2000);
    expect(fields.importPriceConfUtilJson.length).toBeGreaterThan(1024 * 1024);
    expect(ready.length).toBeGreaterThan(1700);
  });

  it('are not a text without end: what is too long is refused with a message', async () => {
    const list = await aList();
    const { bytes } = await exported(list);
    const tooLong = async (length: number) => {
      const fields = { importPriceConfUtilJson: ' '.repeat(length) };
      const { status, body } = await sent('importPricelist', list, bytes, { fields });
      return [status, body.fields?.[0].field ?? body.message];
    };

    expect(await tooLong(5_000_001)).toEqual([400, 'importPriceConfUtilJson']);
    expect(await tooLong(9_000_000)).toEqual([413, 'A text sent with the file is too large.']);
  });
});
