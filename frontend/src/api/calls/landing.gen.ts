// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetLandingGeoRegionApiResponse,
  GetLandingGeoRegionApiArg,
  ListLandingLanguagesApiResponse,
  ListLandingLanguagesApiArg,
  GetLandingCountryRangeApiResponse,
  GetLandingCountryRangeApiArg,
} from '../endpoints.gen';
export const landingCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getLandingGeoRegion: build.query<GetLandingGeoRegionApiResponse, GetLandingGeoRegionApiArg>({
      query: (queryArg) => ({
        url: `/ccb/public/fe/landing/getLandingGeoRegion`,
        params: {
          language: queryArg.language,
        },
      }),
      providesTags: ['Landing', 'Country', 'CountryModel', 'CarModel', 'Language'],
    }),
    listLandingLanguages: build.query<ListLandingLanguagesApiResponse, ListLandingLanguagesApiArg>({
      query: () => ({ url: `/ccb/public/fe/landing/languages` }),
      providesTags: ['Landing', 'Country', 'CountryModel', 'CarModel', 'Language'],
    }),
    getLandingCountryRange: build.query<GetLandingCountryRangeApiResponse, GetLandingCountryRangeApiArg>({
      query: (queryArg) => ({
        url: `/ccb/public/fe/landing/getCountryRange/${encodeURIComponent(String(queryArg.countryId))}`,
      }),
      providesTags: ['Landing', 'Country', 'CountryModel', 'CarModel', 'Language'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetLandingGeoRegionQuery,
  useLazyGetLandingGeoRegionQuery,
  useListLandingLanguagesQuery,
  useLazyListLandingLanguagesQuery,
  useGetLandingCountryRangeQuery,
  useLazyGetLandingCountryRangeQuery,
} = landingCalls;
