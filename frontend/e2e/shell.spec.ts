import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';

test('leads / and unknown paths home, which are 404 to whoever counts (R-003, R-004)', async ({
  page,
  faults,
}) => {
  faults.allowStatus(404);
  const home = /\/ccb\/interface_labels\?action=search&activeGroup=Main(%20|\+)Window$/;
  await page.goto('');
  await expect(page).toHaveURL(home);

  const reply = await page.goto('no/such/page?x=1');
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { name: 'Interface labels' })).toBeVisible();
});

test('shows /404 and /500 with a way home to anybody (R-042)', async ({ page, openAs }) => {
  const stranger = await openAs(null);
  for (const [path, words] of [
    ['404', "The page you're looking for was not found."],
    ['500', 'Internal server error!'],
  ] as const)
    await test.step(`/${path}`, async () => {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page.getByRole('heading', { name: 'Interface labels' })).toBeVisible();

      await stranger.goto(path);
      await expect(stranger.getByText(words)).toBeVisible();
      await expectAccessible(stranger, path);
      await stranger.getByRole('link', { name: 'Back to home' }).click();
      await expect(stranger).toHaveURL(/\/login$/);
    });
});

test('leads to a screen from every entry of the menu', async ({ page }) => {
  // Every screen is loaded anew.
  test.slow();
  await page.goto('interface_labels');
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await expect(links.filter({ hasText: 'Options' })).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const firstByPath = new Map(addresses.map((address) => [new URL(address).pathname, address]));

  for (const address of firstByPath.values()) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  }
});

test('shows the entry of the current page in a menu longer than the window, and Tab still starts above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto('users');
  const current = page.getByRole('navigation', { name: 'Menu' }).locator('[aria-current=page]');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await test.step('shows the entry of the current group in a list that scrolls by itself', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('opt_labels?action=search');
    const groups = page
      .getByRole('navigation', { name: 'Menu' })
      .locator('.sidebar_long')
      .first()
      .getByRole('link');
    await expect(groups.last()).not.toBeInViewport();
    await page.goto((await groups.last().getAttribute('href'))!);
    await expect(groups.and(page.locator('[aria-current=page]'))).toBeInViewport({ ratio: 0.9 });
  });
});

const branches = [
  ['Interface labels', 'Interface labels', '/interface_labels?action=search'],
  ['OPT Labels', 'OPT Labels', '/opt_labels?action=search&activeGroup=OPT'],
  ['ACC Labels', 'ACC Labels', '/acc_labels?action=search&activeGroup=ACC'],
  ['CUSTPR Labels', 'CUSTPR Labels', '/custprg_labels?action=search&activeGroup=CUSTPRG'],
  ['Option/colour labels', 'Labels', '/opt_color_labels?action=search&activeGroup=COLOR'],
] as const;
test('opens the screen of an entry with groups, and its groups, in a wide and a narrow window (R-016, R-017)', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const groups = menu.locator('.sidebar_submenu');
  for (const width of [1440, 1024])
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('users');
      // The wide bar opens with its branches unfolded, the rail with none.
      await expect(groups).toHaveCount(width === 1440 ? branches.length : 0);

      for (const [entry, heading, address] of branches) {
        if (width === 1440) {
          await menu.getByRole('button', { name: `Groups of ${entry}` }).click();
          await expect(groups).toHaveCount(branches.length - 1);
        }
        const link = menu.getByRole('link', { name: entry, exact: true });
        await link.click();
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
        expect(page.url()).toContain(address);
        await expect(groups).toHaveCount(width === 1440 ? branches.length : 1);
        await expect(menu.locator('[aria-current=page]')).toHaveCount(1);
      }
    });
});

test('reruns the search for another model, kept under currentModel, and in another language (R-022, R-023, R-075)', async ({
  client,
  group,
  list,
  page,
}) => {
  await client.addLabels(group, [
    { code: 'ALL', label: 'Tutti' },
    { code: 'AURORA_ONLY', label: 'Solo Aurora', modelEnableRegexp: '^AURORA_.*$' },
    { code: 'BOREA_ONLY', label: 'Solo Borea', modelEnableRegexp: '^BOREA_.*$' },
  ]);
  await list.open();
  await list.expectCount(3);
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('currentModel'), localStorage.getItem('currentModelId')]);

  await page.getByRole('combobox', { name: 'Model' }).selectOption('BOREA_EV_64');
  await expect(list.codes).toHaveText(['ALL', 'BOREA_ONLY']);
  expect(await stored()).toEqual(['BOREA_EV_64', expect.stringMatching(/\S/)]);

  await page.reload();
  await expect(list.codes).toHaveText(['ALL', 'BOREA_ONLY']);
  await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue('BOREA_EV_64');

  await page.getByRole('combobox', { name: 'Model' }).selectOption('DEFAULT');
  await list.expectCount(3);

  await test.step('reruns it in another language, from page one, and remembers the choice', async () => {
    await client.removeLabelsOf(group);
    await client.addLabels(group, [
      ...Array.from({ length: 6 }, (_none, at) => ({ code: `IT_${at}`, label: `Testo ${at}` })),
      { code: 'EN_1', label: 'Text', language: 'en' as const },
    ]);
    await list.open('&size=5&page=2');
    await expect(list.codes).toHaveText(['IT_5']);
    const language = page.getByRole('combobox', { name: 'Language' });

    await language.selectOption('English');
    await expect(list.codes).toHaveText(['EN_1']);
    await expect(page).not.toHaveURL(/page=/);

    await page.reload();
    await expect(list.codes).toHaveText(['EN_1']);
    await expect(language.locator('option:checked')).toHaveText('English');
    await page.goto('');
    await expect(language.locator('option:checked')).toHaveText('English');
  });
});
