import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
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

test.use({ user: 'hq' });

test('headquarters: a tax and downpayments of markets are stored, written as each market writes numbers', async ({
  page,
  client,
}) => {
  test.slow();
  await test.step('adds a tax of a market, finds it after a reload and deletes it', async () => {
    const name = `TARGA ${suffix()}`;
    await page.goto('sol_country?idCountry=IT');
    await expect(page.getByLabel('MESSA SU STRADA, B2C')).toBeVisible({ timeout: 30_000 });
    await button(page, 'Add').click();
    await page.getByLabel('Description of the new tax').fill(name);
    await enter(page.getByLabel(`${name}, B2B`), '12.5');
    await button(page, 'Save').click();
    await expect(page.getByText(/^The taxes of .* are saved\.$/)).toBeVisible();

    await page.reload();
    await expect(page.getByLabel(`${name}, B2B`)).toHaveValue('12,50');
    await expect(page.getByLabel(`${name}, B2C`)).toHaveValue('0,00');
    await expectAccessible(page, 'taxes of a market');
    await button(page, `Delete ${name}`).click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await expect(page.getByRole('alertdialog', { name: 'Done' })).toContainText(`${name} is deleted.`);
    await expect(page.getByLabel(`${name}, B2B`)).toBeHidden();
  });

  const saved = page.getByText('The downpayment of United States is saved.');
  await test.step('creates a downpayment, changes it and switches it off', async () => {
    const [first, second] = [freshValue(), freshValue()];
    const shown = (value: number) => new Intl.NumberFormat('en-US').format(value);
    const rowOf = (text: string) => page.getByRole('row', { name: new RegExp(text.replace('.', '\\.')) });
    await page.goto('sol_downpayment?market=US');
    await expect(page.getByText(/^\d+ downpayments$/)).toBeVisible();
    await button(page, 'New').click();
    const dialog = page.getByRole('dialog', { name: 'New' });
    await dialog.getByLabel('Downpayment').fill(String(first));
    await expectAccessible(page, 'a new downpayment');
    await button(dialog, 'Save').click();
    await expect(
      page.getByText(`Downpayment ${shown(first)}.00 USD is created for United States.`),
    ).toBeVisible();

    const row = rowOf(`${shown(first)}.00`);
    await enter(row.getByRole('textbox'), `${second}.5`);
    await button(row, /^Save United States/).click();
    await saveAllTheSame(page, saved);
    await expect(saved).toBeVisible();
    const changed = rowOf(`${shown(second)}.50`);
    await changed.getByRole('switch').click();
    await button(page.getByRole('alertdialog'), 'Continue').click();
    await expect(page.getByText('The downpayment of United States is not active now.')).toBeVisible();

    await page.reload();
    await expect(changed.getByRole('textbox')).toHaveValue(`${shown(second)}.50`);
    await expect(changed.getByRole('switch')).not.toBeChecked();
  });

  await test.step('saves a downpayment of Switzerland as it is written there', async () => {
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
    await expect(page.getByText(/^The downpayment of .* is saved\.$/)).toBeVisible();
  });
});
