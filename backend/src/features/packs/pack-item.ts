/** An option in a pack. For implicit packs all but the code is NOTHING_SAID. */
export interface PackItem {
  code: string;
  priceIncluded: boolean;
  compulsory: boolean;
  optManovra: string;
  /** The set of alternatives that it belongs to. */
  alternateSet: string;
  /** Its own set, where it is the default. */
  defaultSet: string;
}

export const NOTHING_SAID: Omit<PackItem, 'code'> = {
  priceIncluded: false,
  compulsory: false,
  optManovra: '',
  alternateSet: '',
  defaultSet: '',
};

export type StoredPack = Map<string, PackItem>;

export interface PackTarget {
  /** The id in the change log: market/vehicle/pack, or the code of an implicit pack. */
  id: string;
  countryId: string;
  vetele: string;
  parentId: number;
}

export const inclExcl = (isIncluded: boolean): string => (isIncluded ? 'Incl' : 'Excl');
export const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');
