/** What a pack says of one of its options. Of implicit packs all but the code is as in NOTHING_SAID. */
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

/** A pack as it is stored: its options by their codes. */
export type StoredPack = Map<string, PackItem>;

export interface PackTarget {
  /** As the change log calls it: market/vehicle/pack, or the code of an implicit pack. */
  id: string;
  /** Empty for an implicit pack. */
  countryId: string;
  vetele: string;
  parentId: number;
}

export const inclExcl = (isIncluded: boolean): string => (isIncluded ? 'Incl' : 'Excl');
export const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');
