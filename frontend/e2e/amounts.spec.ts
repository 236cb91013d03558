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

/** Opens a page of fields, or opens it anew. */
async function show(page: Page, fields: readonly AmountField[]): Promise<void> {
  await page.goto('about:blank');
  await page.goto(fields[0]!.path);
  if (!fields.some(({ isFolded }) => isFolded)) return;
  const fold = page.locator('#taxes').getByRole('button', { name: 'Taxes', exact: true });
  await expect(fold).toBeVisible({ timeout: 30_000 });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Opens the page of fields anew: what is stored is what they show. */
async function expectStored(
  page: Page,
  fields: readonly AmountField[],
  shown: (field: AmountField) => string,
): Promise<void> {
  await show(page, fields);
  for (const kind of fields) await expect(kind.field(page), kind.name).toHaveValue(shown(kind));
}

/** The fields by the page that they are on. */
const byPage = (fields: readonly AmountField[]): AmountField[][] =>
  [...new Set(fields.map(({ path }) => path))].map((path) => fields.filter((field) => field.path === path));

/** Saves what the field holds by `press`; what an earlier save said is put away, so that the words are those of this one. */
async function save(page: Page, { saved }: AmountField, press: () => Promise<void>): Promise<void> {
  const notices = page.getByText(saved);
  const close = page.getByRole('button', { name: 'Close notice' });
  await expect(async () => {
    if (await close.count()) await close.first().click({ timeout: 1000 });
    expect(await notices.count()).toBe(0);
  }).toPass();
  await press();
  await saveAllTheSame(page, notices.first());
  await expect(notices.first()).toBeVisible();
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
  await save(page, kind, async () => {
    await field.press('ControlOrMeta+s');
    await expect(question).toBeVisible();
  });
  await expect(question).toHaveCount(0);
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
    // The fields are the same ones everywhere: of a second way of writing, one of each form will do.
    const fields = fieldsOf(id).filter(
      ({ name }) => id === 'IT' || /^(online tax|tax of a market)$/.test(name),
    );
    for (const together of byPage(fields)) {
      const shown = new Map<AmountField, string>();
      const slip = rest === ',' ? '62.512,50' : '62,512.50';
      await show(page, together);
      for (const kind of together)
        await test.step(kind.name, async () => {
          const field = kind.field(page);
          const isRefused = async (words: string) => {
            await expect(field).toHaveAttribute('aria-invalid', 'true');
            await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')));
          };
          await expect(field).toHaveValue(/\d|^$/, { timeout: 30_000 });
          const cents = (await field.inputValue()).endsWith('25') ? '35' : '25';
          const wanted = `${rest === ',' ? '1.250' : '1,250'}${rest}${cents}`;
          shown.set(kind, wanted);

          for (const enter of [type, paste]) {
            await enter(page, field, three);
            await isRefused(refusal);
          }
          await paste(page, field, 'abc');
          await expect(field).toHaveAccessibleDescription(/'abc' is not an amount/);
          if (!kind.takesBlocks) {
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
            await expect(field).toHaveValue(wanted);
          }
          await save(page, kind, () => field.press('ControlOrMeta+s'));
        });
      await expectStored(page, together, (kind) => shown.get(kind)!);

      for (const kind of together)
        await test.step(`${kind.name}: a slip`, () =>
          asksOnce(page, kind, { shown: shown.get(kind)!, slip }));
      await expectStored(page, together, () => slip);
    }
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

for (const [id, amounts] of [
  [
    'CH',
    [
      ['1’250.35', "1'250.35", 1250.35],
      ['1.250,45', "1'250.45", 1250.45],
    ],
  ],
  ['BE', [['1 250,35', '1.250,35', 1250.35]]],
] as const)
  test(`the request of a save in ${id} has what was typed as ${amounts.map(([typed]) => typed).join(', as ')}`, async ({
    page,
    client,
  }) => {
    if (id === 'CH') await new StoredPriceList(client, id, vetele).complete();
    // Switzerland does not sell online, Belgium has its prices from the factory.
    const sold = fieldsOf(id).filter(({ name }) => (id === 'BE' ? /tax/ : /price|vehicle/).test(name));
    for (const together of byPage(sold)) {
      await show(page, together);
      for (const kind of together)
        for (const [typed, shown, amount] of amounts)
          await test.step(`${kind.name}: ${typed}`, async () => {
            const field = kind.field(page);
            await expect(field).toHaveValue(/\d|^$/, { timeout: 30_000 });
            await type(page, field, typed);
            const sent = saveOf(page);
            await save(page, kind, () => field.press('ControlOrMeta+s'));
            expect((await sent).postData()).toContain(`:${amount}`);
            await expect(field).toHaveValue(shown);
          });
      await expectStored(page, together, () => amounts.at(-1)![1]);
    }
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
