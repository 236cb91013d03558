import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toolTexts } from '../src/texts';
import { expect, test } from './support/journey';
import type { ServerClient } from './support/server';

const outbox = join(process.env.JOURNEYS_DATA_DIR ?? '', 'outbox');
const emailOf = ({ session }: ServerClient) => (session.user as unknown as { email: string }).email;

/** The mails of the outbox about an update of the grids, to an address, lines put together again. */
async function reportsTo(address: string): Promise<string[]> {
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(join(outbox, file), 'utf8')),
  );
  return mails
    .filter((mail) => mail.includes(`To: ${address}`) && mail.includes('(updateGrid)'))
    .map((mail) => mail.replaceAll('=\r\n', ''));
}

const runButton = (page: Page, tool = 'Refresh model grids') =>
  page.getByRole('button', { name: `${toolTexts.run} ${tool}` });
const card = (page: Page) => page.getByRole('region', { name: 'Refresh model grids: last run' });
const runs = (page: Page) => page.getByRole('table', { name: 'Table of runs' }).getByRole('row');

test('refreshes the grids in the background and mails the result; checks a model in a tab of its own; clears the caches (R-109, R-110, R-111, R-112)', async ({
  page,
  context,
  client,
  faults,
}) => {
  // A page of plain text names no icon, so the browser asks for one.
  faults.allow(/favicon\.ico/);
  await page.goto('tools');
  await expect(page.getByRole('heading', { name: 'Tools' })).toBeVisible();
  await expect(page.getByText(/^Last run|^Never run/).first()).toBeVisible();

  await test.step('refreshes the grids, and mails what came of it once', async () => {
    const earlier = await reportsTo(emailOf(client));
    const reports = async () => (await reportsTo(emailOf(client))).filter((mail) => !earlier.includes(mail));
    await runButton(page).click();

    await expect.poll(async () => (await reports()).length, { timeout: 40_000 }).toBeGreaterThan(0);
    await expect(card(page).getByText('Done', { exact: true })).toBeVisible();
    await expect(card(page).getByText('The result was sent by e-mail to')).toContainText(emailOf(client));
    await expect(card(page).getByRole('listitem').filter({ hasText: 'Rebuild option' })).toContainText(
      '18 / 18',
    );
    await expect(card(page).getByText(/^18 models: [\d,.]+ added, [\d,.]+ removed/)).toBeVisible();
    await expect(runs(page).filter({ hasText: 'updateGrid' }).first()).toContainText('Done');
    const [report, ...more] = await reports();
    expect(more).toEqual([]);
    expect(report).toContain('Subject: Refresh model grids (updateGrid): done');
    expect(report).toMatch(/unknown option codes of the feed: 99Z, Z1K/);
  });

  await test.step('checks the model of the header in a tab of its own, without a session (R-109, R-112)', async () => {
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
  });

  await test.step('clears the caches and shows the message (R-111)', async () => {
    await runButton(page, 'Clear all caches').click();

    const message = page.getByRole('alertdialog', { name: 'Clear all caches' });
    await expect(message).toContainText('All caches cleared');
    await message.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(runButton(page, 'Clear all caches')).toBeFocused();
    await expect(runs(page).nth(1)).toContainText('clearAllCache');
  });
});
