// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  RunGridUpdateApiResponse,
  RunGridUpdateApiArg,
  ClearGridCacheApiResponse,
  ClearGridCacheApiArg,
  ClearAllCacheApiResponse,
  ClearAllCacheApiArg,
  CheckGridApiResponse,
  CheckGridApiArg,
} from '../endpoints.gen';
export const toolCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    runGridUpdate: build.mutation<RunGridUpdateApiResponse, RunGridUpdateApiArg>({
      query: () => ({ url: `/ccb/auth/fe/tools/updateGrid`, method: 'GET' }),
      invalidatesTags: ['JobRun'],
    }),
    clearGridCache: build.mutation<ClearGridCacheApiResponse, ClearGridCacheApiArg>({
      query: () => ({
        url: `/ccb/auth/fe/tools/clearGridCache`,
        method: 'GET',
      }),
      invalidatesTags: ['JobRun'],
    }),
    clearAllCache: build.mutation<ClearAllCacheApiResponse, ClearAllCacheApiArg>({
      query: () => ({
        url: `/ccb/auth/fe/tools/clearAllCache`,
        method: 'GET',
      }),
      invalidatesTags: ['JobRun'],
    }),
    checkGrid: build.query<CheckGridApiResponse, CheckGridApiArg>({
      query: (queryArg) => ({
        url: `/ccb/public/api/checkGrid/${encodeURIComponent(String(queryArg.scope))}/${encodeURIComponent(String(queryArg.model))}`,
      }),
      providesTags: ['Tool'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useRunGridUpdateMutation,
  useClearGridCacheMutation,
  useClearAllCacheMutation,
  useCheckGridQuery,
  useLazyCheckGridQuery,
} = toolCalls;
