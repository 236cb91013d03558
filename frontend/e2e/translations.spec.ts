import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';

const workbench = (group: string, more = '') =>
  `translations?activeGroup=${encodeURIComponent(group)}&source=it&targets=en${more}`;
const cell = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name });
const editor = (page: Page, code: string) => page.getByRole('textbox', { name: `${code}, en`, exact: true });

/** Presses keys and counts them; a chord is one. */
function keysOf(page: Page) {
  const counted = { strokes: 0 };
  return {
    counted,
    press: async (key: string) => {
      counted.strokes += 1;
      await page.keyboard.press(key);
    },
  };
}

async function skipMenu(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
}

test('translates missing texts by keyboard alone, with hardly a stroke more than one for each; moves, edits, gives up, copies and takes back', async ({
  page,
  client,
  group,
}) => {
  test.slow();
  const codes = Array.from({ length: 12 }, (_, at) => `TEXT_${String(at).padStart(2, '0')}`);
  await client.addLabels(
    group,
    codes.map((code) => ({ code, label: `Testo ${code}` })),
  );
  const { counted, press } = keysOf(page);
  await page.goto(workbench(group));
  await expect(page.getByText('12 texts')).toBeVisible();

  await press('Control+Enter');
  for (const code of codes) {
    await expect(editor(page, code)).toBeFocused();
    await page.keyboard.type(`Text ${code}`);
    await press('Control+Enter');
  }

  await expect(page.getByText('No other text is missing here.')).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(counted.strokes).toBeLessThanOrEqual(15);
  const stored = await client.labelsOf(group, 'en');
  expect(stored.map(({ label }) => label).toSorted()).toEqual(codes.map((code) => `Text ${code}`));
  await expectAccessible(page, 'the workbench');

  await client.removeLabelsOf(group);
  await client.addLabels(group, [
    { code: 'FIRST', label: 'Primo' },
    { code: 'FIRST', label: 'First', language: 'en' },
    { code: 'SECOND', label: 'Secondo' },
    { code: 'SECOND', label: 'Second', language: 'en' },
    { code: 'UNTRANSLATED', label: 'Uno' },
    { code: 'WRITTEN', label: 'Due' },
    { code: 'WRITTEN', label: 'Two', language: 'en' },
  ]);
  const { keyboard } = page;
  await page.goto(workbench(group));
  await skipMenu(page);
  await tabTo(page, cell(page, /^FIRST, en: First/));
  await keyboard.press('ArrowDown');
  await expect(cell(page, /^SECOND, en: Second/)).toBeFocused();
  await keyboard.press('F2');
  await keyboard.type(' one');
  await keyboard.press('Escape');
  await expect(cell(page, /^SECOND, en: Second\./)).toBeFocused();

  await keyboard.press('Enter');
  await keyboard.type(' one');
  await keyboard.press('Shift+Tab');
  await expect(cell(page, /^SECOND, en: Second one/)).toBeVisible();
  await expect(cell(page, /^FIRST, en: First/)).toBeFocused();
  await keyboard.press('Space');
  await expect(cell(page, /^FIRST, en: First\. Checked/)).toBeFocused();
  await keyboard.press('Control+z');

  await expect(cell(page, /^SECOND, en: Second\./)).toBeFocused();
  expect((await client.labelsOf(group, 'en')).map(({ label }) => label)).toEqual(['First', 'Second', 'Two']);

  await test.step('copies a language into another one by keyboard, and takes it back', async () => {
    await expect(page.getByText('4 texts')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Copy…' }), 'Shift+Tab');
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Copy texts' });
    await tabTo(page, dialog.getByRole('button', { name: 'Preview' }));
    await keyboard.press('Enter');
    await expect(dialog.getByRole('row', { name: /UNTRANSLATED/ })).toContainText('Uno');
    await expect(dialog.getByRole('row', { name: /WRITTEN/ })).toBeHidden();
    await expectAccessible(page, 'the preview of a copy');
    await tabTo(page, dialog.getByRole('button', { name: 'Copy 1 text' }));
    await keyboard.press('Enter');

    await expect(cell(page, /^UNTRANSLATED, en: Uno\. Same as source/)).toBeVisible();
    await keyboard.press('Control+z');
    await expect(page.getByText('The copy has been undone.')).toBeVisible();
    await expect(cell(page, /^UNTRANSLATED, en: Missing/)).toBeVisible();
    expect((await client.labelsOf(group, 'en')).map(({ label }) => label)).toEqual([
      'First',
      'Second',
      'Two',
    ]);
  });
});
