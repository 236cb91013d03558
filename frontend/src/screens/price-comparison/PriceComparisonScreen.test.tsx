import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Market, PriceComparison, SignedIn } from '../../api';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { requestsTo, server, startServer } from '../../test/server';
import { aUser } from '../../test/users';

startServer();

const PATH = '*/ccb/auth/fe/priceConf/comparison';
const pesos = { value: '3410126', value2: '2026', label: 'In pesos', solLabel: '' };
const dollars = { ...pesos, value: '3410226', label: 'In dollars' };
const [first] = mockValue<SignedIn>('getToken.market').user.countries;
const mexico: Market = {
  ...first!,
  id: 'MX',
  description: 'Messico',
  modelGroupItemList: [{ label: 'Aurora', items: [pesos, dollars] }],
};
const italy: Market = { ...mexico, id: 'IT', description: 'Italia' };
const asked = 'leftMarket=IT&leftVehicle=3410126&rightMarket=MX';

interface Opening {
  refusedRate?: string;
  /** On the right. */
  vehicle?: string;
}

/** The market has a list in pesos and one in dollars, which was one in pesos until it was changed. */
function open(rest: string, { refusedRate, vehicle = pesos.value }: Opening = {}) {
  const reply = mockValue<PriceComparison>('getPriceComparison.default');
  server.use(
    http.get(PATH, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const rate = query.get('rate');
      if (rate !== null && rate === refusedRate)
        return HttpResponse.json(
          { message: 'Too high.', fields: [{ field: 'rate', message: 'Too high.' }] },
          { status: 400 },
        );
      const isDollars = query.get('rightVehicle') === dollars.value && !query.has('rightAt');
      return HttpResponse.json({
        ...reply,
        left: { ...reply.left, currency: 'EUR' },
        right: { ...reply.right, currency: isDollars ? 'USD' : 'MXN' },
        rate: rate === null ? null : Number(rate.replace(',', '.')),
      });
    }),
  );
  return renderApp(
    `/price_compare?${asked}&rightVehicle=${vehicle}${rest}`,
    aUser({ username: 'market', priceConfEnabled: true, countries: [italy, mexico] }),
  );
}
const rateOf = (currency: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `EUR for 1 ${currency}` });
const lastQuery = () => new URL(requestsTo('/ccb/auth/fe/priceConf/comparison').at(-1)!.url).searchParams;
const right = () => within(screen.getByRole('group', { name: 'Right' }));
const chooseModel = (value: string) =>
  fireEvent.change(right().getByRole('combobox', { name: 'Model' }), { target: { value } });

it('multiplies no dollars by the rate of the peso, when the model changes (R-449)', async () => {
  open('&rate=0,05&rateOf=MXN-EUR');
  expect((await rateOf('MXN')).value).toBe('0,05');

  chooseModel(dollars.value);

  expect((await rateOf('USD')).value).toBe('');
  expect(lastQuery().get('rate')).toBeNull();
  chooseModel(pesos.value);
  expect((await rateOf('MXN')).value).toBe('0,05');
});

it('offers no vehicle in the header, whose choice would replace both sides', async () => {
  open('');
  await rateOf('MXN');

  expect(within(screen.getByRole('banner')).queryByRole('combobox', { name: 'Model' })).toBeNull();
});

it('multiplies no dollars by it when the moment changes (R-449)', async () => {
  open(`&rightAt=2026-11-01T09:00:00.000Z&rate=0,05&rateOf=MXN-EUR`, { vehicle: dollars.value });
  expect((await rateOf('MXN')).value).toBe('0,05');
  const moment = right().getByRole('textbox', { name: /^Moment/ });

  fireEvent.change(moment, { target: { value: '' } });
  fireEvent.blur(moment);

  expect((await rateOf('USD')).value).toBe('');
  expect(lastQuery().get('rate')).toBeNull();
});

it('keeps with a rate what it is of (R-449)', async () => {
  open('');
  fireEvent.change(await rateOf('MXN'), { target: { value: '0,05' } });
  await waitFor(() => expect(lastQuery().get('rate')).toBe('0,05'));

  chooseModel(dollars.value);

  expect((await rateOf('USD')).value).toBe('');
});

it('lets one correct a rate that the address brings and the server refuses (R-449)', async () => {
  open('&rate=9999&rateOf=MXN-EUR', { refusedRate: '9999' });

  const rate = await screen.findByRole('textbox', { name: 'Rate' });
  await waitFor(() => expect(rate.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(rate, { target: { value: '0,05' } });

  expect((await rateOf('MXN')).value).toBe('0,05');
});
