/** 'Contributo PFU' and 'CONTRIBUTO  PFU ' are the same tax to people, wherever each of them is written. */
export const taxKeyOf = (description: string): string =>
  description.trim().replace(/\s+/g, ' ').toLowerCase();
