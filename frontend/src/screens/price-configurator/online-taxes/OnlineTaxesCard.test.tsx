import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Market, SolPriceConflict, SolPriceData, SolTaxesInput } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { renderPart } from '../../../test/renderPart';
import { answer, requests, requestsTo, server, startServer } from '../../../test/server';
import { bodiesSent, expectMessage, press, reply } from '../../../test/steps';
import { users } from '../../../test/users';
import { OnlineTaxesCard, type OnlineTaxesCardProps } from './OnlineTaxesCard';

startServer();

const path = '/ccb/auth/fe/priceConf';
const italy: OnlineTaxesCardProps['market'] = {
  id: 'IT',
  description: 'Italia',
  currency: 'EUR',
  pricemask: '#.##0,00',
  solEnable: true,
} satisfies Partial<Market> as never;
let data: SolPriceData;

beforeEach(() => {
  data = structuredClone(mockValue<SolPriceData>('getSolPriceData.default'));
  server.use(http.get(`*${path}/sol/:market/:vetele`, () => HttpResponse.json(data)));
});

function open(props: Partial<OnlineTaxesCardProps> = {}) {
  const all = {
    market: italy,
    vetele: '3410126',
    modelName: 'Aurora',
    canModify: true,
    solServiceActive: true,
  };
  const card = <OnlineTaxesCard {...all} {...props} />;
  return renderPart(
    { '/price_configurator': card, '/elsewhere': <p>Elsewhere</p> },
    '/price_configurator',
    users.market,
  );
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const enter = async (name: string, text: string) => {
  const input = await field(name);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const paste = async (name: string, text: string) => {
  const input = await field(name);
  fireEvent.focus(input);
  fireEvent.paste(input, { clipboardData: { getData: () => text } });
  fireEvent.blur(input);
};
const saved = async () => (await bodiesSent('POST', `${path}/saveSolTaxes`)) as SolTaxesInput[];
const rowNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save taxes' });

it('shows fixed taxes without delete, custom ones with it, and the values by type', async () => {
  open();

  expect((await field('MESSA SU STRADA, B2C')).value).toBe('854,00');
  expect(screen.getAllByText('Fixed')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  expect((await field('Description of CONTRIBUTO PFU')).value).toBe('CONTRIBUTO PFU');
  expect(saveButton().disabled).toBe(true);
});

it('asks with the end of today (R-266)', async () => {
  open();
  await field('MESSA SU STRADA, B2C');

  const asked = new URL(requests().find(({ url }) => url.includes('/sol/'))!.url).searchParams.get(
    'startDate',
  )!;
  const end = new Date(asked);
  expect([end.getHours(), end.getMinutes(), end.getSeconds(), end.getMilliseconds()]).toEqual([
    23, 59, 59, 999,
  ]);
  expect(end.toDateString()).toBe(new Date().toDateString());
});

it('takes digits and a point alone, typed or pasted, and makes 0 of what is empty or below (R-188, R-189, R-190)', async () => {
  open();
  const input = await field('MESSA SU STRADA, B2C');
  expect([input.min, input.max]).toEqual(['0', '100000']);

  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'a' } });
  expect(input.value).toBe('854,00');
  await enter('MESSA SU STRADA, B2C', '12.5');
  expect(input.value).toBe('12,50');
  await paste('MESSA SU STRADA, B2C', '1.234,56');
  expect(input.value).toBe('1.234,56');
  await paste('MESSA SU STRADA, B2C', 'abc');
  expect(input.value).toBe('1.234,56');
  await paste('MESSA SU STRADA, B2C', '-1');
  expect(input.value).toBe('0,00');
  await enter('MESSA SU STRADA, B2C', '');
  expect(input.value).toBe('0,00');
  // Whatever the field shows, typed again, is the same value.
  await enter('MESSA SU STRADA, B2C', '3.000,00');
  expect(input.value).toBe('3.000,00');
});

it('shows what is typed as it is read, and refuses what could be a thousandth of it', async () => {
  open();
  const input = await field('MESSA SU STRADA, B2C');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: '1.250,5' } });
  expect(screen.getByText('= 1.250,50')).toBeTruthy();
  fireEvent.change(input, { target: { value: '-' } });
  fireEvent.change(input, { target: { value: '3' } });
  expect(screen.getByText("'-3' is below 0: it becomes 0,00 once the field is left.")).toBeTruthy();
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.change(input, { target: { value: '3,125' } });
  fireEvent.blur(input);

  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['3,125', 'true']);
  await press('Save taxes');
  expect((await screen.findByRole('alert')).textContent).toContain('One of the values is not an amount.');
  expect(await saved()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Use 3,13' }));
  expect(input.value).toBe('3,13');
});

