import { describe, expect, it } from 'vitest';
import type { SolCampaign } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { campaignConflicts, settledCampaign } from './campaignConflict';
import {
  blankDraft,
  campaignBlockOf,
  changedFields,
  changesToSend,
  dateFaults,
  draftOf,
  draftToCheck,
  firstEndOf,
  newCampaign,
  withMarket,
  withStart,
  type CampaignDraft,
} from './campaignDraft';

const now = Date.parse('2026-11-20T09:00:00Z');
const stored = draftOf(mockValue<SolCampaign>('getSolCampaign.default'));
const model = { vetele: '3410126', description: 'Aurora', isActive: true };
const complete: CampaignDraft = {
  ...blankDraft,
  description: 'Black week',
  idCountry: 'IT',
  timeZone: 'Europe/Rome',
  dateStart: '2026-11-25T00:00',
  dateEnd: '2026-12-15T23:59',
  discPerc: 250,
  models: [model],
};
const blockOf = (change: Partial<CampaignDraft>, before?: CampaignDraft) =>
  campaignBlockOf({ ...complete, ...change }, before, now);

describe('a start', () => {
  const held = { ...complete, dateStart: '2026-11-25T09:30', dateEnd: '2026-12-15T23:59' };

  it('begins at 00:00 when another day is chosen, but keeps a time that is chosen or typed along (R-236)', () => {
    expect(withStart(held, '2026-11-26T09:30', 'day').dateStart).toBe('2026-11-26T00:00');
    expect(withStart(held, '2026-11-25T10:00', 'time').dateStart).toBe('2026-11-25T10:00');
    expect(withStart(held, '2026-11-26T08:00', 'both').dateStart).toBe('2026-11-26T08:00');
  });

  it('clears an end that it does not lie before (R-236)', () => {
    const endAfter = (start: string) => withStart(held, start, 'both').dateEnd;

    expect(endAfter('2026-12-15T23:58')).toBe('2026-12-15T23:59');
    expect(endAfter('2026-12-15T23:59')).toBe('');
    expect(endAfter('2027-01-01T00:00')).toBe('');
  });

  it('may be today by the clock of the zone, never before, unless it stays as it is (R-237, A-89)', () => {
    const late = Date.parse('2026-11-21T03:00:00Z');
    const start = (timeZone: string) =>
      dateFaults({ ...complete, timeZone, dateStart: '2026-11-20T00:00' }, undefined, late).dateStart;

    expect(start('America/New_York')).toBeUndefined();
    expect(start('Europe/Rome')).toBe('The start cannot be before today.');
    expect(dateFaults(stored, stored, late)).toEqual({});
    expect(dateFaults({ ...stored, dateEnd: '2026-12-24T23:59' }, stored, late)).toEqual({});
  });
});

describe('an end', () => {
  it('lies on a day after the start (R-237)', () => {
    const faultOf = (dateEnd: string) => dateFaults({ ...complete, dateEnd }, undefined, now).dateEnd;

    expect(faultOf('2026-11-26T00:00')).toBeUndefined();
    expect(faultOf('2026-11-25T23:59')).toBe('The end has to be on a day after the start.');
  });

  it('that is set or changed does not lie in the past, by the clock of the zone (R-237)', () => {
    const faultOf = (dateEnd: string, timeZone = 'Europe/Rome') =>
      dateFaults({ ...stored, dateEnd, timeZone }, stored, Date.parse('2026-11-21T03:00:00Z')).dateEnd;

    expect(faultOf('2026-11-20T23:59')).toBe('The end cannot be before today.');
    expect(faultOf('2026-11-21T04:00')).toBe('The end has to be later than now.');
    expect(faultOf('2026-11-21T04:01')).toBeUndefined();
    expect(faultOf('2026-11-20T23:59', 'America/New_York')).toBeUndefined();
    const over = { ...stored, dateEnd: '2026-11-19T23:59' };
    expect(dateFaults({ ...over, description: 'Other' }, over, now)).toEqual({});
  });

  it('can be chosen from the day after the start on, and from today on (R-237)', () => {
    expect(firstEndOf(complete, now)).toBe('2026-11-26T00:00');
    expect(firstEndOf(stored, now)).toBe('2026-11-20T00:00');
    expect(firstEndOf({ ...stored, timeZone: 'Asia/Tokyo' }, now + 8 * 3_600_000)).toBe('2026-11-21T00:00');
    expect(firstEndOf(blankDraft, now)).toBe('2026-11-20T00:00');
  });
});

describe('a market', () => {
  it('clears the models, and its only zone is chosen (R-238, R-239)', () => {
    expect(withMarket(complete, { id: 'ES', isoCode2: 'ES', currency: 'EUR' })).toMatchObject({
      idCountry: 'ES',
      timeZone: '',
      models: [],
    });
    expect(withMarket(complete, { id: 'PT2', isoCode2: 'FR', currency: 'XPF' })).toMatchObject({
      timeZone: 'Europe/Paris',
      currency: 'XPF',
    });
    expect(withMarket(complete, { id: 'IT', isoCode2: 'IT', currency: 'EUR' })).toBe(complete);
  });

  it.each([
    ['IT', 'EUR', 'EUR', 500_00],
    ['IT', 'EUR', 'JPY', null],
    // Typed before a market was chosen, or in one that has no currency.
    ['', '', 'JPY', 500_00],
    ['IT', '', 'JPY', null],
  ])(
    'clears an amount of market %j in %j where its own are in %s: %j',
    (idCountry, before, currency, discTot) => {
      const draft = { ...complete, idCountry, discTot: 500_00, currency: before };
      expect(withMarket(draft, { id: 'JP', isoCode2: 'JP', currency })).toMatchObject({ discTot });
    },
  );
});

