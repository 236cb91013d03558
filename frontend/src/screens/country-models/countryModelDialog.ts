import type { CountryModelRow, RowFlag } from './countryModel';

export type CountryModelDialog =
  | { kind: 'new' | 'export' }
  | { kind: 'history'; row: CountryModelRow }
  /** `item` is the code of the one that was chosen. */
  | { kind: 'item'; row: CountryModelRow; item?: string }
  | { kind: 'toggle'; row: CountryModelRow; flag: RowFlag };
