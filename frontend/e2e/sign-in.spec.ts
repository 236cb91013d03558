import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { passwordOf, type User } from './support/server';

test.use({ user: null });

async function signIn(page: Page, user: User, password = passwordOf(user)) {
  await page.getByLabel('Username').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const home = /\/ccb\/interface_labels\?action=search&activeGroup=Main(%20|\+)Window$/;
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('signs in with a demo user and shows the labels of Main Window (R-002, R-004, R-032)', async ({
  page,
}) => {
  await page.goto('');
  await expect(page).toHaveURL(/\/ccb\/login$/);

  await signIn(page, 'admin');

  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { name: 'Interface labels', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Signed in as Maria Keller' })).toBeVisible();
  await expect(page.getByText('© 2020')).toBeVisible();
});

/** In bytes, as transferred. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );

const expectScripts = async (page: Page, most: number): Promise<void> => {
  const bytes = await scriptBytes(page);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(most);
};

test('loads no more JavaScript for the sign-in page than its budget of 170 kB', async ({ page }) => {
  await page.goto('login', { waitUntil: 'networkidle' });
  await expectScripts(page, 170_000);
});

/** The size of each answer as the network has brought it, headers included. */
async function watchAnswers(page: Page): Promise<number[]> {
  const network = await page.context().newCDPSession(page);
  const sizes: number[] = [];
  network.on('Network.loadingFinished', ({ encodedDataLength }) => void sizes.push(encodedDataLength));
  await network.send('Network.enable');
  return sizes;
}

test.describe('with a session', () => {
  test.use({ user: 'admin' });

  for (const [language, heading] of [
    ['en', 'Interface labels'],
    ['it', "Etichette dell'interfaccia"],
  ] as const)
    test(`loads no more for the label list than its budget: 15 requests, 250 kB, 200 of them JavaScript (${language})`, async ({
      page,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('ccb.texts', chosen), language);
      const answers = await watchAnswers(page);
      await page.goto('interface_labels?action=search&activeGroup=Main%20Window', {
        waitUntil: 'networkidle',
      });
      await expect(page.getByRole('row').nth(10)).toBeVisible();
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

      await expectScripts(page, 200_000);
      expect(answers.length).toBeGreaterThan(8);
      expect(answers.length).toBeLessThanOrEqual(15);
      expect(answers.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(250_000);
    });
});

test('says Login failed, empties the password and gives it the focus (R-033)', async ({ page, faults }) => {
  faults.allowStatus(401);
  await page.goto('login');

  await signIn(page, 'editor', 'wrong');
  const dialog = page.getByRole('alertdialog', { name: 'Login' });
  await expect(dialog).toContainText(/\w+/);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await expect(page.getByRole('alert')).toContainText('Login failed');
  await expect(page.getByLabel('Username')).toHaveValue('editor');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await storedKeys(page)).not.toContain('ccb.session');

  await page.keyboard.type(passwordOf('editor'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
});

test('refuses an inactive user like a wrong password (R-033)', async ({ page, faults }) => {
  faults.allowStatus(401);
  await page.goto('login');

  await signIn(page, 'editor', 'wrong');
  const words = await page.getByRole('alertdialog').innerText();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await signIn(page, 'inactive');

  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.getByRole('alertdialog').innerText()).toBe(words);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Login failed');
});

test('asks for what is missing without a call', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().includes('getToken'))));
  await page.goto('login');

  await page.getByLabel('Username').fill('admin');
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Enter this field/);
  expect(calls).toBe(0);
});

test('tells whom to ask for a forgotten password (R-041)', async ({ page }) => {
  await page.goto('login');

  await page.getByRole('link', { name: 'Forgot password?' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Forgot password?' });
  await expect(dialog).toContainText('administrator');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
});

test('turns away a user without any application (R-007)', async ({ page }) => {
  await page.goto('login');

  await signIn(page, 'nobody');

  await expect(page.getByRole('alertdialog')).toContainText('User not enabled!');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText('Login failed');
  expect(await storedKeys(page)).not.toContain('ccb.session');
});

test('leads a market user to the price configurator (R-005)', async ({ page }) => {
  const menuCalls: string[] = [];
  page.on('request', (request) => request.url().includes('menulist') && menuCalls.push(request.url()));
  await page.goto('login');

  await signIn(page, 'market');

  await expect(page).toHaveURL(/\/ccb\/price_configurator$/);
  await expect(page.getByRole('heading', { name: 'Price configurator', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Market', { exact: true })).toHaveValue('IT');
  expect(menuCalls, 'the menu list is for the label tool only (R-015)').toEqual([]);
});

test('leads a packs user to the pack configurator, and back there from a page of others (R-006)', async ({
  page,
}) => {
  await page.goto('login');

  await signIn(page, 'packs');
  await expect(page).toHaveURL(/\/ccb\/pack_configurator$/);
  await expect(page.getByRole('heading', { name: 'Pack configurator', level: 1 })).toBeVisible();

  await page.goto('interface_labels?action=search&activeGroup=Options');
  await expect(page).toHaveURL(/\/ccb\/pack_configurator$/);
});

test('clears what it stored on Logout and ends the session on the server (R-034)', async ({
  page,
  faults,
}) => {
  faults.allowStatus(401);
  await page.goto('login');
  await signIn(page, 'admin');
  await expect(page).toHaveURL(home);
  await page.getByRole('combobox', { name: 'Model' }).selectOption('BOREA_EV_64');
  const session = await page.evaluate(() => localStorage.getItem('ccb.session'));

  await page.getByRole('button', { name: 'Logout' }).click();

  await expect(page).toHaveURL(/\/ccb\/login$/);
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(
    (await storedKeys(page)).filter((key) => !['ccb.theme', 'ccb.density', 'ccb.texts'].includes(key)),
  ).toEqual([]);
  // The token is worth nothing any more, not even to someone who has copied it.
  await page.evaluate((text) => localStorage.setItem('ccb.session', text!), session);
  await page.goto('interface_labels');
  await expect(page).toHaveURL(/\/ccb\/login$/);
});

test('opens the page of a mailed link after signing in (R-002)', async ({ page }) => {
  await page.goto('interface_labels?action=search&activeGroup=Options&size=5&page=2');
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, 'editor');

  await expect(page).toHaveURL(/\/interface_labels\?action=search&activeGroup=Options&size=5&page=2$/);
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
