// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type { FindAnythingApiResponse, FindAnythingApiArg } from '../endpoints.gen';
export const searchCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    findAnything: build.query<FindAnythingApiResponse, FindAnythingApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/search`,
        params: {
          text: queryArg.text,
          language: queryArg.language,
        },
      }),
      providesTags: ['Search'],
    }),
  }),
  overrideExisting: false,
});
export const { useFindAnythingQuery, useLazyFindAnythingQuery } = searchCalls;
