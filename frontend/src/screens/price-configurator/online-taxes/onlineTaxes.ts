import type { SolPriceData, SolTaxesInput } from '../../../api';
import type { Cents } from '../../../../../contracts/rules/amounts';
import { pick, type TaxSheet } from '../../../kit/taxes/mergeTaxes';
import { taxChanges, taxRowsOf, wireTaxesOf } from '../../../kit/taxes/taxRows';
import type { SheetMerge, TaxSheetKind } from '../../../kit/taxes/useTaxEdits';
import { t } from '../../../texts/priceConfigurator';

export interface OnlineSheet extends TaxSheet {
  /** Version that it was read with. */
  version: number;
  downpayment: number | null;
}

export const sheetOf = ({ version, solTaxesData, virtualProduct }: SolPriceData): OnlineSheet => ({
  version,
  taxes: taxRowsOf(solTaxesData),
  downpayment: virtualProduct?.downpayment ?? null,
});

const centsOfDownpayment = (amount: number | null): Cents | null =>
  amount === null ? null : Math.round(amount * 100);

const settledDownpayment = (
  merged: OnlineSheet,
  theirs: OnlineSheet,
  isTheirs: (key: string) => boolean,
): number | null => (isTheirs('downpayment') ? theirs.downpayment : merged.downpayment);

/** The downpayment beside the taxes: it counts as a change, and two people may choose different ones. */
export const onlineSheet: TaxSheetKind<OnlineSheet> = {
  otherChanges: (before, now) => (before.downpayment === now.downpayment ? 0 : 1),
  mergeOthers(before, mine, theirs): SheetMerge<OnlineSheet> {
    const three = { before: before.downpayment, mine: mine.downpayment, theirs: theirs.downpayment };
    const taken = pick(three);
    const merged = { version: theirs.version, downpayment: taken === undefined ? mine.downpayment : taken };
    if (taken !== undefined) return { merged, conflicts: [] };
    return {
      merged,
      conflicts: [
        {
          key: 'downpayment',
          name: t('Downpayment'),
          cell: t('Downpayment'),
          before: centsOfDownpayment(three.before),
          mine: centsOfDownpayment(three.mine),
          theirs: centsOfDownpayment(three.theirs),
        },
      ],
    };
  },
  settleOthers: (merged, theirs, isTheirs) => ({
    ...merged,
    downpayment: settledDownpayment(merged, theirs, isTheirs),
  }),
  // Nothing but the deletion was counted.
  afterDeletion: (sheet, read) => ({
    ...sheet,
    version: read?.version === sheet.version + 1 ? read.version : sheet.version,
  }),
};

/** How many rows and values differ from what was read; a new row counts once. */
export const changesOf = (before: OnlineSheet, now: OnlineSheet): number =>
  taxChanges(before.taxes, now.taxes) + onlineSheet.otherChanges(before, now);

/** The body of savePriceSolTaxes: every row as it stands, and the downpayment. */
export function taxesBody(sheet: OnlineSheet, countryId: string, vetele: string): SolTaxesInput {
  return {
    taxList: wireTaxesOf(sheet.taxes).map(({ version: _version, ...tax }) => ({
      ...tax,
      model: vetele,
      countryId,
    })),
    virtualProduct: { country: countryId, model: vetele, downpayment: sheet.downpayment },
  };
}
