import type { EquipmentItemInput, PriceListInput } from '../../../api';
import { wireOf } from '../../../../../contracts/rules/amounts';
import { isBlankRow } from '../../../kit/grid/blankRows';
import type { EditedList } from './editedList';
import { baseCode, type PriceListFields, type Sections } from './priceList';
import { countIn } from '../../../kit/format/counts';
import { namesOf } from '../../../kit/format/names';
import { t } from '../../../texts/priceConfigurator.gen';

/** What one press of Save stores (decision A-73). */
export interface SaveScope {
  /** With base price, options and fuoriserie: saveMarketDataModelAndOpt; without: saveEquipmentList. */
  isWhole: boolean;
  programmes: boolean;
  accessories: boolean;
}

/** Which lists hold changes; undefined: none. */
export function saveScopeOf(list: EditedList, { programmes, accessories }: Sections): SaveScope | undefined {
  const changed = list.sheet.changedCodes();
  const some = (codes: readonly string[]) => {
    const known = new Set(codes);
    return changed.some((code) => known.has(code));
  };
  const elsewhere = new Set([...programmes, ...accessories]);
  const scope = {
    isWhole: list.head().changedFields.length > 0 || changed.some((code) => !elsewhere.has(code)),
    programmes: some(programmes),
    accessories: some(accessories),
  };
  return scope.isWhole || scope.programmes || scope.accessories ? scope : undefined;
}

/** Why a list cannot be saved, in words, and the rows that are in the way, in the order of the screen. */
export interface SaveBlock {
  reason: string;
  codes: readonly string[];
}

const missingPrices = { one: t('1 item has no price'), many: t('{count} items have no price') };
const oddPrices = { one: t('1 price is not understood'), many: t('{count} prices are not understood') };

/**
 * What keeps the lists being saved from it: an item that is not standard and has no price or none that is understood, hidden or
 * not, or a base price that is not above 0.
 */
export function saveBlockOf(
  { sheet }: EditedList,
  sections: Sections,
  scope: SaveScope,
): SaveBlock | undefined {
  const saved = [
    ...(scope.isWhole ? [[baseCode], sections.options, sections.fuoriserie] : []),
    ...(scope.programmes ? [sections.programmes] : []),
    ...(scope.accessories ? [sections.accessories] : []),
  ];
  const codes = saved.flat().filter((code) => isBlankRow(sheet, code));
  if (codes.length === 0) return undefined;
  const isBaseWrong = codes[0] === baseCode;
  const wrong = codes.slice(isBaseWrong ? 1 : 0);
  const invalid = wrong.filter((code) => sheet.cell(code).isInvalid).length;
  const missing = wrong.length - invalid;
  const reasons = [
    ...(isBaseWrong ? [t('the base price is not above 0')] : []),
    ...(missing > 0 ? [countIn(missing, missingPrices)] : []),
    ...(invalid > 0 ? [countIn(invalid, oddPrices)] : []),
  ];
  return {
    codes,
    reason: capital(t('{reasons}, so the list cannot be saved.', { reasons: namesOf(reasons) })),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Items of a newer reading that the sheet has not taken over are left out: as they stand, they stay. */
const bodyOf = ({ sheet }: EditedList, codes: readonly string[]): EquipmentItemInput[] =>
  codes
    .filter((code) => sheet.loaded(code) !== undefined)
    .map((code) => {
      const { price, isHiddenByMarket } = sheet.cell(code);
      return { code, price: wireOf(price), isHiddenByMarket };
    });

/**
 * The body of saveMarketDataModelAndOpt; lists without a change are left out. So are a currency and a price mask that nobody
 * chose: sent along, those of the market would become the list's own where the market's have changed since.
 */
export function priceListBody(
  list: EditedList,
  sections: Sections,
  scope: SaveScope,
  userModis: string,
): PriceListInput {
  const { fields, changedFields } = list.head();
  const { currency, pricemask, pricelistActive } = fields as PriceListFields;
  return {
    ...(changedFields.includes('currency') && { currency }),
    ...(changedFields.includes('pricemask') && { pricemask }),
    userModis,
    basePrice: { price: wireOf(list.sheet.cell(baseCode).price), pricelistActive },
    optList: bodyOf(list, [...sections.options, ...sections.fuoriserie]),
    ...(scope.programmes && { customerPrgList: bodyOf(list, sections.programmes) }),
    ...(scope.accessories && { accList: bodyOf(list, sections.accessories) }),
  };
}

export const equipmentBody = (list: EditedList, sections: Sections, scope: SaveScope): EquipmentItemInput[] =>
  bodyOf(list, [
    ...(scope.programmes ? sections.programmes : []),
    ...(scope.accessories ? sections.accessories : []),
  ]);
