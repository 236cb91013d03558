import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requestsTo, server, startServer } from '../../test/server';
import { press } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/interfaceLabel';
const listPath = `${base}/findAllByGroupPaged`;
const file = () => new File(['code;label\r\n'], 'labels.csv', { type: 'text/csv' });

async function open(dialog: 'Export' | 'Import') {
  renderApp('/interface_labels?action=search&activeGroup=Main%20Window', users.editor);
  await screen.findByRole('button', { name: 'Edit MAIN_TITLE' });
  await press(dialog);
}

async function check() {
  await open('Import');
  fireEvent.change(screen.getByLabelText('File to import', { selector: 'input' }), {
    target: { files: [file()] },
  });
}

let saved: string[] = [];

beforeEach(() => {
  saved = [];
  // The test browser would follow the link away from the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  answer({ exportInterfaceLabelsXlsx: '500' });
  server.use(
    http.get(`*${base}/toCsv`, () =>
      HttpResponse.text(mockValue<string>('exportInterfaceLabelsCsv.default'), {
        headers: {
          'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''interfaceLabels_VERS_ALL.csv`,
        },
      }),
    ),
  );
});
afterEach(() => vi.restoreAllMocks());

it('exports for versioning and all languages by default (R-070)', async () => {
  await open('Export');
  expect((screen.getByRole('radio', { name: /^For versioning/ }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('radio', { name: /^For marketing/ }) as HTMLInputElement).checked).toBe(false);
  expect((screen.getByRole('dialog').querySelector('select') as HTMLSelectElement).value).toBe('ALL');

  await press('CSV');

  await waitFor(() => expect(requestsTo(`${base}/toCsv`)).toHaveLength(1));
  expect(new URL(requestsTo(`${base}/toCsv`)[0]!.url).search).toBe('?scope=VERS&languageToExport=ALL');
});

it('says what an export holds, and offers what the list shows (R-071)', async () => {
  await open('Export');
  const rows = within(screen.getByRole('radiogroup', { name: 'Rows' }));
  expect(rows.getByRole<HTMLInputElement>('radio', { name: /^All labels/ }).checked).toBe(true);
  expect(rows.getByText('Of every group and model, whatever the list shows.')).toBeTruthy();

  fireEvent.click(rows.getByRole('radio', { name: /^What the list shows.*labels: those of its language/ }));
  expect(screen.getByRole('dialog').querySelector('select')).toBeNull();
  await press('CSV');

  await waitFor(() => expect(requestsTo(`${base}/toCsv`)).toHaveLength(1));
  const asked = new URL(requestsTo(`${base}/toCsv`)[0]!.url).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    scope: 'VERS',
    rows: 'LISTED',
    labelGroup: 'Main Window',
    language: 'it',
    modelName: 'DEFAULT',
  });
  expect(asked.has('languageToExport')).toBe(false);
});

it('names the download after the content-disposition header (R-071)', async () => {
  await open('Export');

  await press('CSV');

  await screen.findByText('interfaceLabels_VERS_ALL.csv downloaded');
  expect(saved).toEqual(['interfaceLabels_VERS_ALL.csv']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('logs a failed export and shows a discreet notice (R-073)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('Export');

  await press('XLSX');

  await screen.findByText(/Something failed on the server/);
  expect(log).toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows what a file would change before it imports, then its result lines, then the list again (R-048, R-072)', async () => {
  await check();
  await screen.findByText('MAIN_AURORA_CLAIM');
  expect(
    screen.getByText('id 181 is MAIN_AURORA_SLOGAN; a new label MAIN_AURORA_CLAIM will be created'),
  ).toBeTruthy();
  const headers = within(screen.getByRole('table', { name: 'Changes' })).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Label group', 'Language']),
  );
  expect(requestsTo(`${base}/fromCsv`)).toHaveLength(0);

  await press('Import 4 valid rows');

  await screen.findByText('row 2: updated MAIN_TITLE');
  expect(screen.getByRole('button', { name: 'Download rejected rows' })).toBeTruthy();
  const request = requestsTo(`${base}/fromCsv`)[0]!;
  const form = await request.formData();
  expect(new URL(request.url).searchParams.get('planDigest')).toBe(
    mockValue<{ planDigest: string }>('previewInterfaceLabels.default').planDigest,
  );
  expect([(form.get('file') as File).name, form.get('filename')]).toEqual(['labels.csv', 'labels.csv']);
  expect(form.has('selectedRowsJson')).toBe(false);
  await waitFor(() => expect(requestsTo(listPath)).toHaveLength(2));
});

it('imports what is ticked alone, and leaves the choice to the preview where nobody touched it', async () => {
  await check();
  const { rows } = mockValue<{ rows: { row: number; code: string }[] }>('previewInterfaceLabels.default');
  const [first, ...others] = rows;
  fireEvent.click(await screen.findByRole('checkbox', { name: `Import row ${first!.row}, ${first!.code}` }));

  await press('Import 3 valid rows');

  await screen.findByText('row 2: updated MAIN_TITLE');
  const form = await requestsTo(`${base}/fromCsv`)[0]!.formData();
  expect(JSON.parse(String(form.get('selectedRowsJson')))).toEqual([
    { row: first!.row, isChecked: false },
    ...others.map(({ row }) => ({ row, isChecked: true })),
  ]);
});

it('shows what the server notes of the file as a whole', async () => {
  const plan = mockValue<object>('previewInterfaceLabels.default');
  server.use(
    http.post(`*${base}/fromCsv/preview`, () => HttpResponse.json({ ...plan, notes: ['Too much at once.'] })),
  );

  await check();

  expect(await screen.findByText('Too much at once.')).toBeTruthy();
});

it('imports nothing when nothing changes, and says why', async () => {
  answer({ previewInterfaceLabels: 'unchanged' });
  await check();

  await screen.findByText('Nothing to import: everything is stored as it is.');
  expect(screen.getByRole('button', { name: /^Import \d/ }).hasAttribute('disabled')).toBe(true);
});

it('offers to check again when the data changed since the preview', async () => {
  answer({ importInterfaceLabels: '409' });
  await check();
  await press('Import 4 valid rows');
  await screen.findByText('The data changed since the preview. Check the file again.');

  await press('Check again');

  await waitFor(() => expect(requestsTo(`${base}/fromCsv/preview`)).toHaveLength(2));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Import \d/ }).hasAttribute('disabled')).toBe(false),
  );
});

it('says in the dialog what is wrong with a file, and takes the next one (R-073)', async () => {
  const message = 'The workbook is damaged and cannot be read.';
  server.use(
    http.post(`*${base}/fromCsv/preview`, () => HttpResponse.json({ message }, { status: 400 }), {
      once: true,
    }),
  );
  await check();

  expect((await screen.findByText(message)).closest('[role=status]')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Import' }).hasAttribute('disabled')).toBe(true);
  expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('File to import', { selector: 'input' }), {
    target: { files: [file()] },
  });

  expect(await screen.findByRole('button', { name: 'Import 4 valid rows' })).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
});

it('logs a failed import and shows no dialog of its own (R-073)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer({ importInterfaceLabels: '500' });
  await check();

  await press('Import 4 valid rows');

  await screen.findByText(/Something failed on the server/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(log).toHaveBeenCalled();
});
