import { expect, test } from './support/journey';
import { passwordOf } from './support/server';

test('leads back to the same place with the same query when the session ends in the middle of work (R-027)', async ({
  page,
  client,
  faults,
}) => {
  faults.allowStatus(401);
  await page.goto('interface_labels?action=search&activeGroup=Options&label=di&sort=label&desc=true&size=5');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  // A session that ends while page 2 is still being read would lead to the sign-in page before the button is pressed.
  const second = page.waitForResponse(/[?&]page=1(&|$)/);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await second;
  await expect(page.getByRole('group', { name: 'Table of labels' })).not.toHaveAttribute('aria-busy');
  const place = page.url();
  const rows = await page.getByRole('table').innerText();

  await client.endSession();
  await page.getByRole('button', { name: 'Refresh Table' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('ccb.session'))).toBeNull();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('admin'));
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL(place);
  await expect.poll(() => page.getByRole('table').innerText()).toBe(rows);
});
