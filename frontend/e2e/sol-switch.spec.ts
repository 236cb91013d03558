// Switches online sales off for everybody, so it runs when the other journeys are over (playwright.config.ts).
import { expect, test } from './support/journey';
import type { ServerClient } from './support/server';

test.use({ user: 'admin' });

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
  const prices = await openAs('market');
  await prices.goto('price_configurator?idCountry=IT&vetele=3440226');
  await expect(prices.getByRole('region', { name: 'Discount and On-Line Visibility' })).toBeVisible({
    timeout: 30_000,
  });
  for (const page of [taxes, prices]) await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await switchSol(client, 'false');
  const patient = { timeout: 25_000 };
  await expect(taxes.getByRole('heading', { name: 'FINCO Taxes' })).toBeVisible(patient);
  await expect(taxes.getByRole('link', { name: 'FINCO', exact: true })).toBeVisible();
  await expect(taxes.getByText('Online sales have been switched off.', { exact: false })).toBeVisible();
  await expect(prices.getByRole('region', { name: 'Discount and On-Line Visibility' })).toBeHidden(patient);
  await expect(prices.getByRole('heading', { name: 'FINCO Taxes' })).toBeVisible();
  await expect(client.call('POST', 'fe/downpayment/allPaged', {})).rejects.toThrow('403');

  await switchSol(client, 'true');
  await expect(taxes.getByRole('heading', { name: 'Country Configuration' })).toBeVisible(patient);
  await expect(prices.getByRole('region', { name: 'Discount and On-Line Visibility' })).toBeVisible(patient);
  for (const page of [taxes, prices]) expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
