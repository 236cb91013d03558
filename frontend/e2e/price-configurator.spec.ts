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

test('sets prices by keyboard alone, fills what is missing, publishes, shows it all after a reload, and marks the section that is looked at (R-018, R-183, R-184)', async ({
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

  await test.step('marks the section that has the most of what is looked at (R-018)', async () => {
    const current = page
      .getByRole('navigation', { name: 'Menu' })
      .locator('a.sidebar_anchor[aria-current=page]');
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

    // Folded until its anchor is followed.
    const anchor = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Accessories' });
    const scrolled = page.evaluate(
      () => new Promise((done) => document.addEventListener('scrollend', done, { once: true })),
    );
    await anchor.click();
    await expect(page.getByRole('grid', { name: 'Accessories' })).toBeInViewport();
    await expect(anchor).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/idCountry=IT&vetele=3420126#accessories$/);

    // The scrolling of the jump itself is over.
    await scrolled;
    await page.evaluate(() => document.getElementById('online_taxes')?.scrollIntoView());
    await expect(current).toHaveText(/^Online Taxes/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveText('Market and Model');
  });
});
