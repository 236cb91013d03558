import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectVisibleFocus, tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

const home = 'interface_labels?action=search&activeGroup=Main%20Window';
// Beside the column of boxes.
const heads = (page: Page) => page.getByRole('columnheader').and(page.locator(':not([data-column="tick"])'));
const box = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test.describe('a list', () => {
  test.use({ user: 'admin' });

  test('is arranged, kept as a view and brought back by keyboard alone, and by dragging; shows its keys (R-416, R-417, R-419)', async ({
    page,
  }) => {
    const name = `Buttons ${suffix()}`;
    const { keyboard } = page;
    await page.goto(`${home}&code=MAIN_BTN&sort=label`);
    // Past the side bar, which is long.
    await page.getByRole('textbox', { name: 'Code' }).focus();
    await tabTo(page, button(page, 'Columns'));
    await keyboard.press('Enter');
    await expect(box(page, 'Columns')).toBeVisible();
    await expectAccessible(page, 'the columns of a list');
    await tabTo(page, button(page, 'Move Label to the left'));
    await keyboard.press('Enter');
    await expect(heads(page).first()).toHaveText('Label');
    await tabTo(page, button(page, 'Code wider'));
    const before = (await heads(page).nth(1).boundingBox())!.width;
    await keyboard.press('Enter');
    await expect
      .poll(async () => (await heads(page).nth(1).boundingBox())!.width)
      .toBeGreaterThan(before + 15);
    await keyboard.press('Escape');
    await expectVisibleFocus(button(page, 'Columns'));

    await button(page, 'Views').focus();
    await keyboard.press('Enter');
    await tabTo(page, button(page, 'Keep as a view'));
    await keyboard.press('Enter');
    await expectVisibleFocus(box(page, 'New view').getByLabel('Name'));
    await keyboard.type(name);
    await expectAccessible(page, 'a new view');
    await tabTo(page, page.getByRole('switch', { name: 'The list opens with it' }));
    await keyboard.press('Space');
    await keyboard.press('Control+Enter');
    await expect(page.getByText(`View ${name} saved`)).toBeVisible();
    await expect(button(page, `View: ${name}`)).toBeVisible();

    await button(page, 'Columns').click();
    await button(page, 'As they were').click();
    await expect(heads(page).first()).toContainText('Code');
    await page.goto(home);
    await expect(page).toHaveURL(/code=MAIN_BTN&sort=label$/);
    await expect(heads(page).first()).toHaveText('Label');

    await button(page, `View: ${name}`).click();
    await button(page, `Delete ${name}`).click();
    await expect(page.getByText(`View ${name} deleted`)).toBeVisible();

    await test.step('shows its keys', async () => {
      await page.keyboard.press('?');
      await expect(box(page, 'Keyboard shortcuts')).toBeVisible();
      await expectAccessible(page, 'the keys of a screen');
      await page.keyboard.press('Escape');
      await expect(box(page, 'Keyboard shortcuts')).toBeHidden();
    });

    await test.step('is dragged at the edge of a header, and stays so after a reload (R-416)', async () => {
      const head = heads(page).nth(1);
      const edge = (await head.boundingBox())!;
      await page.mouse.move(edge.x + edge.width - 4, edge.y + 10);
      await page.mouse.down();
      await page.mouse.move(edge.x + edge.width + 76, edge.y + 10, { steps: 4 });
      await page.mouse.up();
      const width = async () => (await head.boundingBox())!.width;
      await expect.poll(width).toBeGreaterThan(edge.width + 60);
      const dragged = await width();

      await page.reload();
      await expect.poll(width).toBe(dragged);
    });
  });
});
