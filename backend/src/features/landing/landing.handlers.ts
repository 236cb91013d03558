import { publicQuery, type OperationMap } from '../../http/operation.ts';
import {
  findLandingLanguages,
  findLandingRange,
  findLandingRegions,
  MAX_AGE_SECONDS,
} from './landing.service.ts';

export const landingHandlers = {
  getLandingGeoRegion: publicQuery(MAX_AGE_SECONDS, (context, { query }) =>
    findLandingRegions(context, query.language),
  ),
  listLandingLanguages: publicQuery(MAX_AGE_SECONDS, (context) => findLandingLanguages(context)),
  getLandingCountryRange: publicQuery(MAX_AGE_SECONDS, (context, { path }) =>
    findLandingRange(context, path.countryId),
  ),
} satisfies Partial<OperationMap>;
