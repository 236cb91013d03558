import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';

test.use({ user: 'market' });

const picture = {
  without: 'From final price to price without tax',
  paid: 'From final price to what the customer pays',
};

interface Line {
  section: string;
  key: string;
  amount: number;
  source: { kind: string; id: string; text: string };
}

test('tells what a customer pays on a day and where it comes from, compares the list with another model by keyboard, and leads to a row (R-447, R-450, R-451, R-452, R-456)', async ({
  client,
  page,
  faults,
}) => {
  test.slow();
  await test.step('tells what a customer pays on a day, where it comes from, and leads there (R-452, R-456)', async () => {
    const { lines } = await client.call<{ lines: Line[] }>(
      'GET',
      'fe/priceConf/pricePicture/IT/3410126?customer=B2C',
    );
    const [campaign] = lines.filter(({ key }) => key === 'campaign');
    const paid = lines.find(({ key }) => key === 'customerPays')!.amount;
    const written = (amount: number) =>
      new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' }).format(amount);
    await page.goto('price_configurator?idCountry=IT&vetele=3410126');
    const breakdown = page.getByRole('button', { name: /price breakdown of the base price$/i });
    await breakdown.click({ timeout: 30_000 });
    const box = page.getByRole('dialog', { name: /Aurora 1\.5 Hybrid MY26/ });
    await expect(box.getByRole('table', { name: picture.without })).toBeVisible();

    const table = box.getByRole('table', { name: picture.paid });
    await expect(table.getByRole('row', { name: /^The customer pays/ })).toContainText(written(paid));
    await expectAccessible(page, 'the picture of a price');

    // By keyboard alone: another customer and back, then the day.
    await box.getByRole('radio', { name: 'B2C' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(table.getByRole('row', { name: /^Price for companies/ })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(table.getByRole('row', { name: /^Price for companies/ })).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.type('01/01/90');
    await page.keyboard.press('Enter');
    await expect(box.getByText('No campaign on this day.')).toBeVisible();
    await box.getByRole('textbox', { name: 'Day' }).fill('');
    await page.keyboard.press('Enter');

    await table.getByRole('link', { name: campaign!.source.text }).click();
    await expect(page).toHaveURL(new RegExp(`sol_campaign\\?.*idCampaign=${campaign!.source.id}`));
    await expect(page.getByText(`Campaign: ${campaign!.source.id}`)).toBeVisible();
  });

  await page.goBack();
  const compare = page.getByRole('link', { name: 'Compare…' });
  await expect(compare).toBeVisible({ timeout: 30_000 });
  await tabTo(page, compare);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare price lists', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/price_compare\?leftMarket=IT&leftVehicle=3410126$/);
  await expect(page.getByText('Choose both lists')).toBeVisible();

  const right = page.getByRole('group', { name: 'Right' });
  const market = right.getByRole('combobox', { name: 'Market' });
  await tabTo(page, market);
  // The native select takes the words that one types.
  await page.keyboard.type('IT');
  await expect(page.getByText('No differences')).toBeVisible();
  const model = right.getByRole('combobox', { name: 'Model' });
  await tabTo(page, model);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/rightVehicle=(?!3410126)\d{7}/);
  const price = page.getByRole('link', { name: /^Left, (?!Base price)\w+: [\d.]+,\d\d$/ }).first();
  await expect(price).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(/Different ?[1-9]/);
  await expectAccessible(page, 'two models');

  const all = page.getByRole('switch', { name: 'Only the differences' });
  await tabTo(page, all);
  await page.keyboard.press('Space');
  await expect(all).not.toBeChecked();
  await page.keyboard.press('Space');
  const code = /^Left, (\w+):/.exec((await price.getAttribute('aria-label'))!)![1]!;
  await tabTo(page, price);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`price_configurator\\?idCountry=IT&vetele=3410126&find=${code}`));
  await expect(page.locator(`tr[data-code="${code}"]`).first()).toBeVisible();

  await page.goBack();
  await expect(model).not.toHaveValue('3410126');

  await test.step('compares a list with what it was, and downloads what is shown (R-450, R-451)', async () => {
    faults.allowStatus(400);
    await model.selectOption('3410126');
    await expect(page.getByText('No differences')).toBeVisible();
    const moment = page.getByRole('group', { name: 'Left' }).getByRole('textbox', { name: /^Moment/ });
    await tabTo(page, moment);
    await page.keyboard.type('01/06/26 09:00');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/leftAt=2026-0/);
    await expect(page.getByRole('cell', { name: 'Different' }).first()).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(
      /^priceComparison_IT_3410126_IT_3410126_\d{4}-\d\d-\d\d\.xlsx$/,
    );

    await moment.fill('01/06/99 09:00');
    await moment.press('Enter');
    await expect(page.getByText('This moment is still to come.').first()).toBeVisible();
    await expect(moment).toHaveAttribute('aria-invalid', 'true');
  });
});
