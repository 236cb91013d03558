import type {
  BasePriceInfo,
  EquipmentItem,
  EquipmentItemInput,
  PriceDetails,
  PriceListInput,
  PricePair,
} from '../../../api';
import type { SheetRow } from '../../../kit/grid/priceSheet';
import { type Cents, centsOf, wireOf } from '../../../../../contracts/rules/amounts';
import type { PriceRights } from '../rightsOf';
import type { EditedList } from '../save/editedList';
import { baseCode, itemsOf, officialOf } from '../save/priceList';

/** Which alternative list: prices of cars with an option, or without it. */
export interface AlternativeKey {
  optCode: string;
  isExcluded: boolean;
}

/** A list as it was read to be edited; without pairs it is not stored yet. */
export interface ReadAlternative {
  /** 0 where it is not stored yet. */
  version: number;
  /** The option of one about something else, which has to go first. */
  takenBy: string | undefined;
  pairs: readonly PricePair[];
}

/** The normal prices of a vehicle by code; '-' is the base price. */
export const normalPricesOf = (
  base: BasePriceInfo,
  details: PriceDetails,
): ReadonlyMap<string, Cents | null> =>
  new Map([
    [baseCode, centsOf(base.price)],
    ...itemsOf(details).map(({ code, price }) => [code, centsOf(price)] as const),
  ]);

/**
 * The rows of an alternative list: those of the normal one, with its own prices where it has some (rule R-198). Codes that
 * the vehicle does not have are answered apart.
 */
export function alternativeRows(
  base: BasePriceInfo,
  details: PriceDetails,
  pairs: readonly PricePair[],
): { rows: SheetRow[]; unknown: string[] } {
  const own = new Map(pairs.map(([code, price]) => [String(code), price as number | null]));
  const priceOf = (code: string, normal: number | null) => centsOf(own.has(code) ? own.get(code)! : normal);
  const rows = [
    {
      code: baseCode,
      price: priceOf(baseCode, base.price),
      isStandard: false,
      isHiddenByMarket: false,
      officialPrice: officialOf(base.officialPrice, base),
    },
    ...itemsOf(details).map(({ code, price, officialPrice, isStandard, isHiddenByMarket }) => ({
      code,
      isStandard,
      isHiddenByMarket,
      price: isStandard ? null : priceOf(code, price),
      officialPrice: officialOf(officialPrice, base),
    })),
  ];
  const known = new Set(rows.map(({ code }) => code));
  return { rows, unknown: [...own.keys()].filter((code) => !known.has(code)) };
}

export type AlternativeSection = 'options' | 'fuoriserie' | 'programs' | 'accessories';

export const alternativeItems = (details: PriceDetails): Record<AlternativeSection, EquipmentItem[]> => ({
  options: details.optionalsSection,
  fuoriserie: details.fuoriseriesSection,
  programs: details.customerPrgSection,
  accessories: details.accessoriesSection,
});

/** Which sections a user may give other prices here. */
export const mayEdit = (rights: PriceRights): Record<AlternativeSection, boolean> => ({
  options: rights.base,
  fuoriserie: rights.base,
  programs: rights.programs,
  accessories: rights.base && rights.accessories,
});

/** What a save sends: every price of the sections that may be edited, standard items left out. */
export function alternativeBody(
  { sheet, currency }: Pick<EditedList, 'sheet' | 'currency'>,
  items: Record<AlternativeSection, EquipmentItem[]>,
  rights: PriceRights,
  pricemask: string,
  userModis: string,
): PriceListInput {
  const may = mayEdit(rights);
  const listOf = (...sections: AlternativeSection[]): EquipmentItemInput[] | null =>
    sections.every((section) => may[section])
      ? sections
          .flatMap((section) => items[section])
          .filter(({ isStandard }) => !isStandard)
          .map(({ code }) => ({ code, price: wireOf(sheet.cell(code).price) }))
      : null;
  return {
    currency: currency(),
    pricemask,
    userModis,
    basePrice: { price: wireOf(sheet.cell(baseCode).price) },
    optList: listOf('options', 'fuoriserie'),
    customerPrgList: listOf('programs'),
    accList: listOf('accessories'),
  };
}
