import type { Locator, Page } from '@playwright/test';
import { onlineTaxTexts } from '../src/texts';
import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/focus';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

test.use({ user: 'market' });

const card = (page: Page, name: string) => page.getByRole('region', { name });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** The first journey on a cold server waits for everything that it reads. */
async function open(page: Page, vetele: string): Promise<void> {
  await page.goto(`price_configurator?idCountry=IT&vetele=${vetele}`);
  await expect(card(page, 'Online Taxes').getByText('Fixed').first()).toBeVisible({ timeout: 30_000 });
}

/** Types into an amount as people do: into the field, over what it holds. */
async function enter(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
  await field.press('Tab');
}

test('saves every kind of amount by Ctrl+S and by Ctrl+Enter, with the focus kept; adds a tax, saves it with a downpayment and deletes it', async ({
  page,
}) => {
  test.slow();
  const name = `TARGA ${suffix()}`;
  await open(page, '3440226');
  const taxes = card(page, 'Online Taxes');
  await button(page, 'Taxes').click();
  const fields: [field: Locator, saved: RegExp][] = [
    [page.getByLabel('Final price, EUR').first(), /^Prices of .* saved$/],
    [
      page.getByRole('table', { name: 'Taxes', exact: true }).getByLabel('MESSA SU STRADA, B2C'),
      /^Taxes of .* saved$/,
    ],
    [taxes.getByLabel('MESSA SU STRADA, B2C'), /^Online taxes of .* saved$/],
    [card(page, 'Discount and On-Line Visibility').getByLabel('Discount value'), /^Campaign \d+ saved$/],
  ];
  const stored = new Map<Locator, string>();
  for (const [field, saved] of fields) {
    await expect(field).toHaveValue(/^[\d.]+,\d\d$/);
    const before = await field.inputValue();
    const steps = before.endsWith(',75') ? [',65', ',85'] : [',65', ',75'];
    for (const [at, cents] of steps.entries()) {
      const text = before.slice(0, -3) + cents;
      await field.fill(text.replaceAll('.', ''));
      const notices = page.getByText(saved);
      const count = await notices.count();
      await field.press(at === 0 ? 'ControlOrMeta+s' : 'ControlOrMeta+Enter');
      await expect(notices).toHaveCount(count + 1);
      await expect(field).toHaveValue(text);
      await expect(field).toBeFocused();
      stored.set(field, text);
    }
  }
  const save = button(taxes, 'Save taxes');
  /** What an earlier save says may still stand there. */
  const saved = async () => {
    const stored = page.waitForResponse((reply) => reply.url().includes('SolTaxes') && reply.ok());
    await save.click();
    await stored;
    await expect(save).toHaveText('Save taxes');
    await expect(save).toBeDisabled();
  };
  const downpayment = taxes.getByLabel('Downpayment');
  await expect(taxes.getByText('Fixed')).toHaveCount(2);
  await expect(downpayment.getByRole('option')).toHaveText([
    ...['None', '500,00 EUR', '1.000,00 EUR', '2.500,00 EUR', '5.000,00 EUR'],
  ]);

  await button(taxes, 'Add').click();
  const description = taxes.getByLabel('Description of the new tax');
  await expectVisibleFocus(description);
  await save.click();
  await expect(taxes.getByRole('alert')).toHaveText(onlineTaxTexts.descriptionRequired);
  await description.fill('quota esente');
  await expect(taxes.getByRole('alert')).toHaveText(onlineTaxTexts.descriptionPresent);
  await expectAccessible(page, 'a tax that is there already');
  await description.fill(name);
  await taxes.getByLabel(`${name}, B2C`).press('ControlOrMeta+A');
  await page.keyboard.type('1a2.5');
  await enter(taxes.getByLabel(`${name}, B2B`), '');
  await downpayment.selectOption('5000');
  await saved();

  await page.reload();
  for (const [field, text] of stored) await expect(field).toHaveValue(text);
  await expect(taxes.getByLabel(`${name}, B2C`)).toHaveValue('12,50');
  await expect(taxes.getByLabel(`${name}, B2B`)).toHaveValue('0,00');
  await expect(downpayment).toHaveValue('5000');
  await downpayment.selectOption('2500');
  await saved();
  await button(taxes, `Delete ${name}`).click();
  await button(page.getByRole('alertdialog', { name: `Delete ${name}` }), 'Delete').click();
  await expect(page.getByRole('alertdialog', { name: 'Done' })).toContainText(`Tax ${name} deleted`);
  await button(page, 'Close').click();
  await expect(taxes.getByLabel(`Description of ${name}`)).toHaveCount(0);
  await expect(taxes.getByText('Fixed')).toHaveCount(2);
});
