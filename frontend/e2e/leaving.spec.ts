import { expectVisibleFocus, tabTo } from './support/focus';
import { expect, test } from './support/journey';

test('asks before Back, a reload or Esc loses what was typed', async ({ client, group, list, page }) => {
  await client.addLabels(group, [{ code: 'TYPED', label: 'Prima' }]);
  await list.open();
  await page.getByRole('columnheader', { name: 'Label', exact: true }).getByRole('button').click();
  const place = page.url();
  const form = list.dialog('Edit TYPED');
  const text = form.getByLabel('Label', { exact: true });
  const beginToType = async () => {
    await page.keyboard.press('Enter');
    await text.press('End');
    await page.keyboard.type(' e poi sporco');
  };

  await test.step('asks before Esc throws away what was typed', async () => {
    await list.button('Edit TYPED').focus();
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expectVisibleFocus(list.button('Edit TYPED'));

    await beginToType();
    await page.keyboard.press('Escape');
    await expectVisibleFocus(list.button('Stay'));
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('Prima e poi sporco');
    await expect(text).toBeFocused();

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(list.button('Stay')).toBeHidden();
    await expect(form).toBeVisible();
  });

  await page.goBack();
  await list.button('Stay').click();
  await expect(text).toHaveValue('Prima e poi sporco');
  expect(page.url()).toBe(place);

  const question = page.waitForEvent('dialog');
  // Playwright's own reload would wait for a page that never comes.
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  expect((await question).type()).toBe('beforeunload');
  await (await question).dismiss();
  await expect(text).toHaveValue('Prima e poi sporco');

  await page.goBack();
  await list.button('Leave without saving').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/sort=label/);

  await test.step('leaves by keyboard what was typed, for Esc asks', async () => {
    await list.button('Edit TYPED').focus();
    await beginToType();
    await page.keyboard.press('Escape');
    await tabTo(page, list.button('Leave without saving'));
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expectVisibleFocus(list.button('Edit TYPED'));
    await expect(list.row('TYPED')).toContainText('Prima');
    await expect(list.row('TYPED')).not.toContainText('sporco');
  });
});
