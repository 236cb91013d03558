import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SolCampaignFilter, SolCampaignTimeline } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { renderPart } from '../../../test/renderPart';
import { answer, requestsTo, server, startServer } from '../../../test/server';
import { askedOf, findButton, press } from '../../../test/steps';
import { users } from '../../../test/users';
import { CampaignTimeline } from './CampaignTimeline';

startServer();

const path = '/ccb/auth/fe/solCampaign/timeline';
const onSelect = vi.fn();
let timeline: SolCampaignTimeline;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T13:35:00Z') });
  onSelect.mockClear();
  timeline = structuredClone(mockValue<SolCampaignTimeline>('findSolCampaignTimeline.default'));
  server.use(http.post(`*${path}`, () => HttpResponse.json(timeline)));
});
afterEach(() => vi.useRealTimers());

function Screen({ filter }: { filter: SolCampaignFilter }) {
  const [selectedId, setSelectedId] = useState<number>();
  const select = (id: number) => {
    onSelect(id);
    setSelectedId(id);
  };
  return <CampaignTimeline filter={filter} selectedId={selectedId} onSelect={select} />;
}
const open = (filter: SolCampaignFilter = {}) =>
  renderPart({ '/sol_campaign': <Screen filter={filter} /> }, '/sol_campaign', users.market);
const bar = (id: number) => findButton(new RegExp(`^${id} `));
const bodies = () => Promise.all(requestsTo(path).map((request) => request.clone().json()));
const card = () => screen.getByRole('region', { name: 'Timeline' });

it('lists the campaigns of each market with what there is to know of them', async () => {
  open();

  const italy = await screen.findByRole('list', { name: 'Italia, 4 campaigns' });
  expect(
    within(italy)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1475 4.000,00 EUR Flotte business Lince (B2B, not active, past)',
    '1482 3,00 % Autunno Aurora, porte aperte (opt 5,00 %, B2C, running, overlaps 1491)',
    '1491 2,00 % Black week Aurora (B2C, running, overlaps 1482)',
    '1503 opt 8,00 % Saldi invernali Lince (B2C, coming)',
  ]);
  expect((await bar(1488)).title).toBe('10/11/26 00:00 to 20/12/26 23:59, America/New_York');
});

it('asks for four months around today with the filter of the list, but not for its dates', async () => {
  open({
    idCountry: 'IT',
    active: true,
    dateStart: '2026-01-01',
    dateStartTo: '2026-02-01',
    dateEnd: '2026-03-01',
  });
  await bar(1482);

  expect(askedOf(path)).toEqual([
    { from: '2026-09-30T00:00:00.000Z', to: '2027-02-02T00:00:00.000Z', language: 'it' },
  ]);
  expect(await bodies()).toEqual([{ idCountry: 'IT', active: true }]);
});

it('shows a month, four months or a year, and moves to earlier and later and back to today', async () => {
  open();
  await bar(1482);
  const shown = () => within(card()).getByText(/^Campaigns from/).textContent;
  const today = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Today' });
  expect([shown(), today().disabled]).toEqual(['Campaigns from 01/10/26 to 31/01/27', true]);

  await press('Later');
  expect([shown(), today().disabled]).toEqual(['Campaigns from 01/12/26 to 31/03/27', false]);
  fireEvent.click(screen.getByLabelText('Month'));
  expect(shown()).toBe('Campaigns from 01/11/26 to 30/11/26');
  await press('Earlier');
  expect(shown()).toBe('Campaigns from 01/10/26 to 31/10/26');
  await press('Today');
  fireEvent.click(screen.getByLabelText('Year'));
  expect(shown()).toBe('Campaigns from 01/08/26 to 31/07/27');
  await waitFor(() => expect(askedOf(path).at(-1)?.from).toBe('2026-07-31T00:00:00.000Z'));
});

it('says where campaigns overlap, and shows both', async () => {
  open();

  expect((await screen.findByText(/overlap in/)).textContent).toBe(
    '1482 and 1491 overlap in Italia from 20/11/26 to 30/11/26 on Aurora 1.5 Hybrid MY26. A car takes one discount only.',
  );
  await press('Show both: 1482 and 1491');
  expect((await bar(1482)).dataset.on).toBe('true');
  expect((await bar(1491)).dataset.on).toBe('true');
  expect((await bar(1503)).dataset.on).toBeUndefined();

  fireEvent.click(await bar(1503));
  expect((await bar(1482)).dataset.on).toBeUndefined();
});

