import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { expect, it, vi } from 'vitest';
import type { PriceUploadPreview, PriceUploadRow } from '../../../api';
import { OpenedDialog } from '../../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../../kit/form/useOpenedDialog';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import { mockValue } from '../../../test/mockValue';
import { renderPart } from '../../../test/renderPart';
import { requestsTo, server, startServer } from '../../../test/server';
import { fieldOf, findButton, press, reply, type } from '../../../test/steps';
import { users } from '../../../test/users';
import { ImportPricesDialog } from './ImportPricesDialog';
import { shownPrices, useExportPrices, type ExportPricesProps } from '../actions/WorkbookButtons';

startServer();

const CALLS = '/ccb/auth/fe/priceConf';
const UPLOAD = `${CALLS}/uploadPricelistFromExcel`;
const IMPORT = `${CALLS}/importPricelist`;
const market = { id: 'IT', description: 'Italia', currency: 'EUR', pricemask: '#.##0,00' };
const onClose = vi.fn();
const onImported = vi.fn();
const onFill = vi.fn();

function open(
  upload: HttpResponseResolver = reply('uploadPricelistFromExcel.default'),
  run = reply('importPricelist.default'),
  user = users.market,
  currency = 'EUR',
) {
  onClose.mockClear();
  onImported.mockClear();
  server.use(http.post(`*${UPLOAD}`, upload), http.post(`*${IMPORT}`, run));
  const subject = { market, vetele: '3410126', modelName: 'Aurora 1.5 Hybrid MY26', currency };
  renderPart(
    { '/': <ImportPricesDialog {...subject} onClose={onClose} onImported={onImported} onFill={onFill} /> },
    '/',
    user,
  );
}

const dialog = () => within(screen.getByRole('dialog', { name: /Import price list/ }));
const choose = (name = 'listino.xlsx', content: BlobPart = 'PK') =>
  fireEvent.change(dialog().getByLabelText('Workbook to import', { selector: 'input' }), {
    target: { files: [new File([content], name)] },
  });
async function upload(name?: string) {
  choose(name);
  await press('Upload');
  await findButton(/^Import [\d,.]+ rows?$/);
}
const importButton = () => dialog().queryByRole('button', { name: /^Import \d/ });
const box = (code: string) => dialog().getByRole<HTMLInputElement>('checkbox', { name: `Import ${code}` });
const rowOf = (code: string) => box(code).closest('tr')!;

/** The form that a call sent. */
async function formOf(path: string, at = -1): Promise<Record<string, FormDataEntryValue>> {
  const request = requestsTo(path).at(at)!;
  return Object.fromEntries(await request.clone().formData());
}
async function sentRows(): Promise<PriceUploadRow[]> {
  const { importPriceConfUtilJson } = await formOf(IMPORT);
  return JSON.parse(String(importPriceConfUtilJson)).priceConfEditedItemList;
}

it('offers Import only after an upload that shows what it would change (R-191, R-193)', async () => {
  open();
  await findButton('Choose file');
  expect(importButton()).toBeNull();
  expect((await findButton('Upload')).hasAttribute('disabled')).toBe(true);

  choose();
  expect(importButton()).toBeNull();
  await press('Upload');

  expect((await findButton('Import 7 rows')).hasAttribute('disabled')).toBe(false);
  const { uploadFile, ...texts } = await formOf(UPLOAD);
  expect(texts).toEqual({ pCountry: 'IT', pVetele: '3410126' });
  expect((uploadFile as File).name).toBe('listino.xlsx');
  expect(requestsTo(IMPORT)).toHaveLength(0);
  expect(dialog().getByRole('grid', { name: 'Base price' })).toBeTruthy();
  expect(dialog().getByRole('grid', { name: 'Equipments' })).toBeTruthy();
  expect(dialog().getAllByRole('img', { name: 'Status 2, Error' })).toHaveLength(5);
});

