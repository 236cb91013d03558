import { interaction } from '../harness.ts';

/** The selectors of countries. */
export const countryInteractions = [
  interaction('listCountriesNoDefault', { state: 'the market IT' }),
  interaction('listCountriesNoDefault', { variant: 'empty' }),
];
