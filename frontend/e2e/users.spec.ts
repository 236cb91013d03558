import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectDone(page: Page, text: string) {
  await expect(page.getByRole('alertdialog', { name: 'Done' })).toContainText(text);
  await button(page, 'Close').click();
}

async function signIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

async function fillAccount(page: Page, username: string, password: string, confirmation: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
}

test('creates a user who signs in at once, and is out at once when deactivated (R-159, R-164, R-165)', async ({
  page,
  openAs,
  faults,
}) => {
  faults.allowStatus(401);
  const username = `journey.${suffix().toLowerCase()}`;
  await page.goto(`users?code=${username}`);
  await expect(page.getByText(`No user with “${username}” in the username`)).toBeVisible();

  await button(page, 'New').first().click();
  const form = page.getByRole('dialog', { name: 'New User' });
  await fillAccount(page, username, 'segreta1', 'segreta2');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Le due password non combiaciano')).toBeVisible();
  await expect(button(page, 'Salva')).toBeDisabled();
  await page.getByLabel('Confirm password', { exact: true }).fill('segreta1');
  await expect(form.getByText('Le due password non combiaciano')).toBeHidden();
  await page.getByRole('switch', { name: 'Label administration' }).click();
  await page.getByRole('tab', { name: 'Access' }).click();
  await page.getByLabel('Alias').fill('Viaggio Prova');
  await page.getByRole('checkbox', { name: 'Italia' }).click();
  await button(page, 'Salva').click();
  await expectDone(page, `User ${username} created`);
  await expect(button(page, `Edit ${username}`)).toBeVisible();

  const other = await openAs(null);
  await other.goto('');
  await signIn(other, username, 'segreta1');
  await expect(other.getByRole('button', { name: 'Signed in as Viaggio Prova' })).toBeVisible();
  await expect(other.getByRole('row').nth(1)).toBeVisible();

  await button(page, `Edit ${username}`).click();
  await page.getByRole('switch', { name: 'Active' }).click();
  await button(page, 'Salva').click();
  await expectDone(page, `User ${username} updated`);
  await expect(page.getByRole('row', { name: username }).getByText('Inactive')).toBeVisible();
  // What the page asks by itself may be faster.
  const login = other.getByLabel('Username');
  await expect(button(other, 'Refresh Table').or(login)).toBeVisible();
  if (!(await login.isVisible())) await button(other, 'Refresh Table').click();
  await expect(other).toHaveURL(/\/login$/);
  await signIn(other, username, 'segreta1');
  await expect(other.getByRole('alertdialog', { name: 'Login' })).toBeVisible();

  await button(page, `Delete ${username}`).click();
  await expect(page.getByText(`Vuoi veramente cancellare ${username}?`)).toBeVisible();
  await button(page, 'Elimina').click();
  await expectDone(page, `User ${username} deleted`);
  await expect(page.getByText(`No user with “${username}” in the username`)).toBeVisible();
});
