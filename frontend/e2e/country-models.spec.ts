import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { countryModelTexts, labelTexts } from '../src/texts';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';

const MODEL = 'Borea EV 64';
const input = (page: Page, name: string) => page.getByLabel(`${name} of ${MODEL}`, { exact: true });
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `${name}: ${MODEL}` });
const save = (page: Page) => page.getByRole('button', { name: new RegExp(`^Save ${MODEL} in `) });
const models = (page: Page) =>
  page.getByRole('link', { name: /^Model Management of/ }).filter({ hasText: /\d+ models?/ });

/** The green message says so, and is put away. */
async function acknowledge(page: Page, text: string): Promise<void> {
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'Close', exact: true }).click();
}

test('leads from countries to country models and back to the list as it was; countries are named there in the language of the header (R-124, R-288)', async ({
  page,
}) => {
  await page.goto('countries?size=5&label=a&page=2');
  await expect(models(page).first()).toBeVisible();
  const list = page.url();

  await models(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Country models · ');
  await page.getByRole('button', { name: 'Adm', exact: true }).click();
  await expect(page).toHaveURL(/sort=adm/);
  await page.getByRole('button', { name: 'Back' }).click();

  await expect(page).toHaveURL(list);
  await expect(models(page).first()).toBeVisible();

  await test.step("countries of models, placeholders and calls to action are named in the header's language (R-288)", async () => {
    await page.goto('country_models?idKey=AURORA_15_HYB&from=car_model&title=Aurora');
    const main = page.getByRole('main');
    await expect(main.getByText('Germania', { exact: true }).first()).toBeVisible();

    await page.getByRole('combobox', { name: 'Language' }).selectOption('English');

    await expect(main.getByText('Germany', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Germania', { exact: true })).toHaveCount(0);
  });
});

test('saves a row on its own, refuses what is no year, and asks before it is left unsaved (R-149, R-150)', async ({
  page,
}) => {
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
  await expectAccessible(page, 'a row with something unsaved');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await input(page, 'MY 2 (FE)').press('Enter');
  await acknowledge(page, 'updated');

  const wasExclusive = await switchOf(page, 'Exclusive').isChecked();
  await switchOf(page, 'Exclusive').click();
  await page.getByRole('button', { name: 'Procedi' }).click();
  await acknowledge(page, 'updated');
  await page.reload();
  await expect(input(page, 'MY 2 (FE)')).toHaveValue(wanted);
  await expect(switchOf(page, 'Exclusive')).toBeChecked({ checked: !wasExclusive });
});

test('brings the icons of a family as an archive, and asks for what a model needs (R-134, R-137)', async ({
  page,
}) => {
  await page.goto('car_models?label=borea');
  const icons = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download icons of BOREA_EV_64' }).click();
  const file = await icons;
  expect(file.suggestedFilename()).toBe('icons_BOREA.zip');
  expect((await readFile(await file.path())).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');

  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Model code').fill('BOREA_CONCEPT');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(labelTexts.requiredFields);
  await expectAccessible(page, 'a new car model');
});
