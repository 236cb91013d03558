// The alternative price list of a vehicle: chosen, priced, saved, opened again, deleted.
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

test('an alternative price list is added, shown again with the price that was stored, and deleted; the normal list never hears of it (R-194, R-195, R-197)', async ({
  page,
  client,
}) => {
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

  // What is stored is shown when it is opened again.
  await button(page, 'Change').click();
  await button(page, 'Configure').click();
  await expect(priceOf(page, other.code)).toHaveValue('12.500,00');
  const pairs = await client.call<[string, number][]>(
    'GET',
    `fe/priceConf/detailsExceptionByModelVersion/${path}/${option.code}/true`,
  );
  expect(pairs[0]![0]).toBe('-');
  const stored = Object.fromEntries(pairs);
  expect(stored[other.code]).toBe(12500);
  expect(await read()).toEqual(normal);
  await button(page, 'Cancel').click();

  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialogs(page)).toContainText('Empty Alternative Pricelist');
  await expect(button(page, 'Add')).toBeVisible();
  expect(await lists()).toEqual([]);
  await button(page, 'Close').first().click();
  await expect(dialogs(page)).toHaveCount(0);
});
