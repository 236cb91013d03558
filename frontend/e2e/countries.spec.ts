// Countries: the way of a country from New to the models of its market and back, what a failed save leaves, and the popups.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (within: Locator, name: string | RegExp) =>
  within.getByLabel(name, typeof name === 'string' ? { exact: true } : {});
const tab = (within: Locator, name: string) => within.getByRole('tab', { name });

async function closeMessage(page: Page, text: string) {
  const message = page.getByRole('alertdialog').last();
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(message).toBeHidden();
}

const chooseModel = (page: Page) =>
  page.getByRole('banner').getByLabel('Model').selectOption('AURORA_15_HYB');

test('a country is created in three tabs, refused once without losing a word, and taken over where a colleague was faster', async ({
  page,
  client,
  faults,
}) => {
  faults.allowStatus(409);
  const code = `J${suffix().slice(0, 6)}`;
  await page.goto(`countries?code=${code}`);
  await expect(page.getByText(`No country with code “${code}”`)).toBeVisible();

  await button(page, 'New').click();
  const form = page.getByRole('dialog', { name: 'New country' });
  await field(form, /descIt/).fill('Paese di prova');
  await tab(form, 'Configuration').click();
  await field(form, 'Code').fill('IT');
  await field(form, 'isoCode2').fill('ZZ');
  // It stays there, as countries do: other journeys need not offer it.
  await field(form, 'enabled').uncheck();
  await field(form, 'geoRegion').fill('10x');
  await expect(form.getByText('A number, digits only')).toBeVisible();
  await field(form, 'geoRegion').fill('10');
  await tab(form, 'Market').click();
  await field(form, /VAT/).fill('8,1');
  await expect(field(form, 'Region label')).toHaveValue('Europe');
  await button(page, 'Save').click();

  // The form closes although it was refused; Reopen brings all of it back.
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('A country with this code already exists.');
  await expect(form).toBeHidden();
  await refusal.getByRole('button', { name: 'Reopen' }).click();
  await tab(form, 'Market').click();
  await expect(field(form, /VAT/)).toHaveValue('8,1');
  await tab(form, 'Configuration').click();
  await field(form, 'Code').fill(code);
  await button(page, 'Save').click();
  await closeMessage(page, `Country ${code} created`);

  await button(page, 'Edit Paese di prova').click();
  const edit = page.getByRole('dialog', { name: 'Edit Paese di prova' });
  await expect(field(edit, 'Code')).not.toBeEditable();
  await client.call('PUT', `fe/country/${code}`, { pricemask: '#,##0.00' });
  await field(edit, 'pricemask').fill('# ##0,00');
  await button(page, 'Save').click();
  const conflict = page.getByRole('dialog', { name: `${code} was changed while you were editing` });
  await conflict.getByRole('radio').first().check();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await closeMessage(page, `Country ${code} updated`);

  await button(page, 'History of Paese di prova').click();
  await expect(page.getByText('3 changes')).toBeVisible();
});

test('what a market offers of the model in the header is told as models, report, JSON and tables', async ({
  page,
}) => {
  await page.goto('countries?code=it');
  const italy = page.getByRole('group', { name: 'Grid of Italia' });
  await expect(italy.getByRole('button', { name: 'Check Grid' })).toBeDisabled();
  await chooseModel(page);

  const popup = async (name: string, text: string | RegExp) => {
    await italy.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(text).first()).toBeVisible();
    const width = (await dialog.boundingBox())!.width;
    expect(Math.round(width)).toBe(Math.round(1440 * 0.8));
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await popup('Models', 'Aurora 1.5 Hybrid');
  await popup('Check Grid', /Prices of: IT/);
  await popup('Config Grid Json', 'groups:');
  await popup('Car Grid Txt', 'Base price');
});

test.describe('the names of countries', () => {
  test.use({ user: 'hq' });

  test("follow the header's language on the screens of prices and online sales too (R-288)", async ({
    page,
  }) => {
    await page.goto('sol_model');
    const market = page.getByRole('main').getByLabel('Market', { exact: true });
    const language = page.getByRole('combobox', { name: 'Language' });
    // Their own language is English.
    await expect(market.locator('option', { hasText: 'Germany' })).toHaveCount(1);

    await language.selectOption('Italiano');
    await expect(market.locator('option', { hasText: 'Germania' })).toHaveCount(1);
    await expect(market.locator('option', { hasText: 'Germany' })).toHaveCount(0);

    await page.goto('sol_downpayment');
    await expect(page.getByRole('row', { name: /Stati Uniti/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /United States/ })).toHaveCount(0);
    await page.goto('sol_campaign');
    await expect(page.getByRole('main').getByTitle('Italia', { exact: true }).first()).toBeAttached();
    await expect(page.getByRole('main').getByText('Germany')).toHaveCount(0);
    await page.goto('sol_country');
    await expect(market.locator('option', { hasText: 'Germania' })).toHaveCount(1);

    await language.selectOption('English');
    await expect(market.locator('option', { hasText: 'Germany' })).toHaveCount(1);
  });
});
