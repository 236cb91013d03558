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

/** The languages that visitors may choose from, the default one first. */
export const findLandingLanguages = (context: Context): Promise<LandingLanguage[]> =>
  readShown(context, 'languages', async () => {
    const all = await listAllLanguages(context);
    return all.filter(({ active }) => active).map(({ code, description }) => ({ code, description }));
  });

/** A language that visitors may choose; the default one for any other, so that no link of theirs leads to a refusal. */
async function languageOf(context: Context, wanted: string | undefined): Promise<string> {
  const offered = await findLandingLanguages(context);
  const chosen = offered.find(({ code }) => code.toLowerCase() === wanted?.toLowerCase());
  return (chosen ?? offered[0])!.code;
}

/** Countries by their name in a language: as it is written at the country, else as the world writes it. */
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

/** Regions in their order, each with the countries that have models to show, named in the language asked for. */
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

/** The range of a country that the public may know of. */
export const findLandingRange = (context: Context, countryId: string): Promise<LandingFamily[]> =>
  readShown(context, `range ${countryId}`, async () => {
    if (!(await isPublicCountry(context, countryId))) throw notFound(t('This country is not offered here.'));
    return listLandingRange(context, countryId);
  });
