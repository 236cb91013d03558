import { expectVisibleFocus, tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { passwordOf } from './support/server';

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

test('closes a clean dialog on Back', async ({ client, group, list, page }) => {
  await client.addLabels(group, [{ code: 'CLEAN', label: 'Pulita' }]);
  await list.open();
  await list.sortOn('Label');
  await list.button('Edit CLEAN').click();
  await expect(list.dialog('Edit CLEAN')).toBeVisible();

  await page.goBack();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/sort=label/);
});

test('brings back what was typed when the session ended in another tab', async ({
  client,
  group,
  list,
  page,
  context,
  faults,
}) => {
  faults.allowStatus(401);
  await client.addLabels(group, [{ code: 'HALF', label: 'Prima' }]);
  await list.open();
  await list.button('Edit HALF').click();
  await list.dialog('Edit HALF').getByLabel('Label', { exact: true }).fill('Scritto a metà');
  const second = await context.newPage();
  await second.goto('interface_labels');
  await second.getByRole('button', { name: 'Logout' }).click();

  await expect(page.getByText('Your session is over. Sign in again.')).toBeVisible();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('admin'));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('What you typed in “Edit HALF” is still here.')).toBeVisible();
  await list.button('Reopen').click();

  await expect(list.dialog('Edit HALF').getByLabel('Label', { exact: true })).toHaveValue('Scritto a metà');
  await list.button('Save').click();
  await list.closeMessage('HALF');
  await expect(list.row('HALF')).toContainText('Scritto a metà');
});
