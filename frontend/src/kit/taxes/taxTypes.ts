export const taxTypes = ['B2C', 'B2B', 'B2E'] as const;
export type TaxType = (typeof taxTypes)[number];

/** The taxes that always exist beside those that people add. */
export const fixedTaxes = ['MESSA SU STRADA', 'QUOTA ESENTE'] as const;