it('makes no amount of two cells', async () => {
  open();
  const input = await field('MESSA SU STRADA, B2C');
  fireEvent.focus(input);
  fireEvent.paste(input, { clipboardData: { getData: () => '12\r\n345' } });
  expect(screen.getByText("'12 345' is more than one value.")).toBeTruthy();
  expect(input.value).toBe('12\t345');
});

it('says that a tax is above 100000, and leads to it instead of saving (R-190)', async () => {
  open();
  await enter('MESSA SU STRADA, B2B', '100000.01');
  const input = await field('MESSA SU STRADA, B2B');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText("'100000.01' is above 100.000,00.")).toBeTruthy();
  input.blur();
  await press('Save taxes');

  expect((await screen.findByRole('alert')).textContent).toContain('One of the values is not an amount.');
  expect(document.activeElement).toBe(input);
  expect(await saved()).toEqual([]);
});

it('saves every row and the downpayment over the version that was read', async () => {
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  fireEvent.change(screen.getByLabelText(/Downpayment/), { target: { value: '1000' } });
  data = { ...data, version: 5 };
  await press('Save taxes');
  await screen.findByText('Online taxes of Aurora 1.5 Hybrid MY26 in Italia saved');

  const [body] = await saved();
  expect(body!.taxList).toHaveLength(9);
  expect(body!.taxList[0]).toEqual({
    id: 11,
    model: '3410126',
    countryId: 'IT',
    taxValue: 900,
    taxDescription: 'MESSA SU STRADA',
    taxType: 'B2C',
  });
  expect(body!.virtualProduct).toEqual({ country: 'IT', model: '3410126', downpayment: 1000 });
  const sent = requests().find(({ url }) => url.includes('saveSolTaxes'))!;
  expect(new URL(sent.url).searchParams.get('version')).toBe('4');
  await waitFor(() => expect(saveButton().disabled).toBe(true));
});

it('names the currency that stood there when it was typed', async () => {
  function Card() {
    const [currency, setCurrency] = useState('EUR');
    const props = { vetele: '3410126', modelName: 'Aurora', canModify: true, solServiceActive: true };
    return (
      <>
        <button onClick={() => setCurrency('CHF')}>Set CHF</button>
        <OnlineTaxesCard {...props} market={{ ...italy, currency }} />
      </>
    );
  }
  renderPart({ '/price_configurator': <Card /> }, '/price_configurator', users.market);
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Set CHF');
  await press('Save taxes');
  await waitFor(() => expect(requestsTo(`${path}/saveSolTaxes`)).toHaveLength(1));

  const [{ url } = { url: '' }] = requestsTo(`${path}/saveSolTaxes`);
  expect(new URL(url).searchParams.get('shownCurrency')).toBe('EUR');
});

it('keeps what was saved on the screen when it cannot be read again, and says so', async () => {
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  server.use(
    http.get(`*${path}/sol/:market/:vetele`, () => HttpResponse.json({ message: 'x' }, { status: 500 })),
  );
  await press('Save taxes');
  await screen.findByText(/saved, but could not be read again/);

  expect((await field('MESSA SU STRADA, B2C')).value).toBe('900,00');
  expect(saveButton().disabled).toBe(true);
  expect((await saved()).length).toBe(1);
});

it('needs a description for each custom tax, unique and not one of the fixed ones (R-187)', async () => {
  open();
  await field('MESSA SU STRADA, B2C');
  await press('Add');
  const description = await field('Description of the new tax');
  expect(document.activeElement).toBe(description);
  await press('Save taxes');
  expect((await screen.findByRole('alert')).textContent).toContain('Descrption required');

  for (const taken of ['messa su strada', 'CONTRIBUTO PFU', ' contributo  pfu ']) {
    fireEvent.change(description, { target: { value: taken } });
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Description already present'),
    );
  }
  expect(description.getAttribute('aria-invalid')).toBe('true');
  await press('Save taxes');
  expect(await saved()).toEqual([]);

  fireEvent.change(description, { target: { value: ' TARGA PROVA ' } });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press('Save taxes');
  await waitFor(async () =>
    expect((await saved())[0]?.taxList.slice(9)).toMatchObject([
      { id: null, taxDescription: 'TARGA PROVA', taxType: 'B2C', taxValue: 0 },
      { taxType: 'B2B' },
      { taxType: 'B2E' },
    ]),
  );
});

