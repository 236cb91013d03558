import { notFound } from '../../kit/app-error.ts';
import { readCache } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';
import { listAllLanguages } from '../languages/language.read.ts';
import { t } from '../../texts/referenceData.ts';
import {
  isPublicCountry,
  listLandingRange,
  listLandingRegions,
  type LandingCountryRow,
  type LandingFamily,
} from './landing.repository.ts';
import { nameOrder, placeName } from './place-names.ts';

export interface LandingLanguage {
  code: string;
  description: string;
}

export interface LandingRegion {
  label: string;
  countryList: { id: string; description: string; isoCode2: string }[];
}

/** For browsers, and for changes that the change log does not record. */
export const MAX_AGE_SECONDS = 60;

/** Cached, so that visitors do not slow down staff. */
const shown = readCache('landing', [
  'country',
  'geoRegion',
  'countryModel',
  'carModel',
  'commercialModel',
  'language',
]);

function readShown<Value>(context: Context, what: string, load: () => Promise<Value>): Promise<Value> {
  const minute = Math.floor(context.now.getTime() / (MAX_AGE_SECONDS * 1000));
  return shown.read(context, `${what} ${minute}`, load);
}

export const findLandingLanguages = (context: Context): Promise<LandingLanguage[]> =>
  readShown(context, 'languages', async () => {
    const all = await listAllLanguages(context);
    return all.filter(({ active }) => active).map(({ code, description }) => ({ code, description }));
  });

/** The default language instead of an unknown one, so that no public link fails. */
async function languageOf(context: Context, wanted: string | undefined): Promise<string> {
  const offered = await findLandingLanguages(context);
  const chosen = offered.find(({ code }) => code.toLowerCase() === wanted?.toLowerCase());
  return (chosen ?? offered[0])!.code;
}

function namedIn(language: string, countries: LandingCountryRow[]): LandingRegion['countryList'] {
  const compare = nameOrder(language);
  return countries
    .map(({ id, own, english, isoCode2 }) => ({
      id,
      description: own ?? placeName(isoCode2, language) ?? english ?? id,
      isoCode2,
    }))
    .sort((one, other) => compare(one.description, other.description) || compare(one.id, other.id));
}

export async function findLandingRegions(
  context: Context,
  wanted: string | undefined,
): Promise<LandingRegion[]> {
  const language = await languageOf(context, wanted);
  return readShown(context, `regions ${language}`, async () => {
    const rows = await listLandingRegions(context, language);
    return rows.map(({ label, countries }) => ({ label, countryList: namedIn(language, countries) }));
  });
}

export const findLandingRange = (context: Context, countryId: string): Promise<LandingFamily[]> =>
  readShown(context, `range ${countryId}`, async () => {
    if (!(await isPublicCountry(context, countryId))) throw notFound(t('This country is not offered here.'));
    return listLandingRange(context, countryId);
  });
