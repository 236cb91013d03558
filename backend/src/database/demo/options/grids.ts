import type { DemoVehicle } from '../models.ts';
import { palettes } from './colours.ts';
import { optItems, type DemoOptItem } from './items.ts';
import { pick } from './pick.ts';

/** One option of a vehicle: as the feed delivers it, as the grid holds it, or both. */
export interface DemoGridRow {
  vetele: string;
  code: string;
  isStandard: boolean;
  /** The colours of the feed, and those of the grid. */
  fed: string[];
  held: string[];
  isFed: boolean;
  isHeld: boolean;
}

/** Options that the feed names and nobody has described: vehicles of one model get them. */
const UNDESCRIBED = ['99Z', 'Z1K'];
const UNDESCRIBED_ON = /^(CIMA_16_D|LINCE_V6)$/;

/** Of so many entries one waits to be added to the grid, one to be removed from it. */
const ADDED_ONE_IN = 43;
const REMOVED_ONE_IN = 47;

function row(vehicle: DemoVehicle, item: DemoOptItem): DemoGridRow {
  const { vetele, modelcode } = vehicle;
  const key = `${vetele}${item.code}`;
  const colours = palettes[item.palette] ?? [];
  const isPendingColour = (colour: string): boolean => pick(`${key}${colour}`, ADDED_ONE_IN) === 0;
  const isPending = pick(key, ADDED_ONE_IN) === 0;
  const isLeaving = !isPending && pick(`-${key}`, REMOVED_ONE_IN) === 0;
  return {
    vetele,
    code: item.code,
    isStandard: item.isStandard(modelcode),
    fed: isLeaving ? [] : colours,
    held: isPending ? [] : colours.filter((colour) => !isPendingColour(colour)),
    isFed: !isLeaving,
    isHeld: !isPending,
  };
}

const undescribed = ({ vetele, modelcode }: DemoVehicle): DemoGridRow[] =>
  UNDESCRIBED_ON.test(modelcode)
    ? UNDESCRIBED.map((code) => ({
        vetele,
        code,
        isStandard: false,
        fed: [],
        held: [],
        isFed: true,
        isHeld: false,
      }))
    : [];

/**
 * What each vehicle offers. The feed already differs from the grids, so that the first grid update adds some entries,
 * removes others and leaves most unchanged.
 */
export const gridRows = (vehicles: DemoVehicle[]): DemoGridRow[] =>
  vehicles.flatMap((vehicle) => [
    ...optItems.filter((item) => item.isOffered(vehicle.modelcode)).map((item) => row(vehicle, item)),
    ...undescribed(vehicle),
  ]);
