import type { SolCampaignBar, SolCampaignOverlap, SolCampaignTimeline } from '../../../api';
import { wallClockOf } from '../../../../../contracts/rules/zone-clocks';
import { placeOf, type Period } from './period';

interface Span {
  start: number;
  end: number;
}

export interface PlacedCampaign extends Span {
  campaign: SolCampaignBar;
  /** Bars that would cover each other lie in rows. */
  row: number;
  isCutBefore: boolean;
  isCutAfter: boolean;
  overlapsWith: number[];
}

export interface PlacedOverlap extends Span {
  overlap: SolCampaignOverlap;
  /** Where it is hatched: between two bars in rows below each other, else along the edge of each. */
  strips: { row: number; edge: 'between' | 'lower' | 'upper' }[];
}

export interface Lane {
  idCountry: string;
  country: string;
  bars: PlacedCampaign[];
  overlaps: PlacedOverlap[];
  rowCount: number;
  /** Where it is now by the clock of the market's campaigns; outside of 0 to 1 it is not in the period. */
  now: number;
}

/** No bar is narrower, so that it can be hit. */
export const narrowest = 0.03;

const clip = (place: number) => Math.min(1, Math.max(0, place));

function spanOf({ dateStart, dateEnd }: Pick<SolCampaignBar, 'dateStart' | 'dateEnd'>, period: Period): Span {
  return { start: placeOf(dateStart, period), end: placeOf(dateEnd, period) };
}

const isInside = ({ start, end }: Span) => end > 0 && start < 1;

type Unplaced = Omit<PlacedCampaign, 'row'>;

const isApart = (one: Span, other: Span) => one.end <= other.start || other.end <= one.start;

/** Each in the first row where nothing is in its way; those that overlap it come next, in a row below it. */
function stack(bars: readonly Unplaced[]): PlacedCampaign[] {
  const rows: Span[][] = [];
  const waiting = new Map(bars.map((bar) => [bar.campaign.id, bar]));
  const placed = new Map<number, PlacedCampaign>();
  const place = (bar: Unplaced, least: number) => {
    waiting.delete(bar.campaign.id);
    let row = least;
    while (rows[row]?.some((other) => !isApart(bar, other))) row += 1;
    (rows[row] ??= []).push(bar);
    placed.set(bar.campaign.id, { ...bar, row });
    for (const id of bar.overlapsWith) {
      const partner = waiting.get(id);
      if (partner) place(partner, row + 1);
    }
  };
  for (const bar of bars) if (waiting.has(bar.campaign.id)) place(bar, 0);
  return bars.flatMap(({ campaign }) => placed.get(campaign.id) ?? []);
}

function placeCampaign(
  campaign: SolCampaignBar,
  period: Period,
  partners: ReadonlyMap<number, number[]>,
): Unplaced {
  const { start, end } = spanOf(campaign, period);
  const from = Math.min(clip(start), 1 - narrowest);
  return {
    campaign,
    start: from,
    end: Math.max(clip(end), from + narrowest),
    isCutBefore: start < 0,
    isCutAfter: end > 1,
    overlapsWith: partners.get(campaign.id) ?? [],
  };
}

function partnersIn(overlaps: readonly SolCampaignOverlap[]): Map<number, number[]> {
  const partners = new Map<number, number[]>();
  for (const { ids } of overlaps)
    for (const id of ids)
      partners.set(id, [...(partners.get(id) ?? []), ...ids.filter((other) => other !== id)]);
  return partners;
}

function placeOverlap(
  overlap: SolCampaignOverlap,
  period: Period,
  rows: ReadonlyMap<number, number>,
): PlacedOverlap[] {
  const span = spanOf(overlap, period);
  const own = overlap.ids.flatMap((id) => rows.get(id) ?? []);
  if (!isInside(span) || own.length < 2) return [];
  const [upper, lower] = [Math.min(...own), Math.max(...own)];
  const strips: PlacedOverlap['strips'] =
    lower - upper === 1
      ? [{ row: lower, edge: 'between' }]
      : [
          { row: upper, edge: 'lower' },
          { row: lower, edge: 'upper' },
        ];
  return [{ overlap, start: clip(span.start), end: clip(span.end), strips }];
}

const byStart = (one: SolCampaignBar, other: SolCampaignBar) =>
  Number(one.dateStart > other.dateStart) - Number(one.dateStart < other.dateStart) || one.id - other.id;

function byMarket<Row extends { idCountry: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const markets = new Map<string, Row[]>();
  for (const row of rows) {
    const known = markets.get(row.idCountry);
    if (known) known.push(row);
    else markets.set(row.idCountry, [row]);
  }
  return markets;
}

/** The lanes of a period in the order of the reply, each with its bars by start. */
export function lanesOf(
  { campaigns, overlaps }: Pick<SolCampaignTimeline, 'campaigns' | 'overlaps'>,
  period: Period,
  now: number,
): Lane[] {
  const partners = partnersIn(overlaps);
  const shown = campaigns.filter((campaign) => isInside(spanOf(campaign, period)));
  const meetings = byMarket(overlaps);
  return [...byMarket(shown)].map(([idCountry, members]) => {
    const bars = stack(
      members.toSorted(byStart).map((campaign) => placeCampaign(campaign, period, partners)),
    );
    const rows = new Map(bars.map(({ campaign, row }) => [campaign.id, row]));
    return {
      idCountry,
      bars,
      country: members[0]?.country ?? idCountry,
      overlaps: (meetings.get(idCountry) ?? []).flatMap((overlap) => placeOverlap(overlap, period, rows)),
      rowCount: Math.max(...bars.map(({ row }) => row)) + 1,
      now: placeOf(wallClockOf(now, members[0]?.timeZone ?? 'UTC'), period),
    };
  });
}