describe('saving', () => {
  it('needs everything, one thing after the other (R-232, R-233, A-24)', () => {
    expect(blockOf({})).toBeUndefined();
    expect(
      [
        { description: '  ' },
        { idCountry: '' },
        { timeZone: '' },
        { dateStart: '' },
        { dateEnd: '' },
        { discPerc: null },
        { discPerc: 0 },
        { models: [] },
        { dateStart: '2026-11-19T00:00' },
        { dateEnd: '2026-11-25T12:00' },
      ].map((change) => blockOf(change)),
    ).toEqual([
      'A description is needed.',
      'Choose a market.',
      'Choose a time zone.',
      'A start date is needed.',
      'An end date is needed.',
      'At least one discount is needed.',
      'At least one discount is needed.',
      'At least one model is needed.',
      'The start cannot be before today.',
      'The end has to be on a day after the start.',
    ]);
    expect(blockOf({ discPerc: null, discOpt: 100 })).toBeUndefined();
  });

  it('needs models unless the campaign is stored without any (R-232)', () => {
    const bare = { ...stored, models: [] };

    expect(campaignBlockOf({ ...bare, description: 'Other' }, bare, now)).toBeUndefined();
    expect(campaignBlockOf(bare, stored, now)).toBe('At least one model is needed.');
  });

  it('sends only what changed, and dates as instants of the zone (R-246)', () => {
    const changed = { ...stored, dateEnd: '2026-12-01T23:59', discPerc: null, discTot: 150_000 };

    expect(changedFields(stored, changed)).toEqual(['dateEnd', 'discPerc', 'discTot']);
    expect(changesToSend(stored, changed, 3)).toEqual({
      version: 3,
      dateTimeEndUTC: '2026-12-01T22:59:00.000Z',
      discPerc: null,
      discTot: 1500,
    });
    expect(changesToSend(stored, stored, 3)).toEqual({ version: 3 });
  });

  it('sends both dates again when the zone is another one', () => {
    expect(changesToSend(stored, { ...stored, timeZone: 'Atlantic/Canary' }, 3)).toEqual({
      version: 3,
      timeZone: 'Atlantic/Canary',
      dateTimeStartUTC: '2026-11-01T00:00:00.000Z',
      dateTimeEndUTC: '2026-11-30T23:59:00.000Z',
    });
  });

  it('sends a new campaign with instants, on the days when clocks change too (R-246)', () => {
    const sent = newCampaign({ ...complete, dateStart: '2027-03-28T02:30', dateEnd: '2027-10-31T02:30' });

    expect(sent).toEqual({
      description: 'Black week',
      modelDiscountPerc: 2.5,
      modelDiscountValue: null,
      optDiscountPerc: null,
      country: { id: 'IT' },
      timeZone: 'Europe/Rome',
      campaignType: 'B2C',
      // 02:30 is skipped in March and comes twice in October.
      dateTimeStartUTC: '2027-03-28T01:30:00.000Z',
      dateTimeEndUTC: '2027-10-31T00:30:00.000Z',
      solCampaignModel: [{ vetele: '3410126' }],
      active: true,
    });
  });

  it('checks for overlaps as soon as market, dates and models are there', () => {
    expect(draftToCheck({ ...complete, dateEnd: '' })).toBeUndefined();
    expect(draftToCheck({ ...complete, models: [] })).toBeUndefined();
    expect(draftToCheck(complete, 7)).toMatchObject({
      id: 7,
      idCountry: 'IT',
      dateTimeStartUTC: '2026-11-24T23:00:00.000Z',
    });
  });
});

describe('a conflict', () => {
  const theirs = { ...stored, discPerc: 400, dateEnd: '2026-12-05T23:59' };
  const settled = (mine: CampaignDraft, names: readonly string[], texts: Record<string, string> = {}) =>
    settledCampaign({ isTheirs: (name) => !names.includes(name), texts }, [stored, mine, theirs]);

  it('shows what somebody changed, and keeps what the other one did', () => {
    const mine = { ...stored, description: 'Mine' };

    expect(campaignConflicts([stored, mine, theirs], '#.##0,00').map(({ name }) => name)).toEqual([
      ...['description', 'dateEnd', 'discPerc'],
    ]);
    expect(settled(mine, ['description'], { description: 'Mine' })).toEqual({
      ...theirs,
      description: 'Mine',
    });
  });

  it('takes dates and types as one of the two left them', () => {
    const mine: CampaignDraft = { ...stored, dateEnd: '2026-12-24T23:59', campaignType: 'B2B' };

    expect(settled(mine, ['dateEnd', 'campaignType'])).toEqual({
      ...theirs,
      dateEnd: '2026-12-24T23:59',
      campaignType: 'B2B',
    });
  });

  it('asks for one discount where percent and total would meet (R-235)', () => {
    const mine = { ...stored, discPerc: null, discTot: 200_000 };

    expect(campaignConflicts([stored, mine, theirs], '#.##0,00').map(({ name }) => name)).toEqual([
      'dateEnd',
      'discount',
    ]);
    expect(settled(mine, ['discount'])).toMatchObject({
      discPerc: null,
      discTot: 200_000,
    });
    expect(settled(mine, [])).toMatchObject({
      discPerc: 400,
      discTot: null,
    });
  });

  it('takes an amount as one of the two left it, whatever a text says of it', () => {
    const mine = { ...stored, discPerc: 600 };

    expect(settled(mine, ['discPerc'], { discPerc: 'about five' })).toMatchObject({ discPerc: 600 });
    expect(settled(mine, [], { discPerc: '' })).toMatchObject({ discPerc: 400 });
    expect(
      campaignConflicts([stored, mine, theirs], '#.##0,00').filter(({ isEitherOr }) => !isEitherOr),
    ).toEqual([]);
  });
});
