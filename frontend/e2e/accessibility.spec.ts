import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';
import { expectReachable, overflow, windows } from './support/windows';

test.describe('signed out', () => {
  test.use({ user: null });

  test('has a login that fits any window, and is accessible once it has failed', async ({ page, faults }) => {
    faults.allowStatus(401);
    await page.goto('login');
    await test.step('fits the login page into any window', async () => {
      for (const size of [...windows, { name: '390 px', width: 390, height: 800 }])
        await test.step(size.name, async () => {
          await page.setViewportSize(size);
          await expectReachable(page.getByRole('button', { name: 'Login' }));
          await expectReachable(page.getByRole('link', { name: 'Forgot password?' }));
          const { right } = (await page
            .getByLabel('Username')
            .evaluate((field) => field.getBoundingClientRect().toJSON())) as DOMRect;
          expect(right).toBeLessThanOrEqual(size.width - 16);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
        });
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await expect(page.getByLabel('Username')).toBeVisible();

    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'login failed');
  });
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
