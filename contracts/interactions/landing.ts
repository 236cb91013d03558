import { interaction } from '../harness.ts';

const country = (countryId: string) => ({ args: { countryId }, path: { countryId } });

export const landingInteractions = [
  interaction('getLandingGeoRegion', { state: 'regions, countries and models', args: {} }),
  interaction('getLandingGeoRegion', {
    variant: 'english',
    state: 'regions, countries and models',
    args: { language: 'en' },
    query: { language: 'en' },
  }),
  interaction('listLandingLanguages', {}),
  interaction('getLandingGeoRegion', { variant: 'empty', state: 'no country to show', args: {} }),
  interaction('getLandingCountryRange', { state: 'regions, countries and models', ...country('IT') }),
  interaction('getLandingCountryRange', {
    variant: 'empty',
    state: 'a country without models',
    ...country('NL'),
  }),
  interaction('getLandingCountryRange', { variant: 'not offered', status: '404', ...country('ZZ') }),
];
