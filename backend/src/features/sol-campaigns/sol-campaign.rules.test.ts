import { expect, it } from 'vitest';
import { campaignProblems, clampedPercent, readInstant, zonesOfMarket } from './sol-campaign.rules.ts';
import type { CampaignState } from './sol-campaign.state.ts';

// In Rome it is 1 October, 01:00.
const now = new Date('2026-09-30T23:00:00Z');
const state: CampaignState = {
  description: 'Autumn',
  discPerc: 5,
  discTot: null,
  discOpt: null,
  dateTimeStartUTC: '2026-09-30T22:00:00.000Z',
  dateTimeEndUTC: '2026-10-01T22:00:00.000Z',
  timeZone: 'Europe/Rome',
  campaignType: 'B2C',
  models: ['3410126'],
};
const problems = (change: Partial<CampaignState>, before?: Partial<CampaignState>, pricemask = '#.##0,00') =>
  campaignProblems(
    { ...state, ...change },
    before && { ...state, ...before },
    { isoCode2: 'IT', pricemask },
    now,
  ).map(({ field, message }) => `${field}: ${message}`);
const endFirst = 'dateTimeEndUTC: The end has to be on a day after the start';
const startPast = 'dateTimeStartUTC: The start cannot be before today';
const endPast = 'dateTimeEndUTC: The end cannot be before today';
const past = { dateTimeStartUTC: '2026-09-28T22:00:00.000Z', dateTimeEndUTC: '2026-09-29T22:00:00.000Z' };

it.each([
  [null, null],
  [-1, 0],
  [0, 0],
  [12.5, 12.5],
  [100, 100],
  [100.01, 100],
])('makes of %j percent %j (R-234)', (percent, clamped) => {
  expect(clampedPercent(percent)).toBe(clamped);
});

it.each<[what: string, change: Partial<CampaignState>, expected: string[]]>([
  ['nothing wrong', {}, []],
  ['no description', { description: '' }, ['description: Description required']],
  ['no model', { models: [] }, ['solCampaignModel: At least one model is required']],
  [
    'a zone of elsewhere',
    { timeZone: 'Europe/London', description: '' },
    ['timeZone: This is not a time zone of the market'],
  ],
  ['no discount', { discPerc: null }, ['discPerc: At least one discount is required']],
  [
    'discounts of 0',
    { discPerc: 0, discTot: 0, discOpt: 0 },
    ['discPerc: At least one discount is required'],
  ],
  ['a discount on options alone', { discPerc: null, discOpt: 1 }, []],
  ['percent and a sum of 0', { discTot: 0 }, []],
  [
    'percent and a sum',
    { discTot: 1 },
    ['discTot: A discount in percent and a total discount are mutually exclusive'],
  ],
  ['three decimals of percent', { discPerc: 5.123 }, ['discPerc: 5,123 has three decimals; write 5,12']],
  ['three decimals of options', { discOpt: 5.123 }, ['discOpt: 5,123 has three decimals; write 5,12']],
  [
    'three decimals of money',
    { discPerc: null, discTot: 5.123 },
    [expect.stringContaining('discTot: 5,123 has three decimals') as never],
  ],
  ['an end on the day of the start', { dateTimeEndUTC: '2026-10-01T21:59:00.000Z' }, [endFirst]],
  ['a start yesterday', { dateTimeStartUTC: '2026-09-30T21:59:00.000Z' }, [startPast]],
])('says of a new campaign with %s (R-233)', (_what, change, expected) => {
  expect(problems(change)).toEqual(expected);
});

it.each<[what: string, change: Partial<CampaignState>, before: Partial<CampaignState>, expected: string[]]>([
  ['other words', past, { ...past, description: 'Spring' }, []],
  [
    'the same end, after another start',
    { ...past, dateTimeStartUTC: '2026-09-27T22:00:00.000Z' },
    past,
    [startPast],
  ],
  ['another end, before today', { ...past, dateTimeEndUTC: '2026-09-30T21:59:00.000Z' }, past, [endPast]],
  ['an end today', { ...past, dateTimeEndUTC: '2026-10-01T21:00:00.000Z' }, past, []],
  ['an end before the start', { ...past, dateTimeEndUTC: '2026-09-27T22:00:00.000Z' }, past, [endFirst]],
  [
    'dates in the wrong order that stay',
    { dateTimeEndUTC: state.dateTimeStartUTC },
    { dateTimeEndUTC: state.dateTimeStartUTC },
    [],
  ],
  ['another zone, where all dates are new', past, { ...past, timeZone: 'Europe/Paris' }, [startPast]],
  ['no models, as before', { models: [] }, { models: [] }, []],
  ['no models any more', { models: [] }, {}, ['solCampaignModel: At least one model is required']],
  [
    'a zone that the market does not have, as before',
    { timeZone: 'Asia/Tokyo' },
    { timeZone: 'Asia/Tokyo' },
    [],
  ],
])('says of a stored campaign with %s (A-89)', (_what, change, before, expected) => {
  expect(problems(change, before)).toEqual(expected);
});

it('takes the stored sum in a market without decimals, and no other with some', () => {
  const sum = (discTot: number) =>
    problems({ discPerc: null, discTot }, { discPerc: null, discTot: 500.5 }, '#,##0');

  expect([sum(500.5), sum(500.6).length]).toEqual([[], 1]);
});

it.each([
  ['2026-10-01T00:00:00Z', true],
  ['1900-01-01T00:00:00Z', true],
  ['9998-12-31T00:00:00Z', true],
  ['1899-12-31T00:00:00Z', false],
  ['9999-01-01T00:00:00Z', false],
  ['2026-10-01T23:59:60Z', false],
])('reads the instant %s: %s', (text, isInstant) => {
  const message = 'This is not a valid date and time for a campaign';
  if (isInstant) expect(readInstant('dateTimeEndUTC', text)).toEqual(new Date(text));
  else
    expect(() => readInstant('dateTimeEndUTC', text)).toThrow(
      expect.objectContaining({ message, fields: [{ field: 'dateTimeEndUTC', message }] }),
    );
});

it('knows the zones of a country, and all of them for one that it does not know (A-65)', () => {
  expect(zonesOfMarket('IT')).toEqual(['Europe/Rome']);
  expect(zonesOfMarket('XK')).toEqual(expect.arrayContaining(['Asia/Tokyo', 'Europe/Rome']));
});
