// One change of several price lists: prepared, previewed, made and taken back, by the keyboard alone.
import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { PricePage, StoredPriceList } from './support/price-list';

test.use({ user: 'market' });

/** No other journey edits them. */
const [shown, other] = ['3430226', '3430227'] as const;

test('changes an option in two price lists, shows it again after a reload, and takes it back, by keyboard alone', async ({
  client,
  page,
}) => {
  test.slow();
  const lists = [shown, other].map((vetele) => new StoredPriceList(client, 'IT', vetele));
  for (const list of lists) await list.complete();
  const [ours = [], theirs = []] = await Promise.all(lists.map((list) => list.firstOptions()));
  const code = ours.find((each) => theirs.includes(each)) ?? '';
  const stored = () => Promise.all(lists.map((list) => list.price(code)));
  const prices = new PricePage(page, 'IT', shown);
  await prices.open();

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
  expect(await stored()).toEqual([500, 500]);

  await tabTo(page, dialog.getByRole('button', { name: 'Change 2 price lists' }));
  await page.keyboard.press('Enter');
  const run = page.getByRole('dialog', { name: 'Change of several price lists' });
  await expect(run.getByText('2 price lists were changed.')).toBeVisible();
  expect(await stored()).toEqual([550, 550]);

  await page.reload();
  await expect(run.getByText('2 price lists were changed.')).toBeVisible();
  await expectAccessible(page, 'what became of a change of several price lists');
  await tabTo(page, run.getByRole('button', { name: 'Undo the change' }));
  await page.keyboard.press('Enter');
  await expect(run.getByText('The change was taken back: every price is as it was before.')).toBeVisible();
  expect(await stored()).toEqual([500, 500]);

  await page.keyboard.press('Escape');
  await expect(run).toBeHidden();
  await expect(page).not.toHaveURL(/changeRun/);
});
