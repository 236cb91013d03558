import type { Page } from '@playwright/test';
import { countryModelTexts } from '../src/texts';
import { expect, test } from './support/journey';

const MODEL = 'Borea EV 64';
const input = (page: Page, name: string) => page.getByLabel(`${name} of ${MODEL}`, { exact: true });
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `${name}: ${MODEL}` });
const save = (page: Page) => page.getByRole('button', { name: new RegExp(`^Save ${MODEL} in `) });

/** The green message says so, and is put away. */
async function acknowledge(page: Page, text: string): Promise<void> {
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'Close', exact: true }).click();
}

test('saves a row on its own, and refuses what is no year (R-149, R-150)', async ({ page }) => {
  await page.goto('country_models?idKey=JP&from=countries&title=Giappone');
  const before = await input(page, 'MY 2 (FE)').inputValue();
  const wanted = before === '2031' ? '2032' : '2031';
  const row = page.getByRole('row').filter({ has: input(page, 'MY 2 (FE)') });
  const place = await row.boundingBox();
  await input(page, 'MY 2 (FE)').fill('20311');
  await expect(page.getByText(countryModelTexts.my2NoYear)).toBeVisible();
  // A row that grew would move the others with a key press.
  expect(await row.boundingBox()).toEqual(place);
  await expect(save(page)).toBeDisabled();

  await input(page, 'MY 2 (FE)').fill(wanted);
  await expect(page.getByText('1 row not saved')).toBeVisible();
  await input(page, 'MY 2 (FE)').press('Enter');
  await acknowledge(page, 'updated');

  const wasExclusive = await switchOf(page, 'Exclusive').isChecked();
  await switchOf(page, 'Exclusive').click();
  await page.getByRole('button', { name: 'Procedi' }).click();
  await acknowledge(page, 'updated');
  await page.getByRole('button', { name: 'Refresh Table' }).click();
  await expect(input(page, 'MY 2 (FE)')).toHaveValue(wanted);
  await expect(switchOf(page, 'Exclusive')).toBeChecked({ checked: !wasExclusive });
});
