import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import type { ServerClient } from './support/server';

const models = (country: string) =>
  `/ccb/public/api/countryModel/getModelListJsonByCountry?country=${country}`;

/** A comparison of the console's own public calls: by default of Italy and the United States. */
async function addTest(client: ServerClient, test: object = {}): Promise<number> {
  const { id } = await client.call<{ id: number }>('POST', 'fe/apiJsonTesting', {
    urlAsIs: models('IT'),
    urlToBe: models('US'),
    ...test,
  });
  return id;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(id), exact: true }) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(page: Page): Promise<void> {
  await page.goto('api_Json_test');
  await expect(page.getByRole('heading', { name: 'API comparison testing' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Table of tests' })).not.toHaveAttribute('aria-busy');
}

/** Differences of a document of 4 MB, as the server lays them out: about 280,000 lines. */
function largeDifferences(id: number) {
  const left: string[] = [];
  const right: string[] = [];
  const differences: object[] = [];
  let marks = '';
  const both = (text: string) => {
    left.push(text);
    marks += '=';
  };
  both('{');
  both('  "options": [');
  for (let option = 0; option < 31_000; option += 1) {
    both('    {');
    both(`      "code": "O${option}",`);
    both(`      "label": "Optional numero ${option} con una descrizione abbastanza lunga",`);
    if (option % 400 === 7) {
      differences.push({
        path: `$.options[${option}].price`,
        kind: 'changed',
        before: `${option}`,
        after: `${option + 25}`,
        row: marks.length,
      });
      left.push(`      "price": ${option},`);
      right.push(`      "price": ${option + 25},`);
      marks += '~';
    } else both(`      "price": ${option},`);
    both('      "mandatory": false,');
    both('      "group": "EXT_12",');
    both('      "colours": ["041", "072", "083"]');
    both('    },');
  }
  both('  ]');
  both('}');
  const reply = {
    status: 200,
    contentType: 'application/json',
    durationMs: 90,
    bytes: 4_000_000,
    failure: '',
  };
  const urls = { urlAsIs: models('IT'), urlToBe: models('US') };
  return {
    test: { id, ...urls, diff: '', disableTest: false, ignorePaths: [], arrayKeys: [], version: 1 },
    comparedAt: new Date().toISOString(),
    outcome: 'different',
    differenceCount: differences.length,
    ignoredCount: 0,
    asIs: reply,
    toBe: reply,
    lines: { marks, left, right },
    isCut: false,
    differences,
  };
}

/** Counts the seconds of work of the page's main thread, so that what else the machine does meanwhile does not matter. */
async function workMeter(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}

test('compares one test, walks through its differences by keyboard, copies a side, ignores a path, says why a host was refused, and shows documents of 4 MB within three seconds (R-297)', async ({
  client,
  context,
  page,
  faults,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await addTest(client, { arrayKeys: [{ path: '$', key: 'modelcode' }] });
  const refused = await addTest(client, { urlToBe: 'http://169.254.169.254/latest/meta-data' });
  const large = await addTest(client);
  const body = JSON.stringify(largeDifferences(large));
  expect(body.length).toBeGreaterThan(4_000_000);
  await page.route(`**/apiJsonTesting/${large}/differences`, (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await open(page);
  await expect(rowOf(page, id)).toContainText('Not compared');

  await button(page, `Compare test ${id}`).click();
  await expect(rowOf(page, id)).toContainText(/\d+ differences/);
  await button(page, `Differences of test ${id}`).press('Enter');

  const found = dialog(page, `Differences of test ${id}`);
  await expect(found.getByRole('heading', { name: /^\d+ differences$/ })).toBeVisible();
  const count = Number((await found.getByRole('heading', { level: 3 }).innerText()).split(' ')[0]);
  await expect(found.getByText(`1 of ${count}`)).toBeVisible();
  await page.keyboard.press('n');
  await expect(found.getByText(`2 of ${count}`)).toBeVisible();
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(found.getByText(`${count} of ${count}`)).toBeVisible();
  await expect(found.locator('.diff-rows_current')).toBeInViewport();

  await test.step('copies a side of the comparison', async () => {
    await page.getByRole('button', { name: 'Copy to be' }).click();

    await expect(page.getByText('To be copied')).toBeVisible();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object[];
    expect(copied[0]).toHaveProperty('modelcode');
  });
  await page.keyboard.press('Escape');
  await expect(button(page, `Differences of test ${id}`)).toBeFocused();

  await test.step('ignores a path where it is seen, and the server compares again', async () => {
    faults.allowStatus(400);
    await button(page, `Differences of test ${id}`).click();
    await found.getByRole('button', { name: 'Add path' }).click();

    await found.getByLabel('Path to ignore').fill('$[*');
    await found.getByRole('button', { name: 'Ignore', exact: true }).click();
    await expect(found.getByText(/not a path at character/)).toBeVisible();
    await found.getByLabel('Path to ignore').fill('$[*]');
    await found.getByLabel('Path to ignore').press('Enter');

    const same = dialog(page, `Side by side of test ${id}`);
    await expect(same.getByText('Both answers are the same.')).toBeVisible();
    await same.getByRole('button', { name: 'Compare $[*] again' }).click();
    await expect(found.getByRole('heading', { level: 3 })).toHaveText(/\d+ difference/);
    await page.keyboard.press('Escape');
    await expect(found).toBeHidden();
  });

  await test.step('says why a host was refused', async () => {
    await button(page, `Compare test ${refused}`).click();
    await expect(rowOf(page, refused)).toContainText('Error');
    await button(page, `Failure of test ${refused}`).click();

    const failure = dialog(page, `Failure of test ${refused}`);
    await expect(failure.getByRole('alert')).toContainText(
      'To be: the host 169.254.169.254 is not on the list of hosts',
    );
    await expect(failure.getByText('no answer')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
  });

  await test.step('shows documents of 4 MB within three seconds, and reaches their last difference', async () => {
    await button(page, `Compare test ${large}`).click();
    await expect(button(page, `Differences of test ${large}`)).toBeVisible();

    const worked = await workMeter(page);
    const before = await worked();
    await button(page, `Differences of test ${large}`).click();
    await expect(page.locator('.diff-rows_row.diff-rows_changed').first()).toBeVisible();
    const work = (await worked()) - before;
    expect(work).toBeLessThan(3);

    await page.keyboard.press('p');
    await expect(page.locator('.diff-rows_current')).toContainText('"price": 30807');
    await expect(page.locator('.diff-rows_current')).toBeInViewport();
    // Only what is in sight is drawn.
    expect(await page.locator('.diff-rows_row').count()).toBeLessThan(150);
    await page.getByRole('switch', { name: 'Only differences' }).click();
    await expect(page.locator('.diff-rows_current')).toBeInViewport();
  });
});
