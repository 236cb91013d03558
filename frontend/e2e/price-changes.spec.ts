// Many prices changed at once, by the keyboard alone, and how the price screen is found again.
import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { PricePage, StoredPriceList } from './support/price-list';

test.use({ user: 'market' });

/** No other journey edits it. */
const vetele = '3430327';

test('changes the marked prices at once, leaves one out, and saves them, by keyboard alone (R-426)', async ({
  client,
  page,
}) => {
  test.slow();
  const stored = new StoredPriceList(client, 'IT', vetele);
  await stored.complete();
  const [first = '', second = '', third = ''] = await stored.firstOptions();
  const prices = new PricePage(page, 'IT', vetele);
  await prices.open();
  await prices.price(first).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(prices.price(third)).toBeFocused();
  await expect(page.locator('tr[aria-selected="true"]')).toHaveCount(3);

  const card = page.locator('#prices_equipment');
  const open = card.getByRole('button', { name: 'Change prices…' });
  await tabTo(page, open, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await expect(dialog.getByLabel('Change', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('row', { name: new RegExp(`^Take over ${first}`) })).toContainText('549,99');
  await expectAccessible(page, 'the change of many prices');

  await tabTo(page, dialog.getByRole('checkbox', { name: `Take over ${first}` }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox', { name: `Take over ${second}` })).not.toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'Take over 2 prices' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await prices.expectUnsaved(2);
  await expect(page.getByText('2 prices were changed and are not saved yet.')).toBeVisible();
  await expect(prices.price(third)).toHaveValue('549,99');

  await page.keyboard.press('ControlOrMeta+s');
  await prices.expectUnsaved(0);
  expect(await stored.price(first)).toBe(549.99);
  expect(await stored.price(second)).toBe(500);
  expect(await stored.price(third)).toBe(549.99);

  await test.step('opens on the card that was used last, and leaves complete cards folded (R-426)', async () => {
    const fold = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(fold('Online Taxes')).toHaveAttribute('aria-expanded', 'true');
    await fold('Online Taxes').focus();
    await page.keyboard.press('Enter');
    await expect(fold('Online Taxes')).toHaveAttribute('aria-expanded', 'false');
    await page.getByPlaceholder('Code or name').first().focus();

    await page.reload();
    await expect(fold('Online Taxes')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('heading', { name: 'Model Prices and Equipments' })).toBeInViewport();
    const card = page.locator('#prices_equipment');
    await expect.poll(async () => (await card.boundingBox())?.y ?? Infinity).toBeLessThan(200);
    await expect(page.getByPlaceholder('Code or name').first()).not.toBeFocused();
    await expectAccessible(page, 'the price screen with folded cards');
  });
});
