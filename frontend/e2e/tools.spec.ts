import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toolTexts } from '../src/texts';
import { expect, test } from './support/journey';
import type { ServerClient } from './support/server';

// One update of the grids at a time: what one journey starts, another would join.
test.describe.configure({ mode: 'serial' });

const outbox = join(process.env.JOURNEYS_DATA_DIR ?? '', 'outbox');
const emailOf = ({ session }: ServerClient) => (session.user as unknown as { email: string }).email;

/** The mails of the outbox to an address, lines put together again. */
async function mailsTo(address: string): Promise<string[]> {
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(outbox, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map((mail) => mail.replaceAll('=\r\n', ''));
}

/** Gives the jobs something to do first, so that an update waits for some seconds. */
async function fillQueue(client: ServerClient, jobs: number): Promise<void> {
  const query = 'finalOptColType=COLOR&scope=VERS&languageToExport=ALL&email=queue%40alturia.it';
  await Promise.all(
    Array.from({ length: jobs }, () => client.call('GET', `fe/optColorLabel/toXlsx?${query}`)),
  );
}

/** Waits until nothing is left to do. */
const emptyQueue = (client: ServerClient) =>
  expect
    .poll(
      async () => {
        const latest = await client.call<{ state: string }[]>('GET', 'fe/jobRun/latest');
        return latest.filter((run) => run.state === 'queued' || run.state === 'running');
      },
      { timeout: 40_000 },
    )
    .toEqual([]);

const runButton = (page: Page, tool = 'Refresh model grids') =>
  page.getByRole('button', { name: `${toolTexts.run} ${tool}` });
const card = (page: Page) => page.getByRole('region', { name: 'Refresh model grids: last run' });
const state = (page: Page, name: string) => card(page).getByText(name, { exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('tools');
  await expect(page.getByRole('heading', { name: 'Tools' })).toBeVisible();
  await expect(page.getByText(/^Last run|^Never run/).first()).toBeVisible();
}

test('runs in the background: progress survives a reload, a second RUN joins, both get the result by mail (R-110)', async ({
  page,
  client,
  openAs,
}) => {
  test.slow();
  const second = await openAs('editor');
  await Promise.all([open(page), open(second)]);
  const earlier = await mailsTo(emailOf(client));
  const mailsToSecond = (await mailsTo('giulia.ferri@alturia.test')).length;
  await fillQueue(client, 200);

  await runButton(page).click();
  await expect(card(page).getByText('The run is in progress.')).toContainText(emailOf(client));
  // The second window does not know of the run yet.
  await runButton(second).click();
  await expect(card(second).getByText('You have joined the run of Maria Keller.')).toBeVisible();

  await expect(runButton(page)).toBeDisabled();
  await page.reload();
  await expect(card(page).getByText('The run is in progress.')).toContainText(emailOf(client));

  await expect(state(page, 'Done')).toBeVisible({ timeout: 40_000 });
  await expect(state(second, 'Done')).toBeVisible();
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Rebuild option' })).toContainText(
    '18 / 18',
  );
  await expect(card(page).getByText(/^18 models: [\d,.]+ added, [\d,.]+ removed/)).toBeVisible();
  const lastRun = page
    .getByRole('table', { name: 'Table of runs' })
    .getByRole('row')
    .filter({ hasText: 'updateGrid' });
  await expect(lastRun.first()).toContainText('Done');
  const reports = (await mailsTo(emailOf(client))).filter((mail) => !earlier.includes(mail));
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain('Subject: Refresh model grids (updateGrid): done');
  expect(reports[0]).toMatch(/unknown option codes of the feed: 99Z, Z1K/);
  expect(await mailsTo('giulia.ferri@alturia.test')).toHaveLength(mailsToSecond + 1);

  await test.step('changes nothing the second time', async () => {
    await runButton(page).click();

    await expect(card(page).getByText(/^18 models: 0 added, 0 removed, [\d,.]+ unchanged$/)).toBeVisible({
      timeout: 20_000,
    });
  });
});

test('cancels a run after a question, and says who stopped it', async ({ page, client }) => {
  test.slow();
  await open(page);
  await fillQueue(client, 300);
  await runButton(page).click();

  await card(page).getByRole('button', { name: 'Stop run' }).click();
  await page.getByRole('alertdialog', { name: 'Stop run' }).getByRole('button', { name: 'Stop' }).click();

  await expect(page.getByText('The run is cancelled')).toBeVisible();
  await expect(state(page, 'Cancelled')).toBeVisible();
  await expect(runButton(page)).toBeEnabled();
  await page.reload();
  await expect(state(page, 'Cancelled')).toBeVisible();
  await emptyQueue(client);
});

test('checks the model of the header in a tab of its own, without a session (R-109, R-111, R-112)', async ({
  page,
  context,
  faults,
}) => {
  // A page of plain text names no icon, so the browser asks for one.
  faults.allow(/favicon\.ico/);
  await open(page);
  await expect(runButton(page, 'Check Grid')).toBeDisabled();
  await page.getByRole('combobox', { name: 'Model' }).selectOption('CIMA_16_D');
  await page.getByRole('radio', { name: 'MAIN' }).check({ force: true });

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^RUN Check Grid/ }).click();
  const report = await opened;

  await report.waitForLoadState();
  expect(new URL(report.url()).pathname).toBe('/ccb/public/api/checkGrid/MAIN/CIMA_16_D');
  const text = await report.locator('body').innerText();
  expect(text).toMatch(/^Check Grid MAIN: Cima 1\.6 Diesel \(CIMA_16_D\)/);
  expect(text).toContain('option  99Z');
  expect(text.trimEnd().endsWith('\nKO')).toBe(true);

  await test.step('clears the caches and shows the message (R-111)', async () => {
    await runButton(page, 'Clear all caches').click();

    const message = page.getByRole('alertdialog', { name: 'Clear all caches' });
    await expect(message).toContainText('All caches cleared');
    await message.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(runButton(page, 'Clear all caches')).toBeFocused();
    await expect(page.getByRole('table', { name: 'Table of runs' }).getByRole('row').nth(1)).toContainText(
      'clearAllCache',
    );
  });
});
