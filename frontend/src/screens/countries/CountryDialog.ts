import type { Country } from '../../api';
import type { RecordDialog } from '../../kit/record/RecordNoun';

/** What can be looked at of a country in a popup of 80vw. */
export type CountryPopupKind = 'info' | 'models' | 'checkGrid' | 'configGrid' | 'carGrid';

export type CountryDialog = RecordDialog<Country> | { kind: CountryPopupKind; row: Country };

/** The default country, which has no grid and no models of its own (decision A-26). */
export const isDefaultCountry = ({ id }: Pick<Country, 'id'>): boolean => id === 'DEFAULT';
