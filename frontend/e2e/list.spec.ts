import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/journey';
import type { NewLabel } from './support/server';
import { desktops } from './support/windows';

const numbered = (count: number): NewLabel[] =>
  Array.from({ length: count }, (_none, at) => {
    const number = String(at + 1).padStart(2, '0');
    return { code: `ROW_${number}`, label: `Riga ${number}` };
  });

/** A text for every kind of character that breaks careless addresses and patterns, and a part of it. */
const awkward = [
  { label: 'Autonomia al 100% elettrica', part: '100%' },
  { label: 'Serie a+b & c=d #1', part: 'a+b & c=d #1' },
  { label: 'Pronti 🚗💨 via', part: '🚗💨' },
];

test('a list of labels: sorts, pages, searches and comes back as it was left, in a copied link too (R-004, R-043, R-044, R-048, R-059, R-060, R-068, R-069)', async ({
  client,
  group,
  list,
  page,
  openAs,
}) => {
  test.slow();
  await test.step('lists the labels of a group by code, sorts both ways by a click on the header and returns to page one', async () => {
    await client.addLabels(group, [
      { code: 'A', label: 'zeta' },
      { code: 'B', label: 'Èlite' },
      { code: 'C', label: 'elica' },
      ...numbered(5).reverse(),
    ]);
    await list.open('&size=5&page=2');
    await expect(list.table.getByRole('columnheader')).toHaveText([
      '',
      'Code',
      'Label',
      'Model enabled regexp',
      'Model disabled regexp',
      'Actions',
    ]);
    await expect(list.codes).toHaveText(['ROW_03', 'ROW_04', 'ROW_05']);
    await expect(list.header('Code')).toHaveAttribute('aria-sort', 'ascending');
    await list.expectCount(8);
    // The code opens the record as its pencil does.
    await expect(list.row('ROW_03').getByRole('button')).toHaveCount(4);

    await list.sortOn('Label');
    await expect(list.codes).toHaveText(['C', 'B', 'ROW_01', 'ROW_02', 'ROW_03']);
    await expect(list.header('Label')).toHaveAttribute('aria-sort', 'ascending');
    await expect(list.header('Code')).not.toHaveAttribute('aria-sort');

    await list.sortOn('Label');
    await expect(list.codes).toHaveText(['A', 'ROW_05', 'ROW_04', 'ROW_03', 'ROW_02']);
    await expect(list.header('Label')).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=label&desc=true/);

    await list.sortOn('Code');
    await expect(list.codes).toHaveText(['A', 'B', 'C', 'ROW_01', 'ROW_02']);
  });

  await test.step('pages to the first, last, next and numbered page and keeps the first row when the size changes', async () => {
    await client.removeLabelsOf(group);
    await client.addLabels(group, numbered(12));
    const pages: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('findAllByGroupPaged')) pages.push(searchParams.get('page'));
    });
    await list.button('Refresh Table').click();
    await expect(list.codes).toHaveText(numbered(5).map(({ code }) => code));

    await list.button('Last page').click();
    await expect(list.codes).toHaveText(['ROW_11', 'ROW_12']);
    await expect(page.getByText('11–12 of 12')).toBeVisible();
    await expect(list.button('Next page')).toBeDisabled();
    await list.button('Previous page').click();
    await expect(list.codes.first()).toHaveText('ROW_06');
    await page.getByLabel('Rows per page').selectOption('20');
    await expect(list.codes).toHaveCount(12);
    await page.getByLabel('Rows per page').selectOption('5');
    await list.button('Page 3').click();
    await expect(list.codes.first()).toHaveText('ROW_11');
    await list.button('First page').click();
    await expect(list.codes.first()).toHaveText('ROW_01');
    await expect(list.button('First page')).toBeDisabled();

    expect(pages[0], 'pages are counted from zero on the wire').toBe('0');
    expect(new Set(pages)).toEqual(new Set(['0', '1', '2']));
  });

  await test.step('keeps the filters after reload and Back, and in a copied link', async () => {
    await client.addLabels(group, [{ code: 'OTHER', label: 'Altro' }]);
    await list.search({ Code: 'ROW' });
    await list.expectCount(12);
    await list.sortOn('Label');
    await list.sortOn('Label');
    await list.button('Page 3').click();
    const rows = ['ROW_02', 'ROW_01'];
    await expect(list.codes).toHaveText(rows);

    await page.reload();
    await expect(list.codes).toHaveText(rows);
    await expect(list.filter('Code')).toHaveValue('ROW');
    await expect(page.getByLabel('Rows per page')).toHaveValue('5');

    await page.goBack();
    await expect(list.codes).toHaveText(['ROW_12', 'ROW_11', 'ROW_10', 'ROW_09', 'ROW_08']);
    await page.goForward();
    await expect(list.codes).toHaveText(rows);

    const colleague = await openAs('editor');
    await colleague.goto(page.url());
    await expect(list.in(colleague).codes).toHaveText(rows);
    await expect(list.in(colleague).header('Label')).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('shows what lacks a translation in another language and offers to translate it', async () => {
    await client.removeLabelsOf(group);
    await client.addLabels(group, [
      { code: 'BOTH', label: 'Tutte e due' },
      { code: 'BOTH', label: 'Both', language: 'en' },
      { code: 'ONLY_IT', label: 'Solo italiano' },
    ]);
    await list.search({ Code: '' });
    await list.expectCount(2);

    await page.getByLabel('Missing translations only').selectOption('English');
    await list.button('Search').click();
    await expect(list.codes).toHaveText(['ONLY_IT']);
    await list.button('Translate ONLY_IT').click();
    await expect(list.dialog('Translate ONLY_IT')).toContainText('“Solo italiano”');
    await list.dialog('Translate ONLY_IT').getByLabel('Label', { exact: true }).fill('Italian only');
    await list.button('Save').click();
    await list.closeMessage(/\w/);

    await expect(
      page.getByRole('heading', { name: /No label with its text missing in English/ }),
    ).toBeVisible();
    expect((await client.labelsOf(group, 'en')).map(({ label }) => label).sort()).toEqual([
      'Both',
      'Italian only',
    ]);
  });
});

