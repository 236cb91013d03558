import type { Locator, Page } from '@playwright/test';
import { onlineTaxTexts, onlineVisibilityTexts } from '../src/texts';
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

test('hides a vehicle online and shows it again, after a question each time', async ({ page }) => {
  await open(page, '3440227');
  const visibility = card(page, 'Discount and On-Line Visibility');
  const toggle = visibility.getByRole('switch');
  await expect(toggle).toBeChecked();

  for (const [act, label] of [
    ['Deactivate', 'Not visible in Italia'],
    ['Activate', 'Visible in Italia'],
  ] as const) {
    await toggle.click();
    const question = page.getByRole('alertdialog', { name: act });
    await expect(question).toContainText(
      /Do you want to activate\/deactivate Visibility to Vehicle .*Spider.* \?/,
    );
    await button(question, 'Cancel').click();
    await expect(question).toBeHidden();
    await toggle.click();
    await button(question, act).click();
    await expect(visibility.getByText(label, { exact: true })).toBeVisible();
    await expect(visibility.getByText(/^Changed .* by Giorgio Bassi\.$/)).toBeVisible();
  }
  await expect(toggle).toBeChecked();
});

test('changes the running campaign: a percent and a value exclude each other', async ({ page }) => {
  await open(page, '3440226');
  const campaign = card(page, 'Discount and On-Line Visibility');
  const [percent, value] = [campaign.getByLabel('Discount %'), campaign.getByLabel('Discount value')];
  const save = button(campaign, 'Save campaign');
  await expect(value).toHaveValue('4.500,00');
  await expect(percent).toBeDisabled();

  await enter(value, '');
  await expect(percent).toBeEnabled();
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription('At least one discount is needed.');
  await percent.fill('150');
  await expect(percent).toHaveAccessibleDescription(/'150' is above 100: it becomes 100,00 once/);
  await percent.blur();
  await expect(percent).toHaveValue('100,00');
  await button(campaign, 'Rollback').click();
  await expect(value).toHaveValue('4.500,00');
  await enter(value, '4600.50');
  await save.click();
  await expect(page.getByText(/^Campaign \d+ saved$/).first()).toBeVisible();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(value).toHaveValue('4.600,50');
  await enter(value, '4500');
  await save.click();
  // Whoever leaves before it is stored is asked.
  await expect(page.getByText(/^Campaign \d+ saved$/).first()).toBeVisible();
  await expect(value).toHaveValue('4.500,00');
  await expect(save).toBeDisabled();

  await button(campaign, onlineVisibilityTexts.goToCampaign).click();
  await expect(page).toHaveURL(/sol_campaign\?.*idCampaign=\d+.*from=price_conf/);
});

test('saves whatever amount is typed by Ctrl+S and by Ctrl+Enter, and keeps the focus in its field', async ({
  page,
}) => {
  test.slow();
  await open(page, '3440226');
  await page.getByRole('button', { name: 'Taxes', exact: true }).click();
  const campaign = card(page, 'Discount and On-Line Visibility');
  const fields: [field: Locator, saved: RegExp][] = [
    [page.getByLabel('Final price, EUR').first(), /^Prices of .* saved$/],
    [
      page.getByRole('table', { name: 'Taxes', exact: true }).getByLabel('MESSA SU STRADA, B2C'),
      /^Taxes of .* saved$/,
    ],
    [card(page, 'Online Taxes').getByLabel('MESSA SU STRADA, B2C'), /^Online taxes of .* saved$/],
    [campaign.getByLabel('Discount value'), /^Campaign \d+ saved$/],
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
