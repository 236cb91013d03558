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

/** The rejected rows that the dialog offers, as text. */
async function rejectedRows(page: Page, dialog: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await button(dialog, 'Scarica le righe scartate').click();
  return readFile(await (await download).path(), 'utf8');
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
    const rejected = await rejectedRows(page, dialog);
    expect(rejected).toContain(`${columns};`);

    await choose(dialog, 'etichette_errors.csv', rejected.replace(';xx;', ';it;'));
    await button(dialog, 'Importa 1 riga valida').click();
    await expect(dialog.getByRole('list', { name: "Righe dell'esito" })).toBeVisible();
    expect((await client.labelsOf(group)).map(({ code }) => code)).toEqual(['NUOVA']);
  });
});

test.describe('of the markets', () => {
  test.use({ user: 'market' });

  test('names what is wrong with prices, and takes the mended rows', async ({ page }) => {
    await page.goto('price_configurator?idCountry=IT&vetele=3460327');
    const exported = page.waitForEvent('download', { timeout: 30_000 });
    await button(page, 'Export').click();
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await (await exported).path());
    const sheet = workbook.worksheets[0]!;
    const row = Array.from({ length: sheet.rowCount - 5 }, (_, at) => sheet.getRow(at + 6)).find(
      (each) => typeof each.getCell(5).value === 'number',
    )!;
    row.getCell(5).value = '12,345';
    await button(page, 'Import').click();
    const dialog = page.getByRole('dialog', { name: 'Importa listino' });

    await choose(dialog, 'listino.xlsx', Buffer.from(await workbook.xlsx.writeBuffer()));
    await button(dialog, 'Upload').click();

    const rejected = await rejectedRows(page, dialog);
    expect(rejected).toContain('Group;Code;Name;Official price;Final price;');
    await choose(dialog, 'listino_errors.csv', rejected.replace('12,345', '1.234,5'));
    await button(dialog, 'Upload').click();
    await expect(button(dialog, 'Importa 1 riga')).toBeEnabled();
    await expect(dialog.getByLabel(`Nuovo prezzo di ${row.getCell(2).text}`)).toHaveValue('1.234,50');
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

    const rejected = await rejectedRows(page, dialog);
    expect(rejected).toContain(`${columns};`);
    await choose(dialog, 'campagne_errors.csv', rejected.replace('9999999', '3440126'));
    await button(dialog, 'Upload').click();
    await expect(button(dialog, 'Importa 1 campagna')).toBeEnabled();
    await expect(dialog.getByRole('table', { name: 'Modifiche' })).toContainText(/Disc\.%.*Model/);
  });
});
