import { expect, it } from 'vitest';
import type { SolCampaign } from '../../api';
import { canEdit, canOpenEdit, canWrite } from './rightsOf';

const campaign = {
  description: 'Spring',
  dateStart: '2026-03-01T00:00',
  dateEnd: '2026-04-01T00:00',
  country: { id: 'IT' },
  solCampaignModel: [{}],
  active: true,
} as SolCampaign;
const [market, hq] = [{ isHQUser: false }, { isHQUser: true }];

it('lets markets write, and change active campaigns; headquarters read (R-231, R-232)', () => {
  expect([market, hq].map(canWrite)).toEqual([true, false]);
  expect([true, false].map((active) => canEdit(market, { active }))).toEqual([true, false]);
  expect(canEdit(hq, { active: true })).toBe(false);
});

it.each<[lack: string, campaign: Partial<SolCampaign>, user: typeof market, isOffered: boolean]>([
  ['nothing', {}, market, true],
  ['a description', { description: '' }, market, false],
  ['a start', { dateStart: '' }, market, false],
  ['an end', { dateEnd: '' }, market, false],
  ['a country', { country: { id: '' } as SolCampaign['country'] }, market, false],
  ['models', { solCampaignModel: [] }, market, false],
  ['being active', { active: false }, market, false],
  ['a user of the market', {}, hq, false],
])(
  'offers the edit dialog only where a campaign lacks nothing: %s (R-241)',
  (_lack, lacking, user, isOffered) => {
    expect(canOpenEdit(user, { ...campaign, ...lacking })).toBe(isOffered);
  },
);
