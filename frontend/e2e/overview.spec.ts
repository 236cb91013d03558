import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { suffix, type ServerClient } from './support/server';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('an administrator', () => {
  test.use({ user: 'admin' });

  test('sees within a budget what a language lacks, and what was wrong with the rejected rows of an import until it is put right (R-390, R-391, R-394, R-396)', async ({
    page,
    client,
    group,
  }) => {
    test.slow();
    const file = `etichette ${suffix()}.csv`;
    await importLabels(client, file, group, ['it', 'xx']);

    await test.step('loads no more than a list does, with one question to the server (R-396)', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('overview', { waitUntil: 'networkidle' });
      await expect(card(page, 'Languages')).toBeVisible();

      expect(asked.filter((path) => path.includes('/auth/fe/overview'))).toHaveLength(1);
      const calls = asked.filter((path) => path.includes('/ccb/auth/'));
      expect(calls.length).toBeLessThanOrEqual(6);
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .reduce((sum, { transferSize }) => sum + transferSize, 0),
      );
      expect(scripts).toBeLessThanOrEqual(200_000);
      expect(asked.length).toBeLessThanOrEqual(20);
    });

    const line = card(page, 'Imports with rejected rows').getByRole('link', { name: file });
    await expect(line).toContainText('1 of 2 rows');
    await line.press('Enter');
    const dialog = page.getByRole('dialog', { name: file });
    await expect(dialog.getByRole('row', { name: /3 language xx/ })).toBeVisible();
    await expectAccessible(page, 'an import');
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await test.step('goes from the logo to the texts that a language lacks, by keyboard alone (R-390, R-391)', async () => {
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Users', exact: true })
        .click();
      await expect(heading(page, 'Users')).toBeVisible();
      // Where Tab begins on a page.
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await tabTo(page, page.getByRole('link', { name: 'Configurator', exact: true }));
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Overview')).toBeFocused();
      await expect(page).toHaveURL(/\/ccb\/overview$/);
      await expect(page).toHaveTitle(/^Overview/);
      await expect(card(page, 'Languages')).toBeVisible();
      await expectAccessible(page, 'the overview');

      const link = card(page, 'Languages').getByRole('link', { name: /^Español: \d+ missing, Options$/ });
      const missing = /: (\d+) missing/.exec((await link.getAttribute('aria-label'))!)![1];
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Translations')).toBeVisible();
      await expect(page.getByText(new RegExp(`^${missing} texts`)).first()).toBeVisible();

      await test.step('finds it in the palette', async () => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('overview');
        const palette = page.getByRole('dialog', { name: 'Find anything' });
        await expect(palette.getByRole('option', { selected: true })).toHaveText(/^Overview/);
        await page.keyboard.press('Enter');
        await expect(heading(page, 'Overview')).toBeVisible();
        await page.goBack();
        await expect(heading(page, 'Translations')).toBeVisible();
      });

      await page.goBack();
      await expect(card(page, 'Languages')).toBeVisible();
    });

    await importLabels(client, file, group, ['it', 'en']);
    await page.reload();
    await expect(card(page, 'Imports with rejected rows')).toBeVisible();
    await expect(line).toBeHidden();
  });
});

test.describe('a user of packs alone', () => {
  test.use({ user: 'packs' });

  test('sees the landing page, and gets on from the overview by the side bar (R-259)', async ({
    page,
    openAs,
  }) => {
    await test.step('shows the landing page inside the shell, to whoever is signed in', async () => {
      await page.goto('landingAuth?country=IT');
      await expect(page.getByRole('table', { name: /^Modelle: Italien$|^Modelle: Italia$/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expectAccessible(page, 'the landing page behind the login');

      const stranger = await openAs(null);
      await stranger.goto(page.url());
      await expect(stranger).toHaveURL(/\/login$/);
    });

    await page.getByRole('link', { name: 'Configurator', exact: true }).click();
    await expect(card(page, 'Latest changes')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Pack configurator' })
      .click();
    await expect(page).toHaveURL(/pack_configurator/);
  });
});

/** A row of a label for each language, as a file. */
async function importLabels(client: ServerClient, file: string, group: string, languages: string[]) {
  const rows = languages.map((language) => `OVERVIEW_${language};${group};${language};Testo;DEFAULT;`);
  const form = new FormData();
  const head = 'code;labelGroup;language;label;modelEnableRegexp;modelDisableRegexp';
  form.append('file', new Blob([[head, ...rows].join('\n')]), file);
  const { tokenType, token } = client.session;
  const reply = await fetch(`${client.origin}/ccb/auth/fe/interfaceLabel/fromCsv`, {
    method: 'POST',
    headers: { authorization: `${tokenType} ${token}` },
    body: form,
  });
  expect(reply.status).toBe(200);
}
