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
  /** Pasted into as well as typed into: one field of each way of pasting, of which 'blocks' takes the cells of a spreadsheet. */
  pastes?: 'blocks' | 'one value';
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
    pastes: 'blocks',
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
    pastes: 'one value',
  },
];

/** Opens a page of fields, or reloads it. */
async function show(page: Page, fields: readonly AmountField[]): Promise<void> {
  await page.goto('about:blank');
  await page.goto(fields[0]!.path);
  if (!fields.some(({ isFolded }) => isFolded)) return;
  const fold = page.locator('#taxes').getByRole('button', { name: 'Taxes', exact: true });
  await expect(fold).toBeVisible({ timeout: 30_000 });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Reloads the page of fields: they show what is stored. */
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

interface Mask {
  three: string;
  refusal: string;
  decimals: ',' | '.';
}

/** Every field takes what is an amount in any spelling, stores it, and refuses the rest in words. */
async function expectReadings(
  page: Page,
  fields: readonly AmountField[],
  { three, refusal, decimals }: Mask,
): Promise<void> {
  for (const together of byPage(fields)) {
    const shown = new Map<AmountField, string>();
    const slip = decimals === ',' ? '62.512,50' : '62,512.50';
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
        const wanted = `${decimals === ',' ? '1.250' : '1,250'}${decimals}${cents}`;
        shown.set(kind, wanted);

        await type(page, field, three);
        await isRefused(refusal);
        if (kind.pastes) {
          await paste(page, field, three);
          await isRefused(refusal);
          await paste(page, field, 'abc');
          await expect(field).toHaveAccessibleDescription(/'abc' is not an amount/);
        }
        if (kind.pastes === 'one value') {
          await paste(page, field, '12\n345');
          await isRefused("'12 345' is more than one value");
        }
        // What is typed over a minus is not below 0.
        await type(page, field, '-3');
        await expect(field).toHaveAccessibleDescription(/'-3' is below 0/);
        for (const [enter, text] of [
          [type, `1.250,${cents}`],
          [kind.pastes ? paste : type, `1'250.${cents}`],
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
      await test.step(`${kind.name}: a slip`, () => asksOnce(page, kind, { shown: shown.get(kind)!, slip }));
    await expectStored(page, together, () => slip);
  }
}

/** What the next save of this page sends. */
const saveOf = (page: Page): Promise<Request> =>
  page.waitForRequest(
    (request) =>
      ['PUT', 'POST'].includes(request.method()) && /save|update|solCampaign\/\d/i.test(request.url()),
  );

/** What was typed is shown in the market's own way, sent as the number that it is, and stored. */
async function expectSent(
  page: Page,
  fields: readonly AmountField[],
  amounts: readonly (readonly [typed: string, shown: string, amount: number])[],
): Promise<void> {
  for (const together of byPage(fields)) {
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
}

test('an amount is never a factor of a hundred or a thousand away from what was typed or pasted in Italy', async ({
  page,
  client,
}) => {
  test.slow();
  await new StoredPriceList(client, 'IT', vetele).complete();
  const refusal = '316,975 has three decimals; write 316,98 or 316.975';
  await expectReadings(page, fieldsOf('IT'), { three: '316,975', refusal, decimals: ',' });
});

test('an amount is what was typed in markets that write it otherwise: the United States, Great Britain, Switzerland and Belgium, whose campaign asks about a slip', async ({
  page,
  client,
}) => {
  test.setTimeout(300_000);
  await test.step('United States: a point before the cents', async () => {
    await new StoredPriceList(client, 'US', vetele).complete();
    // The fields are the same ones everywhere: of a second way of writing, one of each form will do.
    const fields = fieldsOf('US').filter(({ name }) => /^(online tax|tax of a market)$/.test(name));
    const refusal = '316.975 has three decimals; write 316.98 or 316,975';
    await expectReadings(page, fields, { three: '316.975', refusal, decimals: '.' });
  });

  await test.step('Great Britain: a list that writes no decimals takes none and offers the rounded price; a stored one may be typed again', async () => {
    const whole = { id: 'GB', vetele: '3460126' };
    await new StoredPriceList(client, whole.id, whole.vetele).complete();
    const kinds = fieldsOf(whole.id).slice(0, 2);
    await page.goto(`price_configurator?idCountry=${whole.id}&vetele=${whole.vetele}`);
    const stored = new Map<AmountField, string>();
    for (const kind of kinds)
      await test.step(kind.name, async () => {
        const field = kind.field(page);
        await expect(field).toHaveValue(/\d/, { timeout: 30_000 });
        const before = await field.inputValue();
        const [typed, rounded] = before === '1,235' ? ['1300.5', '1,301'] : ['1,234.50', '1,235'];
        stored.set(kind, rounded);

        await type(page, field, typed);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(
          new RegExp(`${typed} has more decimals than this market writes; write ${rounded}`),
        );
        await page.getByRole('button', { name: `Use ${rounded}`, exact: true }).click();
        await expect(field).toHaveValue(rounded);
        await expect(field).not.toHaveAttribute('aria-invalid');
        await save(page, kind, () => field.press('ControlOrMeta+s'));
      });
    await page.reload();
    for (const kind of kinds) await expect(kind.field(page), kind.name).toHaveValue(stored.get(kind)!);
  });

  await test.step('Switzerland: apostrophes between the thousands', async () => {
    await new StoredPriceList(client, 'CH', vetele).complete();
    // It does not sell online.
    const fields = fieldsOf('CH').filter(({ name }) => /price|vehicle/.test(name));
    await expectSent(page, fields, [
      ['1’250.35', "1'250.35", 1250.35],
      ['1.250,45', "1'250.45", 1250.45],
    ]);
  });

  await test.step('Belgium: a blank between the thousands', () =>
    // It has its prices from the factory.
    expectSent(
      page,
      fieldsOf('BE').filter(({ name }) => /tax/.test(name)),
      [['1 250,35', '1.250,35', 1250.35]],
    ));

  await test.step('Belgium: a campaign is saved as it is typed, asks about a slip, and its bar says the same amount', async () => {
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
});
