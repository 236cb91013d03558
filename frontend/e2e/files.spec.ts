import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expect, test } from './support/journey';
import type { LabelList } from './support/label-list';

const BOM = '\uFEFF';
const header = 'id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp';

const bytesOf = async (download: Download) => readFile(await download.path());

async function exported(list: LabelList, format: 'CSV' | 'XLSX', language = 'ALL'): Promise<Download> {
  await list.button('Export').click();
  const dialog = list.dialog('Export');
  await dialog.getByLabel('Language', { exact: true }).selectOption(language);
  const download = list.page.waitForEvent('download');
  await dialog.getByRole('button', { name: format }).click();
  return download;
}

/** Chooses a file in the import as the person does. */
async function choose(
  list: LabelList,
  button: 'Choose a file' | 'Choose another file',
  name: string,
  content: string | Buffer,
): Promise<void> {
  const chooser = list.page.waitForEvent('filechooser');
  await list.button(button).click();
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Opens the import and chooses a file; answers the dialog. */
async function upload(list: LabelList, name: string, content: string | Buffer): Promise<Locator> {
  await list.button('Import').first().click();
  await choose(list, 'Choose a file', name, content);
  return list.dialog('Upload File');
}

const csv = (...rows: string[]) => `${BOM}${[header, ...rows].join('\r\n')}\r\n`;

async function expectCounts(dialog: Locator, counts: Record<string, number>) {
  for (const [name, count] of Object.entries(counts))
    await expect(dialog.getByRole('listitem').filter({ hasText: new RegExp(`\\d${name}$`) })).toHaveText(
      `${count}${name}`,
    );
}

test('exports CSV under the name that the server gives, and a workbook that Excel can read; both come back unchanged (R-070, R-071)', async ({
  client,
  group,
  list,
}) => {
  await client.addLabels(group, [
    { code: '007', label: '=SUM(1;2) è testo' },
    { code: 'CSV_1', label: 'Perché "no"; 100% 🚗' },
  ]);
  await list.open();
  await list.button('Export').click();
  await expect(list.dialog('Export').getByRole('radio', { name: /For versioning/ })).toBeChecked();
  await expect(list.dialog('Export').getByLabel('Language', { exact: true })).toHaveValue('ALL');
  await list.button('Cancel').click();
  const answered = list.page.waitForResponse(/toCsv/);

  const download = await exported(list, 'CSV', 'it');

  const name = /filename="([^"]+)"/.exec((await answered).headers()['content-disposition'] ?? '')?.[1];
  expect(download.suggestedFilename()).toBe(name);
  expect(name).toBe('interfaceLabels_VERS_it.csv');
  await expect(list.page.getByText(`${name} downloaded`)).toBeVisible();
  const text = (await bytesOf(download)).toString('utf8');
  expect(text.startsWith(`${BOM}${header}\r\n`)).toBe(true);
  expect(text).toContain(`;${group};CSV_1;it;"Perché ""no""; 100% 🚗";DEFAULT;\r\n`);

  await test.step('says unchanged when an untouched export comes back, as CSV and as workbook', async () => {
    // No journey writes Polish texts.
    const plain = await exported(list, 'CSV', 'pl');
    let dialog = await upload(list, 'export.csv', await bytesOf(plain));
    await expectCounts(dialog, { created: 0, changed: 0, 'in error': 0 });
    await expect(dialog.getByText('Nothing to import: everything is stored as it is.')).toBeVisible();
    await expect(list.button('Import 0 valid rows')).toBeDisabled();
    await list.button('Cancel').click();

    const workbook = await exported(list, 'XLSX', 'pl');
    dialog = await upload(list, 'export.xlsx', await bytesOf(workbook));
    await expectCounts(dialog, { created: 0, changed: 0, 'in error': 0 });
    await expect(dialog.getByText('Nothing to import: everything is stored as it is.')).toBeVisible();
    await list.button('Cancel').click();
  });

  await test.step('exports a workbook that Excel can read (R-070, R-071)', async () => {
    await list.button('Export').click();
    await list
      .dialog('Export')
      .getByRole('radio', { name: /For marketing/ })
      .check();
    const started = list.page.waitForEvent('download');
    await list.button('XLSX').click();

    expect((await started).suggestedFilename()).toBe('interfaceLabels_MKTG_ALL.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await (await started).path());
    const sheet = workbook.worksheets[0]!;
    expect(sheet.getRow(1).values).toEqual([
      undefined,
      'code',
      'labelGroup',
      'language',
      'label',
      'modelEnableRegexp',
      'modelDisableRegexp',
    ]);
    const rows: unknown[] = [];
    sheet.eachRow((row) => row.getCell(2).value === group && rows.push(row.values));
    expect(rows).toEqual([
      [undefined, '007', group, 'it', '=SUM(1;2) è testo', 'DEFAULT'],
      [undefined, 'CSV_1', group, 'it', 'Perché "no"; 100% 🚗', 'DEFAULT'],
    ]);
  });
});

