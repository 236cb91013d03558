import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';
import { saveAllTheSame } from './support/price-list';

test.use({ user: 'market' });

/** A vehicle that no other journey edits; its list is Italy's. */
const vetele = '3460327';
const address = `price_configurator?idCountry=IT&vetele=${vetele}`;
const FINAL_PRICE = 5;

interface Item {
  code: string;
  price: number | null;
  isStandard: boolean;
  isHiddenByPcm: boolean;
}
interface Details {
  optionalsSection: Item[];
}

/** The screen with its list, and its import. */
const actions = (page: Page) => ({
  button: (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }),
  dialog: () => page.getByRole('dialog', { name: 'Import price list' }),
});

async function exported(page: Page): Promise<{ download: Download; workbook: ExcelJS.Workbook }> {
  const started = page.waitForEvent('download', { timeout: 30_000 });
  await actions(page).button('Export').click();
  const download = await started;
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await readFile(await download.path())) as never);
  return { download, workbook };
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  const dialog = actions(page).dialog();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  return dialog;
}

/** The cell of a code's final price. */
function priceCell(sheet: ExcelJS.Worksheet, code: string): ExcelJS.Cell {
  for (let row = 1; row <= sheet.rowCount; row++)
    if (sheet.getCell(row, 2).value === code) return sheet.getCell(row, FINAL_PRICE);
  throw new Error(`No row ${code}`);
}
/** The rows that have a price. */
const pricedRows = (sheet: ExcelJS.Worksheet): ExcelJS.Row[] =>
  Array.from({ length: sheet.rowCount - 5 }, (_, at) => sheet.getRow(at + 6)).filter(
    (row) => typeof row.getCell(FINAL_PRICE).value === 'number',
  );
const bytesOf = async (workbook: ExcelJS.Workbook) => Buffer.from(await workbook.xlsx.writeBuffer());

