// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  FindAnythingApiResponse,
  FindAnythingApiArg,
  GetOptionUsesApiResponse,
  GetOptionUsesApiArg,
} from '../endpoints.gen';
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
    getOptionUses: build.query<GetOptionUsesApiResponse, GetOptionUsesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optionUses`,
        params: {
          code: queryArg.code,
        },
      }),
      providesTags: ['Search'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useFindAnythingQuery,
  useLazyFindAnythingQuery,
  useGetOptionUsesQuery,
  useLazyGetOptionUsesQuery,
} = searchCalls;
