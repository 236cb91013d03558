// Imports as an Italian sees them: the console speaks Italian, the file keeps its own column names, and what is refused is
// downloaded, mended and uploaded again.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('ccb.texts', 'it')));

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

async function choose(dialog: Locator, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** The rejected rows that the dialog offers in a file of that name, as text. */
async function rejectedRows(page: Page, dialog: Locator, name: string): Promise<string> {
  const started = page.waitForEvent('download');
  await button(dialog, 'Scarica le righe scartate').click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path(), 'utf8');
}

test.describe('of labels', () => {
  test('names what is wrong, and takes the mended rows', async ({ page, group, client }) => {
    const columns = 'id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp';
    await page.goto('interface_labels');
    await button(page, 'Import').click();
    const dialog = page.getByRole('dialog', { name: 'Upload File' });

    await choose(dialog, 'etichette.csv', `${columns}\r\n;${group};NUOVA;xx;Testo;DEFAULT;\r\n`);

    await expect(dialog.getByText('Nulla da importare: nessuna riga è valida.')).toBeVisible();
    await expect(
      dialog.getByRole('table', { name: 'Errori' }).getByRole('cell', { name: 'language' }),
    ).toBeVisible();
    await expect(button(dialog, 'Annulla')).toBeVisible();
    const rejected = await rejectedRows(page, dialog, 'etichette_errors.csv');
    expect(rejected).toContain(`${columns};`);

    await choose(dialog, 'etichette_errors.csv', rejected.replace(';xx;', ';it;'));
    await button(dialog, 'Importa 1 riga valida').click();
    await expect(dialog.getByRole('list', { name: "Righe dell'esito" })).toBeVisible();
    expect((await client.labelsOf(group)).map(({ code }) => code)).toEqual(['NUOVA']);
  });
});

test.describe('of the markets', () => {
  test.use({ user: 'market' });

  test('names what is wrong with prices, and takes the refused rows that were downloaded, as they are and mended (R-191)', async ({
    page,
  }) => {
    // No journey edits it.
    const vetele = '3450326';
    await page.goto(`price_configurator?idCountry=IT&vetele=${vetele}`);
    const exported = page.waitForEvent('download', { timeout: 30_000 });
    await button(page, 'Export').click();
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await (await exported).path());
    const sheet = workbook.worksheets[0]!;
    const priced = Array.from({ length: sheet.rowCount - 5 }, (_, at) => sheet.getRow(at + 6)).filter(
      (row) => typeof row.getCell(5).value === 'number',
    );
    const codes = [777.7, '12,345', 316.975].map((price, at) => {
      priced[at]!.getCell(5).value = price;
      return priced[at]!.getCell(2).text;
    });
    const [ready, wrong, number] = codes as [string, string, string];
    await button(page, 'Import').click();
    const dialog = page.getByRole('dialog', { name: 'Importa listino' });

    await choose(dialog, 'listino.xlsx', Buffer.from(await workbook.xlsx.writeBuffer()));
    await button(dialog, 'Upload').click();
    await expect(button(dialog, 'Importa 1 riga')).toBeEnabled();

    const rejected = await rejectedRows(page, dialog, 'listino_errors.csv');
    expect(rejected).toContain(
      `\uFEFFMarket;IT\r\nVehicle;${vetele}\r\nCurrency;EUR\r\nGroup;Code;Name;Official price;Final price;`,
    );
    expect(rejected.match(/;(12,345|316,975);/g)).toHaveLength(2);
    expect(rejected).not.toContain(ready);

    await choose(dialog, 'listino_errors.csv', rejected);
    await button(dialog, 'Upload').click();
    await expect(dialog.getByText('12,345 ha tre decimali; scrivi 12,35 o 12.345')).toBeVisible();
    const mended = rejected.replace('12,345', '1.234,5').replace(';316,975;', ';"316,98";');
    await choose(dialog, 'listino_errors.csv', mended);
    await button(dialog, 'Upload').click();
    await expect(button(dialog, 'Importa 2 righe')).toBeEnabled();
    await expect(dialog.getByLabel(`Nuovo prezzo di ${wrong}`)).toHaveValue('1.234,50');
    await expect(dialog.getByLabel(`Nuovo prezzo di ${number}`)).toHaveValue('316,98');
    await expect(button(dialog, 'Scarica le righe scartate')).toHaveCount(0);
  });

  test('names what is wrong with campaigns, and takes the mended rows', async ({ page }) => {
    const columns = 'Campaign ID;Date Start;Date End;Disc.%;Disc. Tot;Disc. Opt%;Desc;Campaign Type;Model';
    await page.goto('sol_campaign');
    await button(page, 'Import').click();
    const dialog = page.getByRole('dialog', { name: 'Upload File' });

    await choose(
      dialog,
      'campagne.csv',
      `${columns}\r\n;01/10/2030;31/10/2030;4;;;Prova ${suffix()};B2B;9999999\r\n`,
    );
    await button(dialog, 'Upload').click();

    const rejected = await rejectedRows(page, dialog, 'campagne_errors.csv');
    expect(rejected).toContain(`${columns};`);
    await choose(dialog, 'campagne_errors.csv', rejected.replace('9999999', '3440126'));
    await button(dialog, 'Upload').click();
    await expect(button(dialog, 'Importa 1 campagna')).toBeEnabled();
    await expect(dialog.getByRole('table', { name: 'Modifiche' })).toContainText(/Disc\.%.*Model/);
  });
});
