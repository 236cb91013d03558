import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/journey';

test.use({ user: null });

/** A link as `npm run sso:link -- USER` prints it. */
function linkOf(user: string): string {
  const [link = ''] = execFileSync('node', ['backend/dist/main.js', 'sso-link', user], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: process.env.JOURNEYS_DATA_DIR,
      PORT: process.env.JOURNEYS_PORT,
      HOST: '127.0.0.1',
    },
  }).split('\n');
  return link.replace('//localhost:', '//127.0.0.1:');
}

test('signs in with a printed link, whose token leaves the address at once and is good once (R-037, R-039)', async ({
  page,
  faults,
  openAs,
}) => {
  faults.allowStatus(401);
  const link = linkOf('market');
  const token = new URL(link).searchParams.get('token')!;
  const carried: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (referer.includes(token)) carried.push(request.url());
  });

  let addressAtCall = '';
  await page.route('**/ssoLogin*', async (route) => {
    addressAtCall = page.url();
    await route.continue();
  });

  await page.goto(link);
  await expect(page).toHaveURL(/\/price_configurator/);
  await test.step('takes the token out of the address before the first call', async () => {
    expect(addressAtCall).toMatch(/\/sso$/);
  });
  expect(carried).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    token,
  );
  // Nothing to go back to.
  await page.goBack();
  expect(page.url()).not.toContain('token');

  const second = await openAs(null);
  await second.goto(link);
  await expect(second).toHaveURL(/\/login$/);
  await expect(second.getByRole('alertdialog')).toContainText(
    'This sign-in link is not valid or has expired.',
  );
  expect(await second.evaluate(() => localStorage.getItem('ccb.session'))).toBeNull();
  await second.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(second.getByRole('alert')).toHaveText('Login failed');
});

test.describe('in a browser where somebody is signed in', () => {
  test.use({ user: 'admin' });

  test('puts the user of the link in the place of the other one, whose session ends on the server too', async ({
    page,
    client,
    context,
    faults,
  }) => {
    faults.allowStatus(401);
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('ccb.session')!).user.username);
    await page.goto('');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const other = await context.newPage();

    await other.goto(linkOf('packs'));

    await expect(other).toHaveURL(/\/pack_configurator/);
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored()).toBe('packs');
    // Nobody waits for it here.
    const asked = () => client.call('GET', 'checkLoggedIn').then(() => 'signed in', String);
    await expect.poll(asked).toContain(' 401 ');
  });
});
