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

    await test.step('saves a downpayment by keyboard alone', async () => {
      await page.goto('sol_downpayment?sort=downpayment');
      const field = page.getByRole('textbox', { name: /^Downpayment of Italia/ }).first();
      await expect(field).toBeVisible();
      await tabTo(page, field);
      await page.keyboard.type(`${freshValue()}.25`);
      await page.keyboard.press('Enter');
      await saveAllTheSame(page, page.getByText('Downpayment of Italia is saved.'));
      await expect(page.getByText('Downpayment of Italia is saved.')).toBeVisible();
    });
  });
});

test.describe('headquarters', () => {
  test.use({ user: 'hq' });

  test('save a downpayment of a market, written as that market writes numbers', async ({ page, client }) => {
    await test.step('see every market; one that does not sell online has no taxes', async () => {
      await page.goto('sol_country');
      await page.getByRole('combobox', { name: 'Market' }).selectOption({ label: 'GB - United Kingdom' });
      await expect(page.getByText('United Kingdom does not sell online', { exact: false })).toBeVisible();
      await page.goto('sol_downpayment?market=US');
      await expect(page.getByText(/^\d+ downpayments$/)).toBeVisible();
      await expect(page.getByRole('cell', { name: 'US United States' }).first()).toBeVisible();
    });

    const value = freshValue();
    const shown = `${new Intl.NumberFormat('en-US').format(value)}.50`;
    const fields = page.getByRole('textbox', { name: /^Downpayment of United States/ });
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

    await test.step('save a downpayment of Switzerland as it is written there', async () => {
      const amount = 20_000 + (parseInt(suffix(), 16) % 70_000);
      await client.call('POST', 'fe/downpayment', { country: { id: 'CH' }, downpayment: amount });
      const written = `${String(amount).slice(0, 2)}'${String(amount).slice(2)}`;
      await page.goto('sol_downpayment?market=CH');
      await page.locator(`input[value="${written}.00"]`).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(`${written}.35`);
      const sent = page.waitForRequest((request) => request.method() === 'PUT');
      await page.keyboard.press('Enter');
      expect((await sent).postDataJSON()).toMatchObject({ downpayment: amount + 0.35 });
      await expect(page.getByText(/^Downpayment of .* is saved\.$/)).toBeVisible();
    });
  });
});

test.describe('a dealer', () => {
  test.use({ user: 'dealer' });

  test('is led away from the screens of online sales, and refused by the server', async ({
    page,
    client,
    faults,
  }) => {
    faults.allowStatus(403);
    for (const path of ['sol_country', 'sol_downpayment', 'sol_campaign', 'sol_model']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/price_configurator/);
    }
    await expect(client.call('GET', 'fe/solCountryTaxes/IT')).rejects.toThrow('403');
    for (const list of ['downpayment', 'solModel'])
      await expect(client.call('POST', `fe/${list}/allPaged`, {})).rejects.toThrow('403');
  });
});
