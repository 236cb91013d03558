// One reading of amounts (contracts/rules/amounts.ts) in one field of each kind: typed and pasted, refused in words, stored.
import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './support/journey';
import { saveAllTheSame, StoredPriceList } from './support/price-list';
import { suffix } from './support/server';

test.use({ user: 'admin', permissions: ['clipboard-read', 'clipboard-write'] });

/** No other journey edits it; it is sold in both markets. */
const vetele = '3410126';

interface AmountField {
  name: string;
  path: string;
  field: (page: Page) => Locator;
  saved: RegExp;
  /** Its card is opened first. */
  isFolded?: true;
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
    name: 'tax of a vehicle',
    path: priceScreen(marketId),
    isFolded: true,
    field: (page) => page.locator('#taxes').getByLabel('QUOTA ESENTE, B2B', { exact: true }),
    saved: /^Taxes of .* saved$/,
  },
  {
    name: 'tax of a market',
    path: `sol_country?idCountry=${marketId}`,
    field: (page) => page.getByLabel('QUOTA ESENTE, B2B', { exact: true }),
    saved: /^The taxes of .* are saved\.$/,
  },
];

/** Opens the page of a field, or opens it anew. */
async function show(page: Page, { path, isFolded }: AmountField): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  if (!isFolded) return;
  const fold = page.locator('#taxes').getByRole('button', { name: 'Taxes', exact: true });
  await expect(fold).toBeVisible({ timeout: 30_000 });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

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

/** A change to fifty times as much is stored only by whoever says so, and asked about once. */
async function asksOnce(
  page: Page,
  kind: AmountField,
  { shown, slip }: { shown: string; slip: string },
): Promise<void> {
  const field = kind.field(page);
  const question = page.getByRole('alertdialog', { name: 'One amount changes by more than half' });
  await type(page, field, slip);
  await field.press('ControlOrMeta+s');
  await expect(question.getByRole('row')).toContainText([new RegExp(`${shown}.*${slip}`)]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveValue(slip);
  await field.press('ControlOrMeta+s');
  await question.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByText(kind.saved).first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await show(page, kind);
  await expect(field).toHaveValue(slip);
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
    for (const kind of fieldsOf(id))
      await test.step(kind.name, async () => {
        const { field: find, saved, takesBlocks } = kind;
        const field = find(page);
        const isRefused = async (words: string) => {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')));
        };
        await show(page, kind);
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
        await show(page, kind);
        await expect(field).toHaveValue(shown);
        await asksOnce(page, kind, { shown, slip: rest === ',' ? '62.512,50' : '62,512.50' });
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

/** What the next save of this page sends. */
const saveOf = (page: Page): Promise<Request> =>
  page.waitForRequest(
    (request) =>
      ['PUT', 'POST'].includes(request.method()) && /save|update|solCampaign\/\d/i.test(request.url()),
  );

for (const [id, typed, shown] of [
  ['CH', '1’250.35', "1'250.35"],
  ['CH', '1.250,45', "1'250.45"],
  ['BE', '1 250,35', '1.250,35'],
] as const)
  test(`the request of a save in ${id} has what was typed as ${typed}`, async ({ page, client }) => {
    if (id === 'CH') await new StoredPriceList(client, id, vetele).complete();
    const amount = typed.endsWith('45') ? 1250.45 : 1250.35;
    // Switzerland does not sell online, Belgium has its prices from the factory.
    const sold = fieldsOf(id).filter(({ name }) => (id === 'BE' ? /tax/ : /price|vehicle/).test(name));
    for (const kind of sold)
      await test.step(kind.name, async () => {
        const { field: find, saved } = kind;
        const field = find(page);
        await show(page, kind);
        await expect(field).toHaveValue(/\d|^$/, { timeout: 30_000 });
        await type(page, field, typed);
        const sent = saveOf(page);
        await field.press('ControlOrMeta+s');
        await saveAllTheSame(page, page.getByText(saved).first());
        expect((await sent).postData()).toContain(`:${amount}`);
        await expect(page.getByText(saved).first()).toBeVisible();
        await show(page, kind);
        await expect(field).toHaveValue(shown);
      });
  });

test('a campaign of Belgium is saved as it is typed, asks about a slip, and its bar says the same amount', async ({
  page,
  client,
}) => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const description = `Hiver ${suffix()}`;
  const id = await client.call<number>('POST', 'fe/solCampaign', {
    description,
    modelDiscountValue: 900,
    country: { id: 'BE' },
    timeZone: 'Europe/Brussels',
    campaignType: 'B2B',
    dateTimeStartUTC: at(20),
    dateTimeEndUTC: at(40),
    solCampaignModel: [{ vetele }],
  });
  await page.goto(`sol_campaign?idCampaign=${id}`);
  await page.getByRole('button', { name: `Edit row ${id}` }).click();
  const total = page.getByLabel(`Disc. Tot of ${id}`);
  await type(page, total, '90.000,00');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'One amount changes by more than half' });
  await expect(question.getByRole('row')).toContainText([/900,00.*90\.000,00/]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await type(page, total, '1.250,50');
  const sent = saveOf(page);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ discTot: 1250.5 });
  await expect(page.getByText(`Campaign ${id} saved`)).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Timeline' })
      .getByRole('button', { name: new RegExp(`^${id} .*1\\.250,50 EUR`) }),
  ).toBeVisible();
});

test.describe('headquarters', () => {
  test.use({ user: 'hq' });

  test('save a downpayment of Switzerland as it is written there', async ({ page, client }) => {
    const value = 20_000 + (parseInt(suffix(), 16) % 70_000);
    await client.call('POST', 'fe/downpayment', { country: { id: 'CH' }, downpayment: value });
    const written = (amount: number) => `${String(amount).slice(0, 2)}'${String(amount).slice(2)}`;
    const field = page.locator(`input[value="${written(value)}.00"]`);
    await page.goto('sol_downpayment?market=CH');
    await type(page, field, `${written(value)}.35`);
    const sent = saveOf(page);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ downpayment: value + 0.35 });
    await expect(page.getByText(/^Downpayment of .* is saved\.$/)).toBeVisible();
  });
});