test('exports a price list, and imports what was changed in it, ticked and edited in the preview, however long that is; takes the refused rows that were downloaded, as they are and corrected (R-191, R-192, R-193, R-265)', async ({
  client,
  page,
}) => {
  const read = () => client.call<Details>('GET', `fe/priceConf/detailsByModelVersion/IT/it/${vetele}`);
  const [first, second, third, wrong, typo, number] = (await read()).optionalsSection.filter(
    ({ isStandard, isHiddenByPcm, price }) => !isStandard && !isHiddenByPcm && price !== null,
  ) as [Item, Item, Item, Item, Item, Item];
  await page.goto(address);
  const { button, dialog } = actions(page);

  const { download, workbook } = await exported(page);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^priceList_IT_${vetele}_.+\\.xlsx$`));
  const sheet = workbook.worksheets[0]!;
  expect([priceCell(sheet, first.code).value, priceCell(sheet, first.code).numFmt]).toEqual([
    first.price,
    '#,##0.00',
  ]);
  priceCell(sheet, first.code).value = first.price! + 10;
  // As somebody types it in Italy; another price on every run.
  const typed = Math.floor(second.price!) + 20;
  priceCell(sheet, second.code).value = `${typed},50`;
  priceCell(sheet, third.code).value = third.price! + 30;
  priceCell(sheet, wrong.code).value = 'a richiesta';
  priceCell(sheet, typo.code).value = '12,345';
  priceCell(sheet, number.code).value = 316.975;

  await button('Import').click();
  await expect(dialog().getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await upload(page, 'listino di prova.xlsx', await bytesOf(workbook));
  await expect(button('Import 3 rows')).toBeEnabled();
  const row = (code: string) =>
    dialog()
      .getByRole('row')
      .filter({ has: page.getByText(code, { exact: true }) });
  // The room that is left is the name's.
  const widthOf = async (name: string) =>
    (await dialog().getByRole('columnheader', { name, exact: true }).last().boundingBox())!.width;
  expect(await widthOf('Name')).toBeGreaterThan(await widthOf('Change'));
  // Blue is what opens something.
  const colourOf = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element).color);
  const inkOf = async (table: Locator, code: string) => {
    const cells = table.getByRole('row').filter({ hasText: code }).first().locator('td');
    return colourOf(cells.filter({ hasText: new RegExp(`^${code}$`) }));
  };
  const grid = page.getByRole('grid', { name: 'Model Prices and Equipments' });
  const nameInk = await colourOf(grid.locator('td.price-grid_name').first());
  expect(await inkOf(grid, first.code)).toBe(nameInk);
  await dialog().getByRole('radio', { name: 'Errors 3' }).check({ force: true });
  await expect(row(wrong.code)).toContainText("'a richiesta' is not an amount");
  await expect(row(wrong.code).getByRole('checkbox')).toBeDisabled();
  await expect(row(wrong.code).getByRole('textbox')).toHaveCount(0);
  const refused = page.waitForEvent('download');
  await button('Download rejected rows').click();
  expect((await refused).suggestedFilename()).toBe('listino di prova_errors.csv');
  const rejected = await readFile(await (await refused).path(), 'utf8');

  await dialog().getByRole('radio', { name: 'Ready 3' }).check({ force: true });
  await row(first.code).getByRole('checkbox').uncheck({ force: true });
  await dialog().getByLabel(`New price of ${third.code}`).fill('1.234,5');
  await dialog().getByLabel(`New price of ${third.code}`).press('Tab');
  await expect(dialog().getByLabel(`New price of ${third.code}`)).toHaveValue('1.234,50');
  await expectAccessible(page, 'the preview of an import');

  await button('Import 2 rows').click();

  await saveAllTheSame(page, dialog().getByText('Import executed'));
  await expect(dialog().getByText('Import executed')).toBeVisible();
  await expect(dialog().getByRole('button', { name: 'Close', exact: true }).last()).toBeFocused();
  const stored = new Map((await read()).optionalsSection.map(({ code, price }) => [code, price]));
  const prices = [first, second, third, wrong, typo, number].map(({ code }) => stored.get(code));
  expect(prices).toEqual([first.price, typed + 0.5, 1234.5, wrong.price, typo.price, number.price]);
  await page.keyboard.press('Enter');
  await expect(button('Import')).toBeFocused();
  await expect(page.getByLabel(new RegExp(`price of ${third.code}`, 'i')).first()).toHaveValue('1.234,50');
  const [change] = await client.call<{ source: string }[]>(
    'GET',
    `fe/changes/price/${encodeURIComponent(`IT~${vetele}~${third.code}`)}`,
  );
  expect(change!.source).toBe('listino di prova.xlsx');

  await test.step('keeps the head of a long preview in sight and leads by keyboard to prices far below (R-193)', async () => {
    const { workbook: long } = await exported(page);
    const rows = long.worksheets[0]!;
    const priced = pricedRows(rows);
    const [top, last] = [priced[0]!, priced.at(-1)!];
    for (const each of [top, last]) each.getCell(FINAL_PRICE).value = 4321.5;
    await button('Import').click();
    await upload(page, 'two rows.xlsx', await bytesOf(long));
    await expect(button('Import 2 rows')).toBeEnabled();
    const price = (each: ExcelJS.Row) =>
      dialog().getByLabel(`New price of ${each.getCell(2).text}`, { exact: true });
    await dialog().getByRole('radio', { name: /^All/ }).check({ force: true });
    await expect(price(last)).toHaveCount(0);

    await price(top).focus();
    await page.keyboard.press('ArrowDown');

    await expect(price(last)).toBeFocused();
    await page.keyboard.type('99,9');
    await expect(price(last)).toHaveValue('99,9');
    await page.keyboard.press('Escape');
    await expect(price(last)).toHaveValue('4.321,50');
    const box = dialog().getByRole('group', { name: 'Equipments, rows' });
    const [head, outer] = await Promise.all([
      dialog().getByRole('columnheader', { name: 'New price' }).last().boundingBox(),
      box.boundingBox(),
    ]);
    expect(Math.abs(head!.y - outer!.y)).toBeLessThan(4);
    expect(outer!.height).toBeLessThanOrEqual(502);
    const drawn = dialog().getByRole('grid', { name: 'Equipments' }).locator('tr[data-row]');
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(drawn.last()).toHaveAttribute('data-row', String(rows.rowCount));
  });

  await test.step('takes the refused rows that were downloaded, as they are and corrected (R-191)', async () => {
    expect(rejected).toContain(
      `\uFEFFMarket;IT\r\nVehicle;${vetele}\r\nCurrency;EUR\r\nGroup;Code;Name;Official price;Final price;`,
    );
    expect(rejected.match(/;(a richiesta|12,345|316,975);/g)).toHaveLength(3);
    for (const { code } of [first, second, third]) expect(rejected).not.toContain(`;${code};`);
    const send = async (rows: string) => {
      const file = { name: 'listino_errors.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
      await dialog().locator('input[type=file]').setInputFiles(file);
      await dialog().getByRole('button', { name: 'Upload', exact: true }).click();
    };

    await send(rejected);
    await expect(dialog().getByText('12,345 has three decimals; write 12,35 or 12.345')).toBeVisible();
    await send(
      rejected
        .replace(';a richiesta;', ';99,9;')
        .replace('12,345', '1.234,5')
        .replace(';316,975;', ';"316,98";'),
    );
    await expect(button('Import 3 rows')).toBeEnabled();
    await expect(dialog().getByLabel(`New price of ${typo.code}`)).toHaveValue('1.234,50');
    await expect(dialog().getByLabel(`New price of ${number.code}`)).toHaveValue('316,98');
    await expect(button('Download rejected rows')).toHaveCount(0);
  });
});
