import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/renderApp';
import { server, startServer } from '../../test/server';
import { press, reply } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const config = '*/ccb/auth/fe/consoleConfig/getValue/SOL_SERVICE_AVAILABLE';
beforeEach(() => {
  server.use(
    http.get(config, () => HttpResponse.text('true')),
    http.post('*/ccb/auth/fe/downpayment/allPaged', reply('findDownpaymentsPaged.default')),
    http.get('*/ccb/auth/fe/solCountryTaxes/:market', reply('getSolCountryTaxes.default')),
    http.get('*/ccb/auth/fe/country/admList', reply('getCountryAdmList.default')),
  );
});

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
