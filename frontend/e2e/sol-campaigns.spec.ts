import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { campaignTexts } from '../src/texts';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';
import { suffix, type ServerClient } from './support/server';

// The wall clock is that of the market, wherever the browser is.
test.use({ user: 'market', timezoneId: 'Asia/Tokyo' });

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const dayMs = 86_400_000;
/** So many days from today, as DD/MM/YY. */
const inDays = (count: number) => {
  const [year = '', month, day] = new Date(Date.now() + count * dayMs).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year.slice(2)}`;
};

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`sol_campaign${query}`);
  await expect(page.getByRole('switch', { name: /^Active: campaign/ }).first()).toBeVisible({
    timeout: 30_000,
  });
}

async function write(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

async function dismiss(page: Page, message: string | RegExp): Promise<void> {
  const box = page.getByRole('alertdialog').filter({ hasText: message });
  await button(box, 'Close').click();
  await expect(box).toBeHidden();
}

/** A success that asks for nothing: no message to close. */
async function noticed(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notices' }).getByText(text)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** A campaign of Italy that nothing else of the demo data touches. */
async function aCampaign(client: ServerClient, description: string): Promise<number> {
  const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  return client.call<number>('POST', 'fe/solCampaign', {
    description,
    modelDiscountPerc: 3,
    country: { id: 'IT' },
    timeZone: 'Europe/Rome',
    campaignType: 'B2B',
    dateTimeStartUTC: at(500),
    dateTimeEndUTC: at(530),
    solCampaignModel: [{ vetele: '3440126' }],
  });
}

/** A workbook of new campaigns of a day far ahead, a row each. */
const workbook = (rows: { description: string; percent: string; model?: string }[]) => ({
  name: 'campagne.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Campaign ID;Date Start;Date End;Disc.%;Disc. Tot;Disc. Opt%;Desc;Campaign Type;Model',
      ...rows.map(
        ({ description, percent, model = '3440126' }) =>
          `;${inDays(700)};${inDays(730)};${percent};;;${description};B2B;${model}`,
      ),
    ].join('\r\n'),
  ),
});

test('creates a campaign by the wall clock of its zone, changes it in its row, and switches it off', async ({
  page,
}) => {
  const description = `Primavera ${suffix()}`;
  await open(page);
  await button(page, 'New campaign').click();
  const form = page.getByRole('dialog', { name: 'New campaign' });
  await form.getByLabel('Description').fill(description);
  await expect(form.getByLabel('Time zone')).toHaveValue('Europe/Rome');
  await write(form.getByLabel('Date start', { exact: true }), inDays(400));
  await write(form.getByLabel('Date end', { exact: true }), `${inDays(430)} 23:59`);
  await form.getByLabel('Disc.%').fill('3.5');
  await expect(form.getByLabel('Disc. Tot')).toBeDisabled();
  await expect(button(form, 'Save')).toBeDisabled();
  await form.getByLabel('Add a model').fill('3440126');
  await form.getByRole('option', { name: /^3440126/ }).click();
  await button(form, 'Add').click();
  await expect(button(form, 'Add')).toBeFocused();
  await expectAccessible(page, 'a new campaign');
  await button(form, 'Save').click();
  await dismiss(page, campaignTexts.created);
  await expect(form).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: description });
  await expect(row).toContainText(`${inDays(400)} 00:00`);
  await expect(row).toContainText(`${inDays(430)} 23:59`);
  await expect(row).toContainText('3,50');
  await row.getByText('3,50').click();
  const percent = page.getByLabel(/^Disc\.% of \d+$/);
  await expect(percent).toBeFocused();
  const id = /\d+$/.exec((await percent.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await percent.fill('');
  await expect(page.getByText('At least one discount is needed.')).toBeVisible();
  await expect(button(page, `Save campaign ${id}`)).toBeDisabled();
  await page.getByLabel(`Disc. Tot of ${id}`).fill('1250.5');
  await page.keyboard.press('Enter');
  await noticed(page, `Campaign ${id} saved`);
  await page.reload();
  await expect(row).toContainText('1.250,50');
  await expect(row).toContainText(`${inDays(400)} 00:00`);
  await expect(row).toContainText(`${inDays(430)} 23:59`);

  await row.getByRole('switch').click();
  const question = page.getByRole('alertdialog', { name: 'Deactivate' });
  await expect(question).toContainText(campaignTexts.question.replace('{id}', id));
  await button(question, 'Deactivate').click();
  await expect(page.getByRole('status').getByText(`Campaign ${id}`)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row.getByRole('switch')).not.toBeChecked();
  await expect(row.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
});

test('takes an exported workbook back without a change, previews an import, leaves out what would become 100 percent, and keeps the rejected rows', async ({
  page,
  client,
}) => {
  const [good, cut, bad] = [`Buono ${suffix()}`, `Tagliato ${suffix()}`, `Rifiutato ${suffix()}`];
  const id = await aCampaign(client, `Foglio ${suffix()}`);
  await open(page, `?idCampaign=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  await test.step('exports the campaigns, and takes the workbook back without a change', async () => {
    await button(page, 'Export').click();
    const download = page.waitForEvent('download');
    await page.getByText('FILTERED', { exact: true }).click();
    await button(page, 'Export xlsx').click();
    const file = await (await download).path();

    await button(page, 'Import').click();
    await expect(button(dialog, 'Upload')).toBeDisabled();
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'campaigns.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await readFile(file),
    });
    await button(dialog, 'Upload').click();
    await expect(dialog.getByText('Nothing to import: everything is stored as it is.')).toBeVisible();
    await expect(button(dialog, 'Import 0 campaigns')).toBeDisabled();
  });

  await dialog.locator('input[type=file]').setInputFiles(
    workbook([
      { description: good, percent: '3' },
      { description: cut, percent: '150' },
      { description: bad, percent: '4', model: '9999999' },
    ]),
  );
  await button(dialog, 'Upload').click();
  await expect(dialog.getByRole('row').filter({ hasText: cut })).toContainText('Disc.%: 150 becomes 100');
  await expect(dialog.getByRole('checkbox', { name: `Import row 2, ${good}` })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: `Import row 3, ${cut}` })).not.toBeChecked();
  await expect(dialog.getByRole('row').filter({ hasText: good })).toContainText(
    'Overlaps row 3 of this file',
  );
  await expectAccessible(page, 'the preview of campaigns');
  // Nothing is out of sight at the right.
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const changes = dialog.getByRole('table', { name: 'Changes' });
    await expect(changes.getByText('Disc.%', { exact: true }).first()).toBeInViewport();
    const clipped = await changes.evaluate((table) =>
      [table.parentElement!, ...table.querySelectorAll('th, td')]
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => box.textContent),
    );
    expect(clipped, `at ${width}`).toEqual([]);
  }
  await button(dialog, 'Import 1 campaign').click();

  const result = page.getByRole('dialog', { name: 'Import result' });
  await expect(result).toContainText('1 campaign created, 0 changed, 0 unchanged, 1 not ticked, 1 refused.');
  const download = page.waitForEvent('download');
  await button(result, 'Download rejected rows').click();
  const rejected = await readFile(await (await download).path(), 'utf8');
  expect(rejected).toContain(`;4;;;${bad};B2B;9999999;Model: There is no vehicle 9999999`);
  const { content } = await client.call<{ content: { description: string }[] }>(
    'POST',
    'fe/solCampaign/allPaged?page=0&size=100&isHQUser=false',
    { idCountry: 'IT' },
  );
  const stored = content.map(({ description }) => description);
  expect([good, cut, bad].filter((description) => stored.includes(description))).toEqual([good]);

  await test.step('takes the rejected row that was corrected', async () => {
    await button(result, 'Close').last().click();
    await button(page, 'Import').click();
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'campagne_errors.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rejected.replace('9999999', '3440126')),
    });
    await button(dialog, 'Upload').click();
    await expect(button(dialog, 'Import 1 campaign')).toBeEnabled();
  });
});
