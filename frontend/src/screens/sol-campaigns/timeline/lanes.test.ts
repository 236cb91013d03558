import { describe, expect, it } from 'vitest';
import type { SolCampaignBar, SolCampaignOverlap, SolCampaignTimeline } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { stepFrom, stopOf } from './barSteps';
import { discountsOf, phaseOf, timesOf, unseenWords } from './campaignWords';
import { lanesOf, narrowest } from './lanes';
import { instantsAround, periodOf, periodText, placeOf, stepsTo, ticksOf } from './period';

const today = '2026-11-20';
const now = Date.parse('2026-11-20T13:35:00Z');
const period = periodOf('months', today, 0);
const timeline = mockValue<SolCampaignTimeline>('findSolCampaignTimeline.default');
const campaign = (id: number): SolCampaignBar => timeline.campaigns.find((one) => one.id === id)!;
const lanes = lanesOf(timeline, period, now);
const ids = (at: number) => lanes[at]!.bars.map((bar) => bar.campaign.id);

describe('a period', () => {
  it('holds a month, four months or a year around today, and moves', () => {
    const texts = (['month', 'months', 'year'] as const).map((scale) =>
      [0, 1, -1].map((steps) => periodText(periodOf(scale, today, steps))),
    );
    expect(texts).toEqual([
      ['01/11/26 to 30/11/26', '01/12/26 to 31/12/26', '01/10/26 to 31/10/26'],
      ['01/10/26 to 31/01/27', '01/12/26 to 31/03/27', '01/08/26 to 30/11/26'],
      ['01/08/26 to 31/07/27', '01/02/27 to 31/01/28', '01/02/26 to 31/01/27'],
    ]);
  });

  it('is found for any day', () => {
    for (const scale of ['month', 'months', 'year'] as const)
      for (const day of ['2024-02-29', '2026-09-30', '2026-11-20', '2026-12-31', '2029-07-01']) {
        const { first, end } = periodOf(scale, today, stepsTo(scale, today, day));
        expect(first <= day && day < end, `${scale} ${day}`).toBe(true);
      }
  });

  it('asks for every instant that some zone counts to its days', () => {
    expect(instantsAround(period)).toEqual({
      from: '2026-09-30T00:00:00.000Z',
      to: '2027-02-02T00:00:00.000Z',
    });
  });

  it('is divided into months, or a month into weeks', () => {
    const labels = (scale: 'month' | 'months' | 'year') =>
      ticksOf(periodOf(scale, today, 0)).map(({ label }) => label);

    expect(labels('months')).toEqual(['Oct 2026', 'Nov 2026', 'Dec 2026', 'Jan 2027']);
    expect(labels('month')).toEqual(['Mon 2 Nov', 'Mon 9 Nov', 'Mon 16 Nov', 'Mon 23 Nov', 'Mon 30 Nov']);
    expect(labels('year').slice(0, 6)).toEqual(['Aug 2026', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan 2027']);
    expect(ticksOf(period)[1]?.at).toBeCloseTo(31 / 123);
  });
});

describe('lanes', () => {
  it('show a campaign by the clock of its zone, so that its bar begins with its first day', () => {
    const newYork = lanes[2]!.bars[0]!;
    expect(newYork.campaign.timeZone).toBe('America/New_York');
    expect(newYork.start).toBe(placeOf('2026-11-10T00:00', period));
    expect(lanes[2]!.now).toBe(placeOf('2026-11-20T08:35', period));
    expect(lanes[0]!.now).toBe(placeOf('2026-11-20T14:35', period));
  });

  it('keep the markets apart and put what would cover each other in rows', () => {
    expect(lanes.map(({ country, rowCount }) => [country, rowCount])).toEqual([
      ['Italia', 2],
      ['Spagna', 1],
      ['Stati Uniti', 1],
    ]);
    expect(lanes[0]!.bars.map(({ campaign: { id }, row }) => [id, row])).toEqual([
      [1475, 0],
      [1482, 0],
      [1491, 1],
      [1503, 0],
    ]);
  });

  it('cut what goes on beyond the period, and leave out what lies outside of it', () => {
    const november = lanesOf(timeline, periodOf('month', today, 0), now);
    expect(november.map((lane) => lane.bars.map((bar) => bar.campaign.id))).toEqual([[1482, 1491], [1488]]);
    const [open, late] = november[0]!.bars;
    expect([open!.isCutBefore, open!.isCutAfter, late!.isCutBefore, late!.isCutAfter]).toEqual([
      ...[false, false, false, true],
    ]);
    expect(late!.end).toBe(1);
  });

  it('give every campaign a width that can be hit, also at the edge', () => {
    const day = { ...campaign(1503), dateStart: '2027-01-31T22:00', dateEnd: '2027-01-31T23:59' };
    const [bar] = lanesOf({ campaigns: [day], overlaps: [] }, period, now)[0]!.bars;
    expect(bar!.end - bar!.start).toBeCloseTo(narrowest);
    expect(bar!.end).toBeLessThanOrEqual(1);
  });

  it('show where two overlap, between their rows, and tell each of the other', () => {
    const { overlap, strips, start, end } = lanes[0]!.overlaps[0]!;
    expect([overlap.ids, strips]).toEqual([[1482, 1491], [{ row: 1, edge: 'between' }]]);
    expect([start, end]).toEqual([placeOf('2026-11-20T00:00', period), placeOf('2026-11-30T23:59', period)]);
    expect(lanes[0]!.bars.map(({ overlapsWith }) => overlapsWith)).toEqual([[], [1491], [1482], []]);
    expect(lanes[1]!.overlaps).toEqual([]);
  });

  it('put what overlaps in rows below each other, whatever else begins in between', () => {
    const between = { ...campaign(1482), id: 1485, dateStart: '2026-11-10T00:00' };
    const campaigns = [...timeline.campaigns, between];
    const rowsOf = (overlaps: SolCampaignOverlap[]) => {
      const [{ bars, overlaps: placed } = lanes[0]!] = lanesOf({ campaigns, overlaps }, period, now);
      return {
        rows: bars.map(({ campaign: { id }, row }) => [id, row]),
        strips: placed.map(({ strips }) => strips),
      };
    };

    expect(rowsOf(timeline.overlaps)).toEqual({
      rows: [
        ...[
          [1475, 0],
          [1482, 0],
          [1485, 2],
        ],
        ...[
          [1491, 1],
          [1503, 0],
        ],
      ],
      strips: [[{ row: 1, edge: 'between' }]],
    });
    // One that overlaps three others cannot lie beside all of them.
    const [met] = timeline.overlaps;
    expect(rowsOf([...timeline.overlaps, { ...met!, ids: [1482, 1485] }]).strips).toEqual([
      [{ row: 1, edge: 'between' }],
      [
        { row: 0, edge: 'lower' },
        { row: 2, edge: 'upper' },
      ],
    ]);
  });

  it('hold two thousand campaigns of forty markets', () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({
      ...campaign(1482),
      id: at + 1,
      idCountry: `M${at % 40}`,
    }));
    const overlaps: SolCampaignOverlap[] = many
      .slice(40)
      .map(({ id, idCountry }) => ({ ...timeline.overlaps[0]!, idCountry, ids: [id - 40, id] }));

    expect(lanesOf({ campaigns: many, overlaps }, period, now)).toHaveLength(40);
  });
});

