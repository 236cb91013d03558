// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetLandingGeoRegionApiResponse,
  GetLandingGeoRegionApiArg,
  GetLandingCountryRangeApiResponse,
  GetLandingCountryRangeApiArg,
} from '../endpoints.gen';
export const landingCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getLandingGeoRegion: build.query<GetLandingGeoRegionApiResponse, GetLandingGeoRegionApiArg>({
      query: () => ({ url: `/ccb/public/fe/landing/getLandingGeoRegion` }),
      providesTags: ['Landing'],
    }),
    getLandingCountryRange: build.query<GetLandingCountryRangeApiResponse, GetLandingCountryRangeApiArg>({
      query: (queryArg) => ({
        url: `/ccb/public/fe/landing/getCountryRange/${encodeURIComponent(String(queryArg.countryId))}`,
      }),
      providesTags: ['Landing'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetLandingGeoRegionQuery,
  useLazyGetLandingGeoRegionQuery,
  useGetLandingCountryRangeQuery,
  useLazyGetLandingCountryRangeQuery,
} = landingCalls;