test('finds per cent, plus and emoji letter by letter, or says that nothing was found, and keeps its filters folded (R-047, R-063)', async ({
  client,
  group,
  list,
  page,
}) => {
  const labels: NewLabel[] = [
    ...awkward.map(({ label }, at) => ({ code: `CODE_${at}`, label })),
    { code: 'PLAIN', label: 'Semplice {price}' },
    { code: 'PATTERN', label: 'Con modello', modelEnableRegexp: '^AURORA_.*$' },
  ];
  await client.addLabels(group, labels);
  await list.open();
  await list.expectCount(labels.length);

  for (const [at, { label, part }] of awkward.entries()) {
    await list.search({ Label: part });
    await expect(list.codes, part).toHaveText([`CODE_${at}`]);
    await list.expectCount(1);
    await expect(list.row(`CODE_${at}`)).toContainText(label);
    expect(new URL(page.url()).searchParams.get('label')).toBe(part);
  }
  const folder = page.getByText('Filters', { exact: true });
  await folder.click();
  await expect(list.filter('Code')).toBeHidden();

  await page.reload();
  await expect(list.codes).toHaveText([`CODE_${awkward.length - 1}`]);
  await expect(list.filter('Code')).toBeHidden();
  await folder.click();
  await list.search({ Label: '%', Code: 'code_' });
  await expect(list.codes).toHaveText(['CODE_0']);

  await test.step('says that nothing was found and clears the filters', async () => {
    await list.filter('Label').fill('');
    await list.filter('Code').fill('NO_SUCH_CODE');
    await list.filter('Code').press('Enter');
    await expect(page.getByRole('heading', { name: 'No label with code “NO_SUCH_CODE”' })).toBeVisible();

    await list.button('Clear filters').click();
    await list.expectCount(labels.length);
    await expect(list.filter('Code')).toHaveValue('');

    await list.search({ Label: 'con modello' });
    await list.expectCount(1);
    await list.button('Remove filter Label: con modello').click();
    await list.expectCount(labels.length);
  });

  await test.step('has an accessible list, also in the narrow window with the menu of the user', async () => {
    await expect(list.row('PATTERN')).toContainText('3 of 18 models');
    await expect(page.getByRole('link', { name: 'Options' })).toBeVisible();
    await expectAccessible(page, 'list');

    await page.setViewportSize({ width: 720, height: 900 });
    await page.getByRole('button', { name: /^Signed in as/ }).click();
    await expect(list.row('PATTERN')).toBeVisible();
    await expectAccessible(page, 'narrow list with the menu of the user');
  });
});

