import type { Locator, Page } from '@playwright/test';
import { onlineTaxTexts } from '../src/texts';
import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/focus';
import { expect, test } from './support/journey';
import { saveAllTheSame } from './support/price-list';
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

test('saves whatever amount is typed by Ctrl+S and by Ctrl+Enter, and keeps the focus in its field', async ({
  page,
}) => {
  test.slow();
  await open(page, '3440226');
  await page.getByRole('button', { name: 'Taxes', exact: true }).click();
  const campaign = card(page, 'Discount and On-Line Visibility');
  const discount = campaign.getByLabel('Discount value');
  const fields: [field: Locator, saved: RegExp][] = [
    [page.getByLabel('Final price, EUR').first(), /^Prices of .* saved$/],
    [
      page.getByRole('table', { name: 'Taxes', exact: true }).getByLabel('MESSA SU STRADA, B2C'),
      /^Taxes of .* saved$/,
    ],
    [card(page, 'Online Taxes').getByLabel('MESSA SU STRADA, B2C'), /^Online taxes of .* saved$/],
    [discount, /^Campaign \d+ saved$/],
  ];
  for (const [field, saved] of fields) {
    const before = await field.inputValue();
    await expect(field).toHaveValue(/^[\d.]+,\d\d$/);
    const steps = before.endsWith(',75') ? [',65', ',85', ',75'] : [',75', before.slice(-3)];
    for (const [at, cents] of steps.entries()) {
      const text = before.slice(0, -3) + cents;
      await field.fill(text.replaceAll('.', ''));
      const notices = page.getByText(saved);
      const count = await notices.count();
      await field.press(at % 2 === 0 ? 'ControlOrMeta+s' : 'ControlOrMeta+Enter');
      await expect(notices).toHaveCount(count + 1);
      await expect(field).toHaveValue(text);
      await expect(field).toBeFocused();
      // Stored, and not only shown.
      if (field === discount && at === 0) {
        await page.reload();
        await expect(field).toHaveValue(text);
      }
    }
    await page.reload();
    await expect(field).toHaveValue(before);
  }
});

test('adds a tax, is told that it is there already, saves it with a downpayment and deletes it', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.allowStatus(409);
  const name = `TARGA ${suffix()}`;
  await open(page, '3440226');
  const taxes = card(page, 'Online Taxes');
  const save = button(taxes, 'Save taxes');
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
  await save.click();
  await expect(page.getByText(/^Online taxes of .* in Italia saved$/).first()).toBeVisible();
  await expect(save).toBeDisabled();

  await page.reload();
  await expect(taxes.getByLabel(`${name}, B2C`)).toHaveValue('12,50');
  await expect(taxes.getByLabel(`${name}, B2B`)).toHaveValue('0,00');
  await expect(downpayment).toHaveValue('5000');
  await downpayment.selectOption('2500');
  await save.click();
  await expect(save).toBeDisabled();
  await button(taxes, `Delete ${name}`).click();
  await button(page.getByRole('alertdialog', { name: `Delete ${name}` }), 'Delete').click();
  await expect(page.getByRole('alertdialog', { name: 'Done' })).toContainText(`Tax ${name} deleted`);
  await button(page, 'Close').click();
  await expect(taxes.getByLabel(`Description of ${name}`)).toHaveCount(0);
  await expect(taxes.getByText('Fixed')).toHaveCount(2);
});

test('asks two people about the tax that both changed, and before one leaves it unsaved', async ({
  page,
  openAs,
  faults,
}) => {
  faults.allowStatus(409);
  const theirPage = await openAs('admin');
  const [mine, theirs] = [card(page, 'Online Taxes'), card(theirPage, 'Online Taxes')];
  await open(page, '3440126');
  await open(theirPage, '3440126');
  const cell = 'MESSA SU STRADA, B2C';
  const other = 'QUOTA ESENTE, B2E';
  const now = Number((await mine.getByLabel(cell).inputValue()).replace(/\D/g, '')) / 100;

  await enter(mine.getByLabel(cell), String(now + 1));
  await enter(theirs.getByLabel(cell), String(now + 2));
  await enter(theirs.getByLabel(other), String(now + 3));
  await button(theirs, 'Save taxes').click();
  await saveAllTheSame(theirPage, theirPage.getByText(/^Online taxes of .* saved$/).first());
  await expect(button(theirs, 'Save taxes')).toBeDisabled();
  await button(mine, 'Save taxes').click();
  const dialog = page.getByRole('dialog', { name: 'A colleague changed the same online taxes' });
  await expect(dialog.getByText('1 cell in conflict')).toBeVisible();
  await expectAccessible(page, 'two people and one tax');
  await button(dialog, 'Keep all mine').click();
  await button(dialog, 'Save taxes').click();
  await expect(dialog).toBeHidden();
  await expect(button(mine, 'Save taxes')).toBeDisabled();
  await expect(mine.getByLabel(other)).toHaveValue(`${now + 3},00`);

  await enter(mine.getByLabel(cell), String(now));
  await page.getByLabel('Model', { exact: true }).last().selectOption('3440226');
  await button(page, 'Stay').click();
  await enter(mine.getByLabel(other), '146');
  await button(mine, 'Save taxes').click();
  await saveAllTheSame(page, page.getByText(/^Online taxes of .* saved$/).first());
  await expect(button(mine, 'Save taxes')).toBeDisabled();
});
