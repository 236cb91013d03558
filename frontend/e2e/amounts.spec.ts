// One reading of amounts (contracts/rules/amounts.ts) in one field of each kind: typed and pasted, refused in words, stored.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { saveAllTheSame, StoredPriceList } from './support/price-list';

test.use({ user: 'admin', permissions: ['clipboard-read', 'clipboard-write'] });

/** No other journey edits it; it is sold in both markets. */
const vetele = '3410126';

interface AmountField {
  name: string;
  path: string;
  field: (page: Page) => Locator;
  saved: RegExp;
  /** Cells of a spreadsheet go to the rows below. */
  takesBlocks?: true;
}

const priceScreen = (marketId: string) => `price_configurator?idCountry=${marketId}&vetele=${vetele}`;
const fieldsOf = (marketId: string): AmountField[] => [
  {
    name: 'base price',
    path: priceScreen(marketId),
    field: (page) => page.getByLabel(/^Final price, /).first(),
    saved: /^Prices of .* saved$/,
  },
  {
    name: 'price of an option',
    path: priceScreen(marketId),
    field: (page) => page.getByRole('textbox', { name: /^Final price of / }).first(),
    saved: /^Prices of .* saved$/,
    takesBlocks: true,
  },
  {
    name: 'online tax',
    path: priceScreen(marketId),
    field: (page) =>
      page.getByRole('region', { name: 'Online Taxes' }).getByLabel('QUOTA ESENTE, B2B', { exact: true }),
    saved: /^Online taxes of .* saved$/,
  },
  {
    name: 'tax of a market',
    path: `sol_country?idCountry=${marketId}`,
    field: (page) => page.getByLabel('QUOTA ESENTE, B2B', { exact: true }),
    saved: /^The taxes of .* are saved\.$/,
  },
];

/** Over what the field holds, as people do. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

const markets = [
  { id: 'IT', three: '316,975', refusal: '316,975 has three decimals; write 316,98 or 316.975', rest: ',' },
  { id: 'US', three: '316.975', refusal: '316.975 has three decimals; write 316.98 or 316,975', rest: '.' },
];

for (const { id, three, refusal, rest } of markets)
  test(`an amount is never a factor of a hundred or a thousand away from what was typed or pasted in ${id}`, async ({
    page,
    client,
  }) => {
    test.slow();
    await new StoredPriceList(client, id, vetele).complete();
    for (const { name, path, field: find, saved, takesBlocks } of fieldsOf(id))
      await test.step(name, async () => {
        const field = find(page);
        const isRefused = async (words: string) => {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')));
        };
        await page.goto(path);
        await expect(field).toHaveValue(/\d|^$/, { timeout: 30_000 });
        const cents = (await field.inputValue()).endsWith('25') ? '35' : '25';
        const shown = `${rest === ',' ? '1.250' : '1,250'}${rest}${cents}`;

        for (const enter of [type, paste]) {
          await enter(page, field, three);
          await isRefused(refusal);
        }
        await paste(page, field, 'abc');
        await expect(field).toHaveAccessibleDescription(/'abc' is not an amount/);
        if (!takesBlocks) {
          await paste(page, field, '12\n345');
          await isRefused("'12 345' is more than one value");
        }
        // What is typed over a minus is not below 0.
        await type(page, field, '-3');
        await expect(field).toHaveAccessibleDescription(/'-3' is below 0/);
        for (const [enter, text] of [
          [type, `1.250,${cents}`],
          [paste, `1'250.${cents}`],
          [type, `1,250.${cents}`],
        ] as const) {
          await enter(page, field, text);
          await expect(field).not.toHaveAttribute('aria-invalid');
          await field.press('Tab');
          await expect(field).toHaveValue(shown);
        }
        await field.press('ControlOrMeta+s');
        await saveAllTheSame(page, page.getByText(saved).first());
        await expect(page.getByText(saved).first()).toBeVisible();
        await page.reload();
        await expect(field).toHaveValue(shown);
      });
  });

test('a list that writes no decimals takes none and offers the rounded price; a stored one may be typed again', async ({
  page,
  client,
}) => {
  const whole = { id: 'GB', vetele: '3460126' };
  await new StoredPriceList(client, whole.id, whole.vetele).complete();
  for (const { name, field: find, saved } of fieldsOf(whole.id).slice(0, 2))
    await test.step(name, async () => {
      const field = find(page);
      await page.goto(`price_configurator?idCountry=${whole.id}&vetele=${whole.vetele}`);
      await expect(field).toHaveValue(/\d/, { timeout: 30_000 });
      const before = await field.inputValue();
      const [typed, rounded] = before === '1,235' ? ['1300.5', '1,301'] : ['1,234.50', '1,235'];

      await type(page, field, typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(
        new RegExp(`${typed} has more decimals than this market writes; write ${rounded}`),
      );
      await page.getByRole('button', { name: `Use ${rounded}`, exact: true }).click();
      await expect(field).toHaveValue(rounded);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await field.press('ControlOrMeta+s');
      await saveAllTheSame(page, page.getByText(saved).first());
      await expect(page.getByText(saved).first()).toBeVisible();
      await page.reload();
      await expect(field).toHaveValue(rounded);
    });
});
