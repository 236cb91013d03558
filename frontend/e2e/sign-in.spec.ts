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

test('signs in with a demo user and shows the labels of Main Window (R-002, R-004, R-032, R-034)', async ({
  page,
  faults,
}) => {
  await page.goto('');
  await expect(page).toHaveURL(/\/ccb\/login$/);

  await signIn(page, 'admin');

  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { name: 'Interface labels', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Signed in as Maria Keller' })).toBeVisible();
  await expect(page.getByText('© 2020')).toBeVisible();

  await test.step('keeps the dark theme and the compact rows over reload and Logout', async () => {
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.getByRole('button', { name: /^Signed in as/ }).click();
    await page.getByRole('button', { name: 'Compact rows' }).click();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();

    await test.step('clears what it stored on Logout and ends the session on the server (R-034)', async () => {
      await page.getByRole('combobox', { name: 'Model' }).selectOption('BOREA_EV_64');
      const session = await page.evaluate(() => localStorage.getItem('ccb.session'));

      await page.getByRole('button', { name: 'Logout' }).click();

      await expect(page).toHaveURL(/\/ccb\/login$/);
      await expect(page.getByLabel('Username')).toBeVisible();
      expect(
        (await storedKeys(page)).filter((key) => !['ccb.theme', 'ccb.density', 'ccb.texts'].includes(key)),
      ).toEqual([]);

      // The token is worth nothing any more, not even to someone who has copied it.
      faults.allowStatus(401);
      await page.evaluate((text) => localStorage.setItem('ccb.session', text!), session);
      await page.goto('interface_labels');
      await expect(page).toHaveURL(/\/ccb\/login$/);
    });

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  });
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

test('loads no more JavaScript than 170 kB, says Login failed, empties the password and gives it the focus (R-033)', async ({
  page,
  faults,
}) => {
  await test.step('loads no more JavaScript for the sign-in page than its budget', async () => {
    await page.goto('login', { waitUntil: 'networkidle' });
    await expectScripts(page, 170_000);
  });

  await test.step('asks for what is missing without a call', async () => {
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.url().includes('getToken'))));
    await page.getByLabel('Username').fill('admin');
    await page.getByRole('button', { name: 'Login' }).click();

    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Enter this field/,
    );
    expect(calls).toBe(0);
  });

  faults.allowStatus(401);
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
