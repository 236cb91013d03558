import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import type { CommercialPackRow, CommercialPackUpload } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { renderPart } from '../../../test/renderPart';
import { requestsTo, server, startServer } from '../../../test/server';
import { findButton, press, reply } from '../../../test/steps';
import { users } from '../../../test/users';
import { OpenedDialog } from '../../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../../kit/form/useOpenedDialog';
import { ImportCommercialPacks } from './ImportCommercialPacks';
import { ImportImplicitPacks } from './ImportImplicitPacks';

startServer();
afterEach(() => vi.restoreAllMocks());

const CALLS = '/ccb/auth/fe/packConf';
const onClose = vi.fn();
const kinds = {
  commercial: { part: <ImportCommercialPacks onClose={onClose} />, noun: 'CommercialPacks' },
  implicit: { part: <ImportImplicitPacks onClose={onClose} />, noun: 'ImplicitPacks' },
};
type Kind = keyof typeof kinds;
const uploadPath = (kind: Kind) => `${CALLS}/upload${kinds[kind].noun}FromExcel`;
const importPath = (kind: Kind) => `${CALLS}/import${kinds[kind].noun}`;

type Answer = () => Response | Promise<Response>;
function open(kind: Kind = 'commercial', answers: { upload?: Answer; run?: Answer } = {}) {
  const { part, noun } = kinds[kind];
  onClose.mockClear();
  server.use(
    http.post(`*${uploadPath(kind)}`, answers.upload ?? reply(`upload${noun}FromExcel.default`)),
    http.post(`*${importPath(kind)}`, answers.run ?? reply(`import${noun}.partly`)),
  );
  renderPart({ '/': part }, '/', users.packs);
}

const dialog = () => within(screen.getByRole('dialog', { name: /^Import all/ }));
const choose = (name = 'packs.xlsx') =>
  fireEvent.change(dialog().getByLabelText('Workbook to import', { selector: 'input' }), {
    target: { files: [new File(['PK'], name)] },
  });
