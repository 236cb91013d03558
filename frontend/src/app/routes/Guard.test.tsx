import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ccbApi } from '../../api';
import { solServiceParameter } from '../../api/solService';
import { renderApp } from '../../test/renderApp';
import { server, startServer } from '../../test/server';
import { press } from '../../test/steps';
import { aUser, users } from '../../test/users';

startServer();

const config = '*/ccb/auth/fe/consoleConfig/getValue/SOL_SERVICE_AVAILABLE';
const [italy] = users.admin.countries;
const finco = aUser({
  username: 'finco',
  packConfEnabled: true,
  countries: [{ ...italy!, solEnable: true }],
});
const away = 'Pack configurator';
const banner = (onOrOff: string) =>
  `Online sales have been switched ${onOrOff}; what you typed cannot be saved now.`;
let isOn: string;

beforeEach(() => {
  isOn = 'true';
  server.use(http.get(config, () => HttpResponse.text(isOn)));
});

type App = ReturnType<typeof renderApp>;

/** An administrator switches the service, and the console hears of it. */
async function switchTo(value: string, { store }: App): Promise<void> {
  isOn = value;
  const options = { forceRefetch: true, subscribe: false };
  await act(() =>
    store.dispatch(ccbApi.endpoints.getConsoleConfigValue.initiate(solServiceParameter, options)),
  );
}

async function typeInto(label: RegExp | string, text: string): Promise<HTMLElement> {
  const input = await screen.findByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  return input;
}

describe('while nobody knows whether online sales are on', () => {
  it('says why, and asks again on demand', async () => {
    server.use(http.get(config, () => HttpResponse.json({ message: 'Back in a minute.' }, { status: 503 })));
    renderApp('/sol_downpayment', users.market);
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.');

    server.use(http.get(config, () => HttpResponse.text('true')));
    await press('Retry');

    await screen.findByText('5 downpayments');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that it is waiting', async () => {
    server.use(
      http.get(config, async () => {
        await delay(50);
        return HttpResponse.text('true');
      }),
    );
    renderApp('/sol_country', users.market);

    await waitFor(() => expect(document.querySelector('main > .card[aria-busy=true]')).not.toBeNull());
    await screen.findByRole('heading', { name: 'Country Configuration' });
  });
});

it.each(['/SOL_country', '/sol_country/'])('leads from %s to the address of the screen', async (address) => {
  const { router } = renderApp(`${address}?market=IT#taxes`, users.market);
  await screen.findByRole('heading', { name: 'Country Configuration' });

  const { pathname, search, hash } = router.state.location;
  expect([pathname, search, hash]).toEqual(['/sol_country', '?market=IT', '#taxes']);
});

describe('when an administrator switches online sales', () => {
  const seller = aUser({ ...users.market, packConfEnabled: true, priceConfEnabled: false });

  it('leads away at once while nothing is unsaved', async () => {
    const app = renderApp('/sol_downpayment', seller);
    await screen.findByText('5 downpayments');
    await switchTo('false', app);

    await screen.findByRole('heading', { name: away, level: 1 });
    expect(app.address()).toBe('/pack_configurator');
  });

  it('keeps what was typed in sight, and leads away once nothing is unsaved', async () => {
    const app = renderApp('/sol_downpayment', seller);
    const input = await typeInto(/^Downpayment of Italia, 500,00 EUR$/, '700');
    await switchTo('false', app);

    expect((await screen.findByText(banner('off'))).closest('[role=status]')).not.toBeNull();
    expect(app.address()).toContain('/sol_downpayment');
    expect(screen.getByLabelText(/^Downpayment of Italia, 500,00 EUR$/)).toBe(input);
    fireEvent.keyDown(input, { key: 'Escape' });

    await waitFor(() => expect(app.address()).toBe('/pack_configurator'));
  });

  it('goes on as before when they are switched back in time', async () => {
    const app = renderApp('/sol_downpayment', seller);
    const input = await typeInto(/^Downpayment of Italia, 500,00 EUR$/, '700');
    await switchTo('false', app);
    await screen.findByText(banner('off'));
    await switchTo('true', app);

    await waitFor(() => expect(screen.queryByText(banner('off'))).toBeNull());
    expect(screen.getByLabelText(/^Downpayment of Italia, 500,00 EUR$/)).toBe(input);
  });

  it('keeps the taxes that a user of FINCO alone has typed', async () => {
    isOn = 'false';
    const app = renderApp('/sol_country', finco);
    await typeInto('MESSA SU STRADA, B2C', '900');
    await switchTo('true', app);

    await screen.findByText(banner('on'));
    expect(app.address()).toContain('/sol_country');
    await press('Rollback');

    await waitFor(() => expect(app.address()).toBe('/pack_configurator'));
  });
});