it('rounds amounts with too many decimals where that is chosen, for the whole file', async () => {
  const preview = mockValue<PriceUploadPreview>('uploadPricelistFromExcel.default');
  open(() => HttpResponse.json({ ...preview, roundable: 3 }));
  await upload();
  expect('roundDecimals' in (await formOf(UPLOAD))).toBe(false);

  fireEvent.click(dialog().getByRole('checkbox', { name: 'Round to 2 decimals: 3 rows have more' }));

  await waitFor(async () => expect((await formOf(UPLOAD)).roundDecimals).toBe('true'));
  expect(
    (await dialog().findByRole<HTMLInputElement>('checkbox', { name: 'Round to 2 decimals' })).checked,
  ).toBe(true);
});

it('keeps ticks and edited prices when amounts are rounded, and a file that was chosen since', async () => {
  const preview = mockValue<PriceUploadPreview>('uploadPricelistFromExcel.default');
  open(() => HttpResponse.json({ ...preview, roundable: 3 }));
  await upload();
  const [first, second] = preview.uploadedList.filter(({ status }) => status === 0);
  fireEvent.click(box(first!.code));
  const price = within(rowOf(second!.code)).getByRole<HTMLInputElement>('textbox');
  fireEvent.change(price, { target: { value: '777' } });
  choose('newer.xlsx');

  fireEvent.click(dialog().getByRole('checkbox', { name: /^Round to 2 decimals/ }));
  await dialog().findByRole('checkbox', { name: 'Round to 2 decimals' });

  expect(box(first!.code).checked).toBe(false);
  expect(within(rowOf(second!.code)).getByRole<HTMLInputElement>('textbox').value).toContain('777');
  await findButton('Upload');
  expect(dialog().getByText(/newer\.xlsx/)).toBeTruthy();
  await press('Upload');
  await waitFor(async () => expect(((await formOf(UPLOAD)).uploadFile as File).name).toBe('newer.xlsx'));
});

it('keeps the edited price of a row that is refused in between, as long as it is not rounded', async () => {
  const preview = mockValue<PriceUploadPreview>('uploadPricelistFromExcel.default');
  const [first] = preview.uploadedList.filter(({ status }) => status === 0);
  const unrounded = preview.uploadedList.map((row) =>
    row.code === first!.code ? { ...row, status: 2, price: null } : row,
  );
  open(async ({ request }) => {
    const isRounded = (await request.formData()).get('roundDecimals') === 'true';
    return HttpResponse.json({
      ...preview,
      roundable: 3,
      uploadedList: isRounded ? preview.uploadedList : unrounded,
    });
  });
  await upload();
  const round = () => fireEvent.click(dialog().getByRole('checkbox', { name: /^Round to 2 decimals/ }));
  round();
  await waitFor(() => expect(box(first!.code).checked).toBe(true));
  const price = () => within(rowOf(first!.code)).getByRole<HTMLInputElement>('textbox');
  fireEvent.change(price(), { target: { value: '777' } });
  round();
  await waitFor(() => expect(box(first!.code).disabled).toBe(true));
  round();
  await waitFor(() => expect(box(first!.code).disabled).toBe(false));

  expect(price().value).toContain('777');
});

it('lets rows of status 0 alone be ticked and edited (R-192)', async () => {
  open();
  await upload();
  const { uploadedList } = mockValue<PriceUploadPreview>('uploadPricelistFromExcel.default');
  fireEvent.click(dialog().getByRole('radio', { name: /^All \d/ }));

  for (const { code, status } of uploadedList.filter(({ code }) => code !== 'FS07')) {
    expect(box(code).disabled, code).toBe(status !== 0);
    expect(box(code).checked, code).toBe(status === 0);
    expect(within(rowOf(code)).queryByRole('textbox') === null, code).toBe(status !== 0);
  }
  expect(rowOf('12XZ').textContent).toContain('Row 10, column Code: 12XZ is not offered for this vehicle');
});