it('goes to the period of an overlap that lies outside of the one shown', async () => {
  Object.assign(timeline.overlaps[0]!, {
    dateStart: '2027-03-02T00:00',
    dateEnd: '2027-03-05T00:00',
    dateTimeEndUTC: '2027-03-04T23:00:00Z',
  });
  open();

  await press('Show both: 1482 and 1491');

  expect(within(card()).getByText('Campaigns from 01/02/27 to 31/05/27')).toBeTruthy();
});

it('offers all overlaps where there are several, and says nothing of those that are over', async () => {
  const [first] = timeline.overlaps;
  timeline.overlaps.push(
    { ...first!, ids: [1491, 1503] },
    { ...first!, ids: [1475, 1482], dateTimeEndUTC: '2026-11-20T13:00:00Z' },
  );
  open();

  await press('All 2 overlaps');

  expect(
    screen.getAllByRole('button', { name: /^Show both/ }).map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Show both: 1482 and 1491', 'Show both: 1491 and 1503']);
  await press('Only the next one');
  expect(screen.getAllByRole('button', { name: /^Show both/ })).toHaveLength(1);
});

it('calls the overlap next that runs or begins first, whatever its market', async () => {
  const [first] = timeline.overlaps;
  const later = { dateTimeStartUTC: '2027-01-10T00:00:00Z', dateTimeEndUTC: '2027-01-20T00:00:00Z' };
  timeline.overlaps = [
    { ...first!, ...later, ids: [1491, 1503] },
    { ...first!, ids: [1488, 1489], idCountry: 'US' },
    { ...first!, ids: [1482, 1492] },
    { ...first!, ids: [1482, 1491] },
  ];
  open();

  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Show both/ })
      .map((button) => button.getAttribute('aria-label')!.replace('Show both: ', ''));
  await screen.findByText('All 4 overlaps');
  expect(shown()).toEqual(['1482 and 1491']);
  await press('All 4 overlaps');
  expect(shown()).toEqual(['1482 and 1491', '1482 and 1492', '1488 and 1489', '1491 and 1503']);
});

it('is one stop for Tab, walked by arrows, and chooses the row of the table', async () => {
  open();
  const stops = () =>
    screen
      .getAllByRole('button', { name: /^1\d{3} / })
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ dataset }) => dataset.bar);
  (await bar(1482)).focus();
  expect(stops()).toEqual(['1482']);

  const walk = (key: string) => {
    fireEvent.keyDown(document.activeElement!, { key });
    return (document.activeElement as HTMLElement).dataset.bar;
  };
  expect(['ArrowRight', 'End', 'ArrowRight', 'Home', 'ArrowDown', 'ArrowDown'].map(walk)).toEqual([
    ...['1491', '1503', '1503', '1475', '1469', '1488'],
  ]);
  expect(stops()).toEqual(['1488']);

  fireEvent.click(document.activeElement!);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(1488);
  expect((await bar(1488)).getAttribute('aria-pressed')).toBe('true');
});

it('says when there is nothing, and when there is more than it shows', async () => {
  Object.assign(timeline, { truncated: true });
  const { unmount } = open();
  expect(await screen.findByText(/^More campaigns than can be shown/)).toBeTruthy();
  unmount();

  answer({ findSolCampaignTimeline: 'empty' });
  open();
  expect(await screen.findByText('No campaign from 01/10/26 to 31/01/27')).toBeTruthy();
});

it('says in its card what failed, and tries again', async () => {
  server.use(
    http.post(`*${path}`, () => HttpResponse.json({ message: 'Online sales are off' }, { status: 403 })),
  );
  open();
  expect(within(await screen.findByRole('alert')).getByText('Online sales are off')).toBeTruthy();

  server.use(http.post(`*${path}`, () => HttpResponse.json(timeline)));
  await press('Retry');

  expect(await bar(1482)).toBeTruthy();
});
