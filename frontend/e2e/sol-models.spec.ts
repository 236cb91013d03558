import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
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

test.describe('a user of one market', () => {
  test.use({ user: 'market' });

  /** No other journey hides it. */
  const vetele = '3440227';

  test('hides a vehicle and shows it again, and cannot touch what headquarters say', async ({ page }) => {
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
    await expectAccessible(page, 'SOL Visibility');

    await test.step('goes to the prices of a vehicle and comes back to the same list', async () => {
      await page
        .getByRole('link', { name: /^Price configurator of Corsaro Spider/ })
        .first()
        .click();
      await expect(page).toHaveURL(/price_configurator\?.*idCountry=IT.*from=sol_model/);
      await button(page, 'Back').click();

      await expect(page).toHaveURL(new RegExp(`sol_model\\?market=IT&vetele=${vetele}&showActive=false$`));
    });
  });

  test('takes the workbook of the list, changes it, imports it and reads what became of each row', async ({
    page,
  }) => {
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
    await expectAccessible(page, 'the result of an import');
  });
});

test.describe('a user of headquarters', () => {
  test.use({ user: 'hq' });

  test('records a vehicle and hides it; a market can record it below, but not show it', async ({
    page,
    openAs,
  }) => {
    await open(page);
    await expect(switchOf(page, /^Show Only HQ/)).toBeChecked();
    await button(page, onlineListTexts.new).click();
    const dialog = page.getByRole('dialog', { name: 'New' });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByLabel('Market').selectOption('IT');
    const chosen = await firstWithoutRecord(page, dialog.getByLabel('Model'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('is recorded for headquarters.');
    await close(page);
    const row = page.getByRole('row').filter({ hasText: chosen });
    await row.getByRole('switch').click();
    await button(page, 'Continue').click();
    await expect(page.getByRole('alertdialog', { name: 'Done' })).toContainText(
      `${chosen} is not visible to the markets`,
    );

    const market = await openAs('market');
    await open(market, `?vetele=${chosen}&showActive=false`);
    await button(market, onlineListTexts.new).click();
    const form = market.getByRole('dialog', { name: 'New' });
    await form.getByLabel('Model').selectOption(chosen);
    await expect(form.getByText('HQ record is not visible')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(market.getByRole('alertdialog')).toContainText('is recorded for Italia.');
    await close(market);
    await expect(switchOf(market, /, Italia: Not visible$/)).toBeDisabled();
  });
});

/** Chooses models until there is one that headquarters have no record of; answers its code. */
async function firstWithoutRecord(page: Page, select: Locator): Promise<string> {
  await expect(select.locator('option').nth(5)).toBeAttached();
  const codes = await select
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const code of codes.filter((value) => value !== '')) {
    const answer = page.waitForResponse(
      (response) =>
        response.url().includes('solModel/allPaged') && (response.request().postData() ?? '').includes(code),
    );
    await select.selectOption(code);
    const { totalElements } = (await (await answer).json()) as { totalElements: number };
    if (totalElements === 0) return code;
  }
  throw new Error('Headquarters have a record of every model of Italy.');
}