/** The ten rows of a page are shown without scrolling. */
async function expectTenRows(page: Page): Promise<void> {
  const box = page.getByRole('group', { name: /^Table of/ });
  await expect(box.locator('tbody tr:not(.skeleton_late)')).toHaveCount(10);
  // The wide one last: its side bar leads to the next list.
  for (const size of [...desktops].reverse()) {
    await page.setViewportSize(size);
    const hidden = await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, `${size.width} px`).toBeLessThanOrEqual(0);
  }
}

test.describe('an administrator', () => {
  test.use({ user: 'admin' });

  test('opens the record by its blue code on every list, and no other code is blue', async ({ page }) => {
    test.slow();
    const lists = [
      ...['interface_labels', 'trackinglabels', 'configuration_parameters', 'languages', 'car_models'],
      ...['call_to_action', 'countries', 'opt_groups', 'editorial_contents', 'editorial_palcehoders'],
      'opt_color_labels?action=search&activeGroup=ACC_CHILD',
    ];
    const ofManyRows = ['interface_labels', 'countries', 'call_to_action', 'opt_groups'];
    /** Follows a link to another list. */
    const follow = async (link: Locator) => {
      const title = page.getByRole('heading', { level: 1 });
      const before = await title.innerText();
      await link.first().click();
      await expect(title).not.toHaveText(before);
      await expect(page.getByRole('group', { name: /^Table of/ })).not.toHaveAttribute('aria-busy');
    };
    const inMenu = (address: string) =>
      page.getByRole('navigation', { name: 'Menu' }).locator(`a[href*="/${address}"]`);
    await page.goto(`${lists[0]}?action=search`);
    for (const address of lists) {
      if (address !== lists[0]) await follow(inMenu(address));
      if (ofManyRows.includes(address))
        await test.step(`ten rows of ${address} without scrolling`, () => expectTenRows(page));
      const code = page.locator('.cells_rowCode').first();
      const text = (await code.textContent())!.trim();
      const colourOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
      const blue = await colourOf(code.locator('.text_code'));
      for (const other of await page.locator('.text_code:not(.cells_rowCode *)').all())
        expect(await colourOf(other), address).not.toBe(blue);

      await code.click();
      const form = page.getByRole('dialog');
      await expect(form, address).toBeVisible();
      const held = await form
        .locator('input, textarea')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      expect([...held, await form.textContent()].join(' '), address).toContain(text);
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await expect(code).toBeFocused();
    }

    await test.step('shows the ten rows of a page without scrolling', async () => {
      for (const address of ['opt_labels', 'users'])
        await test.step(address, async () => {
          await follow(inMenu(address));
          await expectTenRows(page);
        });
      await test.step('country_models', async () => {
        await follow(inMenu('countries'));
        await follow(page.locator('main a[href*="/country_models?"]'));
        await expectTenRows(page);
      });
    });
  });
});