async function upload(name?: string) {
  choose(name);
  await press(/^Upload/);
  await findButton(/^Import [\d,.]+ packs?$/);
}
const headers = (name: string) =>
  within(dialog().getByRole('table', { name }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const rowsOf = (name: string) => within(dialog().getByRole('table', { name })).getAllByRole('row').slice(1);
const box = (label: string) => dialog().getByRole<HTMLInputElement>('checkbox', { name: label });
const importButton = () => dialog().queryByRole('button', { name: /^Import \d/ });

/** The form that the last call to a path sent. */
async function formOf(path: string): Promise<Record<string, FormDataEntryValue>> {
  return Object.fromEntries(await requestsTo(path).at(-1)!.clone().formData());
}
const editedList = async (kind: Kind = 'commercial') =>
  JSON.parse(String((await formOf(importPath(kind))).importPackConfUtilJson)).packConfEditedItemList;

it('previews an upload and offers Import only then (R-213)', async () => {
  open();
  expect((await findButton('Upload')).hasAttribute('disabled')).toBe(true);
  choose();
  expect(importButton()).toBeNull();

  await press('Upload');

  expect((await findButton('Import 2 packs')).hasAttribute('disabled')).toBe(false);
  const { uploadFile, ...texts } = await formOf(uploadPath('commercial'));
  expect(texts).toEqual({});
  expect((uploadFile as File).name).toBe('packs.xlsx');
  expect(requestsTo(importPath('commercial'))).toHaveLength(0);
});

it('shows the columns of commercial packs in their order (R-271)', async () => {
  open();
  await upload();

  expect(headers('Preview')).toEqual([
    'Import all packsCheck',
    ...['Details', 'Model', 'Market', 'Country', 'Parent code', 'Child code'],
    ...['Incl/Excl', 'Opt manovra', 'Set', 'Default', 'Compulsory'],
  ]);
  const texts = rowsOf('Preview').map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(texts[1]).toEqual([
    '',
    'Changed Incl/excl: incl becomes excl',
    ...['34101272027', '1000', 'IT', 'PK01', '29ANALETTONE FISSO', 'Excl', '–', '–', '–', 'No'],
  ]);
  expect(texts.find((cells) => cells[6]!.startsWith('14VS'))!.slice(6)).toEqual([
    '14VSSEDILI VENTILATI',
    'Incl',
    'M3',
    'B',
    'B',
    'No',
  ]);
});

it('shows the columns of implicit packs in their order (R-271)', async () => {
  open('implicit');
  await upload();

  expect(headers('Preview')).toEqual(['Import all packsCheck', 'Details', 'Code', 'Name']);
});

it('says in red that an implicit pack will not be imported, and why (R-214)', async () => {
  open('implicit');
  await upload();

  const refused = rowsOf('Preview').filter(({ textContent }) =>
    textContent.includes('THIS PACK WILL NOT BE IMPORTED'),
  );

  expect(refused).toHaveLength(1);
  expect(refused[0]!.textContent).toContain('row 8');
  expect(within(refused[0]!).getByText('THIS PACK WILL NOT BE IMPORTED').closest('.danger')).toBeTruthy();
  expect(box('Import 40TR, row 7').disabled).toBe(true);
});

it('lets headers of status 0 alone be ticked (R-214)', async () => {
  open();
  await upload();
  const { uploadedList } = mockValue<CommercialPackUpload>('uploadCommercialPacksFromExcel.default');

  for (const { isHeader, parentCode, row, status, isChecked } of uploadedList) {
    if (!isHeader) continue;
    const { disabled, checked } = box(`Import ${parentCode}, row ${row}`);
    expect([disabled, checked], parentCode).toEqual([status !== 0, isChecked]);
  }
  // One for each header, and one for all.
  const count = uploadedList.filter(({ isHeader }) => isHeader).length;
  expect(dialog().getAllByRole('checkbox')).toHaveLength(count + 1);
});

it('lists the problems in red under their heading (R-216)', async () => {
  open();
  await upload();

  const alert = dialog().getByRole('alert');

  expect(alert.className).toContain('error');
  expect(alert.textContent).toContain('ATTENTION: problems occurred during loading the following items:');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Row 12, Child code: there is no option ZZ99.',
    'Row 14, Parent code: there is no row for pack PK04 of 3410127 in IT. Add one without a child code.',
  ]);
});

it('imports the ticked packs with the digest of the preview and shows both tables (R-213)', async () => {
  open();
  await upload();
  fireEvent.click(box('Import PK02, row 6'));
  fireEvent.click(box('Import PK01, row 2'));

  await press('Import 2 packs');

  await dialog().findByText('Import executed');
  expect(await editedList()).toEqual([
    { row: 2, isChecked: false },
    { row: 6, isChecked: true },
    { row: 9, isChecked: true },
  ]);
  const { planDigest } = mockValue<CommercialPackUpload>('uploadCommercialPacksFromExcel.default');
  expect((await formOf(importPath('commercial'))).planDigest).toBe(planDigest);
  const { importedList, notImportedList } = mockValue<CommercialPackUpload>('importCommercialPacks.partly');
  expect(rowsOf('Imported')).toHaveLength(importedList.length);
  expect(rowsOf('Not Imported')).toHaveLength(notImportedList.length);
  // What was wrong comes before what was only left out.
  expect(rowsOf('Not Imported')[0]!.textContent).toContain('The pack is not imported');
  expect(dialog().queryByRole('table', { name: 'Preview' })).toBeNull();
  expect(dialog().queryAllByRole('checkbox')).toEqual([]);
  expect(importButton()).toBeNull();
  fireEvent.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(onClose).toHaveBeenCalledOnce();
});

