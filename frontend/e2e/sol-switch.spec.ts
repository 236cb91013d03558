// Switches online sales off for everybody, so it runs when the other journeys are over (playwright.config.ts).
import { expect, test } from './support/journey';
import { saveAllTheSame } from './support/price-list';
import type { ServerClient } from './support/server';

test.use({ user: 'admin' });
test.describe.configure({ mode: 'serial' });

const SWITCH = 'SOL_SERVICE_AVAILABLE';

interface Parameter {
  id: number;
  code: string;
  value: string;
  description: string;
  version: number;
  language: { id: number };
}

async function switchSol(client: ServerClient, value: 'true' | 'false'): Promise<void> {
  const query = new URLSearchParams({ code: SWITCH, size: '100' });
  const { content } = await client.call<{ content: Parameter[] }>(
    'GET',
    `fe/consoleConfig/allPaged?${query}`,
  );
  const { id, language, ...stored } = content.find(({ code }) => code === SWITCH)!;
  await client.call('PUT', `fe/consoleConfig/${id}`, {
    id,
    code: stored.code,
    description: stored.description,
    value,
    language: { id: language.id },
  });
}

test.afterEach(({ client }) => switchSol(client, 'true'));

test('two users follow the switch between SOL and FINCO without a reload', async ({
  client,
  openAs,
  faults,
}) => {
  // What was asked the moment before it was switched.
  faults.allowStatus(403);
  const taxes = await openAs('market');
  await taxes.goto('sol_country');
  await expect(taxes.getByRole('heading', { name: 'Country Configuration' })).toBeVisible();
  const models = await openAs('regional');
  await models.goto('sol_downpayment');
  await expect(models.getByRole('heading', { name: 'Sol Downpayment' })).toBeVisible();
  const prices = await openAs('market');
  await prices.goto('price_configurator?idCountry=IT&vetele=3440226');
  await expect(prices.getByRole('region', { name: 'Discount and On-Line Visibility' })).toBeVisible({
    timeout: 30_000,
  });
  for (const page of [taxes, models, prices])
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await switchSol(client, 'false');
  const patient = { timeout: 25_000 };
  await expect(taxes.getByRole('heading', { name: 'FINCO Taxes' })).toBeVisible(patient);
  await expect(taxes.getByRole('link', { name: 'FINCO', exact: true })).toBeVisible();
  await expect(taxes.getByText('Online sales have been switched off.', { exact: false })).toBeVisible();
  await expect(models).toHaveURL(/price_configurator/, patient);
  await expect(prices.getByRole('region', { name: 'Discount and On-Line Visibility' })).toBeHidden(patient);
  await expect(prices.getByRole('heading', { name: 'FINCO Taxes' })).toBeVisible();
  await expect(client.call('POST', 'fe/downpayment/allPaged', {})).rejects.toThrow('403');

  await switchSol(client, 'true');
  await expect(taxes.getByRole('heading', { name: 'Country Configuration' })).toBeVisible(patient);
  await expect(prices.getByRole('region', { name: 'Discount and On-Line Visibility' })).toBeVisible(patient);
  for (const page of [taxes, models, prices])
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('whoever is no dealer sets the taxes of FINCO', async ({ client, openAs }) => {
  await switchSol(client, 'false');
  const page = await openAs('packs');
  await page.goto('sol_country');
  await expect(page.getByRole('heading', { level: 1, name: 'FINCO' })).toBeVisible();
  await expect(page.getByLabel('MESSA SU STRADA, B2C')).toBeVisible();
  const share = page.getByLabel('QUOTA ESENTE, B2B', { exact: true });
  await share.fill('77.35');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await share.press('ControlOrMeta+s');
  await saveAllTheSame(page, page.getByText(/^The taxes of .* are saved\.$/));
  expect((await sent).postData()).toContain('"taxValue":77.35');
  await expect(share).toHaveValue(/^77[.,]35$/);
  const dealer = await openAs('dealer');
  await dealer.goto('sol_country');
  await expect(dealer).toHaveURL(/price_configurator/);
});
