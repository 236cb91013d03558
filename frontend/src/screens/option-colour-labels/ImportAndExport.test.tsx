import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/renderApp';
import { answer, requests, requestsTo, server, startServer } from '../../test/server';
import { askedOf, press, reply } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/optColorLabel';
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const form = () => within(screen.getByRole('dialog', { name: 'Export' }));
const address = () => form().getByLabelText<HTMLInputElement>('E-mail address');
const send = () => form().getByRole<HTMLButtonElement>('button', { name: 'Export' });
const typeAddress = (value: string) => fireEvent.change(address(), { target: { value } });
const WARNING = 'Insert email address to receive export';

async function open(dialog: 'Export' | 'Import', group = 'COLOR') {
  const editor = { ...users.editor, email: '' };
  renderApp(`/opt_color_labels?action=search&activeGroup=${group}`, editor);
  await button(group === 'COLOR' ? 'Edit 011' : 'Edit 08C');
  await press(dialog);
}

/** Opens the import and gives it a file. */
async function check(group: string) {
  await open('Import', group);
  const file = new File(['code;label\r\n'], 'labels.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('File to import', { selector: 'input' }), {
    target: { files: [file] },
  });
}

beforeEach(() => {
  server.use(
    http.get(`*${base}/getListByType`, ({ request }) => {
      const isColour = new URL(request.url).searchParams.get('optColType') === 'COLOR';
      return reply(`listOptColorLabels.${isColour ? 'default' : 'options'}`)();
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

it.each(['', 'a', 'a@b', 'a@b.c', 'a+b@c.it', 'a@b.museum', 'à@b.it', 'a b@c.it'])(
  'warns of the address %j and sends nothing to it (R-095)',
  async (email) => {
    await open('Export');
    typeAddress(email);

    expect(screen.getByText(WARNING)).toBeTruthy();
    expect(send().disabled).toBe(true);
    fireEvent.submit(address().form!);
    expect(requestsTo(`${base}/toCsv`)).toHaveLength(0);
  },
);

it('exports to a valid address, by default for versioning and in all languages (R-095, R-098)', async () => {
  await open('Export');
  typeAddress('maria.keller_1-x@alturia.it');
  expect(screen.queryByText(WARNING)).toBeNull();

  fireEvent.click(send());

  await waitFor(() => expect(requestsTo(`${base}/toCsv`)).toHaveLength(1));
  expect(askedOf(`${base}/toCsv`)[0]).toEqual({
    scope: 'VERS',
    languageToExport: 'ALL',
    finalOptColType: 'COLOR',
    email: 'maria.keller_1-x@alturia.it',
  });
});

it('exports one language of a group for marketing as a workbook (R-098)', async () => {
  await open('Export', 'WHEELS');
  typeAddress('a@b.it');
  fireEvent.click(form().getByRole('radio', { name: /^For marketing/ }));
  fireEvent.change(form().getByLabelText('Language'), { target: { value: 'it' } });
  fireEvent.click(form().getByRole('radio', { name: 'XLSX' }));

  fireEvent.click(send());

  await waitFor(() => expect(requestsTo(`${base}/toXlsx`)).toHaveLength(1));
  expect(askedOf(`${base}/toXlsx`)[0]).toEqual({
    scope: 'MKTG',
    languageToExport: 'it',
    finalOptColType: 'WHEELS',
    email: 'a@b.it',
  });
});

it('exports what the list shows where that is chosen', async () => {
  await open('Export', 'WHEELS&missingIn=en');
  typeAddress('a@b.it');
  fireEvent.click(
    form().getByRole('radio', { name: /^What the list shows ?\d+ options?: those of its filters/ }),
  );

  fireEvent.click(send());

  await waitFor(() => expect(requestsTo(`${base}/toCsv`)).toHaveLength(1));
  expect(askedOf(`${base}/toCsv`)[0]).toEqual({
    scope: 'VERS',
    languageToExport: 'ALL',
    finalOptColType: 'WHEELS',
    email: 'a@b.it',
    rows: 'LISTED',
    missingIn: 'en',
  });
});

it('exports the ticked rows alone, as the file that was pressed (R-406)', async () => {
  await open('Export', 'WHEELS');
  await press('Cancel');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select 08C' }));
  await press('XLSX');
  await screen.findByText(/^Labels of 1 option in the group /);
  expect(form().queryByRole('radio', { name: /^What the list shows/ })).toBeNull();
  typeAddress('a@b.it');

  fireEvent.click(send());

  await waitFor(() => expect(requestsTo(`${base}/toXlsx`)).toHaveLength(1));
  expect(askedOf(`${base}/toXlsx`)[0]).toEqual({
    scope: 'VERS',
    languageToExport: 'ALL',
    finalOptColType: 'WHEELS',
    email: 'a@b.it',
    ids: '102',
  });
});

it('shows the message of the reply and downloads nothing (R-096)', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open('Export');
  typeAddress('a@b.it');

  fireEvent.click(send());

  await screen.findByText(/optColorLabels_VERS_ALL_COLOR\.csv will be sent to/);
  expect(screen.queryByRole('dialog', { name: 'Export' })).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

it.each([
  ['no JSON', () => HttpResponse.text('PK…')],
  ['JSON without a message', () => HttpResponse.json({ done: true })],
])('only logs and notes a reply that is %s (R-096)', async (_what, reply) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.get(`*${base}/toCsv`, reply));
  await open('Export');
  typeAddress('a@b.it');

  fireEvent.click(send());

  await screen.findByText(/^The reply to the export could not be read/);
  expect(log).toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says what the server refused, and keeps the form', async () => {
  answer({ exportOptColorLabelsCsv: '500' });
  await open('Export');
  typeAddress('a@b.it');

  fireEvent.click(send());

  await screen.findByText(/Something failed on the server/);
  expect(address().value).toBe('a@b.it');
});

it.each([
  ['COLOR', 'fromCsvCol', ['All colours, whatever the list shows']],
  ['WHEELS', 'fromCsvOpt', []],
])('imports the labels of %s by %s after a preview (R-097)', async (group, call, scope) => {
  await check(group);
  for (const text of scope) expect(screen.getByText(text)).toBeTruthy();
  await screen.findByRole('table', { name: 'Changes' });
  expect(requestsTo(`${base}/${call}`)).toHaveLength(0);

  await press(/^Import \d/);

  await screen.findByText(/1 created, 1 updated/);
  const uploads = requests().filter(({ method }) => method === 'POST');
  expect(uploads.map(({ url }) => new URL(url).pathname)).toEqual([
    `${base}/${call}/preview`,
    `${base}/${call}`,
  ]);
  const sent = await uploads[1]!.formData();
  expect([(sent.get('file') as File).name, sent.get('filename')]).toEqual(['labels.csv', 'labels.csv']);
});

it('lists again after an import', async () => {
  await check('COLOR');
  await press(/^Import \d/);
  await screen.findByText(/1 created, 1 updated/);

  await waitFor(() => expect(requestsTo(`${base}/getListByType`)).toHaveLength(2));
});