it('opens on ready rows and errors; what is unchanged is no warning and has a place of its own', async () => {
  open();
  await upload();
  const shown = () =>
    within(dialog().getByRole('grid', { name: 'Equipments' }))
      .queryAllByRole('img')
      .map((status) => status.getAttribute('aria-label'));

  expect(new Set(shown())).toEqual(new Set(['Status 0, Ready', 'Status 2, Error']));
  fireEvent.click(dialog().getByRole('radio', { name: /^Unchanged 4/ }));
  expect(shown()).toEqual(Array(4).fill('Status 1, Unchanged'));
  fireEvent.click(dialog().getByRole('radio', { name: /^Warnings 1/ }));
  expect(shown()).toEqual(['Status 1, Warning']);
});

it('imports what is ticked with the prices as they were edited, and says so (R-191)', async () => {
  open();
  await upload();

  type('New price of 05FK', '1.499,5');
  expect(rowOf('05FK').textContent).toContain('+79,50');
  fireEvent.click(box('14RS'));
  await press('Import 6 rows');

  await dialog().findByText('Import executed');
  const { planDigest, pCountry, pVetele } = await formOf(IMPORT);
  expect([pCountry, pVetele, planDigest]).toEqual(['IT', '3410126', '4f2a90c1']);
  const rows = await sentRows();
  expect(rows).toHaveLength(7);
  expect(rows.find(({ code }) => code === '05FK')).toEqual({
    row: 6,
    code: '05FK',
    isChecked: true,
    price: 1499.5,
  });
  expect(rows.find(({ code }) => code === '14RS')).toEqual({
    row: 11,
    code: '14RS',
    isChecked: false,
    price: 565,
  });
  expect(rows.find(({ code }) => code === '-')).toEqual({ row: 5, code: '-', isChecked: true, price: 29100 });
  expect(onImported).toHaveBeenCalledOnce();
  // Nothing is left to edit; what was imported is told row by row.
  expect(importButton()).toBeNull();
  expect(dialog().queryAllByRole('textbox')).toEqual([]);
  expect(rowOf('14RS').textContent).toContain('Not imported: it was not ticked');
  expect(
    dialog().getByText('6 prices are stored. 11 rows are left out and keep their current price.'),
  ).toBeTruthy();
  fireEvent.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(onClose).toHaveBeenCalled();
});

it('tells before the import which blank prices it would be refused for, and leads to them (A-22)', async () => {
  open(reply('uploadPricelistFromExcel.blank'));
  await upload();

  expect(dialog().getByText('No price: 24SL Assetto sportivo ribassato')).toBeTruthy();
  expect(importButton()!.hasAttribute('disabled')).toBe(true);
  await press('Take the official price for 1 blank item');
  expect(onFill).toHaveBeenLastCalledWith(['24SL'], true);
  await press('Go to the first');
  expect(onFill).toHaveBeenLastCalledWith(['24SL'], false);

  // Accessories are a list of their own.
  for (const code of ['Aurora 1.5 Hybrid MY26', '05FK', '11TP', '14RS', '17VL', 'FS01'])
    fireEvent.click(dialog().getByRole('checkbox', { name: `Import ${code}` }));
  await press('Import 1 row');
  await dialog().findByText('Import executed');
});

it('offers no official price to a list in another currency than its market (decision I-10)', async () => {
  open(reply('uploadPricelistFromExcel.blank'), undefined, users.market, 'CHF');
  await upload();

  expect(dialog().getByRole('button', { name: 'Go to the first' })).toBeTruthy();
  expect(dialog().queryByRole('button', { name: /official price/ })).toBeNull();
});

it('asks for the price of a row that would stay blank because it is not ticked', async () => {
  open();
  await upload();
  expect(dialog().queryByText(/^No price:/)).toBeNull();

  fireEvent.click(box('11TP'));

  expect(dialog().getByText('No price: 11TP Tetto panoramico elettrocromico')).toBeTruthy();
  expect(importButton()!.hasAttribute('disabled')).toBe(true);
});

