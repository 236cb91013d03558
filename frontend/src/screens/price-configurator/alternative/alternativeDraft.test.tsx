import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { BasePriceInfo, MarketTax, PriceDetails } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { renderPart } from '../../../test/renderPart';
import { server, startServer } from '../../../test/server';
import { press as pressAmong } from '../../../test/steps';
import { admin, aUser } from '../../../test/users';
import { AlternativePricelistsDialog } from './AlternativePricelistsDialog';

startServer();

const path = '/ccb/auth/fe/priceConf';
const lists = `*${path}/alternativePriceLists/IT/:vetele`;
const one = mockValue<object[]>('findAlternativePriceLists.default');

beforeEach(() => {
  server.use(http.get('*/ccb/auth/fe/interfaceLabel/findByGroup', () => HttpResponse.json([])));
});

/** Unmounted as at the end of a session; opened again as after signing in. */
async function open({ username = 'g.bassi', vetele = '3410126' } = {}) {
  const { unmount } = renderPart(
    {
      '/': (
        <AlternativePricelistsDialog
          market={admin.countries[0]!}
          vetele={vetele}
          modelName="Aurora 1.5 Hybrid MY26"
          base={mockValue<BasePriceInfo>('getBasePriceInfo.default')}
          details={mockValue<PriceDetails>('getPriceDetailsByModelVersion.complete')}
          taxes={mockValue<MarketTax[]>('getMarketTaxes.default')}
          onClose={() => undefined}
        />
      ),
    },
    '/',
    aUser({ username, userAliasFromModis: '', priceConfEnabled: true }),
  );
  await screen.findByText('19PB');
  return unmount;
}

const front = () => within(screen.getAllByRole('dialog').at(-1)!);
const press = (name: string) => pressAmong(name, front);
const price = () => front().getByLabelText<HTMLInputElement>(/^Final price of 05FK/);
async function modify() {
  await press('Change');
  await press('Configure');
  await front().findByRole('tablist');
}
async function interrupted() {
  const unmount = await open();
  await modify();
  fireEvent.change(price(), { target: { value: '1300' } });
  unmount();
}
const offer = () => screen.queryByText(/^What you typed in .*19PB/);

it('offers the prices of an ended session when the dialog is opened again', async () => {
  await interrupted();

  await open();
  expect(offer()).toBeTruthy();
  await press('Reopen');
  await front().findByRole('tablist');

  expect(price().value).toMatch(/^1\.?300/);
  expect(screen.getByText(/^1 unsaved change of today, \d\d:\d\d restored\.$/)).toBeTruthy();
  expect(front().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  await press('Discard');
  expect(price().value).toBe('1.410,00');
});

it('has them too when the list is configured again, and offers them once', async () => {
  await interrupted();
  const unmount = await open();
  await modify();
  expect(price().value).toMatch(/^1\.?300/);
  await press('Cancel');
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without saving' }),
  );
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
  expect(offer()).toBeNull();
  unmount();

  await open();
  expect(offer()).toBeNull();
});

it('forgets them when they are discarded', async () => {
  await interrupted();
  const unmount = await open();
  await press('Discard');
  expect(offer()).toBeNull();
  unmount();

  await open();
  await modify();
  expect(price().value).toBe('1.410,00');
});

it('says that they are not restored into another version', async () => {
  await interrupted();
  server.use(http.get(lists, () => HttpResponse.json([{ ...one[0], version: 3 }])));

  await open();
  await press('Reopen');

  expect(await screen.findByText(/^1 unsaved change of .* not restored/)).toBeTruthy();
  expect(price().value).toBe('1.410,00');
});

it.each([
  ['another user', { username: 'm.ferri' }],
  ['another vehicle', { vetele: '3410226' }],
])('offers nothing to %s', async (_name, other) => {
  await interrupted();

  await open(other);
  expect(offer()).toBeNull();
  await modify();
  expect(price().value).toBe('1.410,00');
});
