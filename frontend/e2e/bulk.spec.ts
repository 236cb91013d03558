import { expectVisibleFocus, tabTo } from './support/focus';
import { expect, test } from './support/journey';

const box = (code: string) => `Select ${code}`;

test('sets a regexp of several labels and takes it back by keyboard alone, keeps the ticks from page to page, drops them with another search, deletes all that match, and brings them back (R-400, R-402, R-405, R-407)', async ({
  page,
  client,
  group,
  list,
}) => {
  test.slow();
  const { keyboard } = page;
  const codes = Array.from({ length: 12 }, (_, at) => `ROW_${String(at + 1).padStart(2, '0')}`);
  await client.addLabels(
    group,
    codes.map((code) => ({ code, label: 'Testo' })),
  );
  // Few enough rows for Tab to get past them.
  await list.open('&size=5');
  await list.expectCount(12);

  await test.step('sets a regexp of several labels and takes it back, by keyboard alone (R-400, R-405)', async () => {
    await list.filter('Label').focus();
    const first = page.getByRole('checkbox', { name: box('ROW_01') });
    await tabTo(page, first);
    await expectVisibleFocus(first);
    await keyboard.press('Space');
    await expect(page.getByText('1 label selected')).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: box('ROW_02') }));
    await keyboard.press('Space');

    await list.filter('Label').focus();
    await tabTo(page, list.button('Set…'));
    await keyboard.press('Enter');
    const dialog = list.dialog('Set fields of 2 labels');
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Set “Model enabled regexp”' }));
    await keyboard.press('Space');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Model enabled regexp' }));
    await keyboard.type('^AURORA.*$');
    await keyboard.press('Enter');
    await expect(dialog.getByRole('table', { name: 'Changes' })).toContainText('ROW_01');
    await expect(list.row('ROW_01')).toContainText('DEFAULT');
    await tabTo(page, dialog.getByRole('button', { name: 'Change 2 labels' }));
    await keyboard.press('Enter');

    await expect(page.getByText('2 records changed')).toBeVisible();
    await expect(list.row('ROW_01')).toContainText('^AURORA.*$');
    await expect(list.row('ROW_02')).toContainText('^AURORA.*$');
    await expect(list.row('ROW_03')).not.toContainText('^AURORA');
    await tabTo(page, list.button('Undo'));
    await keyboard.press('Enter');
    await expect(page.getByText('The change has been undone.')).toBeVisible();
    await expect(list.row('ROW_01')).toContainText('DEFAULT');
    await expect(page.getByRole('group', { name: 'Selected rows' })).toBeHidden();
  });

  await test.step('keeps the ticks from page to page, and drops them with another search (R-407)', async () => {
    await page.getByRole('checkbox', { name: box('ROW_02') }).check();
    await list.button('Page 2').click();
    await page.getByRole('checkbox', { name: box('ROW_07') }).check();
    await expect(page.getByText('2 labels selected')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toBe('interfaceLabels_VERS_selected.csv');

    await list.filter('Code').fill('ROW');
    await list.button('Search').click();
    await expect(page.getByRole('group', { name: 'Selected rows' })).toBeHidden();
  });

  await list.button('Remove filter Code: ROW').click();
  await expect(list.button('Remove filter Code: ROW')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await expect(page.getByText('5 labels selected')).toBeVisible();
  await list.button('All 12 that match').click();
  await list.button('Delete…').click();
  await list.dialog('Delete 12 labels').getByRole('button', { name: 'Delete 12 labels' }).click();
  await expect(page.getByText('12 records deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: `No labels in “${group}”` })).toBeVisible();

  await list.button('Undo').click();
  await list.expectCount(12);
});