it('ticks and unticks every ready row at once, those out of sight too', async () => {
  const rows = Array.from({ length: 2000 }, (_, n): PriceUploadRow => ({
    row: n + 6,
    group: 'OPTIONALS',
    code: `C${n}`,
    description: `Item ${n}`,
    officialPrice: null,
    currentPrice: 10,
    price: 11,
    statusDescription: 'Ready to import',
    isChecked: n % 2 === 0,
    status: n % 2 === 0 ? 0 : 1,
    isUnchanged: n % 2 !== 0,
  }));
  const preview = {
    basePriceList: [],
    uploadedList: rows,
    uploadErrorMsgList: [],
    blankList: [],
    planDigest: 'd',
    linesAbove: [],
    columns: [],
    invalidRows: [],
  };
  open(
    () => HttpResponse.json(preview),
    () => HttpResponse.json({ ...preview, planDigest: '' }),
  );
  await upload();

  expect(dialog().getAllByRole('row').length).toBeLessThan(100);
  const all = dialog().getByRole<HTMLInputElement>('checkbox', { name: 'Import all rows of Equipments' });
  expect(all.checked).toBe(true);
  fireEvent.click(box('C0'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  fireEvent.click(all);
  expect((await findButton('Import 0 rows')).hasAttribute('disabled')).toBe(true);
  fireEvent.click(box('C4'));
  // The row that has the focus is not lost when it is scrolled out of sight.
  box('C4').focus();
  expect(rowOf('C4').getAttribute('aria-rowindex')).not.toBeNull();
  vi.spyOn(rowOf('C4').parentElement!, 'getBoundingClientRect').mockReturnValue({ top: -20_000 } as DOMRect);
  fireEvent.scroll(document);
  expect(dialog().queryByRole('checkbox', { name: 'Import C0' })).toBeNull();
  expect(document.activeElement).toBe(box('C4'));
  await press('Import 1 row');

  await waitFor(() => expect(requestsTo(IMPORT)).toHaveLength(1));
  const sent = await sentRows();
  expect(sent).toHaveLength(1000);
  expect(sent.filter(({ isChecked }) => isChecked).map(({ code }) => code)).toEqual(['C4']);
});

it.each([
  ['05FK', 'gratis'],
  ['05FK', ''],
  ['05FK', '-5'],
  ['Aurora 1.5 Hybrid MY26', '0'],
])('does not import while the price of %s is "%s"; unticked it does not matter', async (name, text) => {
  open();
  await upload();

  type(`New price of ${name}`, text);

  await dialog().findByText('1 ticked row has no valid price.');
  expect(importButton()!.hasAttribute('disabled')).toBe(true);
  fireEvent.click(dialog().getByRole('checkbox', { name: `Import ${name}` }));
  await press('Import 6 rows');
  await dialog().findByText('Import executed');
});

it('moves from price to price with arrows and Enter, past rows that have none, and takes an edit back with Esc', async () => {
  open();
  await upload();
  const field = (code: string) => fieldOf(`New price of ${code}`);
  field('05FK').focus();

  fireEvent.keyDown(field('05FK'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(field('11TP'));
  fireEvent.keyDown(field('11TP'), { key: 'Enter' });
  expect(document.activeElement).toBe(field('14RS'));
  fireEvent.keyDown(field('14RS'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(field('11TP'));
  type('New price of 11TP', '5');
  fireEvent.keyDown(field('11TP'), { key: 'Escape' });
  fireEvent.blur(field('11TP'));

  expect(field('11TP').value).toBe('1.190,00');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field('11TP'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalled();
});

it('says why an upload failed and keeps the preview, its ticks and its prices', async () => {
  open();
  await upload();
  type('New price of 05FK', '1500');
  fireEvent.click(box('14RS'));
  server.use(
    http.post(`*${UPLOAD}`, () =>
      HttpResponse.json({ message: 'The file is neither CSV nor XLSX.' }, { status: 400 }),
    ),
  );

  choose('other.xlsx');
  await press('Upload');

  await dialog().findByText('The file is neither CSV nor XLSX.');
  expect(dialog().getByText('The rows below are still those of listino.xlsx.')).toBeTruthy();
  fireEvent.blur(fieldOf('New price of 05FK'));
  expect(fieldOf('New price of 05FK').value).toBe('1.500,00');
  expect(box('14RS').checked).toBe(false);
  await press('Import 6 rows');
  await dialog().findByText('Import executed');
  expect(((await formOf(IMPORT))['uploadFile'] as File).name).toBe('listino.xlsx');
});

it('starts over with another upload (R-191)', async () => {
  open();
  await upload();
  type('New price of 05FK', '1500');
  await press('Import 7 rows');
  await dialog().findByText('Import executed');

  await press('Upload again');

  await findButton('Import 7 rows');
  expect(dialog().queryByText('Import executed')).toBeNull();
  expect(fieldOf('New price of 05FK').value).toBe('1.450,00');
});

it('refuses a file of more than 10 MB without sending it', async () => {
  open();
  await findButton('Choose file');

  choose('huge.xlsx', new Uint8Array(10 * 1024 * 1024 + 1));
  await press('Upload');

  await dialog().findByText('The file is larger than 10 MB, the most that can be imported.');
  expect(requestsTo(UPLOAD)).toHaveLength(0);
});

it('takes the limit of the server, whatever it is', async () => {
  open(undefined, undefined, { ...users.market, maxUploadMB: 12 });
  await dialog().findByText('XLSX or CSV as the export writes it, at most 12 MB');

  choose('large.xlsx', new Uint8Array(11 * 1024 * 1024));
  await press('Upload');
  await findButton('Import 7 rows');
  choose('huge.xlsx', new Uint8Array(12 * 1024 * 1024 + 1));
  await press('Upload');

  await dialog().findByText('The file is larger than 12 MB, the most that can be imported.');
  expect(requestsTo(UPLOAD)).toHaveLength(1);
});

it('asks for another upload when the list has changed since, and keeps everything after any other failure', async () => {
  open();
  await upload();
  server.use(http.post(`*${IMPORT}`, () => HttpResponse.json({ message: 'Try later.' }, { status: 500 })));
  await press('Import 7 rows');
  await dialog().findByText('Try later.');
  expect(importButton()!.hasAttribute('disabled')).toBe(false);

  server.use(
    http.post(`*${IMPORT}`, () => HttpResponse.json({ message: 'It has changed.' }, { status: 409 })),
  );
  await press('Import 7 rows');
  await dialog().findByText('It has changed.');
  expect(importButton()!.hasAttribute('disabled')).toBe(true);
  expect(onImported).not.toHaveBeenCalled();
  await press('Upload again');
  await waitFor(() => expect(importButton()!.hasAttribute('disabled')).toBe(false));
});

it('asks before edits are lost', async () => {
  open();
  await upload();
  fireEvent.click(box('05FK'));

  await press('Cancel');

  await findButton('Stay');
  expect(onClose).not.toHaveBeenCalled();
  await press('Leave without saving');
  expect(onClose).toHaveBeenCalled();
});

it('stays open while prices are being stored, says why, and shows the result', async () => {
  let answer = () => {};
  const stored = new Promise<void>((resolve) => (answer = resolve));
  open();
  server.use(
    http.post(`*${IMPORT}`, async () => {
      await stored;
      return reply('importPricelist.default')();
    }),
  );
  await upload();
  await press('Import 7 rows');

  await dialog().findByText('Saving… The dialog stays open until the result is in.');
  for (const name of ['Cancel', 'Close dialog'])
    expect(dialog().getByRole('button', { name }).hasAttribute('disabled'), name).toBe(true);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect([onClose.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([0, null]);

  answer();
  await dialog().findByText('Import executed');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

const subject = { market, vetele: '3410126', modelName: 'Aurora 1.5 Hybrid MY26' };
function Screen() {
  const state = useOpenedDialog<'import'>();
  return (
    <>
      <button onClick={() => state.open('import')}>Import</button>
      <OpenedDialog state={state}>
        {() => <ImportPricesDialog {...subject} onClose={onClose} onImported={onImported} onFill={onFill} />}
      </OpenedDialog>
    </>
  );
}

/** The session ends over a preview with one row less and another price. */
async function endOverPreview() {
  const first = renderPart({ '/': <Screen /> }, '/', users.market);
  await press('Import');
  await upload();
  type('New price of 05FK', '1.499,5');
  fireEvent.click(box('14RS'));
  await findButton('Import 6 rows');
  first.unmount();
  renderPart({ '/': <Screen /> }, '/', users.market);
  await screen.findByText('What you typed in “Import price list” is still here.');
}

it('has ticks and prices again that the end of the session interrupted, of the same file', async () => {
  await endOverPreview();
  await press('Reopen');

  await dialog().findByText(/^2 unsaved changes of today.* restored\.$/);
  expect([box('14RS').checked, fieldOf('New price of 05FK').value]).toEqual([false, '1.499,5']);
  const files = await Promise.all([formOf(UPLOAD, 0), formOf(UPLOAD, 1)]);
  expect(files.map(({ uploadFile }) => (uploadFile as File).name)).toEqual(['listino.xlsx', 'listino.xlsx']);

  await press('Discard');
  await findButton('Import 7 rows');
  expect(fieldOf('New price of 05FK').value).not.toBe('1.499,5');
});

it('starts over if the preview has changed by then, and says so', async () => {
  await endOverPreview();
  const preview = mockValue<PriceUploadPreview>('uploadPricelistFromExcel.default');
  server.use(http.post(`*${UPLOAD}`, () => HttpResponse.json({ ...preview, planDigest: 'other' })));
  await press('Reopen');

  await dialog().findByText(
    /^2 unsaved changes of today.* not restored: somebody saved this list meanwhile\.$/,
  );
  await findButton('Import 7 rows');
});

function aSheet() {
  const sheet = createPriceSheet();
  const row = (code: string, price: number | null) => ({
    code,
    price,
    isStandard: false,
    isHiddenByMarket: false,
  });
  sheet.load([row('-', 2890000), row('05FK', 142000), row('FS01', null), row('AC01', 8500)]);
  sheet.type('05FK', '1.430,5', '#.##0,00');
  sheet.type('AC01', 'gratis', '#.##0,00');
  sheet.currency = 'EUR';
  return sheet;
}
const sections = { options: ['05FK'], fuoriserie: ['FS01'], programmes: [], accessories: ['AC01'] };

it('exports what the screen shows in the four groups and names the file as the server does (R-265)', async () => {
  const shown = {
    basePrice: { price: 28900 },
    equipmentList: [
      { group: 'OPTIONALS', items: [{ code: '05FK', price: 1430.5 }] },
      { group: 'FUORISERIE', items: [{ code: 'FS01', price: null }] },
      { group: 'CUSTOMER PROGRAMS', items: [] },
      { group: 'ACCESSORIES', items: [{ code: 'AC01', price: null }] },
    ],
  };
  expect(shownPrices(aSheet(), sections)).toEqual(shown);
  const answer = vi.fn(() =>
    HttpResponse.text('PK', {
      headers: { 'content-disposition': 'attachment; filename="priceList_IT.xlsx"' },
    }),
  );
  server.use(http.post(`*${CALLS}/exportPricelist`, answer));
  const about: ExportPricesProps = {
    market,
    vetele: '3410126',
    modelName: 'Aurora 1.5',
    sheet: aSheet(),
    sections,
  };
  const Export = () => <button onClick={useExportPrices(about).exportPrices}>Export</button>;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  renderPart({ '/': <Export /> }, '/', users.market);

  await press('Export');

  await screen.findByText('priceList_IT.xlsx downloaded');
  const [request] = requestsTo(`${CALLS}/exportPricelist`);
  expect(Object.fromEntries(new URL(request!.url).searchParams)).toEqual({
    marketId: 'IT',
    modelCode: '3410126',
    modelName: 'Aurora 1.5',
    shownCurrency: 'EUR',
  });
  expect(await request!.clone().json()).toEqual(shown);
});
