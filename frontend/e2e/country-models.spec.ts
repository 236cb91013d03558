import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { countryModelTexts } from '../src/texts';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';

const MODEL = 'Borea EV 64';
const input = (page: Page, name: string) => page.getByLabel(`${name} of ${MODEL}`, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: new RegExp(`^Save ${MODEL} in `) });

/** From the second page of the countries to the models of one of them. */
async function openSpain(page: Page): Promise<string> {
  await page.goto('countries?size=5&label=a');
  await page
    .getByRole('button', { name: 'Page 2' })
    .or(page.getByRole('button', { name: '2', exact: true }))
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  const list = page.url();
  await page
    .getByRole('link', { name: /^Model Management of/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Country models · ');
  return list;
}

test('leads from countries to country models and back to the list as it was (R-124)', async ({ page }) => {
  const list = await openSpain(page);
  await page.getByRole('columnheader', { name: 'Adm' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=adm/);

  await page.getByRole('button', { name: 'Back' }).click();

  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: /^Model Management of/ })).not.toHaveCount(0);
});

test('saves a row on its own, refuses what is no year, and asks before it is left unsaved (R-149, R-150)', async ({
  page,
}) => {
  await page.goto('country_models?idKey=JP&from=countries&title=Giappone');
  await expect(input(page, 'MY 1')).toBeVisible();
  await input(page, 'MY 2').fill('20311');
  await expect(page.getByText(countryModelTexts.my2NoYear)).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await input(page, 'MY 2').fill('2031');
  await expect(page.getByText('1 row not saved')).toBeVisible();
  await expectAccessible(page, 'a row with something unsaved');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Resta' }).click();
  await input(page, 'MY 2').press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('updated');
  await page.getByRole('alertdialog').getByRole('button').first().click();

  await page.getByRole('switch', { name: `Exclusive: ${MODEL}` }).click();
  await page.getByRole('button', { name: 'Procedi' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('updated');
  await page.reload();
  await expect(input(page, 'MY 2')).toHaveValue('2031');
  await expect(page.getByRole('switch', { name: `Exclusive: ${MODEL}` })).toBeChecked();
});

test('car models: icons come as an archive, a model without any says so', async ({ page, faults }) => {
  faults.allowStatus(404);
  await page.goto('car_models?label=borea');
  const icons = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download icons of BOREA_EV_64' }).click();
  const file = await icons;
  expect(file.suggestedFilename()).toBe('icons_BOREA.zip');
  expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');

  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Model code').fill('BOREA_CONCEPT');
  await dialog.getByLabel('Description').fill('Borea Concept');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Model BOREA_CONCEPT created');
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Download icons of BOREA_CONCEPT' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('There are no icons for');
});
