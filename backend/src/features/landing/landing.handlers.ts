import { query, type OperationMap } from '../../http/operation.ts';
import { notFound } from '../../kit/app-error.ts';
import { isPublicCountry, listLandingRange, listLandingRegions } from './landing.repository.ts';

/** Specification 3, section 2.7: what anybody may see of regions, countries and models. */
export const landingHandlers = {
  getLandingGeoRegion: query((context) => listLandingRegions(context)),
  getLandingCountryRange: query(async (context, { path }) => {
    if (!(await isPublicCountry(context, path.countryId)))
      throw notFound('This country is not offered here.');
    return listLandingRange(context, path.countryId);
  }),
} satisfies Partial<OperationMap>;
