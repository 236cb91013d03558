import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';

test.describe('signed out', () => {
  test.use({ user: null });

  test('has an accessible login, its dialogs included', async ({ page, faults }) => {
    faults.allowStatus(401);
    await page.goto('login');
    await expect(page.getByLabel('Username')).toBeVisible();
    await expectAccessible(page, 'login');

    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expectAccessible(page, 'forgotten password');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'red dialog');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'login failed');
  });

  for (const path of ['404', '500'])
    test(`has an accessible /${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
      await expectAccessible(page, path);
    });
});

test('has an accessible list, filled, empty and in the narrow window', async ({
  client,
  group,
  list,
  page,
}) => {
  await client.addLabels(group, [
    { code: 'PLAIN', label: 'Semplice {price}' },
    { code: 'PATTERN', label: 'Con modello', modelEnableRegexp: '^AURORA_.*$' },
  ]);
  await list.open();
  await expect(list.row('PATTERN')).toContainText('3 of 18 models');
  await expect(page.getByRole('link', { name: 'Options' })).toBeVisible();
  await expectAccessible(page, 'list');

  await list.search({ Code: 'NOTHING' });
  await expect(page.getByRole('heading', { name: /^No label with/ })).toBeVisible();
  await expectAccessible(page, 'nothing found');

  await page.setViewportSize({ width: 720, height: 900 });
  await list.button('Clear filters').click();
  await expect(list.row('PATTERN')).toBeVisible();
  await expectAccessible(page, 'narrow list');

  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await expectAccessible(page, 'user menu');
});

/** What a user with a contrast theme sees of it beside its words. */
const lookOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(element);
    return [backgroundColor, borderBottomColor, borderBottomWidth].join();
  });
const hasEdge = (locator: Locator) =>
  locator.evaluate((element) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element);
    return borderTopWidth !== '0px' && borderTopColor !== getComputedStyle(document.body).backgroundColor;
  });

test.describe('with the colours of a contrast theme', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('shows buttons, switches, tabs, bars, dialogs and what is current', async ({ page, list }) => {
    await page.goto('users?action=search');
    const current = page.getByRole('link', { name: 'Users', exact: true });
    expect(await lookOf(current)).not.toBe(await lookOf(page.getByRole('link', { name: 'Tools' })));
    expect(await lookOf(list.button('Page 1'))).not.toBe(await lookOf(list.button('Page 2')));
    expect(await hasEdge(list.button('New'))).toBe(true);
    expect(await hasEdge(list.button('Clear'))).toBe(true);

    await list.button('Edit admin').click();
    const dialog = list.dialog('Edit User admin');
    expect(await hasEdge(dialog)).toBe(true);
    const [on, off] = [dialog.getByLabel('Price configurator'), dialog.getByLabel('API user')];
    await expect(on).toBeChecked();
    expect(await hasEdge(off)).toBe(true);
    expect(await lookOf(on)).not.toBe(await lookOf(off));
    const [account, access] = [dialog.getByRole('tab').nth(0), dialog.getByRole('tab').nth(1)];
    expect(await lookOf(account)).not.toBe(await lookOf(access));
    await page.keyboard.press('Escape');

    await page.goto('sol_campaign');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    expect(await hasEdge(timeline.getByRole('button', { name: /^\d+ / }).first())).toBe(true);
    const [chosen, other] = [
      timeline.getByRole('radio', { checked: true }),
      timeline.getByRole('radio', { checked: false }).first(),
    ];
    expect(await lookOf(chosen.locator('..'))).not.toBe(await lookOf(other.locator('..')));
  });
});
