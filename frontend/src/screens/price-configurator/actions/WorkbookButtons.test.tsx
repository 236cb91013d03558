import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import type { Market, PriceDetails, PricelistExport } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { servePriceList } from '../../../test/priceWorld';
import { renderPart } from '../../../test/renderPart';
import { requestsTo, server, startServer } from '../../../test/server';
import { press, reply } from '../../../test/steps';
import { users } from '../../../test/users';
import { usePriceList } from '../save/usePriceList';
import { WorkbookButtons } from './WorkbookButtons';

startServer();

const model = { value: '3410126', value2: '2026', label: 'Aurora 1.5 Hybrid MY26', solLabel: '' };
const italy = {
  id: 'IT',
  description: 'Italia',
  currency: 'EUR',
  pricemask: '#.##0,00',
} satisfies Partial<Market> as Market;

const goTo = vi.fn();

function Buttons() {
  const list = usePriceList({ market: italy, vetele: model.value, language: 'it' });
  if (!list.list) return null;
  return (
    <>
      <button onClick={() => list.sheet.type('05FK', '1500', '#.##0,00')}>Type a price</button>
      <button onClick={() => list.setCurrency('CHF')}>Choose a currency</button>
      <button onClick={() => list.setMask('#,##0')}>Choose a mask</button>
      <p>{`${list.sheet.changedCodes().length} changed`}</p>
      <WorkbookButtons market={italy} model={model} list={list} canImport cards={{ goTo }} />
    </>
  );
}

async function pressImport() {
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
}
const importDialog = () => screen.queryByRole('dialog', { name: /Import price list/ });
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

it('opens the import at once while nothing is typed', async () => {
  servePriceList();
  renderPart({ '/': <Buttons /> }, '/', users.market);

  await pressImport();

  expect(importDialog()).not.toBeNull();
});

it('asks before an import meets unsaved prices, and stays when told so', async () => {
  servePriceList();
  renderPart({ '/': <Buttons /> }, '/', users.market);
  fireEvent.click(await screen.findByRole('button', { name: 'Type a price' }));
  await screen.findByText('1 changed');

  await pressImport();
  expect(importDialog()).toBeNull();
  await answer('Stay');
  expect(importDialog()).toBeNull();
  await screen.findByText('1 changed');

  await pressImport();
  await answer('Leave without saving');
  await waitFor(() => expect(importDialog()).not.toBeNull());
  await screen.findByText('0 changed');
});

const exported = () => requestsTo('/ccb/auth/fe/priceConf/exportPricelist');
const serveExport = () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  server.use(
    http.post('*/exportPricelist', () =>
      HttpResponse.text('PK', { headers: { 'content-disposition': 'attachment; filename="prices.xlsx"' } }),
    ),
  );
};

it('exports unsaved prices at once', async () => {
  servePriceList();
  serveExport();
  renderPart({ '/': <Buttons /> }, '/', users.market);
  await press('Type a price');
  await screen.findByText('1 changed');

  await press('Export');

  await screen.findByText('prices.xlsx downloaded');
  await screen.findByText('1 changed');
});

it.each(['Choose a currency', 'Choose a mask'])(
  'asks before an export would name another one than the prices are in: %s',
  async (choose) => {
    servePriceList();
    serveExport();
    renderPart({ '/': <Buttons /> }, '/', users.market);
    await press('Type a price');
    await press(choose);

    await press('Export');
    await answer('Stay');
    expect(exported()).toHaveLength(0);
    await screen.findByText('1 changed');

    await press('Export');
    await answer('Leave without saving');
    await screen.findByText('prices.xlsx downloaded');
    await screen.findByText('0 changed');
    const body = (await exported()[0]!.clone().json()) as PricelistExport;
    expect(body.equipmentList?.[0]?.items).toContainEqual({ code: '05FK', price: 1420 });
  },
);

it('leaves the import for the list, filled with official prices as unsaved edits, and at the first of them', async () => {
  servePriceList(mockValue<PriceDetails>('getPriceDetailsByModelVersion.default'));
  server.use(http.post('*/uploadPricelistFromExcel', reply('uploadPricelistFromExcel.blank')));
  renderPart({ '/': <Buttons /> }, '/', users.market);
  await pressImport();
  fireEvent.change(screen.getByLabelText('Workbook to import', { selector: 'input' }), {
    target: { files: [new File(['PK'], 'listino.xlsx')] },
  });
  await press('Upload');

  await press('Take the official price for 1 blank item');

  expect(importDialog()).toBeNull();
  await screen.findByText('1 changed');
  await screen.findByText('Official price taken for 1 blank item, not saved yet');
  expect(goTo.mock.calls[0]![0]).toBe('24SL');
});
