import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useGetMarketTaxesQuery, type MarketTax } from '../../../api';
import { servePriceList } from '../../../test/priceWorld';
import { renderPart } from '../../../test/renderPart';
import { reply } from '../../../test/steps';
import { requestsTo, server, startServer } from '../../../test/server';
import { users } from '../../../test/users';
import { MarketTaxesCard, type MarketTaxesCardProps } from './MarketTaxesCard';

startServer();

const italy = { id: 'IT', description: 'Italia' };
const none: MarketTax[] = [];

function Card(props: Partial<MarketTaxesCardProps>) {
  const { currentData, isError, refetch } = useGetMarketTaxesQuery({ countryId: 'IT', modelCode: '3410126' });
  return (
    <MarketTaxesCard
      market={italy}
      vetele="3410126"
      modelName="Aurora 1.5 Hybrid MY26"
      taxes={currentData ?? none}
      mask="#.##0,00"
      label="FINCO Taxes"
      canEdit
      isFailed={isError}
      onRetry={() => void refetch()}
      {...props}
    />
  );
}

/** The card, unfolded. */
async function open(props: Partial<MarketTaxesCardProps> = {}) {
  const view = renderPart({ taxes: <Card {...props} /> }, '/taxes#taxes', users.market);
  await screen.findByRole('table', { name: 'Taxes' });
  return view;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Types as a person does: enters the field, writes, and by default leaves it. */
function type(label: string, text: string, { leaves = true } = {}) {
  fireEvent.focus(field(label));
  fireEvent.change(field(label), { target: { value: text } });
  if (leaves) fireEvent.blur(field(label));
}
function paste(label: string, text: string, { leaves = true } = {}) {
  const input = field(label);
  fireEvent.focus(input);
  const event = createEvent.paste(input, { clipboardData: { getData: () => text } });
  fireEvent(input, event);
  // What the browser does when nobody prevents it.
  if (!event.defaultPrevented) fireEvent.change(input, { target: { value: input.value + text } });
  if (leaves) fireEvent.blur(input);
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save taxes' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const roadB2c = 'MESSA SU STRADA, B2C';
const exemptB2e = 'QUOTA ESENTE, B2E';

it('shows one row for each description with the three types of customers (R-182, R-190)', async () => {
  servePriceList();
  await open();

  const table = within(screen.getByRole('table', { name: 'Taxes' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Description',
    'B2C',
    'B2B',
    'B2E',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'MESSA SU STRADA',
    'QUOTA ESENTE',
  ]);
  expect(field(roadB2c).value).toBe('854,00');
  expect([field(roadB2c).min, field(roadB2c).max]).toEqual(['0', '100000']);
});

it('keeps its place without words while the online service is active (R-173)', async () => {
  servePriceList();
  await open({ label: '' });

  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('region', { name: 'Taxes' })).toBeTruthy();
});

it('enters nothing but digits and a point, and 0 for what is empty or not positive (R-188, R-189)', async () => {
  servePriceList();
  await open();

  type(roadB2c, '12a', { leaves: false });
  expect(field(roadB2c).value).toBe('854,00');
  type(roadB2c, '12,5', { leaves: false });
  expect(field(roadB2c).value).toBe('12,5');
  fireEvent.keyDown(field(roadB2c), { key: 'Escape' });
  expect(field(roadB2c).value).toBe('854,00');

  type(roadB2c, '');
  expect(field(roadB2c).value).toBe('0,00');
  paste(exemptB2e, '-1');
  expect(field(exemptB2e).value).toBe('0,00');
  paste(exemptB2e, '1.234,56');
  expect(field(exemptB2e).value).toBe('1.234,56');
  paste(exemptB2e, 'a richiesta', { leaves: false });
  expect(screen.getByText(/'a richiesta' is not an amount: nothing was pasted\./)).toBeTruthy();
  expect(field(exemptB2e).value).toBe('1.234,56');
});

it('takes amounts in the currency of the list, not in that of the market (I-40)', async () => {
  const world = servePriceList();
  world.taxes = world.taxes.map((tax) => ({ ...tax, currency: 'CHF' }));
  await open();

  paste(roadB2c, '900 EUR', { leaves: false });
  expect(screen.getByText(/'900 EUR' is not in CHF/)).toBeTruthy();
  fireEvent.keyDown(field(roadB2c), { key: 'Escape' });
  paste(roadB2c, '900 CHF');
  expect(field(roadB2c).value).toBe('900,00');
});

it('saves only while both fixed taxes have a value, and says so beside the button (R-186)', async () => {
  servePriceList();
  server.use(http.get('*/getTaxes/:market/:vetele', reply('getMarketTaxes.incomplete')));
  await open();
  type(roadB2c, '900');

  expect(save().disabled).toBe(true);
  expect(screen.getByText('QUOTA ESENTE needs a value that is not 0.')).toBeTruthy();

  type(exemptB2e, '10');
  expect(save().disabled).toBe(false);
  for (const of of ['B2C', 'B2B', 'B2E']) type(`MESSA SU STRADA, ${of}`, '0');
  expect(screen.getByText('MESSA SU STRADA needs a value that is not 0.')).toBeTruthy();
  type(exemptB2e, '0');
  expect(screen.getByText('MESSA SU STRADA and QUOTA ESENTE each need a value that is not 0.')).toBeTruthy();
  type(exemptB2e, '100000.01');
  type(roadB2c, '1');
  expect(save().disabled).toBe(true);
  expect(screen.getByText('One of the values is not an amount.')).toBeTruthy();
  expect(screen.getByText("'100000.01' is above 100.000,00.")).toBeTruthy();
});

it('saves every tax with the version, and takes changes back before (R-200)', async () => {
  const world = servePriceList();
  await open();
  expect(save().disabled).toBe(true);
  type(roadB2c, '900');
  press('Rollback');
  expect(field(roadB2c).value).toBe('854,00');

  type(roadB2c, '900.5');
  press('Save taxes');

  await screen.findByText('Prices saved');
  expect(world.saves).toHaveLength(1);
  expect(world.saves[0]?.query).toEqual({ version: '7', shownCurrency: 'EUR' });
  expect(world.saves[0]?.body).toHaveLength(6);
  expect(world.saves[0]?.body).toContainEqual({ description: 'MESSA SU STRADA', code: 'B2C', price: 900.5 });
  await waitFor(() => expect(save().disabled).toBe(true));
  expect(field(roadB2c).value).toBe('900,50');
  type(roadB2c, '901');
  press('Save taxes');
  await waitFor(() => expect(world.saves[1]?.query).toMatchObject({ version: '8' }));
});

it('shows a red dialog when a save fails, and keeps what was typed (R-206)', async () => {
  servePriceList();
  server.use(http.put('*/saveMarketDataTaxes/:market/:vetele', reply('saveMarketDataTaxes.fixed', 400)));
  await open();
  type(roadB2c, '900');

  press('Save taxes');

  const box = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(box.textContent).toContain('MESSA SU STRADA and QUOTA ESENTE each need a value that is not 0.');
  fireEvent.click(within(box).getByRole('button'));
  expect(field(roadB2c).value).toBe('900,00');
});

it('saves beside a colleague who changed other taxes, or only prices', async () => {
  const world = servePriceList();
  await open();
  type(roadB2c, '900');
  world.store([{ code: '05FK', price: 1 }]);
  press('Save taxes');
  await screen.findByText('Prices saved');
  expect(screen.queryByText(/meanwhile/)).toBeNull();

  type(roadB2c, '950');
  world.taxes = world.taxes.map((tax) =>
    `${tax.description}, ${tax.code}` === exemptB2e ? { ...tax, price: 5 } : tax,
  );
  world.store([]);
  press('Save taxes');

  await screen.findByText('Marco Ferri saved 1 other tax meanwhile; both are kept.');
  await waitFor(() => expect([field(roadB2c).value, field(exemptB2e).value]).toEqual(['950,00', '5,00']));
});

it('asks about a tax that a colleague set to another value', async () => {
  const world = servePriceList();
  await open();
  type(roadB2c, '900');
  world.taxes = world.taxes.map((tax) =>
    `${tax.description}, ${tax.code}` === roadB2c ? { ...tax, price: 870 } : tax,
  );
  world.store([]);
  press('Save taxes');

  const dialog = within(await screen.findByRole('dialog', { name: 'A colleague changed the same taxes' }));
  expect(dialog.getByRole('radio', { name: /Marco Ferri.*870,00/ })).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: /You 900,00/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save taxes' }));

  await screen.findByText('Prices saved');
  expect(world.taxes.find((tax) => `${tax.description}, ${tax.code}` === roadB2c)?.price).toBe(900);
});

it('asks about a tax that was typed before a colleague set another currency', async () => {
  const world = servePriceList();
  await open();
  type(roadB2c, '900');
  world.store([], { currency: 'CHF' });
  press('Save taxes');

  const dialog = within(await screen.findByRole('dialog', { name: 'A colleague changed the same taxes' }));
  expect(world.saves).toHaveLength(1);
  expect(dialog.getByText(/^The currency is CHF now and you typed in EUR/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: /You 900,00/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save taxes' }));

  await screen.findByText('Prices saved');
  expect(world.saves[1]?.query).toEqual({ version: '8', shownCurrency: 'CHF' });
});

it('saves what is in conflict beside a tax that was added meanwhile, and leaves that one as it is', async () => {
  const world = servePriceList();
  await open();
  type(roadB2c, '900');
  const [, b2b] = world.taxes;
  world.taxes = [
    ...world.taxes.map((tax) =>
      `${tax.description}, ${tax.code}` === roadB2c ? { ...tax, price: 870 } : tax,
    ),
    { ...b2b!, description: 'PFU', price: 19.4 },
  ];
  world.store([]);
  press('Save taxes');
  await screen.findByRole('dialog', { name: 'A colleague changed the same taxes' });
  // The reading that followed the refusal waits for the decision.
  await waitFor(() => expect(requestsTo('/ccb/auth/fe/priceConf/getTaxes/IT/3410126')).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  press('Back to the list');

  expect(screen.queryByText('One of the values is not an amount.')).toBeNull();
  expect(screen.queryByRole('rowheader', { name: 'PFU' })).toBeNull();
  press('Save taxes');
  const dialog = within(await screen.findByRole('dialog', { name: 'A colleague changed the same taxes' }));
  fireEvent.click(dialog.getByRole('radio', { name: /You 900,00/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save taxes' }));

  await screen.findByRole('rowheader', { name: 'PFU' });
  expect([field(roadB2c).value, field('PFU, B2B').value]).toEqual(['900,00', '19,40']);
  expect(world.saves.at(-1)?.body).toHaveLength(6);
});

it('keeps changes of an ended session, and shows them unfolded', async () => {
  servePriceList();
  const { unmount } = await open();
  type(roadB2c, '900');
  unmount();

  renderPart({ taxes: <Card /> }, '/taxes', users.market);

  expect(await screen.findByText(/^1 unsaved change of .* restored\.$/)).toBeTruthy();
  expect(field(roadB2c).value).toBe('900,00');
  press('Discard');
  expect(field(roadB2c).value).toBe('854,00');
});

it('stands folded with what is in it, and cannot be changed by those who only read', async () => {
  servePriceList();
  renderPart({ taxes: <Card canEdit={false} /> }, '/taxes', users.hq);
  await screen.findByText('Complete');
  expect(screen.getByText('MESSA SU STRADA, QUOTA ESENTE')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'FINCO Taxes' }));

  expect(field(roadB2c).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save taxes' })).toBeNull();
});

it('says that the taxes could not be read, and tries again', async () => {
  servePriceList();
  server.use(
    http.get('*/getTaxes/:market/:vetele', () => HttpResponse.json({ message: 'Down' }, { status: 503 }), {
      once: true,
    }),
  );
  renderPart({ taxes: <Card /> }, '/taxes#taxes', users.market);
  await screen.findByText('The taxes could not be read');

  await act(async () => press('Retry'));

  expect(await screen.findByLabelText(roadB2c)).toBeTruthy();
});

it('keeps in sight what was refused, folded and unfolded again', async () => {
  servePriceList();
  await open();
  type(roadB2c, '12,345');

  const fold = screen.getByRole('button', { expanded: true, name: /Taxes/ });
  fireEvent.click(fold);
  fireEvent.click(fold);

  expect(field(roadB2c).value).toBe('12,345');
  expect(field(roadB2c).getAttribute('aria-invalid')).toBe('true');
});
