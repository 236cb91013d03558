import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { suffix } from './support/server';

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const contentsWith = (code: string) => `editorial_contents?action=search&code=${code}`;

test('writes a content beside its preview, changes it, exports it, which imports again without a change, deletes it and takes it back (R-103, R-105, R-106)', async ({
  faults,
  list,
  page,
}) => {
  const code = `ED_J${suffix()}`;
  await page.goto(contentsWith(code));
  await list.button('New').first().click();
  await field(page, 'Code').fill(code);
  // The browser says of a handler that is only read, too, that it would not run it.
  faults.allow(/Executing inline event handler violates the following Content Security Policy/);
  await field(page, 'Content').fill('<h2>Novità</h2>\n<p onclick="x()">Da {price}, è già qui</p>');
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview.getByRole('heading', { name: 'Novità' })).toBeVisible();
  await expect(preview).toContainText('Line 2 onclick of <p> is not shown');
  await list.button('Save').click();
  await expect(page.getByRole('alert')).toContainText('Inserisci tutti i campi obbligatori');
  await field(page, 'Label').fill('Primavera');
  await list.button('Save').click();
  await list.closeMessage(`Content ${code} created`);

  await list.button(`Edit ${code}`).click();
  await expect(field(page, 'Code')).toHaveAttribute('readonly');
  // What the preview leaves out is stored all the same.
  await expect(field(page, 'Content')).toHaveValue(/onclick="x\(\)"/);
  await field(page, 'Content').fill('Solo oggi');
  await field(page, 'Content').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 9));
  await list.button('Bold').click();
  await expect(field(page, 'Content')).toHaveValue('Solo <strong>oggi</strong>');
  await expect(preview.locator('strong')).toHaveText('oggi');
  await list.button('Save').click();
  await list.closeMessage(`Content ${code} updated`);

  await test.step('exports contents, which import again without a change', async () => {
    await list.button('Export').click();
    const downloaded = page.waitForEvent('download');
    await list.button('CSV').click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('editorialContents_VERS_ALL.csv');
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    const [head, ...own] = lines.filter((line, index) => index === 0 || line.includes(`;${code};`));
    expect(own).toEqual([expect.stringContaining('Solo <strong>oggi</strong>')]);

    await list.button('Import').click();
    const chooser = page.waitForEvent('filechooser');
    await list.button('Choose a file').click();
    const buffer = Buffer.from([head!, ...own].join('\r\n'));
    await (await chooser).setFiles({ name: 'contents.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText('Nothing to import: everything is stored as it is.')).toBeVisible();
    await list.button('Cancel').click();
  });

  await list.button(`Delete ${code}`).click();
  await expect(list.message('Elimina')).toContainText(`Vuoi veramente cancellare ${code}?`);
  await list.button('Elimina').click();
  await list.closeMessage(`Content ${code} deleted`);
  await list.button('Deleted contents').click();
  await list.button(`Restore ${code}`).click();
  await expect(page.getByText(`Content ${code} restored`)).toBeVisible();
  await list.dialog('Deleted contents').getByRole('button', { name: 'Close', exact: true }).click();
  await list.button(`Edit ${code}`).click();
  await expect(field(page, 'Content')).toHaveValue('Solo <strong>oggi</strong>');
  await page.keyboard.press('Escape');

  await list.button(`Delete ${code}`).click();
  await list.button('Elimina').click();
  await list.closeMessage(`Content ${code} deleted`);
});
