// The alternative price list of a vehicle: chosen, priced, saved, taken back, deleted; the normal list never hears of it.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';
import { saveAllTheSame } from './support/price-list';

test.use({ user: 'market' });

/** A vehicle that no other journey edits; its list is Italy's. */
const vetele = '3450226';
const path = `IT/${vetele}`;

interface Item {
  code: string;
  description: string;
  price: number | null;
  officialPrice: number | null;
  isStandard: boolean;
  isHiddenByPcm: boolean;
}
interface Details {
  version: number;
  optionalsSection: Item[];
  fuoriseriesSection: Item[];
  customerPrgSection: Item[];
  accessoriesSection: Item[];
}
type Alternative = { keyCodopt: string; isExcluded: boolean; version: number };

const dialogs = (page: Page) => page.getByRole('dialog', { name: 'Alternative Pricelists' });
const button = (page: Page, name: string) => dialogs(page).last().getByRole('button', { name, exact: true });
const priceOf = (page: Page, code: string) =>
  dialogs(page)
    .last()
    .getByLabel(new RegExp(`^Final price of ${code},`));

/** In the order of the tabs, and of codes within each. */
const missingIn = (details: Details): string[] =>
  [
    ...details.optionalsSection,
    ...details.fuoriseriesSection,
    ...details.customerPrgSection,
    ...details.accessoriesSection,
  ]
    .filter(({ isStandard, price }) => !isStandard && price === null)
    .map(({ code }) => code);

async function openDialog(page: Page) {
  await page.goto(`price_configurator?idCountry=IT&vetele=${vetele}`);
  await page.getByRole('button', { name: 'Alternative Pricelists' }).click();
  await expect(dialogs(page)).toBeVisible();
}

test('an alternative price list is added, changed, left as it was by Cancel, and deleted (R-194, R-195, R-196, R-197, R-267)', async ({
  page,
  client,
}) => {
  // One long way on purpose: each step begins with what the one before left.
  test.slow();
  const read = () => client.call<Details>('GET', `fe/priceConf/detailsByModelVersion/IT/it/${vetele}`);
  const lists = () => client.call<Alternative[]>('GET', `fe/priceConf/alternativePriceLists/${path}`);
  for (const { keyCodopt, isExcluded } of await lists())
    await client.call(
      'DELETE',
      `fe/priceConf/deleteAlternativePriceLists/${path}/${keyCodopt}/${isExcluded}`,
    );
  const normal = await read();
  const [option, other] = normal.optionalsSection.filter(
    ({ isStandard, isHiddenByPcm, price }) => !isStandard && !isHiddenByPcm && price !== null,
  ) as [Item, Item];

  await openDialog(page);
  await expect(dialogs(page)).toContainText('Empty Alternative Pricelist');
  await button(page, 'Add').click();
  await expect(button(page, 'Save')).toBeDisabled();
  await dialogs(page).getByLabel('Opt').selectOption(option.code);
  await dialogs(page).getByLabel('Excluded').check();
  await expectAccessible(page, 'new alternative price list');
  await button(page, 'Configure').click();

  // It begins with the normal prices, of which those that are missing have to be filled in first.
  await expect(dialogs(page).last()).toContainText(`Prices apply to cars without ${option.code}`);
  await priceOf(page, other.code).fill('12500');
  await priceOf(page, other.code).press('Tab');
  await expect(priceOf(page, other.code)).toHaveValue('12.500,00');
  for (const code of missingIn(normal)) {
    await button(page, 'Go to the first').click();
    await expect(priceOf(page, code)).toBeFocused();
    await page.keyboard.type('99,9');
    await page.keyboard.press('Enter');
  }
  await expectAccessible(page, 'prices of an alternative price list');
  await button(page, 'Save').click();
  const saved = page.getByText(`Alternative price list of ${option.code} saved`);
  await saveAllTheSame(page, saved);
  await expect(saved).toBeVisible();
  await expect(dialogs(page)).toHaveCount(1);
  await expect(button(page, 'Add')).toHaveCount(0);
  expect(await lists()).toMatchObject([{ keyCodopt: option.code, isExcluded: true, version: 1 }]);

  // Cancel: the former values are back.
  await button(page, 'Change').click();
  await button(page, 'Configure').click();
  await priceOf(page, other.code).fill('1');
  await button(page, 'Cancel').click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await button(page, 'Change').click();
  await button(page, 'Configure').click();
  await expect(priceOf(page, other.code)).toHaveValue('12.500,00');

  // A change, by keyboard: Esc first undoes what was typed, and only then leaves.
  await priceOf(page, other.code).fill('13000,5');
  await priceOf(page, other.code).press('Enter');
  await button(page, 'Save').click();
  await expect(dialogs(page)).toHaveCount(1);
  const pairs = await client.call<[string, number][]>(
    'GET',
    `fe/priceConf/detailsExceptionByModelVersion/${path}/${option.code}/true`,
  );
  expect(pairs[0]![0]).toBe('-');
  expect(Object.fromEntries(pairs)[other.code]).toBe(13000.5);
  expect(await read()).toEqual(normal);

  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialogs(page)).toContainText('Empty Alternative Pricelist');
  await expect(button(page, 'Add')).toBeVisible();
  expect(await lists()).toEqual([]);
  await button(page, 'Close').first().click();
  await expect(dialogs(page)).toHaveCount(0);
});

test('a colleague who was faster is not overwritten: changes of other prices merge by themselves', async ({
  page,
  client,
  faults,
}) => {
  faults.allowStatus(409);
  const vehicle = '3450326';
  const at = `IT/${vehicle}`;
  const details = await client.call<Details>('GET', `fe/priceConf/detailsByModelVersion/IT/it/${vehicle}`);
  const row = ({ code, price, officialPrice }: Item) => ({ code, price: price ?? officialPrice ?? 10 });
  const priced = (items: Item[]) => items.filter(({ isStandard }) => !isStandard).map(row);
  const body = {
    basePrice: { price: 50000 },
    optList: priced([...details.optionalsSection, ...details.fuoriseriesSection]),
    customerPrgList: priced(details.customerPrgSection),
    accList: priced(details.accessoriesSection),
  };
  const [first, second] = details.optionalsSection.filter(
    ({ isStandard, isHiddenByPcm }) => !isStandard && !isHiddenByPcm,
  ) as [Item, Item];
  const saving = `fe/priceConf/saveSniMarketDataModelAndOpt/${at}/${first.code}/false`;
  for (const { keyCodopt, isExcluded } of await client.call<Alternative[]>(
    'GET',
    `fe/priceConf/alternativePriceLists/${at}`,
  ))
    await client.call('DELETE', `fe/priceConf/deleteAlternativePriceLists/${at}/${keyCodopt}/${isExcluded}`);
  await client.call('PUT', saving, body);

  await page.goto(`price_configurator?idCountry=IT&vetele=${vehicle}`);
  await page.getByRole('button', { name: 'Alternative Pricelists' }).click();
  await button(page, 'Change').click();
  await button(page, 'Configure').click();
  await priceOf(page, first.code).fill('111');
  await client.call('PUT', saving, { optList: [{ code: second.code, price: 222.5 }] });
  await button(page, 'Save').click();
  await saveAllTheSame(page, page.getByText(/^Alternative price list of .* saved$/));
  await expect(dialogs(page)).toHaveCount(1);

  const pairs = Object.fromEntries(
    await client.call<[string, number][]>(
      'GET',
      `fe/priceConf/detailsExceptionByModelVersion/${at}/${first.code}/false`,
    ),
  );
  expect([pairs[first.code], pairs[second.code]]).toEqual([111, 222.5]);
});
