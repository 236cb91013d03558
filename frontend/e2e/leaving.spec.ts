import { expect, test } from './support/journey';
import { passwordOf } from './support/server';

test('asks before Back or a reload loses what was typed', async ({ client, group, list, page }) => {
  await client.addLabels(group, [{ code: 'TYPED', label: 'Prima' }]);
  await list.open();
  await page.getByRole('columnheader', { name: 'Label', exact: true }).getByRole('button').click();
  const place = page.url();
  await list.button('Edit TYPED').click();
  const text = list.dialog('Edit TYPED').getByLabel('Label', { exact: true });
  await text.fill('A metà');

  await page.goBack();
  await list.button('Stay').click();
  await expect(text).toHaveValue('A metà');
  expect(page.url()).toBe(place);

  const question = page.waitForEvent('dialog');
  // Playwright's own reload would wait for a page that never comes.
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  expect((await question).type()).toBe('beforeunload');
  await (await question).dismiss();
  await expect(text).toHaveValue('A metà');

  await page.goBack();
  await list.button('Leave without saving').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/sort=label/);
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