it('rolls everything back', async () => {
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Add');
  fireEvent.change(screen.getByLabelText(/Downpayment/), { target: { value: '' } });
  await press('Rollback');

  expect((await field('MESSA SU STRADA, B2C')).value).toBe('854,00');
  expect(rowNames()).toHaveLength(3);
  expect(screen.getByLabelText<HTMLSelectElement>(/Downpayment/).value).toBe('2500');
});

it('drops a tax that nobody has saved, and asks before it deletes a saved one by its three ids (R-269)', async () => {
  open();
  await field('MESSA SU STRADA, B2C');
  await press('Add');
  await press('Delete New tax');
  await waitFor(() => expect(rowNames()).toHaveLength(3));
  await press('Delete CONTRIBUTO PFU');
  const question = await screen.findByRole('alertdialog', { name: 'Delete CONTRIBUTO PFU' });
  expect(requests().some(({ url }) => url.includes('deleteSolTaxes'))).toBe(false);
  data = { ...data, version: 5, solTaxesData: data.solTaxesData.slice(0, 6) };
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(rowNames()).toHaveLength(2));
  await expectMessage('Tax CONTRIBUTO PFU deleted');
  expect(await bodiesSent('POST', `${path}/deleteSolTaxes`)).toEqual([[17, 18, 19]]);
});

it('keeps other edits when a tax is deleted, and saves them over the version that the deletion left', async () => {
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Delete CONTRIBUTO PFU');
  data = { ...data, version: 5, solTaxesData: data.solTaxesData.slice(0, 6) };
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await expectMessage('Tax CONTRIBUTO PFU deleted');
  await press('Close');
  await press('Save taxes');

  await waitFor(async () => expect((await saved())[0]?.taxList).toHaveLength(6));
  const sent = requests().find(({ url }) => url.includes('saveSolTaxes'))!;
  expect(new URL(sent.url).searchParams.get('version')).toBe('5');
});

it('shows a deleted tax no longer, even when the others cannot be read again', async () => {
  open();
  await press('Delete CONTRIBUTO PFU');
  server.use(
    http.get(`*${path}/sol/:market/:vetele`, () => HttpResponse.json({ message: 'x' }, { status: 500 })),
  );
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText(/could not be read again/);

  expect(rowNames()).toHaveLength(2);
});

it('tells in red why a deletion failed, and the tax stays (R-269)', async () => {
  server.use(
    http.post(`*${path}/deleteSolTaxes`, () => HttpResponse.json({ message: 'Not now' }, { status: 500 })),
  );
  open();
  await press('Delete CONTRIBUTO PFU');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  await expectMessage('Not now');
  expect(rowNames()).toHaveLength(3);
});

it('tells in red why saving failed, and what was typed stays', async () => {
  answer({ savePriceSolTaxes: 'twice' });
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Save taxes');

  await expectMessage('Description already present');
  expect((await field('MESSA SU STRADA, B2C')).value).toBe('900,00');
});

/** A colleague stored this meanwhile. */
const colleague = (change: (current: SolPriceData) => void) => {
  const stale = structuredClone(mockValue<SolPriceConflict>('savePriceSolTaxes.stale'));
  stale.current = { ...structuredClone(data), version: 5 };
  change(stale.current);
  let round = 0;
  server.use(
    http.post(`*${path}/saveSolTaxes`, () => {
      round += 1;
      if (round > 1) return reply('savePriceSolTaxes.default')();
      data = stale.current;
      return HttpResponse.json(stale, { status: 409 });
    }),
  );
};

it('merges what a colleague changed elsewhere and saves again by itself', async () => {
  colleague((current) => void (current.solTaxesData[4]!.taxValue = 150));
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Save taxes');
  await screen.findByText('Other changes saved meanwhile are kept.');

  const [, second] = await saved();
  expect(second!.taxList.map(({ taxValue }) => taxValue)).toEqual([
    900, 700, 700, 146, 150, 146, 19.4, 15.9, 15.9,
  ]);
});