test('previews an import, leaves the bad rows out and shows the result lines (R-072)', async ({
  client,
  group,
  list,
}) => {
  await client.addLabels(group, [
    { code: 'OLD', label: 'Testo vecchio' },
    { code: 'SAME', label: 'Testo uguale' },
  ]);
  await list.open();
  const file = csv(
    `;${group};OLD;it;Testo nuovo;DEFAULT;`,
    `;${group};SAME;it;Testo uguale;DEFAULT;`,
    `;${group};ADDED;it;"Testo ""aggiunto""; è qui";DEFAULT;`,
    `;${group};;it;Senza codice;DEFAULT;`,
    `;${group};BAD_LANGUAGE;xx;Lingua che non c'è;DEFAULT;`,
  );

  const dialog = await upload(list, 'etichette.csv', file);

  await expectCounts(dialog, { created: 1, changed: 1, unchanged: 1, 'in error': 2 });
  const changes = dialog.getByRole('table', { name: 'Changes' });
  await expect(changes.getByRole('row', { name: /OLD/ })).toContainText(/Testo vecchio.*Testo nuovo/);
  await expect(changes.getByRole('row', { name: /ADDED/ })).toContainText('Testo "aggiunto"; è qui');
  const errors = dialog.getByRole('table', { name: 'Errors' });
  await expect(errors.getByRole('row', { name: /language/ })).toContainText('xx');
  await expect(errors.getByRole('row', { name: /code/ })).toContainText('5');
  expect(
    (await client.labelsOf(group)).map(({ label }) => label),
    'a preview writes nothing',
  ).toContain('Testo vecchio');

  const bad = list.page.waitForEvent('download');
  await list.button('Download rejected rows').click();
  expect((await bad).suggestedFilename()).toBe('etichette_errors.csv');
  const badRows = (await bytesOf(await bad)).toString('utf8');
  expect(badRows).toMatch(new RegExp(`^${BOM}${header};error\r\n;${group};;it;Senza codice;DEFAULT;;.+\r\n`));
  expect(badRows.trim().split('\r\n')).toHaveLength(3);

  await list.button('Import 2 valid rows').click();
  const lines = list.dialog('Upload File').getByRole('list', { name: 'Result lines' });
  await expect(lines).toContainText('OLD');
  await expect(lines).toContainText('ADDED');
  await list.button('Close').click();

  await list.expectCount(3);
  await expect(list.row('OLD')).toContainText('Testo nuovo');
  await expect(list.row('ADDED')).toContainText('Testo "aggiunto"; è qui');
});

test('says in the dialog what is wrong with a file, takes the next one, and checks it again when the data changed (R-073)', async ({
  client,
  group,
  list,
  faults,
}) => {
  faults.allowStatus(400);
  faults.allow(/console: .*400/);
  await client.addLabels(group, [{ code: 'MOVED', label: 'Prima' }]);
  await list.open();

  const dialog = await upload(list, 'broken.xlsx', Buffer.from('PK\x03\x04 but no workbook after all'));
  await expect(
    dialog.getByRole('status').filter({ hasText: /workbook|damaged|cannot be read/i }),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await expect(list.page.getByRole('alertdialog')).toHaveCount(0);

  await choose(list, 'Choose another file', 'good.csv', csv(`;${group};GOOD;it;Buono;DEFAULT;`));
  await expectCounts(dialog, { created: 1 });

  await test.step('asks to check again when the data changed since the preview', async () => {
    faults.allowStatus(409);
    await choose(list, 'Choose another file', 'moved.csv', csv(`;${group};MOVED;it;Dopo;DEFAULT;`));
    await expectCounts(dialog, { changed: 1 });
    await client.removeLabelsOf(group);

    await list.button('Import 1 valid row').click();
    await list.button('Check again').click();

    await expectCounts(dialog, { created: 1, changed: 0 });
    await list.button('Import 1 valid row').click();
    await list.button('Close').click();
    await expect(list.row('MOVED')).toContainText('Dopo');
  });

  const other = await upload(list, 'prices.csv', 'model;price\r\nAURORA;1234,56\r\n');
  await expect(other.getByRole('status').filter({ hasText: 'The file lacks the column' })).toContainText(
    'labelGroup',
  );
});