it('tells what was stored from what was so already, what was left out and what was faulty', async () => {
  const done = mockValue<CommercialPackUpload>('importCommercialPacks.partly');
  const isOf = (pack: number) => (row: CommercialPackRow) => row.pack === pack;
  const [changed, unchanged] = [2, 6].map((pack) => done.uploadedList.filter(isOf(pack)));
  const faulty = done.notImportedList.filter(isOf(11));
  const executed = async (importedList: CommercialPackRow[], notImportedList: CommercialPackRow[]) => {
    server.use(
      http.post(`*${importPath('commercial')}`, () =>
        HttpResponse.json({ ...done, importedList, notImportedList }),
      ),
    );
    await upload();
    await press(/^Import 2 packs/);
    return (await dialog().findByText('Import executed')).closest('.message')!.textContent;
  };
  open();

  expect(await executed([...changed!, ...unchanged!], faulty)).toContain(
    '1 pack is stored. 1 pack was as stored already. 1 pack was not imported.',
  );
  expect(await executed(unchanged!, [...changed!, ...faulty])).toContain(
    'Import executed1 pack was as stored already. 1 pack is left out and stays as it was. 1 pack was not imported.',
  );
  expect(await executed(changed!, [])).toMatch(/executed1 pack is stored\.$/);
});

it('forgets result and ticks with another upload (R-215)', async () => {
  open();
  await upload();
  fireEvent.click(box('Import PK01, row 2'));
  await press('Import 1 pack');
  await dialog().findByText('Import executed');

  await upload('again.xlsx');

  expect(dialog().queryByText('Import executed')).toBeNull();
  expect(dialog().queryByRole('table', { name: 'Imported' })).toBeNull();
  expect(box('Import PK01, row 2').checked).toBe(true);
  await press('Import 2 packs');
  await waitFor(() => expect(requestsTo(importPath('commercial'))).toHaveLength(2));
  expect((await editedList())[0]).toEqual({ row: 2, isChecked: true });
});

it('ticks and unticks every pack that can be imported, those out of sight too', async () => {
  const [header] = mockValue<CommercialPackUpload>('uploadCommercialPacksFromExcel.default').uploadedList;
  const uploadedList = Array.from({ length: 3000 }, (_, at): CommercialPackRow => ({
    ...header!,
    row: at + 2,
    pack: at + 2,
    parentCode: `P${at}`,
    isChecked: true,
    status: at % 3 === 0 ? 2 : 0,
  }));
  const preview = {
    uploadErrorMsgList: [],
    uploadedList,
    importedList: [],
    notImportedList: [],
    columns: [],
    invalidRows: [],
    planDigest: 'd',
  };
  open('commercial', { upload: () => HttpResponse.json(preview) });
  await upload();
  expect(rowsOf('Preview').length).toBeLessThan(100);

  fireEvent.click(box('Import all packs'));
  expect((await findButton('Import 0 packs')).hasAttribute('disabled')).toBe(true);
  fireEvent.click(box('Import all packs'));

  await findButton('Import 2,000 packs');

  // The row that has the focus is not lost when it is scrolled out of sight.
  const first = box('Import P1, row 3');
  first.focus();
  vi.spyOn(first.closest('tbody')!, 'getBoundingClientRect').mockReturnValue({ top: -20_000 } as DOMRect);
  fireEvent.scroll(document);
  expect(dialog().queryByRole('checkbox', { name: 'Import P2, row 4' })).toBeNull();
  expect(document.activeElement).toBe(first);
});

it('shows the packs of one state', async () => {
  open();
  await upload();

  fireEvent.click(dialog().getByRole('radio', { name: 'Errors 2' }));

  expect(rowsOf('Preview').map((row) => row.getAttribute('aria-rowindex'))).toHaveLength(4);
  expect(dialog().queryByLabelText('Import PK01, row 2')).toBeNull();
  fireEvent.click(dialog().getByRole('radio', { name: 'New 1' }));
  expect(rowsOf('Preview')).toHaveLength(2);
});

it('says what is wrong with a file that is no such workbook, and offers no import', async () => {
  open('commercial', { upload: reply('uploadCommercialPacksFromExcel.refused') });
  choose();
  await press('Upload');

  const [reason] = mockValue<CommercialPackUpload>(
    'uploadCommercialPacksFromExcel.refused',
  ).uploadErrorMsgList;
  await dialog().findByText(reason!);
  expect((await findButton('Import 0 packs')).hasAttribute('disabled')).toBe(true);
  expect(dialog().queryByRole('table')).toBeNull();
});

