import type { BasePriceInfo, EquipmentItem, PriceDetails, PriceListState } from '../../../api';
import { basePriceCode as baseCode } from '../../../../../contracts/rules/blank-prices';
import type { SheetRow } from '../../../kit/grid/priceSheet';
import { centsOf, roundedTo } from '../../../../../contracts/rules/amounts';
import type { Fields, StoredList } from './editedList';
import { t } from '../../../texts/priceConfigurator.gen';

export { basePriceCode as baseCode } from '../../../../../contracts/rules/blank-prices';

/** What a market sets for a list as a whole; the names are those of the wire. */
export interface PriceListFields extends Fields {
  currency: string;
  pricemask: string;
  pricelistActive: boolean;
}

const fieldsOf = ({ currency, pricemask, pricelistActive }: PriceListFields): PriceListFields => ({
  currency,
  pricemask,
  pricelistActive,
});

/** The codes of each section; the arrays stay the same for as long as their items do. */
export interface Sections {
  options: readonly string[];
  fuoriserie: readonly string[];
  programmes: readonly string[];
  accessories: readonly string[];
}

export const noSections: Sections = { options: [], fuoriserie: [], programmes: [], accessories: [] };

const codesOf = (items: readonly EquipmentItem[]) => items.map(({ code }) => code);

export const sectionsOf = (details: PriceDetails): Sections => ({
  options: codesOf(details.optionalsSection),
  fuoriserie: codesOf(details.fuoriseriesSection),
  programmes: codesOf(details.customerPrgSection),
  accessories: codesOf(details.accessoriesSection),
});

/** Every item of a list in the order of its cards. */
export const itemsOf = (details: PriceDetails): readonly EquipmentItem[] => [
  ...details.optionalsSection,
  ...details.fuoriseriesSection,
  ...details.customerPrgSection,
  ...details.accessoriesSection,
];

/** What a row is called: '05FK Rosso Etna'. */
export function nameOf(details: PriceDetails | undefined, code: string): string {
  if (code === baseCode) return t('Base price');
  const item = details && itemsOf(details).find((each) => each.code === code);
  return item ? `${code} ${item.description}` : code;
}

/** As the screen shows it, so that it can be saved where a blank price takes it. */
export const officialOf = (price: number | null, { pricemask }: Pick<BasePriceInfo, 'pricemask'>) =>
  price === null ? null : roundedTo(centsOf(price), pricemask);

const baseRow = (price: number | null, officialPrice: SheetRow['officialPrice']): SheetRow => ({
  code: baseCode,
  price: centsOf(price),
  officialPrice,
  isStandard: false,
  isHiddenByMarket: false,
});

/**
 * What two calls brought. Where somebody saved between them, the older version counts: the next save finds out.
 * @param factoryCurrency the market's
 */
export const storedListOf = (
  base: BasePriceInfo,
  details: PriceDetails,
  factoryCurrency?: string,
): StoredList => ({
  version: Math.min(base.version, details.version),
  currency: base.currency,
  factoryCurrency,
  fields: fieldsOf(base as PriceListFields & BasePriceInfo),
  rows: [
    baseRow(base.price, officialOf(base.officialPrice, base)),
    ...itemsOf(details).map(({ code, price, officialPrice, isStandard, isHiddenByMarket }) => ({
      code,
      price: centsOf(price),
      officialPrice: officialOf(officialPrice, base),
      isStandard,
      isHiddenByMarket,
    })),
  ],
});

/** The list that refused a save; what it does not name stays as it was in mine. */
export function storedListOfReply(
  current: PriceListState,
  { rows, factoryCurrency }: Pick<StoredList, 'rows' | 'factoryCurrency'>,
): StoredList {
  const items = new Map(current.items.map((item) => [item.code, item]));
  return {
    version: current.version,
    currency: current.currency,
    factoryCurrency,
    fields: fieldsOf(current as PriceListFields & PriceListState),
    rows: rows.map((row) => {
      if (row.code === baseCode) return baseRow(current.price, row.officialPrice);
      const item = items.get(row.code);
      return item ? { ...row, price: centsOf(item.price), isHiddenByMarket: item.isHiddenByMarket } : row;
    }),
  };
}
