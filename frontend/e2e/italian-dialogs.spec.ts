// Packs, online visibility and reference data as an Italian sees them: quoted words stay as they are and say
// in which language; everything else is Italian, also what the server refuses and reports.
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { packTexts, solModelTexts } from '../src/texts';
import { quotedLanguage, quotedParts } from '../src/texts/quotedLanguage';
import { expectItalian } from './support/italian';
import { expect, test } from './support/journey';
import { suffix } from './support/server';
import { expectReachable } from './support/windows';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('ccb.texts', 'it')));

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

async function workbookOf(download: Download): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await readFile(await download.path())) as never);
  return workbook;
}
async function upload(dialog: Locator, workbook: ExcelJS.Workbook): Promise<void> {
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer());
  const mimeType = 'application/octet-stream';
  await dialog.locator('input[type=file]').setInputFiles({ name: 'prova.xlsx', mimeType, buffer });
  await button(dialog, 'Upload').click();
}

test.describe('a user of packs', () => {
  test.use({ user: 'packs' });

  test('sees why a pack is not imported', async ({ page }) => {
    await page.goto('pack_configurator?idCountry=DE&vetele=3460327');
    await expectItalian(page.locator('main'));
    const exported = page.waitForEvent('download', { timeout: 30_000 });
    await button(page, 'Esporta pacchetti commerciali').click();
    const workbook = await workbookOf(await exported);
    const sheet = workbook.worksheets[0]!;
    const head = sheet.getRow(1).values as string[];
    const child = head.findIndex((name) => /child code/i.test(name ?? ''));
    const row = Array.from({ length: 20 }, (_, at) => at + 2).find((at) => sheet.getCell(at, child).text);
    sheet.getCell(row!, child).value = 'ZZ99';

    await button(page, 'Importa tutti i pacchetti commerciali').click();
    const dialog = page.getByRole('dialog', { name: 'Importa tutti i pacchetti commerciali' });
    await expectItalian(dialog);
    await upload(dialog, workbook);

    await expect(dialog.getByRole('alert')).toContainText("l'optional ZZ99 non esiste");
    await expect(dialog.getByText(packTexts.problems)).toHaveAttribute('lang', 'en');
    await expectItalian(dialog);
  });
});

test.describe('a user of one market', () => {
  test.use({ user: 'market' });

  test('is asked before a vehicle is hidden, and told what became of an import', async ({ page }) => {
    await page.goto('sol_model?market=IT&vetele=3440226&showActive=false');
    const toggle = page.getByRole('switch', { name: /^Corsaro Spider MY\d\d, Italia: / }).first();
    await toggle.click();
    const question = page.getByRole('alertdialog', { name: solModelTexts.changeStatus });
    await expect(question.getByText(/^Do you want to activate\/deactivate /)).toHaveAttribute('lang', 'en');
    await expectItalian(question);
    await button(question, solModelTexts.continue).click();
    const told = page.getByRole('alertdialog').last();
    await expect(told).toContainText(/3440226 (non )?è visibile/);
    await expectItalian(told);
    await button(told, 'Chiudi').click();
    await toggle.click();
    await button(question, solModelTexts.continue).click();
    await button(told, 'Chiudi').click();

    await button(page, 'Export').click();
    await expectItalian(page.getByRole('dialog'));
    const exported = page.waitForEvent('download');
    await button(page, 'Export xlsx').click();
    const workbook = await workbookOf(await exported);
    workbook.getWorksheet('SOL visibility')!.addRow(['9999999', '', '', 'IT', '', 'Yes']);
    await button(page, 'Import').click();
    const dialog = page.getByRole('dialog', { name: 'Upload File' });
    await upload(dialog, workbook);
    await expect(dialog.getByText('il veicolo 9999999 non esiste')).toBeVisible();
    await expectItalian(dialog);
  });
});

test('a language is created, refused and deleted', async ({ page, faults }) => {
  faults.allowStatus(409);
  const code = `k${suffix().toLowerCase()}`;
  await page.goto(`languages?code=${code}`);
  await expectItalian(page.locator('main'));
  const create = async () => {
    await button(page, 'New').click();
    const form = page.getByRole('dialog', { name: 'Nuova lingua' });
    await button(form, 'Salva').click();
    await expect(form.getByText('Inserisci tutti i campi obbligatori')).toBeVisible();
    await expectItalian(form);
    await form.getByLabel('Code', { exact: true }).fill(code);
    await form.getByLabel('Descrizione', { exact: true }).fill('Lingua di prova');
    await button(form, 'Salva').click();
    return form;
  };
  const told = page.getByRole('alertdialog').last();

  await create();
  await expect(told).toContainText(`Lingua ${code}: creazione riuscita`);
  await expectItalian(told);
  await button(told, 'Chiudi').click();

  await create();
  await expect(told).toContainText('Esiste già');
  await expectItalian(told);
  await button(told, 'Chiudi').click();
  await page.keyboard.press('Escape');

  await button(page, `Elimina ${code}`).click();
  await expect(told).toContainText(`Vuoi veramente cancellare ${code}?`);
  await expectItalian(told);
  await button(told, 'Elimina').click();
  await expect(told).toContainText(`Lingua ${code}: eliminazione riuscita`);
});

/** Italian words are long. */
async function expectRowReachable(page: Page): Promise<void> {
  const buttons = page.getByRole('row').nth(2).locator('.data-table_actions button:not(:disabled)');
  await expect(buttons.first()).toBeAttached();
  for (const each of await buttons.all()) await expectReachable(each);
}

/** Code is of no language, and the copyright a name. */
const isNoWord = (text: string) => /^(©|updateGrid$|clear\w+Cache$)/.test(text);

test('quoted words say that they are English, wherever they stand on an Italian page', async ({ page }) => {
  test.slow();
  for (const path of [
    ...['countries', 'car_models', 'opt_groups', 'country_models?idKey=IT&from=countries', 'tools'],
    ...['price_configurator?idCountry=IT&vetele=3410126', 'pack_configurator?idCountry=IT&vetele=3410126'],
    ...[
      'sol_model',
      'sol_campaign',
      'sol_country?idCountry=IT',
      'sol_downpayment',
      'editorial_contents',
      '404',
      '500',
    ],
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main table tbody, main h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const texts = await page.evaluate(() => {
        const found: { text: string; lang: string }[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent!.trim().replace(/\s+/g, ' ');
          const lang = node.parentElement!.closest('[lang]')!.getAttribute('lang')!;
          if (text !== '') found.push({ text, lang });
        }
        return found;
      });

      const cites = (text: string) =>
        quotedLanguage(text, 'it') === 'en' || quotedParts(text, 'it').length > 1;
      const silent = texts.filter(({ text, lang }) => !isNoWord(text) && lang === 'it' && cites(text));
      expect(silent.map(({ text }) => text)).toEqual([]);
      if (['countries', 'opt_groups'].includes(path)) await expectRowReachable(page);
    });

  await test.step('reaches the buttons of a row in Italian as well', async () => {
    for (const path of ['api_Json_test', 'call_to_action', 'users', 'languages'])
      await test.step(path, async () => {
        await page.goto(path);
        await expectRowReachable(page);
      });
  });
});
