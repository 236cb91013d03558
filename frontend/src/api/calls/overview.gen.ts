// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetOverviewApiResponse,
  GetOverviewApiArg,
  GetImportRunApiResponse,
  GetImportRunApiArg,
} from '../endpoints.gen';
export const overviewCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<GetOverviewApiResponse, GetOverviewApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/overview`,
        params: {
          source: queryArg.source,
          modelName: queryArg.modelName,
        },
      }),
      providesTags: ['Overview'],
    }),
    getImportRun: build.query<GetImportRunApiResponse, GetImportRunApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/importRun/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ['Overview'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetOverviewQuery,
  useLazyGetOverviewQuery,
  useGetImportRunQuery,
  useLazyGetImportRunQuery,
} = overviewCalls;
