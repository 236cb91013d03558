import type { SolCountryTax, SolCountryTaxInput } from '../../api';
import type { TaxSheet } from '../../kit/taxes/mergeTaxes';
import { taxRowsOf, wireTaxesOf } from '../../kit/taxes/taxRows';
import type { TaxSheetKind } from '../../kit/taxes/useTaxEdits';

export const sheetOf = (wire: SolCountryTax[]): TaxSheet => ({ taxes: taxRowsOf(wire) });

/** Nothing is edited beside the taxes, and each row has a version of its own. */
export const countryTaxSheet: TaxSheetKind<TaxSheet> = {
  otherChanges: () => 0,
  mergeOthers: () => ({ merged: {}, conflicts: [] }),
  settleOthers: (merged) => merged,
  afterDeletion: (sheet) => sheet,
};

/** The body of saveSolCountryTaxes: three rows for each description. */
export const taxesBody = ({ taxes }: TaxSheet, countryId: string): SolCountryTaxInput[] =>
  wireTaxesOf(taxes).map((tax) => ({ ...tax, countryId }));
