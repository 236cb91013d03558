/** Road fee and exempt share, which every list and market has and from which the price without tax is computed. */
export const fixedTaxNames = ['MESSA SU STRADA', 'QUOTA ESENTE'] as const;

/** 'Contributo PFU' and 'CONTRIBUTO  PFU ' are the same tax to people, wherever each of them is written. */
export const taxKeyOf = (description: string): string =>
  description.trim().replace(/\s+/g, ' ').toLowerCase();

/** The name of the fixed tax that people mean; undefined: it is another tax. */
export const fixedTaxOf = (description: string): string | undefined =>
  fixedTaxNames.find((fixed) => taxKeyOf(fixed) === taxKeyOf(description));
