import type { Locator, Page } from '@playwright/test';
import { campaignTexts } from '../src/texts';
import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/focus';
import { expect, test } from './support/journey';
import { suffix, type ServerClient } from './support/server';

test.use({ user: 'market' });

const vetele = '3440226';
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const bar = (timeline: Locator, id: number) => timeline.getByRole('button', { name: new RegExp(`^${id} `) });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const written = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(2, 4)}`;

/** A campaign of this journey, from midnight to midnight in Rome give or take an hour of summer time. */
function addCampaign(client: ServerClient, description: string, from: number, to: number): Promise<number> {
  return client.call<number>('POST', 'fe/solCampaign', {
    description,
    country: { id: 'IT' },
    timeZone: 'Europe/Rome',
    campaignType: 'B2B',
    modelDiscountPerc: 2,
    solCampaignModel: [{ vetele }],
    dateTimeStartUTC: `${inDays(from)}T11:00:00Z`,
    dateTimeEndUTC: `${inDays(to)}T11:00:00Z`,
  });
}
const switchOff = (client: ServerClient, id: number) =>
  client.call('PUT', `fe/solCampaign/active/${id}/false/journey`);

test('shows campaigns over time, walked by keyboard, leads to the row of one, and warns of an overlap while a campaign is written, which may be saved', async ({
  page,
  client,
}) => {
  test.slow();
  const name = `Journey ${suffix()}`;
  const first = await addCampaign(client, name, 300, 320);
  await page.goto('sol_campaign');
  const timeline = timelineOf(page);
  const italy = timeline.getByRole('list', { name: /^Italia, / });
  await expect(italy.getByRole('button').first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'the timeline');

  // One stop for Tab: what runs or comes first; arrows go on from there.
  await timeline.getByRole('radio', { name: '4 months' }).focus();
  await page.keyboard.press('Tab');
  const showBoth = timeline.getByRole('button', { name: /^Show both/ }).first();
  await expect(showBoth).toBeFocused();
  await italy.getByRole('button').first().focus();
  await page.keyboard.press('End');
  const last = italy.getByRole('button').last();
  await expect(last).toBeFocused();
  await expectVisibleFocus(last);
  await page.keyboard.press('Enter');

  await expect(last).toHaveAttribute('aria-pressed', 'true');
  const id = /^\d+/.exec((await last.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByRole('row', { name: new RegExp(`^Select ${id}\\b`) })).toBeInViewport();

  await page.getByRole('button', { name: 'New campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'New campaign' });
  await dialog.getByLabel('Description').fill(`${name} again`);
  await dialog.getByRole('combobox', { name: 'Market' }).selectOption('IT');
  await dialog.getByLabel('Campaign type').selectOption('B2B');
  await dialog.getByRole('textbox', { name: 'Date start' }).fill(`${written(inDays(310))} 09:00`);
  await dialog.getByRole('textbox', { name: 'Date end' }).fill(written(inDays(330)));
  await dialog.getByLabel(campaignTexts.discPerc).fill('3');
  await dialog.getByRole('combobox', { name: 'Add a model' }).fill(vetele);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(dialog.getByRole('listitem').filter({ hasText: new RegExp(`^${first} from `) })).toBeVisible();
  await expect(dialog.getByText(/You may save it all the same\.$/)).toBeVisible();
  const day = new Date(`${inDays(330)}T00:00Z`);
  expect(await dialog.getByRole('textbox', { name: 'Date end' }).inputValue()).toMatch(
    new RegExp(`^${written(day.toISOString())} `),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(campaignTexts.created).first().waitFor();
  await page.keyboard.press('Escape');

  const found = await client.call<{ content: { id: number; description: string; overlapsWith: number[] }[] }>(
    'POST',
    'fe/solCampaign/allPaged?page=0&size=100&sortBy=id&sortDesc=true',
    { idCountry: 'IT' },
  );
  const second = found.content.find(({ description }) => description === `${name} again`);
  expect(second?.overlapsWith).toContain(first);

  await timeline.getByText('Year').click();
  const all = timeline.getByRole('button', { name: /^All \d+ overlaps/ });
  await timeline.getByRole('button', { name: 'Later' }).click();
  if (await all.isVisible()) await all.click();
  await timeline.getByRole('button', { name: `Show both: ${first} and ${second!.id}` }).click();
  for (const id of [first, second!.id]) await expect(bar(timeline, id)).toBeInViewport();

  for (const id of [first, second!.id]) await switchOff(client, id);
});
