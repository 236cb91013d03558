// Many prices of a list and of several lists changed at once, by the keyboard alone, and how the price screen is found again.
import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { PricePage, StoredPriceList } from './support/price-list';

test.use({ user: 'market' });

/** No other journey edits them. */
const [vetele, other] = ['3430226', '3430227'] as const;

test('changes the marked prices at once, leaves one out, and saves them; changes two price lists and takes it back; by keyboard alone (R-426)', async ({
  client,
  page,
}) => {
  test.slow();
  const lists = [vetele, other].map((each) => new StoredPriceList(client, 'IT', each));
  const stored = lists[0]!;
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
  await expect(dialog.getByRole('row', { name: new RegExp(`^Apply ${first}`) })).toContainText('549,99');
  await expectAccessible(page, 'the change of many prices');

  await tabTo(page, dialog.getByRole('checkbox', { name: `Apply ${first}` }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox', { name: `Apply ${second}` })).not.toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'Apply 2 prices' }));
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

    for (const list of lists) await list.complete();
    await page.reload();
    await expect(fold('Online Taxes')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('heading', { name: 'Model Prices and Equipments' })).toBeInViewport();
    const card = page.locator('#prices_equipment');
    await expect.poll(async () => (await card.boundingBox())?.y ?? Infinity).toBeLessThan(200);
    await expect(page.getByPlaceholder('Code or name').first()).not.toBeFocused();
  });

  await test.step('changes an option in two price lists, shows it again after a reload, and takes it back', async () => {
    const [ours = [], theirs = []] = await Promise.all(lists.map((list) => list.firstOptions()));
    const code = ours.find((each) => theirs.includes(each)) ?? '';
    const inBoth = () => Promise.all(lists.map((list) => list.price(code)));
    const open = prices.button('Several lists…');
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change several price lists' });
    await tabTo(page, dialog.getByLabel('Find vehicles'));
    await page.keyboard.type('2.0 Diesel Business');
    await tabTo(page, dialog.getByRole('checkbox', { name: 'All 2 that are shown' }));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByLabel('Only these codes'));
    await page.keyboard.type(code);
    await tabTo(page, dialog.getByLabel('Percent'));
    await page.keyboard.type('10');
    await tabTo(page, dialog.getByRole('button', { name: 'Preview', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2 of 2 price lists change')).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { expanded: false }).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('550,00 EUR')).toBeVisible();
    await expectAccessible(page, 'the preview of a change of several price lists');
    expect(await inBoth()).toEqual([500, 500]);

    await tabTo(page, dialog.getByRole('button', { name: 'Change 2 price lists' }));
    await page.keyboard.press('Enter');
    const run = page.getByRole('dialog', { name: 'Change of several price lists' });
    await expect(run.getByText('2 price lists were changed.')).toBeVisible();
    expect(await inBoth()).toEqual([550, 550]);

    await page.reload();
    await expect(run.getByText('2 price lists were changed.')).toBeVisible();
    await tabTo(page, run.getByRole('button', { name: 'Undo the change' }));
    await page.keyboard.press('Enter');
    await expect(run.getByText('The change was undone: every price is as it was before.')).toBeVisible();
    expect(await inBoth()).toEqual([500, 500]);

    await page.keyboard.press('Escape');
    await expect(run).toBeHidden();
    await expect(page).not.toHaveURL(/changeRun/);
  });
});
