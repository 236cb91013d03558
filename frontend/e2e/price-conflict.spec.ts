import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/focus';
import { expect, test } from './support/journey';
import { PricePage, StoredPriceList, saveAllTheSame } from './support/price-list';
import { passwordOf, type ServerClient } from './support/server';

test.use({ user: 'regional' });

/** Each journey has a vehicle of its own in Spain. */
const prepare = async (client: ServerClient, vetele: string) => {
  const stored = new StoredPriceList(client, 'ES', vetele);
  await stored.complete();
  return { stored, codes: await stored.firstOptions() };
};

test('shows two people on one list the cells that both changed, merges the others and overwrites nothing', async ({
  client,
  page,
  openAs,
  faults,
}) => {
  faults.allowStatus(409);
  const { stored, codes } = await prepare(client, '3460226');
  const [both = '', mineWins = '', onlyMine = '', onlyTheirs = ''] = codes;
  const mine = new PricePage(page, 'ES', '3460226');
  const theirs = new PricePage(await openAs('admin'), 'ES', '3460226');
  await mine.open();
  await theirs.open();

  await mine.type(both, '120,50');
  await mine.type(mineWins, '1.000');
  await mine.type(onlyMine, '77');
  await theirs.type(both, '121');
  await theirs.type(mineWins, '1001');
  await theirs.type(onlyTheirs, '88');
  await theirs.save();
  await mine.button('Save prices').click();

  const dialog = page.getByRole('dialog', { name: 'A colleague changed the same prices' });
  await saveAllTheSame(page, dialog);
  await expect(dialog).toContainText(/Maria Keller saved .*, España while you were editing\./);
  await expect(dialog.getByText('2 cells in conflict')).toBeVisible();
  await expect(dialog).toContainText('Your one other change has no conflict');
  const confirm = dialog.getByRole('button', { name: 'Save prices' });
  await expect(dialog.getByText('2 cells are still to decide')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expectAccessible(page, 'the conflict of two price lists');
  await dialog.getByRole('radio', { name: new RegExp(`of ${both}, Maria Keller, .* 121,00`) }).check();
  await expect(dialog.getByText('1 cell is still to decide')).toBeVisible();
  await expect(confirm).toBeDisabled();
  const myTile = dialog.getByRole('radio', { name: new RegExp(`of ${mineWins}, You 1\\.000,00`) });
  await myTile.focus();
  await page.keyboard.press('Space');
  await expect(myTile).toBeChecked();
  await confirm.click();

  await expect(page.getByText('Maria Keller saved 1 other price meanwhile; both are kept.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await mine.expectUnsaved(0);
  const values = await Promise.all([both, mineWins, onlyMine, onlyTheirs].map((code) => stored.price(code)));
  expect(values).toEqual([121, 1000, 77, 88]);
  for (const [code, text] of [
    [both, '121,00'],
    [mineWins, '1.000,00'],
    [onlyTheirs, '88,00'],
  ] as const)
    await expect(mine.price(code)).toHaveValue(text);
});

test('leads back to the same place when the session ends, and offers what was typed again to the same person (R-027)', async ({
  client,
  page,
  faults,
}) => {
  faults.allowStatus(401);
  const { codes } = await prepare(client, '3460326');
  const [first = '', second = ''] = codes;
  const list = new PricePage(page, 'ES', '3460326');
  await list.open();
  const stored = await list.price(first).inputValue();
  await list.type(first, '1234,5');
  await list.type(second, 'a richiesta');

  const place = page.url();
  await client.endSession();
  await list.button('Alternative Pricelists').click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('ccb.session'))).toBeNull();
  await page.getByLabel('Username').fill('regional');
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('regional'));
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL(place);
  await expect(page.getByText(/^2 unsaved changes of today, \d\d:\d\d restored\.$/)).toBeVisible();
  await expect(list.price(first)).toHaveValue('1.234,50');
  await expect(list.price(second)).toHaveValue('a richiesta');
  await expect(list.button('Save prices')).toBeDisabled();
  await page.getByRole('button', { name: 'Go to the first' }).click();
  await expectVisibleFocus(list.price(second));
  await list.button('Discard').click();
  await list.expectUnsaved(0);
  await expect(list.price(first)).toHaveValue(stored);
});
