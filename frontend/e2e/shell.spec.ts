import { expect, test } from './support/journey';

const branches = [
  ['Interface labels', 'Interface labels', '/interface_labels?action=search'],
  ['OPT Labels', 'OPT Labels', '/opt_labels?action=search&activeGroup=OPT'],
  ['ACC Labels', 'ACC Labels', '/acc_labels?action=search&activeGroup=ACC'],
  ['CUSTPR Labels', 'CUSTPR Labels', '/custprg_labels?action=search&activeGroup=CUSTPRG'],
  ['Option/colour labels', 'Labels', '/opt_color_labels?action=search&activeGroup=COLOR'],
] as const;

test('leads to a screen from every entry of the menu, and to its groups in a wide and a narrow window (R-003, R-016, R-017, R-042)', async ({
  faults,
  page,
}) => {
  test.slow();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const groups = menu.locator('.sidebar_submenu');
  const current = menu.locator('[aria-current=page]');

  await test.step('shows the entry of the current page in a menu longer than the window, and Tab still starts above it', async () => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.goto('users');
    await expect(current).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  await test.step('shows the entry of the current group in a list that scrolls by itself', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const long = menu.locator('.sidebar_long').first().getByRole('link');
    await expect(long.last()).not.toBeInViewport();
    await page.goto((await long.last().getAttribute('href'))!);
    await expect(long.and(current)).toBeInViewport({ ratio: 0.9 });
  });

  await test.step('leads to a screen from every entry', async () => {
    const hrefs = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const pathOf = (href: string) => new URL(href, page.url()).pathname;
    for (const href of new Map(hrefs.toReversed().map((each) => [pathOf(each), each])).values()) {
      const title = page.getByRole('heading', { level: 1 });
      const before = pathOf(href) === new URL(page.url()).pathname ? /^$/ : await title.innerText();
      await menu.locator(`a[href="${href}"]`).first().click();
      await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(href));
      // The address changes before the page does.
      await expect(title, href).not.toHaveText(before);
    }
  });

  for (const width of [1440, 1024])
    await test.step(`opens the screen of an entry with groups, and its groups, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await menu.getByRole('link', { name: 'Users', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      // The wide bar opens with its branches unfolded, the rail with none.
      await expect(groups).toHaveCount(width === 1440 ? branches.length : 0);

      for (const [entry, heading, address] of branches) {
        if (width === 1440) {
          await menu.getByRole('button', { name: `Groups of ${entry}` }).click();
          await expect(groups).toHaveCount(branches.length - 1);
        }
        await menu.getByRole('link', { name: entry, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
        expect(page.url()).toContain(address);
        await expect(groups).toHaveCount(width === 1440 ? branches.length : 1);
        await expect(current).toHaveCount(1);
      }
    });

  await test.step('leads home from /500, which reloads the page (R-042)', async () => {
    await page.goto('500');
    await expect(page.getByText('Internal server error!')).toBeVisible();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Interface labels' })).toBeVisible();
  });

  await test.step('an unknown path is 404 to whoever counts, and leads home (R-003)', async () => {
    faults.allowStatus(404);
    expect((await page.goto('no/such/page?x=1'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Interface labels' })).toBeVisible();
  });
});
