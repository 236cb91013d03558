import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** 1024 px, and 200 % zoom of a 1440 px screen. */
const windows = [
  { name: '1024 px', width: 1024, height: 768 },
  { name: '200 % zoom', width: 720, height: 450 },
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Lies wholly in the window once it has been scrolled to, and nothing covers it. */
async function expectReachable(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await expect(locator).toBeInViewport({ ratio: 1 });
  await locator.click({ trial: true });
}

for (const { name, ...size } of windows)
  test.describe(`in a window of ${name}`, () => {
    test.use({ viewport: size });

    test('scrolls the table, not the page, and reaches the last column and row', async ({
      client,
      group,
      list,
      page,
    }) => {
      const long = 'Un testo molto lungo che non finisce mai, '.repeat(8);
      const labels = Array.from({ length: 12 }, (_none, at) => ({
        code: `A_RATHER_LONG_CODE_OF_A_LABEL_${at + 10}`,
        label: at === 3 ? long : `Testo ${at}`,
        modelEnableRegexp: at % 2 ? '^(AURORA|BOREA|CIMA|CORSARO|LINCE)_.*$' : 'DEFAULT',
      }));
      await client.addLabels(group, labels);
      await list.open();
      await expect(list.codes).toHaveCount(10);

      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectReachable(list.button('Delete A_RATHER_LONG_CODE_OF_A_LABEL_10'));
      await expectReachable(list.button('Edit A_RATHER_LONG_CODE_OF_A_LABEL_19'));
      await expectReachable(list.button('Next page'));
      await expectReachable(list.button('New'));
      await expectReachable(list.button('Logout'));
      await expectReachable(page.getByRole('combobox', { name: 'Model' }));
      await expectReachable(list.button('Search'));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    test('shows dialogs whole, their buttons included', async ({ client, group, list, page }) => {
      await client.addLabels(group, [{ code: 'SMALL', label: 'Stretto' }]);
      await list.open();
      const opened: [string, string][] = [
        ['New', 'Salva'],
        ['Edit SMALL', 'Salva'],
        ['Export', 'XLSX'],
        ['Import', 'Annulla'],
        ['Deleted labels', 'Chiudi'],
      ];
      for (const [button, last] of opened) {
        await list.button(button).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeInViewport({ ratio: 1 });
        await expectReachable(dialog.getByRole('button', { name: last }));
        const box = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(box, `${button} is not cut off`).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });

    test('opens the menu of the rail', async ({ page }) => {
      await page.goto('');
      const group = page.getByRole('button', { name: 'Interface labels' });
      await group.click();
      await page.getByRole('link', { name: 'Options' }).click();
      await expect(page).toHaveURL(/activeGroup=Options$/);
      await expect(page.getByRole('link', { name: 'Options' })).toBeHidden();
    });
  });

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])
  test(`keeps the table's header and the pager in sight at ${size.width} x ${size.height}`, async ({
    client,
    group,
    list,
    page,
  }) => {
    await page.setViewportSize(size);
    const labels = Array.from({ length: 24 }, (_none, at) => ({
      code: `ROW_${at + 10}`,
      label: `Riga ${at}`,
    }));
    await client.addLabels(group, labels);
    await list.open('&size=50');
    await expect(list.codes).toHaveCount(24);

    await list.row('ROW_33').scrollIntoViewIfNeeded();

    await expect(list.header('Code')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('combobox', { name: 'Rows per page' })).toBeInViewport({ ratio: 1 });
    await expect(list.row('ROW_33').getByRole('button').last()).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);

    await list.open('&size=5&page=5');
    await expect(list.codes).toHaveCount(4);
    const [table, pager] = await Promise.all([
      list.table.boundingBox(),
      page.getByRole('navigation', { name: 'Pages' }).boundingBox(),
    ]);
    expect(pager!.y - (table!.y + table!.height)).toBeLessThan(20);
  });

for (const size of windows)
  test.describe(`signed out, in a window of ${size.name}`, () => {
    test.use({ viewport: size, user: null });

    test('fits the login page', async ({ page }) => {
      await page.goto('login');
      await expectReachable(page.getByRole('button', { name: 'Login' }));
      await expectReachable(page.getByRole('link', { name: 'Forgot password?' }));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
