import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { SolCampaignDraft, SolCampaignOverlap } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { renderPart } from '../../../test/renderPart';
import { server, startServer } from '../../../test/server';
import { bodiesSent, press } from '../../../test/steps';
import { users } from '../../../test/users';
import { OverlapWarning } from './OverlapWarning';

startServer();

const path = '/ccb/auth/fe/solCampaign/overlaps';
const draft: SolCampaignDraft = {
  id: 1491,
  idCountry: 'IT',
  campaignType: 'B2C',
  dateTimeStartUTC: '2026-11-19T23:00:00.000Z',
  dateTimeEndUTC: '2026-12-15T22:59:00.000Z',
  solCampaignModel: [{ vetele: '3410126' }],
};
let overlaps: SolCampaignOverlap[];

beforeEach(() => {
  overlaps = structuredClone(mockValue<SolCampaignOverlap[]>('findSolCampaignOverlaps.default'));
  server.use(http.post(`*${path}`, () => HttpResponse.json(overlaps)));
});

/** A form whose type can be changed. */
function Form() {
  const [campaignType, setType] = useState<'B2B' | 'B2C'>('B2C');
  return (
    <>
      <button onClick={() => setType('B2B')}>B2B</button>
      <button onClick={() => setType('B2C')}>B2C</button>
      <OverlapWarning draft={{ ...draft, campaignType }} />
    </>
  );
}
/** What is read aloud. */
const words = () => document.querySelector('[role=status]')?.textContent;
const open = () => renderPart({ '/sol_campaign': <Form /> }, '/sol_campaign', users.market);

it('says which campaigns it overlaps, when and on what, and that it may be saved', async () => {
  open();

  expect(await screen.findByText('Overlaps 1482')).toBeTruthy();
  expect(words()).toContain(
    '1482 from 20/11/26 to 30/11/26 on Aurora 1.5 Hybrid MY26A car takes one discount only. You may save it all the same.',
  );
  expect(await bodiesSent('POST', path)).toEqual([draft]);
});

it('names two models and counts the others', async () => {
  const model = (description: string) => ({ vetele: description, description });
  overlaps[0]!.models = [model('Aurora'), model('Corsaro'), model('Lince'), model('Cima')];
  open();

  expect((await screen.findByRole('listitem')).textContent).toBe(
    '1482 from 20/11/26 to 30/11/26 on Aurora, Corsaro and 2 more',
  );
});

it('asks again once what is written has rested, and is silent without overlaps', async () => {
  open();
  await screen.findByText('Overlaps 1482');

  overlaps = [];
  await press('B2B');
  fireEvent.click(screen.getByRole('button', { name: 'B2C' }));
  await press('B2B');

  await expect.poll(() => words()).toBe('');
  const types = (await bodiesSent('POST', path)).map((body) => (body as SolCampaignDraft).campaignType);
  expect(types).toEqual(['B2C', 'B2B']);
});

it('blocks nothing when the check fails', async () => {
  server.use(http.post(`*${path}`, () => HttpResponse.json({ message: 'Broken' }, { status: 500 })));
  open();

  expect(await screen.findByText('Whether it overlaps another campaign could not be checked.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
