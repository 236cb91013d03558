import { isBlankPrice } from '../../../../contracts/rules/blank-prices';
import { notAnAmount, type Cents } from '../../../../contracts/rules/amounts';
import { isInFactoryCurrency, type PriceSheet } from './priceSheet';

/** Whether a row keeps its list from being saved: without a price, or with something that is none (decision A-22). */
export function isBlankRow(sheet: PriceSheet, code: string): boolean {
  const row = sheet.loaded(code);
  const { price, isInvalid } = sheet.cell(code);
  return row !== undefined && isBlankPrice({ ...row, price: isInvalid ? notAnAmount : price });
}

/**
 * The official prices that blank rows among these can take, none in another currency; what somebody typed and is no amount stays for
 * them to look at.
 */
export const officialPricesFor = (
  sheet: PriceSheet,
  codes: readonly string[],
): { code: string; price: Cents }[] =>
  !isInFactoryCurrency(sheet)
    ? []
    : codes.flatMap((code) => {
        const price = sheet.loaded(code)?.officialPrice ?? null;
        const isTaken = isBlankRow(sheet, code) && !sheet.cell(code).isInvalid;
        return isTaken && price !== null && !isBlankPrice({ code, isStandard: false, price })
          ? [{ code, price }]
          : [];
      });