it('asks about values that both changed, and never overwrites one unseen', async () => {
  colleague((current) => {
    current.solTaxesData[0]!.taxValue = 870;
    current.solTaxesData[4]!.taxValue = 150;
  });
  open();
  await enter('MESSA SU STRADA, B2C', '900');
  await press('Save taxes');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'A colleague changed the same online taxes' }),
  );
  expect(await saved()).toHaveLength(1);
  fireEvent.click(dialog.getByRole('button', { name: 'Keep all mine' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save taxes' }));

  await waitFor(async () => expect((await saved())[1]?.taxList[0]?.taxValue).toBe(900));
  expect((await saved())[1]!.taxList[4]!.taxValue).toBe(150);
});

it('asks about a tax that both gave another name', async () => {
  colleague((current) => {
    for (const tax of current.solTaxesData.slice(6)) tax.taxDescription = 'PFU E RAEE';
  });
  open();
  fireEvent.change(await field('Description of CONTRIBUTO PFU'), { target: { value: 'PFU 2027' } });
  await press('Save taxes');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'A colleague changed the same online taxes' }),
  );
  expect(dialog.getByText('PFU 2027')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Take all theirs' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save taxes' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await field('Description of PFU E RAEE')).value).toBe('PFU E RAEE');
});

it('offers active downpayments only, in ascending order (R-208)', async () => {
  open();
  await field('MESSA SU STRADA, B2C');
  const options = () =>
    within(screen.getByLabelText(/Downpayment/)).getAllByRole<HTMLOptionElement>('option');

  expect(options().map(({ textContent }) => textContent)).toEqual([
    ...['None', '500,00 EUR', '1.000,00 EUR', '2.500,00 EUR'],
  ]);
});

it('keeps a chosen downpayment in sight that is offered no longer', async () => {
  data.virtualProduct = { id: 3, country: 'IT', model: '3410126', downpayment: 4000 };
  open();
  await field('MESSA SU STRADA, B2C');
  const over = within(screen.getByLabelText(/Downpayment/)).getByRole<HTMLOptionElement>('option', {
    name: '4.000,00 EUR, no longer offered',
  });

  expect([over.selected, over.disabled]).toEqual([true, true]);
});

it('lets HQ users read (R-205)', async () => {
  open({ canModify: false });

  expect((await field('MESSA SU STRADA, B2C')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /Add|Save|Delete|Rollback/ })).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>(/Downpayment/).disabled).toBe(true);
});

it.each([
  [{ solServiceActive: false }, 'Online sales are switched off, so there are no online taxes to set.'],
  [{ market: { ...italy, description: 'Polonia', solEnable: false } }, 'Polonia does not sell online.'],
])('says in one line why there is nothing to set: %#', async (props, line) => {
  open(props);

  expect(await screen.findByText(line)).toBeDefined();
  expect(requests().some(({ url }) => url.includes('/sol/'))).toBe(false);
});

it('says when it cannot be read, and reads again', async () => {
  server.use(
    http.get(`*${path}/sol/:market/:vetele`, () => HttpResponse.json({ message: 'x' }, { status: 500 }), {
      once: true,
    }),
  );
  open();
  await screen.findByText('The online taxes could not be read');
  await press('Retry');

  expect((await field('MESSA SU STRADA, B2C')).value).toBe('854,00');
});

it('asks before unsaved taxes are left', async () => {
  const { router } = open();
  await enter('MESSA SU STRADA, B2C', '900');
  void router.navigate('/elsewhere');
  await press('Stay');
  expect((await field('MESSA SU STRADA, B2C')).value).toBe('900,00');
  void router.navigate('/elsewhere');
  await press('Leave without saving');

  await screen.findByText('Elsewhere');
});

it('keeps what was typed when the session takes the page away, for the same version alone', async () => {
  const first = open();
  await enter('MESSA SU STRADA, B2C', '900');
  first.unmount();

  const again = open();
  await screen.findByText(/^1 unsaved change of today.* restored\.$/);
  expect((await field('MESSA SU STRADA, B2C')).value).toBe('900,00');
  again.unmount();

  const inFrancs = open({ market: { ...italy, currency: 'CHF' } });
  await screen.findByText(/not restored/);
  expect((await field('MESSA SU STRADA, B2C')).value).toBe('854,00');
  inFrancs.unmount();
  const kept = open();
  await enter('MESSA SU STRADA, B2C', '900');
  kept.unmount();

  data = { ...data, version: 5 };
  open();
  await screen.findByText(/not restored: somebody saved this list meanwhile/);
  expect((await field('MESSA SU STRADA, B2C')).value).toBe('854,00');
});
