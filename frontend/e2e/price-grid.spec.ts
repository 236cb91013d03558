// The grid of prices by real key presses, and the ways out where blank prices keep a list from being saved.
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';
import { PricePage, StoredPriceList } from './support/price-list';

test.use({ user: 'market' });

/** No other journey edits it. */
const vetele = '3420226';

test('is one stop of Tab, moves by arrows and Enter, and is saved by Ctrl+S and Ctrl+Enter (A-22)', async ({
  client,
  page,
}) => {
  test.slow();
  const stored = new StoredPriceList(client, 'IT', vetele);
  await stored.complete();
  const [first = '', second = ''] = await stored.firstOptions();
  const prices = new PricePage(page, 'IT', vetele);
  await prices.open();
  const grid = page.getByRole('grid', { name: 'Model Prices and Equipments' });
  const saved = page.getByText('No unsaved changes', { exact: true });
  const hint = page.locator('.grid-tools_keys').first();
  await expect(hint).toContainText('Ctrl S or Ctrl Enter saves');
  await expectAccessible(page, 'the price grid with its hint');

  await prices.price(first).click();
  await page.keyboard.type('501');
  await page.keyboard.press('Enter');
  await expect(prices.price(second)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(prices.price(first)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved).toBeVisible();
  expect(await stored.price(first)).toBe(501);
  await expect(prices.price(first)).toBeFocused();

  await page.keyboard.type('502');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(saved).toBeVisible();
  await expect.poll(() => stored.price(first)).toBe(502);

  // Rollback is not there any more: remove tax, breakdown, and out of the table.
  const breakdown = grid.getByRole('button', { name: new RegExp(`price breakdown of ${first}$`) });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(breakdown).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(grid.locator(':focus')).toHaveCount(1);

  await test.step('takes the official price for blank items in one click, or goes to one after the other (A-22)', async () => {
    for (const code of [first, second]) await prices.type(code, '');
    await expect(prices.button('Save prices')).toBeDisabled();
    await expect(page.getByText('2 items have no price, so the list cannot be saved.')).toBeVisible();
    await expectAccessible(page, 'a price list with blank prices');

    const bar = page.getByRole('region', { name: 'Unsaved prices' });
    await bar.getByRole('button', { name: 'Go to the first' }).click();
    await expect(prices.price(first)).toBeFocused();
    await bar.getByRole('button', { name: 'Go to the next' }).click();
    await expect(prices.price(second)).toBeFocused();
    // Saving by key leads there too.
    await page.keyboard.press('ControlOrMeta+s');
    await expect(prices.price(first)).toBeFocused();

    await bar.getByRole('button', { name: 'Take the official price for 2 blank items' }).click();
    await expect(prices.price(first)).not.toHaveValue('');
    await expect(prices.price(first)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(prices.price(first)).toHaveValue('');
    await bar.getByRole('button', { name: 'Take the official price for 2 blank items' }).click();
    await expect(prices.button('Save prices')).toBeEnabled();
    await prices.save();
    expect(await stored.price(second)).not.toBeNull();
    await expect(prices.button('Save prices')).toBeFocused();
    await expect(prices.button('Save prices')).toBeDisabled();
  });

  await test.step('takes the Undo of what is saved away', async () => {
    const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
    await prices.price(first).focus();
    await prices.price(first).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '101,00\n501,00');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(undo).toBeVisible();
    // More than half: the save asks before.
    await prices.type(second, '9.999');
    await prices.save();
    await expect(undo).toHaveCount(0);
    await expect(prices.button('Save prices')).toBeFocused();
  });
});
