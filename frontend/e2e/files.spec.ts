import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expect, test } from './support/journey';
import type { LabelList } from './support/label-list';

const BOM = '\uFEFF';
const header = 'id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp';

const bytesOf = async (download: Download) => readFile(await download.path());

async function exported(list: LabelList, language: string): Promise<Download> {
  await list.button('Export').click();
  const dialog = list.dialog('Export');
  await dialog.getByLabel('Language', { exact: true }).selectOption(language);
  const download = list.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'CSV' }).click();
  return download;
}

/** Opens the import and chooses a file as the person does; answers the dialog. */
async function upload(list: LabelList, name: string, content: string | Buffer): Promise<Locator> {
  await list.button('Import').first().click();
  const chooser = list.page.waitForEvent('filechooser');
  await list.button('Choose a file').click();
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  return list.dialog('Upload File');
}

const csv = (...rows: string[]) => `${BOM}${[header, ...rows].join('\r\n')}\r\n`;

async function expectCounts(dialog: Locator, counts: Record<string, number>) {
  for (const [name, count] of Object.entries(counts))
    await expect(dialog.getByRole('listitem').filter({ hasText: new RegExp(`\\d${name}$`) })).toHaveText(
      `${count}${name}`,
    );
}

test('exports CSV under the name that the server gives, which comes back unchanged, and a workbook; previews an import, leaves the bad rows out and takes them corrected (R-070, R-071, R-072)', async ({
  client,
  group,
  list,
}) => {
  test.slow();
  await client.addLabels(group, [
    { code: '007', label: '=SUM(1;2) è testo' },
    { code: 'CSV_1', label: 'Perché "no"; 100% 🚗' },
    { code: 'OLD', label: 'Testo vecchio' },
    { code: 'SAME', label: 'Testo uguale' },
  ]);
  await list.open();
  await list.button('Export').click();
  await expect(list.dialog('Export').getByRole('radio', { name: /For versioning/ })).toBeChecked();
  await expect(list.dialog('Export').getByLabel('Language', { exact: true })).toHaveValue('ALL');
  await list.button('Cancel').click();
  const answered = list.page.waitForResponse(/toCsv/);

  const download = await exported(list, 'it');

  const name = /filename="([^"]+)"/.exec((await answered).headers()['content-disposition'] ?? '')?.[1];
  expect(download.suggestedFilename()).toBe(name);
  expect(name).toBe('interfaceLabels_VERS_it.csv');
  await expect(list.page.getByText(`${name} downloaded`)).toBeVisible();
  const text = (await bytesOf(download)).toString('utf8');
  expect(text.startsWith(`${BOM}${header}\r\n`)).toBe(true);
  expect(text).toContain(`;${group};CSV_1;it;"Perché ""no""; 100% 🚗";DEFAULT;\r\n`);

  await test.step('says unchanged when an untouched export comes back', async () => {
    // No journey writes Polish texts.
    const plain = await exported(list, 'pl');
    const dialog = await upload(list, 'export.csv', await bytesOf(plain));
    await expectCounts(dialog, { created: 0, changed: 0, 'in error': 0 });
    await expect(dialog.getByText('Nothing to import: everything is stored as it is.')).toBeVisible();
    await expect(list.button('Import 0 valid rows')).toBeDisabled();
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
    const texts: unknown[] = [];
    workbook.worksheets[0]!.eachRow((row) => {
      const cells = row.values as unknown[];
      if (cells.includes(group)) texts.push(...cells);
    });
    expect(texts).toContain('Perché "no"; 100% 🚗');
  });

  await test.step('previews an import, leaves the bad rows out and shows the result lines (R-072)', async () => {
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
    expect(badRows).toMatch(
      new RegExp(`^${BOM}${header};error\r\n;${group};;it;Senza codice;DEFAULT;;.+\r\n`),
    );
    expect(badRows.trim().split('\r\n')).toHaveLength(3);

    await list.button('Import 2 valid rows').click();
    const lines = list.dialog('Upload File').getByRole('list', { name: 'Result lines' });
    await expect(lines).toContainText('OLD');
    await expect(lines).toContainText('ADDED');
    await list.button('Close').click();

    await list.expectCount(5);
    await expect(list.row('OLD')).toContainText('Testo nuovo');
    await expect(list.row('ADDED')).toContainText('Testo "aggiunto"; è qui');

    await upload(
      list,
      'etichette_errors.csv',
      badRows.replace(';xx;', ';it;').replace(/^.*;Senza codice;.*\r\n/m, ''),
    );
    await list.button('Import 1 valid row').click();
    await expect(lines).toContainText('BAD_LANGUAGE');
    await list.button('Close').click();
    await list.expectCount(6);
  });
});
