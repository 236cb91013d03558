import { notFound } from '../../kit/app-error.ts';
import { readCache } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';
import {
  isPublicCountry,
  listLandingRange,
  listLandingRegions,
  type LandingFamily,
  type LandingRegion,
} from './landing.repository.ts';

/** How long a visitor's browser may keep what it has read, and how old it may be where the change log knows of nothing. */
export const MAX_AGE_SECONDS = 60;

/** So that visitors, however many, do not keep staff waiting. */
const shown = readCache('landing', [
  'country',
  'countryModel',
  'carModel',
  // Families, models and vehicles as the feed delivers them.
  'commercialModel',
  'vehicle',
  'language',
]);

/** What was read in this minute, unless something of it has changed. */
function readShown<Value>(context: Context, what: string, load: () => Promise<Value>): Promise<Value> {
  const minute = Math.floor(context.now.getTime() / (MAX_AGE_SECONDS * 1000));
  return shown.read(context, `${what} ${minute}`, load);
}

/** Regions in their order, each with the countries that have models to show. */
export const findLandingRegions = (context: Context): Promise<LandingRegion[]> =>
  readShown(context, 'regions', () => listLandingRegions(context));

/** The range of a country that the public may know of. */
export const findLandingRange = (context: Context, countryId: string): Promise<LandingFamily[]> =>
  readShown(context, `range ${countryId}`, async () => {
    if (!(await isPublicCountry(context, countryId))) throw notFound('This country is not offered here.');
    return listLandingRange(context, countryId);
  });
