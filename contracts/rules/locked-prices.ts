/**
 * A price that nobody changes, in whichever way: typed, by a change of many, from a workbook or by a save (I-44). A missing one would
 * block saving for ever if nobody could fill it in.
 */
export const isLockedPrice = (isHiddenByPcm: boolean, price: number | string | null | undefined): boolean =>
  isHiddenByPcm && price != null;
