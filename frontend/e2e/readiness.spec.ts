import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';

test.use({ user: 'market' });

test('shows what each vehicle needs, and leads to the rows that were counted (R-435, R-436)', async ({
  page,
}) => {
  await page.goto('readiness');
  await expect(page.getByRole('heading', { name: 'Readiness', level: 1 })).toBeVisible();
  await test.step('opens what was found by keyboard, and gives the focus back', async () => {
    const cell = page.getByRole('button', { name: /^Aurora .*, Italia: \d+/ }).first();
    await expect(cell).toBeVisible();
    await cell.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Aurora/ });
    await expect(dialog.getByRole('cell', { name: 'Prices missing' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cell).toBeFocused();
  });

  await page.getByRole('combobox', { name: 'Market' }).selectOption('Italia');
  await expect(page).toHaveURL(/readiness\?markets=IT$/);
  const labels = page
    .getByRole('link', { name: /Labels missing in the language of the market: [1-9]/ })
    .first();
  await expect(labels).toBeVisible();
  await expectAccessible(page, 'one market');
  const count = Number((await labels.textContent())!.trim());

  await labels.click();
  await expect(page).toHaveURL(/price_configurator\?idCountry=IT&vetele=\d{7}&show=unlabelled/);
  await expect(page.getByRole('radio', { name: 'Without a label' }).first()).toBeChecked();
  await expect(page.locator('tr[data-code]')).toHaveCount(count);

  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Market' })).toHaveValue('IT');
  await test.step('downloads the counts that are shown', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'XLSX' }).click();
    expect((await download).suggestedFilename()).toBe('readiness.xlsx');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
