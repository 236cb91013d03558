import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { desktops, expectReachable, overflow, windows } from './support/windows';

test('scrolls the table, not the page, and reaches the last column and row', async ({
  client,
  group,
  list,
  page,
}) => {
  test.slow();
  const long = 'Un testo molto lungo che non finisce mai, '.repeat(8);
  const labels = Array.from({ length: 23 }, (_none, at) => ({
    code: `A_RATHER_LONG_CODE_OF_A_LABEL_${at + 10}`,
    label: at === 3 ? long : `Testo ${at}`,
    modelEnableRegexp: at % 2 ? '^(AURORA|BOREA|CIMA|CORSARO|LINCE)_.*$' : 'DEFAULT',
  }));
  await client.addLabels(group, [...labels, { code: 'WHEELS_4x4', label: 'Trazione 4x4 -> 2x2' }]);
  await list.open();
  await expect(list.codes).toHaveCount(10);

  for (const { name, ...size } of windows)
    await test.step(name, async () => {
      await page.setViewportSize(size);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectReachable(list.button('Delete A_RATHER_LONG_CODE_OF_A_LABEL_10'));
      await expectReachable(list.button('Edit A_RATHER_LONG_CODE_OF_A_LABEL_19'));
      await expectReachable(list.button('Next page'));
      await expectReachable(list.button('New'));
      await expectReachable(list.button('Logout'));
      await expectReachable(page.getByRole('combobox', { name: 'Model' }));
      await expectReachable(list.button('Search'));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

  await test.step('opens the menu of the rail', async () => {
    for (const { name, ...size } of windows)
      await test.step(name, async () => {
        await page.setViewportSize(size);
        await page.getByRole('link', { name: 'Interface labels' }).click();
        await page.getByRole('link', { name: 'Options' }).click();
        await expect(page).toHaveURL(/activeGroup=Options$/);
        await expect(page.getByRole('link', { name: 'Options' })).toBeHidden();
      });
  });

  await test.step("keeps the table's header and the pager in sight", async () => {
    const sizes = [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
    ];
    await list.open('&size=50');
    await expect(list.codes).toHaveCount(24);
    for (const size of sizes)
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        await list.row('WHEELS_4x4').scrollIntoViewIfNeeded();

        await expect(list.header('Code')).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('combobox', { name: 'Rows per page' })).toBeInViewport({ ratio: 1 });
        await expect(list.row('WHEELS_4x4').getByRole('button').last()).toBeInViewport({ ratio: 1 });
        expect(
          await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
        ).toBeLessThanOrEqual(0);
      });

    await list.open('&size=5&page=5');
    await expect(list.codes).toHaveCount(4);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const [table, pager] = await Promise.all([
        list.table.boundingBox(),
        page.getByRole('navigation', { name: 'Pages' }).boundingBox(),
      ]);
      expect(pager!.y - (table!.y + table!.height), `${size.width} px`).toBeLessThan(20);
    }
  });

  await test.step('shows dialogs whole in a narrow window, their buttons included', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const opened: [string, string][] = [
      ['New', 'Save'],
      ['Edit WHEELS_4x4', 'Save'],
      ['Export', 'XLSX'],
      ['Import', 'Cancel'],
      ['Deleted labels', 'Close'],
    ];
    for (const [button, last] of opened)
      await test.step(button, async () => {
        await list.button(button).click();
        const dialog = page.getByRole('dialog');
        for (const size of windows) {
          await page.setViewportSize(size);
          await expect(dialog).toBeInViewport({ ratio: 1 });
          await expectReachable(dialog.getByRole('button', { name: last, exact: true }));
          const box = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
          expect(box, `not cut off at ${size.name}`).toBeLessThanOrEqual(0);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
  });

  await test.step('draws each character as it is stored', async () => {
    const drawnAsOne = () =>
      page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .filter((each) => getComputedStyle(each).fontVariantLigatures !== 'none')
          .map((each) => each.outerHTML.slice(0, 80)),
      );
    await list.button('Edit WHEELS_4x4').click();
    await expect(list.dialog('Edit WHEELS_4x4').getByLabel('Label', { exact: true })).toBeVisible();
    expect(await drawnAsOne()).toEqual([]);

    await page.goto('landing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await drawnAsOne()).toEqual([]);
  });
});

/** Pairs of texts and fields of a page that lie on one another; what scrolls in a box of its own may. */
const overlaps = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isOwn = (each: Element) =>
      (each.matches('input, select, button') || (!each.children.length && each.textContent.trim())) &&
      !each.closest('.text_unseen, .data-table_scroll, .price-grid_scroll, .save-bar') &&
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const shown = [...main.querySelectorAll('*')]
      .filter(isOwn)
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return shown.flatMap(({ each, box }, at) =>
      shown
        .slice(at + 1)
        .filter(
          (other) =>
            !each.contains(other.each) &&
            !each.parentElement?.contains(other.each) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4,
        )
        .map(
          (other) => `${each.textContent || each.tagName} / ${other.each.textContent || other.each.tagName}`,
        ),
    );
  });

