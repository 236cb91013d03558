// The price configurator as its market uses it: prices by keyboard, a list that cannot be saved yet, publishing, the
// anchors of the side bar.
import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { PricePage, StoredPriceList } from './support/price-list';
import type { ServerClient } from './support/server';

test.use({ user: 'market' });

/** Each journey has a vehicle of its own in Italy. */
const prepare = async (client: ServerClient, vetele: string) => {
  const stored = new StoredPriceList(client, 'IT', vetele);
  await stored.complete();
  return { stored, codes: await stored.firstOptions() };
};

test('sets prices by keyboard alone, fills what is missing, publishes, and shows it all after a reload (R-183, R-184)', async ({
  client,
  page,
}) => {
  // Two looks at accessibility, two saves, a reload.
  test.slow();
  const { stored, codes } = await prepare(client, '3420126');
  const [first = '', second = ''] = codes;
  const prices = new PricePage(page, 'IT', '3420126');
  const visible = page.getByRole('checkbox', { name: 'Visible', exact: true });
  const base = page.getByLabel(/^Final price, EUR/);
  await prices.open();
  if (await visible.isChecked()) {
    await visible.uncheck();
    await prices.save();
  }
  const unpublished = page.getByText('Il mercato non ha ancora pubblicato il listino.');
  await expect(unpublished).toBeVisible();
  await expectAccessible(page, 'the price configurator');

  // As typed in Italy: a comma is a decimal sign, a point separates thousands.
  await base.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('31.250,50');
  await tabTo(page, visible);
  await page.keyboard.press('Space');
  await expect(base).toHaveValue('31.250,50');

  // Down the column with Enter, as in a spreadsheet.
  await prices.price(first).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12,5');
  await page.keyboard.press('Enter');
  await expect(prices.price(first)).toHaveValue('12,50');

  await prices.price(second).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  const save = prices.button('Save prices');
  await expect(save).toBeDisabled();
  await expect(page.getByText('1 item has no price, so the list cannot be saved.')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByText('1 item without a price'),
  ).toBeAttached();

  await prices.button('Go to the first').click();
  await expect(prices.price(second)).toBeFocused();
  await page.keyboard.type('1.234,56');
  await page.keyboard.press('Enter');
  await prices.save();
  await expect(unpublished).toBeHidden();

  await page.reload();
  await expect(base).toHaveValue('31.250,50');
  await expect(prices.price(first)).toHaveValue('12,50');
  await expect(prices.price(second)).toHaveValue('1.234,56');
  await expect(visible).toBeChecked();
  expect(await Promise.all([first, second].map((code) => stored.price(code)))).toEqual([12.5, 1234.56]);
});

test('keeps the focus at Save, takes the Undo of what is saved away, and remembers how cards were left', async ({
  client,
  page,
}) => {
  const { codes } = await prepare(client, '3450127');
  const [first = ''] = codes;
  const prices = new PricePage(page, 'IT', '3450127');
  await prices.open();

  // By less than half, and by more, which is asked about.
  for (const price of ['510', '99']) {
    await prices.type(first, price);
    await prices.save();
    await expect(prices.button('Save prices')).toBeFocused();
    await expect(prices.button('Save prices')).toBeDisabled();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('body')).not.toBeFocused();

  await prices.price(first).focus();
  await prices.price(first).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '101,00\n501,00');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeVisible();
  await prices.save();
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const rows = page.getByLabel('Rows per page').first();
  await rows.selectOption('5');
  await page.getByRole('button', { name: 'Accessories', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Accessories' })).toBeVisible();
  await page.getByRole('main').getByLabel('Model', { exact: true }).selectOption('3450126');
  await expect(page).toHaveURL(/vetele=3450126$/);
  await expect(page.getByRole('grid', { name: 'Accessories' })).toBeVisible();
  await expect(rows).toHaveValue('5');
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Accessories' })).toBeVisible();
  await expect(rows).toHaveValue('5');
});

test('marks the section that has the most of what is looked at (R-018)', async ({ page }) => {
  await page.goto('price_configurator?idCountry=IT&vetele=3430126');
  const current = page
    .getByRole('navigation', { name: 'Menu' })
    .locator('a.sidebar_anchor[aria-current=page]');
  await expect(page.getByRole('button', { name: 'Save prices' })).toBeVisible();
  await expect(
    page.getByRole('textbox', { name: 'Description' }).or(page.getByText('No campaign')).first(),
  ).toBeVisible();
  /** Scrolls until the bottom of a card is this far below the top of the window. */
  const scrollTo = (id: string, bottom: number) =>
    page.evaluate(
      ([card, distance]) => {
        window.scrollBy(0, document.getElementById(card)!.getBoundingClientRect().bottom - distance);
      },
      [id, bottom] as const,
    );

  // A strip of the card above is left; the next one fills the window.
  await scrollTo('online_taxes', 130);
  await expect(current).toHaveText(/^Model Prices and Equipments/);
  await scrollTo('market_model', 110);
  await expect(current).toHaveText(/^Discount and Visibility/);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(current).toHaveText('Taxes');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveText('Market and Model');

  await test.step('leads to a card by its anchor and marks the one that is looked at (R-018)', async () => {
    const anchor = (name: string) =>
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });
    await expect(anchor('Market and Model')).toHaveAttribute('aria-current', 'page');

    // Folded until its anchor is followed.
    await anchor('Accessories').click();
    await expect(page.getByRole('grid', { name: 'Accessories' })).toBeInViewport();
    await expect(anchor('Accessories')).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/idCountry=IT&vetele=3430126#accessories$/);

    // The scrolling of the jump itself is over.
    await page.waitForTimeout(500);
    await page.evaluate(() => document.getElementById('online_taxes')?.scrollIntoView());
    await expect(anchor('Online Taxes')).toHaveAttribute('aria-current', 'page');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(anchor('Market and Model')).toHaveAttribute('aria-current', 'page');
  });
  await test.step('tells what the taxes have not saved, and leads to them', async () => {
    const foot = page.getByRole('region', { name: 'Unsaved prices' });
    await expect(foot).toContainText('No unsaved changes');
    await page.getByRole('button', { name: 'Taxes', exact: true }).click();
    const tax = page.getByRole('table', { name: 'Taxes', exact: true }).getByRole('textbox').first();
    await tax.fill('123.45');

    await expect(foot).not.toContainText('No unsaved changes');
    await page.evaluate(() => window.scrollTo(0, 0));
    await foot.getByRole('link', { name: 'Taxes: 1 unsaved change' }).click();

    await expect(tax).toBeInViewport();
    await page.getByRole('button', { name: 'Rollback', exact: true }).last().click();
    await expect(foot).toContainText('No unsaved changes');
  });
});
