import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { suffix, type ServerClient } from './support/server';

const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const contentsWith = (code: string) => `editorial_contents?action=search&code=${code}`;

/** A content that is this journey's own. */
async function aContent(client: ServerClient, content: string) {
  const code = `ED_J${suffix()}`;
  const body = { code, label: 'Prova', language: { id: 'it' }, content };
  const { id } = await client.call<{ id: number }>('POST', 'fe/editorialContents', body);
  return { id, body, remove: () => client.call('DELETE', `fe/editorialContents/${id}`) };
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
}

test('writes a content beside its preview, changes it, deletes it and takes it back (R-103, R-105, R-106)', async ({
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

test('exports contents, which import again without a change, refuses bad rows one by one, and settles a conflict', async ({
  client,
  faults,
  list,
  page,
}) => {
  const { id, body, remove } = await aContent(client, `=1+1; è "già" così`);
  await page.goto(contentsWith(body.code));
  await list.button('Export').click();
  const downloaded = page.waitForEvent('download');
  await list.button('CSV').click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('editorialContents_VERS_ALL.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const [head, ...own] = lines.filter((line, index) => index === 0 || line.includes(`;${body.code};`));
  expect(own).toEqual([expect.stringContaining(`"'=1+1; è ""già"" così"`)]);
  const csv = (rows: string[]) => ({
    name: 'contents.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });

  await list.button('Import').click();
  await choose(page, csv([head!, ...own]));
  await expect(page.getByText('Nothing to import: everything is stored as it is.')).toBeVisible();
  await list.button('Cancel').click();

  await list.button('Import').click();
  const rows = [
    'code;label;language;modelEnableRegexp;modelDisableRegexp;optcode;content',
    `${body.code};Prova;it;DEFAULT;;;<p>Dopo</p>`,
    `${body.code};Prova;xx;DEFAULT;;;<p>Altrove</p>`,
    `${body.code};Prova;it;^A(;;;<p>Guasto</p>`,
  ];
  await choose(page, csv(rows));
  await expect(list.dialog('Upload File')).toContainText('Unknown language');
  await list.button('Import 1 valid row').click();
  await expect(page.getByText(`row 2: updated ${body.code}`)).toBeVisible();
  await list.button('Close').click();
  await expect(page.getByRole('cell', { name: '<p>Dopo</p>' })).toBeVisible();

  await test.step('settles what two people changed at the same time', async () => {
    faults.allow(/console: .*409/);
    faults.allowStatus(409);
    await list.button(`Edit ${body.code}`).click();
    await field(page, 'Content').fill('<p>La mia versione</p>');
    await client.call('PUT', `fe/editorialContents/${id}`, { ...body, content: '<p>Di un altro</p>' });
    await list.button('Save').click();
    const conflict = list.dialog(`${body.code} was changed while you were editing`);
    await conflict.getByRole('radio', { name: /^Mine/ }).check();
    await conflict.getByRole('button', { name: 'Save' }).click();
    await list.closeMessage(`Content ${body.code} updated`);
    await expect(page.getByRole('cell', { name: '<p>La mia versione</p>' })).toBeVisible();
  });
  await remove();
});

test('keeps a placeholder by country, and refuses the same one twice (R-099, R-100)', async ({
  faults,
  list,
  page,
}) => {
  faults.allow(/console: .*409/);
  faults.allowStatus(409);
  const code = `journey_${suffix().toLowerCase()}`;
  await page.goto(`editorial_palcehoders?action=search&code=${code}`);
  const create = async (content: string) => {
    await list.button('New').first().click();
    await field(page, 'Code').fill(code);
    await page.getByRole('dialog').getByLabel('Country').selectOption('IT');
    await field(page, 'Content').fill(content);
    await list.button('Save').click();
  };
  await create('007');
  await list.closeMessage(`Placeholder ${code} created`);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('007');

  await create('008');
  await expect(page.getByRole('alert')).toContainText('already exists');
  await list.button('Cancel').click();
  await list.button('Leave without saving').click();

  await list.button(`Edit ${code}`).click();
  await expect(page.getByRole('dialog').getByLabel('Country')).toHaveAttribute('readonly');
  await field(page, 'Content').fill('009');
  await list.button('Save').click();
  await list.closeMessage(`Placeholder ${code} updated`);
  await list.button(`Delete ${code}`).click();
  await list.button('Elimina').click();
  await list.closeMessage(`Placeholder ${code} deleted`);
});
