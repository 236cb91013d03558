import type { SolPriceData, SolTaxesInput } from '../../../api';
import { centsOf, wireOf, type Cents } from '../../../../../contracts/rules/amounts';
import type { TaxSheet, TaxSheetKind } from '../../../kit/taxes/mergeTaxes';
import { afterOwnChange } from '../../../kit/versioned/afterOwnChange';
import { taxRowsOf, wireTaxesOf } from '../../../kit/taxes/taxRows';
import { t } from '../../../texts/priceConfigurator.gen';

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

const downpaymentPlace = { name: t('Downpayment'), cell: t('Amount') };

/** The downpayment beside the taxes: it counts as a change, and two people may choose different ones. */
export const onlineSheet: TaxSheetKind<OnlineSheet> = {
  otherCells: ({ downpayment }) =>
    new Map([['downpayment', { ...downpaymentPlace, value: centsOf(downpayment) }]]),
  withOthers: (sheet, values) =>
    values.has('downpayment')
      ? { ...sheet, downpayment: wireOf(values.get('downpayment') as Cents | null) }
      : sheet,
  // Nothing but the deletion was counted.
  afterDeletion: (sheet, read) => ({
    ...sheet,
    version: afterOwnChange(sheet.version, read?.version),
  }),
};

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
