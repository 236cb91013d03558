import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { onlineListTexts, solModelTexts } from '../src/texts';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const switchOf = (page: Page, name: RegExp) => page.getByRole('switch', { name });

/** The first journey on a cold server waits for everything that it reads. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`sol_model${query}`);
  await expect(page.getByText(/^\d+ records?$/)).toBeVisible({ timeout: 30_000 });
}
const close = (page: Page) => page.getByRole('alertdialog').getByRole('button').last().click();

/** The rows of the workbook that the screen saves: vehicle, market and visibility. */
async function exported(page: Page): Promise<{ workbook: ExcelJS.Workbook; path: string }> {
  await button(page, onlineListTexts.export).click();
  const download = page.waitForEvent('download');
  await button(page, onlineListTexts.exportXlsx).click();
  const path = await (await download).path();
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await readFile(path)) as never);
  return { workbook, path };
}

test.use({ user: 'market' });

/** No other journey hides it. */
const vetele = '3440227';

test('hides a vehicle and shows it again, cannot touch what headquarters say, and imports a workbook', async ({
  page,
}) => {
  await test.step('works with the keyboard alone: filter, apply, switch, Esc', async () => {
    await open(page);
    await tabTo(page, switchOf(page, /^Show Only active/));
    await page.keyboard.press('Space');
    await tabTo(page, button(page, onlineListTexts.apply));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/showActive=false/);
    await page.locator('main').focus();
    const toggle = page.locator('tbody input[role=switch]:enabled').first();
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    await expect(page.getByRole('alertdialog', { name: solModelTexts.changeStatus })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  });

  await open(page, '?showActive=false&sort=model&desc=false&size=100');
  await expect(switchOf(page, /, HQ: /).first()).toBeDisabled();
  await expect(switchOf(page, /^Show Only HQ/)).toBeDisabled();
  await expect(page.getByText('HQ record is not visible').first()).toBeVisible();
  const name = /^Corsaro Spider MY\d\d, Italia: /;
  const row = page
    .getByRole('row')
    .filter({ has: switchOf(page, name) })
    .first();
  await open(page, `?market=IT&vetele=${vetele}&showActive=false`);
  const toggle = row.getByRole('switch');
  const wasVisible = await toggle.isChecked();
  for (const isVisible of [!wasVisible, wasVisible]) {
    await toggle.click();
    const question = page.getByRole('alertdialog', { name: solModelTexts.changeStatus });
    await expect(question).toContainText(/Do you want to activate\/deactivate Corsaro Spider MY\d\d \?/);
    await question.getByRole('button', { name: 'Continue' }).click();
    await close(page);
    await expect(toggle).toHaveAccessibleName(isVisible ? /: Visible$/ : /: Not visible$/);
    await expect(toggle).toBeChecked({ checked: isVisible });
  }

  await test.step('takes the workbook of the list, changes it, imports it and reads what became of each row', async () => {
    await open(page);
    const { workbook, path } = await exported(page);
    const sheet = workbook.getWorksheet('SOL visibility')!;
    // The last one that Italy may change, but for the vehicles of other journeys.
    let last: ExcelJS.Row | undefined;
    sheet.eachRow((row) => {
      const isOurs = row.getCell(4).value === 'IT' && row.getCell(7).value === 'Yes';
      if (isOurs && !['3440226', vetele].includes(String(row.getCell(1).value))) last = row;
    });
    const changed = String(last!.getCell(1).value);
    last!.getCell(6).value = last!.getCell(6).value === 'Yes' ? 'No' : 'Yes';
    sheet.addRow(['9999999', '', '', 'IT', '', 'Yes']);
    await workbook.xlsx.writeFile(path);

    await button(page, onlineListTexts.import).click();
    const dialog = page.getByRole('dialog', { name: onlineListTexts.uploadFile });
    await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'solVisibility.xlsx',
      mimeType: 'application/octet-stream',
      buffer: await readFile(path),
    });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog.getByRole('row').filter({ hasText: changed })).toContainText('Changed');
    await expect(dialog.getByText('there is no vehicle 9999999')).toBeVisible();
    await expectAccessible(page, 'the preview of an import');
    await dialog.getByRole('button', { name: 'Import 1 record' }).click();

    const result = page.getByRole('dialog', { name: 'Import result' });
    await expect(result.getByText(new RegExp(`^row \\d+: updated ${changed} \\(`))).toBeVisible();
    await expect(result.getByText(/there is no vehicle 9999999$/)).toBeVisible();
    await expect(result.getByText(/^0 created, 1 updated, \d+ unchanged, 1 in error\./)).toBeVisible();
    const download = page.waitForEvent('download');
    await result.getByRole('button', { name: 'Download rejected rows' }).click();
    const rejected = await readFile(await (await download).path(), 'utf8');
    expect(rejected).toContain('9999999;;;IT;;Yes;');
    expect(rejected).toContain('there is no vehicle 9999999');
  });
});
