import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';

test.use({ user: 'market' });

const vetele = '3410126';
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

test('tells what a customer pays on a day, where it comes from, and leads there (R-452, R-456)', async ({
  client,
  page,
}) => {
  const { lines } = await client.call<{ lines: Line[] }>(
    'GET',
    `fe/priceConf/pricePicture/IT/${vetele}?customer=B2C`,
  );
  const [campaign] = lines.filter(({ key }) => key === 'campaign');
  const paid = lines.find(({ key }) => key === 'customerPays')!.amount;
  const written = (amount: number) =>
    new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' }).format(amount);
  await page.goto(`price_configurator?idCountry=IT&vetele=${vetele}`);
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
