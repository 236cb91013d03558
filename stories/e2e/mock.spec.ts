// `npm run mock`, as a designer opens it: every screen, what it remembers, and what can be chosen for it.
import { expect, test, type Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { readyMs, startMs, watchConsole } from './shown';

type Route = { path: string; need: string };

async function signIn(page: Page, username: string) {
  await page.goto('login');
  await page.getByLabel('Username').fill(username, { timeout: startMs });
  await page.getByLabel('Password', { exact: true }).fill('any');
  await page.keyboard.press('Enter');
}

/** Chooses what operations answer, as the mock's start explains. */
const choose = (page: Page, variants: object) =>
  page.evaluate((chosen) => localStorage.setItem('ccb.mock', JSON.stringify(chosen)), variants);

/** Waits until nothing has been asked for a moment: there is more to a screen than its heading. */
function watchRequests(page: Page) {
  const pending = new Set<unknown>();
  let changedAt = Date.now();
  const ended = (request: unknown) => pending.delete(request) && (changedAt = Date.now());
  page.on('request', (request) => pending.add(request) && (changedAt = Date.now()));
  page.on('requestfinished', ended).on('requestfailed', ended);
  const isQuiet = () => pending.size === 0 && Date.now() - changedAt > 200;
  return () => expect.poll(isQuiet, { timeout: startMs, intervals: [50] }).toBe(true);
}

const heading = (page: Page) => page.locator('main h1:not([data-left])').first();

/**
 * Opens a screen by a full page load, or goes on to it in the same window, as Back does; public ones always by a load. Resolves to
 * the milliseconds until its heading is there.
 */
async function openedAfter(page: Page, { path, need }: Route, isAnew: boolean): Promise<number> {
  const startedAt = Date.now();
  if (isAnew || need === 'public') await page.goto(path.slice(1));
  else
    await page.evaluate((to) => {
      for (const left of document.querySelectorAll('main h1')) left.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `/ccb${path}`);
  await heading(page).waitFor({ timeout: startMs });
  return Date.now() - startedAt;
}

const whoIsSignedIn = (page: Page) => page.getByRole('button', { name: /^Signed in as/ });

test('shows every screen while somebody waits, and complains about none', async ({ page }) => {
  test.setTimeout(4 * startMs);
  const faults = watchConsole(page);
  const hasLoaded = watchRequests(page);
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Interface labels' })).toBeVisible({
    timeout: startMs,
  });
  // The server hands out the table of routes as the console itself reads it.
  const routes = await page.evaluate(async (table) => {
    const { routeTable } = (await import(table)) as { routeTable: Route[] };
    return routeTable.map(({ path, need }) => ({ path, need }));
  }, '/ccb/src/app/routes/routeTable.ts');
  // A sign-in link takes the place of whoever is signed in, so public pages come last.
  const inOrder = routes.toSorted((a, b) => Number(a.need === 'public') - Number(b.need === 'public'));
  expect(inOrder.length).toBeGreaterThan(30);

  for (const [at, route] of inOrder.entries())
    await test.step(
      route.path,
      async () => {
        let drawnMs = Infinity;
        // A busy machine is late now and then, a screen that is too much for the browser is late again.
        for (let visit = 0; visit < 3 && drawnMs >= readyMs; visit += 1) {
          faults.length = 0;
          drawnMs = await openedAfter(page, route, visit > 0 || at % 3 === 0);
          await hasLoaded();
        }
        const seen = {
          isInTime: drawnMs < readyMs,
          isLogin: (await heading(page).textContent()) === 'Login',
          faults,
        };
        expect.soft(seen, `${route.path}, drawn after ${drawnMs} ms`).toEqual({
          isInTime: true,
          isLogin: route.path === '/sso',
          faults: [],
        });
      },
      { timeout: startMs },
    );
});

test('signs in by name, as on the product, and stays who it is', async ({ page }) => {
  test.setTimeout(startMs);
  for (const [username, name] of [
    ['regional', 'Carmen Ortega'],
    ['packs', 'Jonas Brandt'],
    ['dealer', 'Paolo Serra'],
    ['hq', 'Helen Ward'],
    ['market', 'market'],
  ] as const) {
    await signIn(page, username);
    await expect(whoIsSignedIn(page)).toHaveAccessibleName(new RegExp(name), { timeout: startMs });
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(whoIsSignedIn(page)).toHaveAccessibleName(new RegExp(name));
    await page.evaluate(() => localStorage.removeItem('ccb.session'));
  }
  await signIn(page, 'hqq');
  await expect(page.getByRole('alertdialog')).toContainText('Wrong user name or password.');
});

test('speaks Italian with an Italian, who has chosen no other language', async ({ page }) => {
  test.setTimeout(startMs);
  await page.goto('login');
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'dealer');

  await expect(page.getByRole('heading', { level: 1, name: 'Configuratore prezzi' })).toBeVisible({
    timeout: startMs,
  });
});

test('answers what was chosen for it, and says what it is and what it does not know', async ({ page }) => {
  test.setTimeout(startMs);
  await page.goto('landing');
  await choose(page, { getLandingGeoRegion: 'empty', listUsers: 'emty', listUser: 'empty' });
  await page.reload();
  const strip = page.getByRole('complementary', { name: 'Mock' });
  await expect(strip).toContainText('Mock: saves are forgotten', { timeout: startMs });
  await expect(strip).toContainText('there is no operation listUser');
  await expect(page.getByText('No country is in the configurator at the moment.')).toBeVisible();

  await signIn(page, 'admin');
  await expect(whoIsSignedIn(page)).toBeVisible();
  await page.goto('users');
  await expect(page.getByText('listUsers has no answer called emty. It has default, empty,')).toBeVisible();

  await strip.locator('summary').click();
  await strip.getByLabel('Answer of listUsers').selectOption('empty');
  await expect(page.getByText('0 users')).toBeVisible({ timeout: readyMs });
  await strip.locator('summary').click();
  await strip.getByRole('button', { name: 'Take all choices back' }).click();
  await expect(page.getByText('12 users')).toBeVisible({ timeout: readyMs });
});

test('remembers what is saved, and who may do what', async ({ page }, { retry }) => {
  test.setTimeout(startMs);
  await signIn(page, 'admin');
  await expect(whoIsSignedIn(page)).toBeVisible({ timeout: startMs });
  await page.goto('languages');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New language' });
  // The mock goes on when a test is tried again.
  await dialog.getByLabel('Code', { exact: true }).fill(`tlh${retry}`);
  await dialog.getByLabel('Description').fill('tlhIngan Hol');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const count = page.getByText(`${10 + retry} languages`);
  await expect(count).toBeVisible();
  await page.reload();
  await expect(count).toBeVisible({ timeout: readyMs });

  const market = await page.request.post('public/getToken', { data: { username: 'market', password: 'x' } });
  const { token } = (await market.json()) as { token: string };
  const refused = await page.request.get('auth/fe/language/allPaged', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(403);
});

test('hands out a workbook that opens', async ({ request }) => {
  const reply = await request.get('auth/fe/user/toXlsx', { headers: { authorization: 'Bearer any' } });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await reply.body()) as unknown as ArrayBuffer);
  expect(workbook.worksheets[0]?.getCell('A1').value).toBe('username');
});
