import { notFound } from '../../kit/app-error.ts';
import { readCache } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { isPublicCountry } from '../countries/country.read.ts';
import { findLanguage, listAllLanguages, type LanguageRow } from '../languages/language.read.ts';
import { t } from '../../texts/referenceData.ts';
import { listLandingRange, listLandingRegions, type LandingRegionRow } from './landing.repository.ts';
import { nameOrder, placeName } from './place-names.ts';

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

const activeLanguages = (context: Context): Promise<LanguageRow[]> =>
  readShown(context, 'languages', async () =>
    (await listAllLanguages(context)).filter(({ active }) => active),
  );

export const findLandingLanguages = async (context: Context): Promise<Schema<'LandingLanguage'>[]> =>
  (await activeLanguages(context)).map(({ code, description }) => ({ code, description }));

/** The default language instead of an unknown one, so that no public link fails. */
async function languageOf(context: Context, wanted: string | undefined): Promise<string> {
  const offered = await activeLanguages(context);
  return (findLanguage(offered, wanted) ?? offered[0])!.code;
}

/** Countries by their own descriptions, else by the standard name, which two of one ISO code share: then by the English description. */
function namedIn(language: string, regions: LandingRegionRow[]): Schema<'LandingRegion'>[] {
  const compare = nameOrder(language);
  const names = regions.flatMap(({ countries }) =>
    countries.map(({ own, isoCode2 }) => own ?? placeName(isoCode2, language)),
  );
  const standardName = (isoCode2: string): string | undefined => {
    const name = placeName(isoCode2, language);
    return names.indexOf(name) === names.lastIndexOf(name) ? name : undefined;
  };
  return regions.map(({ label, countries }) => ({
    label,
    countryList: countries
      .map(({ id, own, english, isoCode2 }) => ({
        id,
        description: own ?? standardName(isoCode2) ?? english ?? id,
        isoCode2,
      }))
      .sort((one, other) => compare(one.description, other.description) || compare(one.id, other.id)),
  }));
}

export async function findLandingRegions(
  context: Context,
  wanted: string | undefined,
): Promise<Schema<'LandingRegion'>[]> {
  const language = await languageOf(context, wanted);
  return readShown(context, `regions ${language}`, async () =>
    namedIn(language, await listLandingRegions(context, language)),
  );
}

export const findLandingRange = (context: Context, countryId: string): Promise<Schema<'LandingFamily'>[]> =>
  readShown(context, `range ${countryId}`, async () => {
    if (!(await isPublicCountry(context, countryId))) throw notFound(t('This country is not offered here.'));
    return listLandingRange(context, countryId);
  });
