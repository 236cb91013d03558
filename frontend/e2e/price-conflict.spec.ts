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
  await expect(dialog).toContainText(/Maria Keller saved .*, España, while you were editing\./);
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

test('saves beside a colleague who changed other cells, without a question', async ({
  client,
  page,
  openAs,
  faults,
}) => {
  faults.allowStatus(409);
  const { stored, codes } = await prepare(client, '3460126');
  const [first = '', second = '', third = ''] = codes;
  const mine = new PricePage(page, 'ES', '3460126');
  const theirs = new PricePage(await openAs('admin'), 'ES', '3460126');
  await mine.open();
  await theirs.open();
  await mine.type(first, '12,5');
  await theirs.type(second, '21');
  await theirs.type(third, '22');
  await theirs.save();

  await mine.save();

  await expect(page.getByText('Maria Keller saved 2 other prices meanwhile; both are kept.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const values = await Promise.all([first, second, third].map((code) => stored.price(code)));
  expect(values).toEqual([12.5, 21, 22]);
  await expect(mine.price(third)).toHaveValue('22,00');
});

test('takes changes back one by one and all at once (R-200)', async ({ client, page }) => {
  const stored = new StoredPriceList(client, 'ES', '3460327');
  const [first = '', second = '', third = ''] = await stored.firstOptions();
  const list = new PricePage(page, 'ES', '3460327');
  await list.open();
  const before = await Promise.all([first, second, third].map((code) => list.price(code).inputValue()));
  const mask = page.getByLabel('Price mask');
  for (const code of [first, second, third]) await list.type(code, '9,99');
  await mask.selectOption({ label: '1,234.56' });
  await expect(list.price(first)).toHaveValue('9.99');
  await list.expectUnsaved(4);

  await list.button(`Rollback ${second}`).click();
  await list.expectUnsaved(3);
  await list.button('Rollback all').click();
  await list.expectUnsaved(0);

  for (const [at, code] of [first, second, third].entries())
    await expect(list.price(code)).toHaveValue(before[at]!);
  await expect(list.button('Save prices')).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await list.expectUnsaved(3);
});

test('keeps what was typed when the session ends, and offers it again to the same person', async ({
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

  await client.endSession();
  await list.button('Alternative Pricelists').click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Username').fill('regional');
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('regional'));
  await page.getByRole('button', { name: 'Login' }).click();

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

test('asks before Refresh, another market or Logout take away what is not saved', async ({
  client,
  page,
}) => {
  const stored = new StoredPriceList(client, 'ES', '3460127');
  const [first = ''] = await stored.firstOptions();
  const list = new PricePage(page, 'ES', '3460127');
  await list.open();
  await list.type(first, '77');
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(list.price(first)).toHaveValue('77,00');
  };

  await list.button('Refresh').click();
  await stay();
  const place = page.getByRole('region', { name: 'Market and Model' });
  await place.getByLabel('Market', { exact: true }).selectOption('FR');
  await stay();
  await expect(place.getByLabel('Market', { exact: true })).toHaveValue('ES');
  await list.button('Logout').click();
  await stay();
  await page.getByRole('link', { name: 'Taxes', exact: true }).click();
  await expect(page).toHaveURL(/#taxes$/);
  await expect(question).toBeHidden();
  await list.expectUnsaved(1);

  await list.button('Refresh').click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await list.expectUnsaved(0);
});

test('takes taxes as digits and a point, and saves them once both fixed ones have a value (R-186, R-188, R-189)', async ({
  client,
  page,
}) => {
  const place = 'ES/3450126';
  const stored = ['MESSA SU STRADA', 'QUOTA ESENTE'].flatMap((description) =>
    ['B2C', 'B2B', 'B2E'].map((code) => ({ description, code, price: 1 })),
  );
  await client.call('PUT', `fe/priceConf/saveMarketDataTaxes/${place}`, stored);
  const list = new PricePage(page, 'ES', '3450126');
  await page.goto(`${list.address}#taxes`);
  const card = page.getByRole('region', { name: 'Taxes', exact: true });
  const road = card.getByLabel('MESSA SU STRADA, B2C');
  const exempt = card.getByLabel('QUOTA ESENTE, B2B');
  const type = async (field: typeof road, keys: string) => {
    await field.click();
    await field.press('Control+A');
    await page.keyboard.type(keys);
    await field.press('Tab');
  };
  // The address leads to the card; until then a field would lose the focus to it.
  await expect(card).toBeFocused();
  for (const tax of ['MESSA SU STRADA', 'QUOTA ESENTE'])
    for (const of of ['B2C', 'B2B', 'B2E']) {
      const field = card.getByLabel(`${tax}, ${of}`);
      for (const key of ['Control+A', 'Delete', 'Tab']) await field.press(key);
      await expect(field).toHaveValue('0,00');
    }
  const save = card.getByRole('button', { name: 'Save taxes' });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(
    'MESSA SU STRADA and QUOTA ESENTE each need a value that is not 0.',
  );

  // Below 0 it is 0, and a letter enters nothing.
  await type(road, '-3');
  await expect(road).toHaveValue('0,00');
  await type(road, '8a5,5');
  await expect(road).toHaveValue('85,50');
  await expect(save).toBeDisabled();
  await type(exempt, '146');
  await save.click();
  const saved = page.getByText(/^Taxes of .* saved$/);
  await saveAllTheSame(page, saved);
  await expect(saved).toBeVisible();

  const taxes = await client.call<{ description: string; code: string; price: number }[]>(
    'GET',
    `fe/priceConf/getTaxes/${place}`,
  );
  const values = taxes.map(({ description, code, price }) => `${description} ${code} ${price}`).sort();
  expect(values).toEqual([
    'MESSA SU STRADA B2B 0',
    'MESSA SU STRADA B2C 85.5',
    'MESSA SU STRADA B2E 0',
    'QUOTA ESENTE B2B 146',
    'QUOTA ESENTE B2C 0',
    'QUOTA ESENTE B2E 0',
  ]);
});