describe('the words of a campaign', () => {
  it('say what it takes off', () => {
    expect([1482, 1475, 1503].map((id) => discountsOf(campaign(id)))).toEqual([
      ['3,00 %', 'opt 5,00 %'],
      ['4.000,00 EUR'],
      ['opt 8,00 %'],
    ]);
    expect(discountsOf({ ...campaign(1475), discTot: 2500.5 })).toEqual(['2.500,50 EUR']);
    const american = { ...campaign(1475), discTot: 2500, currency: 'USD', pricemask: '#,##0.00' };
    expect(discountsOf(american)).toEqual(['2,500.00 USD']);
  });

  it('say past, running or coming by instants, whatever the zone', () => {
    expect([1475, 1482, 1503].map((id) => phaseOf(campaign(id), now))).toEqual(['past', 'running', 'coming']);
    expect(phaseOf(campaign(1488), Date.parse('2026-12-21T04:58:59Z'))).toBe('running');
    expect(phaseOf(campaign(1488), Date.parse('2026-12-21T04:59:00Z'))).toBe('past');
  });

  it('give its times with their zone (R-280)', () => {
    expect(timesOf(campaign(1488))).toBe('10/11/26 00:00 to 20/12/26 23:59, America/New_York');
  });

  it('tell the ear what the eye sees', () => {
    const words = (lane: number) => lanes[lane]!.bars.map((bar) => unseenWords(bar, now));
    expect(words(0)).toEqual([
      'B2B, not active, past',
      'opt 5,00 %, B2C, running, overlaps 1491',
      'B2C, running, overlaps 1482',
      'B2C, coming',
    ]);
    expect(words(1)).toEqual(['B2B, not active, past, without models']);
  });
});

describe('the keys', () => {
  it('lead along a market', () => {
    expect(ids(0)).toEqual([1475, 1482, 1491, 1503]);
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => stepFrom(lanes, 1482, key))).toEqual([
      ...[1491, 1475, 1475, 1503],
    ]);
    expect([stepFrom(lanes, 1475, 'ArrowLeft'), stepFrom(lanes, 1503, 'ArrowRight')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('lead to the nearest campaign of the next market', () => {
    expect(stepFrom(lanes, 1488, 'ArrowUp')).toBe(1469);
    expect(stepFrom(lanes, 1469, 'ArrowUp')).toBe(1475);
    expect(stepFrom(lanes, 1488, 'ArrowDown')).toBeUndefined();
    expect(stepFrom(lanes, 1488, 'x')).toBeUndefined();
  });

  it('begin with what was reached last, what is chosen, or what runs', () => {
    expect(stopOf(lanes, [1503, 1491])).toBe(1503);
    expect(stopOf(lanes, [undefined, 1491])).toBe(1491);
    expect(stopOf(lanes, [7, undefined])).toBe(1482);
    expect(stopOf([], [])).toBeUndefined();
  });
});