test.describe('in Italian', () => {
  test.use({ texts: { 'ccb.texts': 'it' } });

  test('prices hold in any window: nothing overlaps, names have room, and the files of packs are reached', async ({
    page,
  }) => {
    test.slow();
    await page.goto('price_configurator?idCountry=IT');
    const grid = page.getByRole('grid', { name: 'Model Prices and Equipments' });
    const name = grid.getByRole('columnheader', { name: 'Nome' });
    for (const width of [720, 800, 860, 1024])
      await test.step(`the prices of a market at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 768 });
        await name.scrollIntoViewIfNeeded();

        expect((await name.boundingBox())!.width).toBeGreaterThan(140);
        expect(await overlaps(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);

        // With the last column in sight the name of the row still is.
        await grid.getByRole('columnheader').last().scrollIntoViewIfNeeded();
        await expect(name).toBeInViewport({ ratio: 1 });
      });

    await page.goto('price_configurator?idCountry=IT&vetele=3410126');
    const place = page.locator('#market_model');
    await expect(place.getByText('Pubblicato')).toBeVisible();
    for (const width of [1366, 1280, 1120, 1024])
      await test.step(`the bar and the facts of a price list at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 768 });

        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expectReachable(page.getByRole('button', { name: 'Logout' }));
        const parts = [
          ...(await place.locator('select').all()),
          ...(await place.locator('dt:visible').all()),
        ];
        const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!));
        const crossing = boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter(
              (other) =>
                one.x < other.x + other.width &&
                other.x < one.x + one.width &&
                one.y < other.y + other.height &&
                other.y < one.y + one.height,
            ),
        );
        expect(crossing).toEqual([]);
        await expectReachable(page.getByLabel('Sconto optional %', { exact: true }));
      });

    await test.step('cuts off no head of a price grid in Italian, nor what a blank price says', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const prices = grid.getByRole('textbox', { name: /^Prezzo finale di/ });
      await prices.first().fill('');
      await prices.nth(1).focus();

      // 'Rollback' is there to be read aloud: its column holds a button.
      const cut = await grid.locator('thead th:not(.price-grid_rollback)').evaluateAll((heads) => {
        const range = document.createRange();
        return heads
          .filter((head) => {
            range.selectNodeContents(head);
            return range.getBoundingClientRect().width > head.clientWidth;
          })
          .map((head) => head.textContent);
      });
      expect(cut).toEqual([]);
      const room = await prices.first().evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = style.font;
        const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        return input.clientWidth - padding - pen.measureText(input.placeholder).width;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    });

    await test.step('reaches the files of packs at 200 % zoom, and keeps in sight what a row of the tree is about', async () => {
      await page.setViewportSize({ width: 720, height: 450 });
      // What was emptied above is given up.
      page.once('dialog', (question) => void question.accept());
      await page.goto('pack_configurator?idCountry=IT&vetele=3410126');
      for (const button of ['Esporta tutti i pacchetti impliciti', 'Importa tutti i pacchetti impliciti'])
        await expectReachable(page.getByRole('button', { name: button }));
      await page.getByRole('button', { name: 'Espandi tutto' }).click();
      const cells = page.getByRole('row', { level: 2 }).first().getByRole('gridcell');
      await cells.last().scrollIntoViewIfNeeded();
      await expect(cells.nth(1)).toBeInViewport({ ratio: 0.99 });
      await expect(cells.nth(2)).toBeInViewport({ ratio: 0.99 });
    });
  });
});