it('tells a failed upload in the corner, without a dialog, and keeps the former preview (R-216)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  open();
  await upload();
  fireEvent.click(box('Import PK01, row 2'));
  server.use(
    http.post(`*${uploadPath('commercial')}`, () =>
      HttpResponse.json({ message: 'The file is not a readable Excel workbook.' }, { status: 400 }),
    ),
  );

  choose('broken.xlsx');
  await press('Upload');

  await screen.findByText('The file is not a readable Excel workbook.');
  expect(log).toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((await findButton('Upload')).getAttribute('aria-disabled')).toBeNull();
  expect(dialog().getByText('The rows below are still those of packs.xlsx.')).toBeTruthy();
  expect(box('Import PK01, row 2').checked).toBe(false);
});

it('does not send a file that is too large', async () => {
  open();
  await findButton('Upload');
  const large = new File(['PK'], 'large.xlsx');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  fireEvent.change(dialog().getByLabelText('Workbook to import', { selector: 'input' }), {
    target: { files: [large] },
  });
  await press('Upload');

  await screen.findByText('The file is larger than 10 MB, the most that can be imported.');
  expect(requestsTo(uploadPath('commercial'))).toHaveLength(0);
});

it('tells a failed import in the corner, keeps the ticks and lets it be tried again (R-216)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('commercial', { run: () => HttpResponse.json({ message: 'Not now.' }, { status: 500 }) });
  await upload();
  fireEvent.click(box('Import PK01, row 2'));

  await press('Import 1 pack');

  await screen.findByText('Not now.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(box('Import PK01, row 2').checked).toBe(false);
  await waitFor(() => expect(importButton()!.getAttribute('aria-disabled')).toBeNull());
  expect(importButton()!.hasAttribute('disabled')).toBe(false);
});

it('asks for another upload when the packs have changed since the preview', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('commercial', { run: () => HttpResponse.json({ message: 'The plan has changed.' }, { status: 409 }) });
  await upload();

  await press('Import 2 packs');

  await dialog().findByText(/^The workbook or the packs have changed since the preview/);
  expect(importButton()!.hasAttribute('disabled')).toBe(true);
  await press('Upload again');
  await waitFor(() => expect(importButton()!.hasAttribute('disabled')).toBe(false));
});

it('asks before ticks are lost', async () => {
  open();
  await upload();
  fireEvent.click(box('Import PK01, row 2'));

  await press('Cancel');

  await findButton('Stay');
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the rejected rows to download, before the import and after it', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    blob = object as Blob;
    return 'blob:rejected';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob!.text() });
  });
  open();
  await upload();
  await press('Download rejected rows');
  await press('Import 2 packs');
  await dialog().findByText('Import executed');
  await press('Download rejected rows');

  const { columns, invalidRows } = mockValue<CommercialPackUpload>('uploadCommercialPacksFromExcel.default');
  const [before, after] = await Promise.all(saved.map(({ text }) => text));
  expect(saved.map(({ name }) => name)).toEqual(['packs_errors.csv', 'packs_errors.csv']);
  expect(before!.trim().split('\r\n')).toHaveLength(1 + invalidRows.length);
  expect(before).toContain([...columns, 'error'].join(';'));
  expect(after).toBe(before);
});

function Screen() {
  const state = useOpenedDialog<'commercial'>();
  return (
    <>
      <button onClick={() => state.open('commercial')}>Open</button>
      <OpenedDialog state={state}>{() => <ImportCommercialPacks onClose={onClose} />}</OpenedDialog>
    </>
  );
}

it('has ticks again that the end of the session interrupted', async () => {
  const first = renderPart({ '/': <Screen /> }, '/', users.packs);
  await press('Open');
  await upload();
  const [ticked] = dialog()
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Import / })
    .filter(({ checked, disabled }) => checked && !disabled)
    .slice(-1);
  const name = ticked!.getAttribute('aria-label') ?? ticked!.labels![0]!.textContent!;
  fireEvent.click(ticked!);
  await findButton('Import 1 pack');
  first.unmount();

  renderPart({ '/': <Screen /> }, '/', users.packs);
  await press('Reopen');

  await dialog().findByText(/^1 unsaved change of today.* restored\.$/);
  expect(box(name).checked).toBe(false);
  await findButton('Import 1 pack');
});
