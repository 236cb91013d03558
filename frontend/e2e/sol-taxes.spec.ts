import type { Locator, Page } from '@playwright/test';
import { downpaymentTexts } from '../src/texts';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { suffix } from './support/server';
import { saveAllTheSame } from './support/price-list';

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
/** A value that no other run has used. */
const freshValue = () => 10_000 + (parseInt(suffix(), 16) % 900_000);

async function enter(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
  await field.press('Tab');
}

test.describe('a market user', () => {
  test.use({ user: 'market' });

  test('adds a tax of the market, finds it after a reload and deletes it', async ({ page }) => {
    const name = `TARGA ${suffix()}`;
    await page.goto('sol_country');
    await expect(page.getByRole('combobox', { name: 'Market' })).toBeDisabled();
    await expect(page.getByLabel('MESSA SU STRADA, B2C')).toBeVisible({ timeout: 30_000 });

    await button(page, 'Add').click();
    await button(page, 'Save').click();
    await expect(page.getByText('Description required')).toBeVisible();
    await page.getByLabel('Description of the new tax').fill(name);
    await enter(page.getByLabel(`${name}, B2B`), '12.5');
    await button(page, 'Save').click();
    await expect(page.getByText('The taxes of Italia are saved.')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel(`${name}, B2B`)).toHaveValue('12,50');
    await expect(page.getByLabel(`${name}, B2C`)).toHaveValue('0,00');
    await expectAccessible(page, 'taxes of a market');
    await button(page, `Delete ${name}`).click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await expect(page.getByRole('alertdialog', { name: 'Done' })).toContainText(`${name} is deleted.`);
    await expect(page.getByLabel(`${name}, B2B`)).toBeHidden();
  });

  test('creates a downpayment, is refused it twice, changes it and switches it off', async ({ page }) => {
    const [first, second] = [freshValue(), freshValue()];
    const shown = (value: number) => `${new Intl.NumberFormat('de-DE').format(value)},00`;
    const newDialog = page.getByRole('dialog', { name: 'New' });
    const create = async (value: number) => {
      await button(page, 'New').click();
      await newDialog.getByLabel('Downpayment').fill(String(value));
      await button(newDialog, 'Save').click();
    };
    await page.goto('sol_downpayment');
    await expect(page.getByText(/^\d+ downpayments$/)).toBeVisible({ timeout: 30_000 });
    await create(first);
    await expect(page.getByText(`Downpayment ${shown(first)} EUR is created for Italia.`)).toBeVisible();

    await create(first);
    await expect(newDialog.getByText(downpaymentTexts.valueExists)).toBeVisible();
    await expectAccessible(page, 'a new downpayment');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave without saving' }).click();

    const row = page.getByRole('row', { name: new RegExp(shown(first)) }).first();
    await enter(row.getByRole('textbox'), String(second));
    await button(row, new RegExp(`^Save Italia`)).click();
    await saveAllTheSame(page, page.getByText('Downpayment of Italia is saved.'));
    await expect(page.getByText('Downpayment of Italia is saved.')).toBeVisible();
    const changed = page.getByRole('row', { name: new RegExp(shown(second)) }).first();
    await changed.getByRole('switch').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(downpaymentTexts.question.replace('{market}', 'Italia'));
    await button(question, 'Continue').click();
    await expect(page.getByText('Downpayment of Italia is not active now.')).toBeVisible();
    await expect(changed.getByRole('switch')).not.toBeChecked();
  });

  test('saves a downpayment by keyboard alone', async ({ page }) => {
    await page.goto('sol_downpayment?sort=downpayment');
    const field = page.getByRole('textbox', { name: /^Downpayment of Italia/ }).first();
    await expect(field).toBeVisible({ timeout: 30_000 });
    await tabTo(page, field);
    await page.keyboard.type(`${freshValue()}.25`);
    await page.keyboard.press('Enter');
    await saveAllTheSame(page, page.getByText('Downpayment of Italia is saved.'));
    await expect(page.getByText('Downpayment of Italia is saved.')).toBeVisible();
  });
});

test.describe('headquarters', () => {
  test.use({ user: 'hq' });

  test('see every market; one that does not sell online has no taxes', async ({ page }) => {
    await page.goto('sol_country');
    await page.getByRole('combobox', { name: 'Market' }).selectOption({ label: 'GB - United Kingdom' });
    await expect(page.getByText('United Kingdom does not sell online', { exact: false })).toBeVisible();
    await page.goto('sol_downpayment?market=US');
    await expect(page.getByText(/^\d+ downpayments$/)).toBeVisible();
    await expect(page.getByRole('cell', { name: 'US United States' }).first()).toBeVisible();
  });

  test('save a downpayment of a market, written as that market writes numbers', async ({ page }) => {
    const value = freshValue();
    const shown = `${new Intl.NumberFormat('en-US').format(value)}.50`;
    const fields = page.getByRole('textbox', { name: /^Downpayment of United States/ });
    await page.goto('sol_downpayment?market=US');
    await enter(fields.first(), `${value}.5`);
    await button(page, /^Save United States/)
      .first()
      .click();
    await saveAllTheSame(page, page.getByText('Downpayment of United States is saved.'));
    await expect(page.getByText('Downpayment of United States is saved.')).toBeVisible();

    await page.reload();
    await expect(fields.first()).toBeVisible();
    expect(
      await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)),
    ).toContain(shown);
  });
});

test.describe('a user of several markets', () => {
  test.use({ user: 'regional' });

  test('is asked before another market takes the place of unsaved taxes', async ({ page }) => {
    const market = page.getByRole('combobox', { name: 'Market' });
    const tax = page.getByLabel('MESSA SU STRADA, B2C');
    const question = page.getByRole('alertdialog');
    await page.goto('sol_country?idCountry=ES');
    await expect(tax).toHaveValue(/\d/);
    const stored = await tax.inputValue();
    await enter(tax, '1234.5');
    await expect(tax).toHaveValue('1.234,50');

    await market.selectOption('FR');
    await button(question, 'Stay').click();
    await expect(market).toHaveValue('ES');
    await expect(tax).toHaveValue('1.234,50');

    await market.selectOption('FR');
    await button(question, 'Leave without saving').click();
    await expect(page).toHaveURL(/idCountry=FR$/);
    await expect(market).toHaveValue('FR');
    await expect(button(page, 'Save')).toBeDisabled();

    // Nothing of it was saved.
    await market.selectOption('ES');
    await expect(page).toHaveURL(/idCountry=ES$/);
    await expect(tax).toHaveValue(stored);
  });
});

test.describe('a dealer', () => {
  test.use({ user: 'dealer' });

  for (const path of ['sol_country', 'sol_downpayment'])
    test(`is led away from /${path}`, async ({ page, client, faults }) => {
      faults.allowStatus(403);
      await page.goto(path);
      await expect(page).toHaveURL(/price_configurator/);
      await expect(client.call('GET', 'fe/solCountryTaxes/IT')).rejects.toThrow('403');
      await expect(client.call('POST', 'fe/downpayment/allPaged', {})).rejects.toThrow('403');
    });
});
