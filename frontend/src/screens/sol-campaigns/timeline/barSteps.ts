import type { Lane, PlacedCampaign } from './lanes';

/** The campaign that a key leads to from another: along its market, or to the nearest in the market above or below. */
const steps: Record<string, (lanes: readonly Lane[], at: Place) => PlacedCampaign | undefined> = {
  ArrowLeft: (lanes, { lane, bar }) => lanes[lane]?.bars[bar - 1],
  ArrowRight: (lanes, { lane, bar }) => lanes[lane]?.bars[bar + 1],
  ArrowUp: (lanes, at) => nearest(lanes[at.lane - 1], lanes[at.lane]?.bars[at.bar]),
  ArrowDown: (lanes, at) => nearest(lanes[at.lane + 1], lanes[at.lane]?.bars[at.bar]),
  Home: (lanes, { lane }) => lanes[lane]?.bars[0],
  End: (lanes, { lane }) => lanes[lane]?.bars.at(-1),
};

interface Place {
  lane: number;
  bar: number;
}

const middleOf = ({ start, end }: PlacedCampaign) => (start + end) / 2;

function nearest(lane: Lane | undefined, from: PlacedCampaign | undefined): PlacedCampaign | undefined {
  if (!from) return undefined;
  const distance = (bar: PlacedCampaign) => Math.abs(middleOf(bar) - middleOf(from));
  return lane?.bars.toSorted((one, other) => distance(one) - distance(other))[0];
}

export const isStep = (key: string): boolean => Object.hasOwn(steps, key);

/** The id that a key leads to; undefined at an edge, and for a key that leads nowhere. */
export function stepFrom(lanes: readonly Lane[], id: number, key: string): number | undefined {
  const lane = lanes.findIndex(({ bars }) => bars.some(({ campaign }) => campaign.id === id));
  const bar = lanes[lane]?.bars.findIndex(({ campaign }) => campaign.id === id) ?? -1;
  return isStep(key) ? steps[key]?.(lanes, { lane, bar })?.campaign.id : undefined;
}

/** Where Tab leads to first: what was reached last, else the chosen one, else the first that runs or is to come. */
export function stopOf(lanes: readonly Lane[], wanted: readonly (number | undefined)[]): number | undefined {
  const bars = lanes.flatMap((lane) => lane.bars.map((bar) => ({ ...bar, now: lane.now })));
  const known = wanted.find((id) => bars.some(({ campaign }) => campaign.id === id));
  return known ?? (bars.find(({ end, now }) => end >= now) ?? bars[0])?.campaign.id;
}
