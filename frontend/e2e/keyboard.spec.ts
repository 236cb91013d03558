import { expectVisibleFocus, tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { passwordOf } from './support/server';

test.use({ user: null });

test('without a mouse: signs in, creates, edits and does not delete a label; skips to the content, filters with Enter, sorts, pages, and stays inside a dialog', async ({
  client,
  group,
  list,
  page,
}) => {
  test.slow();
  const { keyboard } = page;
  await page.goto(list.address());
  await test.step('goes from user name to password to Login', async () => {
    await expectVisibleFocus(page.getByLabel('Username'));
    await keyboard.press('Tab');
    await expectVisibleFocus(page.getByLabel('Password', { exact: true }));
    await keyboard.press('Tab');
    await expectVisibleFocus(page.getByRole('button', { name: 'Login' }));
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await keyboard.press('Tab');
    await expectVisibleFocus(page.getByRole('link', { name: 'Forgot password?' }));
  });

  await tabTo(page, page.getByLabel('Username'), 'Shift+Tab');
  await keyboard.type('admin');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(passwordOf('admin'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Interface labels' })).toBeVisible();

  // The page head's button; the empty list offers a second one.
  const newButton = list.button('New').first();
  await tabTo(page, newButton);
  await keyboard.press('Enter');
  const form = list.dialog('New Interface Label');
  await expectVisibleFocus(form.getByLabel('Code'));
  await keyboard.type('KEYS');
  await tabTo(page, form.getByLabel('Label', { exact: true }));
  await keyboard.type('Solo tastiera');
  await tabTo(page, list.button('Save'));
  await keyboard.press('Space');
  await expectVisibleFocus(list.button('Close'));
  await keyboard.press('Enter');
  await expect(list.row('KEYS')).toContainText('Solo tastiera');
  await expect(newButton).toBeFocused();

  await tabTo(page, list.button('Edit KEYS'));
  await keyboard.press('Enter');
  const text = list.dialog('Edit KEYS').getByLabel('Label', { exact: true });
  await expectVisibleFocus(text);
  await keyboard.press('End');
  await keyboard.type(', davvero');
  await tabTo(page, list.button('Save'));
  await keyboard.press('Enter');
  await expect(list.message(/./)).toContainText('KEYS');
  // What went well is closed by the next key, whichever it is.
  await keyboard.press('ArrowDown');
  await expect(list.message(/./)).toBeHidden();
  await expect(list.row('KEYS')).toContainText('Solo tastiera, davvero');
  await expectVisibleFocus(list.button('Edit KEYS'));

  await tabTo(page, list.button('Delete KEYS'));
  await keyboard.press('Enter');
  await expectVisibleFocus(list.button('Annulla'));
  await keyboard.press('Enter');
  await expect(list.message('Elimina')).toBeHidden();
  await expectVisibleFocus(list.button('Delete KEYS'));
  await list.expectCount(1);

  const labels = Array.from({ length: 7 }, (_none, at) => ({ code: `K_${at}`, label: `Tasto ${at}` }));
  await client.addLabels(group, labels);
  await list.open('&size=5');
  await page.locator('body').press('Tab');
  await expectVisibleFocus(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, list.filter('Code'));
  await keyboard.type('K_');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Code: K_')).toBeVisible();
  await tabTo(page, list.header('Code').getByRole('button'));
  await page.keyboard.press('Space');
  await expect(list.codes.first()).toHaveText('K_6');
  await tabTo(page, list.button('Next page'));
  await page.keyboard.press('Enter');
  await expect(list.codes).toHaveText(['K_1', 'K_0']);

  await test.step('keeps the focus inside a dialog', async () => {
    await list.button('Export').focus();
    await page.keyboard.press('Enter');
    const dialog = list.dialog('Export');

    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await dialog.evaluate((element) => {
        const { activeElement } = document;
        return activeElement !== document.body && !element.contains(activeElement);
      });
      expect(isOutside).toBe(false);
    }
  });
});