test('lists stay tables in a narrow window, what names a row stays in sight, and long values push no columns out', async ({
  client,
  group,
  list,
  page,
}) => {
  test.slow();
  const endless = `^${'AURORA_15_HYBRID_'.repeat(11)}$`;
  await client.addLabels(group, [
    { code: 'NARROW', label: 'Finestra stretta', modelEnableRegexp: '^(AURORA|BOREA|CIMA|LINCE)_.*$' },
    { code: 'ENDLESS', label: 'W'.repeat(200), modelEnableRegexp: endless },
  ]);
  const narrow = [
    { width: 720, height: 450 },
    { width: 760, height: 900 },
  ];
  const toTheRight = () =>
    page.getByRole('group', { name: /^Table of/ }).evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
      return box.scrollLeft;
    });
  await list.open();
  await test.step('wraps or cuts long values, with the whole text at hand', async () => {
    await expect(list.row('ENDLESS').getByTitle(endless)).toBeVisible();
    const isWide = await page
      .getByRole('group', { name: /^Table of/ })
      .evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(isWide).toBe(false);
  });
  const [code, label] = [
    list.row('NARROW').getByRole('cell').nth(1),
    list.row('NARROW').getByRole('cell').nth(2),
  ];
  for (const size of narrow)
    await test.step(`labels at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.getByRole('group', { name: /^Table of/ }).evaluate((box) => void (box.scrollLeft = 0));
      const [one, other] = [await code.boundingBox(), await label.boundingBox()];
      expect(other!.y).toBe(one!.y);
      await toTheRight();
      expect((await code.boundingBox())!.x).toBe(one!.x);
      await expectReachable(list.button('Edit NARROW'));
    });

  // What no other journey counts on, in columns that had no limit: the answers are lengthened on their way.
  const lengthen = async (field: string) => {
    await page.unrouteAll();
    await page.route(/Paged\?/, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { content: Record<string, unknown>[] };
      for (const row of body.content.slice(0, 2)) row[field] = 'W'.repeat(60);
      await route.fulfill({ response, json: body });
    });
  };
  const expectCut = async (path: string) => {
    const cell = page.getByRole('cell', { name: 'W'.repeat(60) }).first();
    await expect(cell).toBeVisible();
    expect((await cell.boundingBox())!.width, path).toBeLessThan(400);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, field] of [
    ['car_models', 'description'],
    ['users', 'username'],
    ['countries', 'tabele'],
  ] as const) {
    await lengthen(field);
    await page.goto(`${path}?action=search`);
    await expectCut(path);
  }
  const italy = page.getByRole('row').filter({ hasText: 'Italia' });
  for (const size of narrow)
    await test.step(`countries at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await expect(italy.getByText('Italia', { exact: true })).toBeVisible();
      expect(await toTheRight()).toBeGreaterThan(0);
      await italy.scrollIntoViewIfNeeded();
      await toTheRight();
      await expect(italy.getByText('IT', { exact: true }).first()).toBeInViewport({ ratio: 1 });
      await expect(italy.getByText('Italia', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(italy.getByText('Yes')).not.toBeInViewport();
    });

  await test.step('does not move the page when a notice comes, and covers no button of a list', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('row')).toHaveCount(11);
    const foot = page.getByText('Configurator console');
    const before = await foot.boundingBox();
    // Any notice will do.
    await page.evaluate(() => {
      const notice = document.createElement('div');
      notice.className = 'notice-list_notice';
      notice.append('One line of a notice');
      document.querySelector('.notice-list_notices [role=status]')!.append(notice);
    });
    await expect(page.getByText('One line of a notice')).toBeInViewport({ ratio: 1 });
    expect(await foot.boundingBox()).toEqual(before);
    await page.getByRole('combobox', { name: 'Rows per page' }).click({ trial: true });
  });
});

test.describe('a page of 15 rows of online sales', () => {
  test.use({ user: 'hq' });

  test("is shown whole: no box of its own scrolls up and down, and names countries in the header's language (R-288)", async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const names: Record<string, [Locator, Locator]> = {
      sol_model: [
        main.locator('option', { hasText: 'Germania' }).first(),
        main.locator('option', { hasText: 'Germany' }),
      ],
      sol_downpayment: [
        page.getByRole('row', { name: /Stati Uniti/ }).first(),
        page.getByRole('row', { name: /United States/ }),
      ],
      sol_campaign: [main.getByTitle('Italia', { exact: true }).first(), main.getByText('Germany')],
    };
    const hiddenIn = (part: Locator) => part.evaluate((each) => each.scrollHeight - each.clientHeight);
    for (const [path, table] of [
      ['sol_model', 'Table of records'],
      ['sol_downpayment', 'Table of downpayments'],
      ['sol_campaign', 'Table of campaigns'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path);
        const rows = page.getByRole('table', { name: table }).locator('tbody tr');
        await expect(rows).toHaveCount(15);
        const [named, own] = names[path]!;
        if (path === 'sol_model') {
          // Their own language is English.
          await expect(own).toHaveCount(1);
          await page.getByRole('combobox', { name: 'Language' }).selectOption('Italiano');
        }
        await expect(named).toBeAttached();
        await expect(own).toHaveCount(0);
        const box = page.getByRole('group', { name: table });
        await expect(box).not.toHaveAttribute('aria-busy');
        for (const size of desktops) {
          await page.setViewportSize(size);
          expect(await hiddenIn(box), `${size.width} px`).toBeLessThanOrEqual(0);
          expect(await hiddenIn(page.getByRole('main')), `${size.width} px`).toBeLessThanOrEqual(0);
          await rows.last().scrollIntoViewIfNeeded();
          await expect(rows.last()).toBeInViewport({ ratio: 0.9 });
        }
      });
  });
});

test('opens pictures and lists of choices where they can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('opt_labels?action=search');
  await page
    .getByRole('button', { name: /^Images of/ })
    .last()
    .click();
  await expect(page.getByRole('group', { name: /^Images of/ })).toBeInViewport({ ratio: 0.99 });

  await page.goto('sol_campaign');
  await page.getByRole('button', { name: 'New campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'New campaign' });
  await dialog.getByRole('combobox', { name: 'Market' }).selectOption('IT');
  await dialog.getByRole('combobox', { name: 'Add a model' }).click();
  await expect(page.getByRole('listbox', { name: 'Options' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  const models = page.getByRole('listbox', { name: 'Options' }).getByRole('option');
  await expect(models.last()).toBeInViewport({ ratio: 1 });
});
