// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListJobRunsApiResponse,
  ListJobRunsApiArg,
  GetLatestJobRunsApiResponse,
  GetLatestJobRunsApiArg,
  GetJobRunApiResponse,
  GetJobRunApiArg,
  CancelJobRunApiResponse,
  CancelJobRunApiArg,
} from '../endpoints.gen';
export const jobRunCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listJobRuns: build.query<ListJobRunsApiResponse, ListJobRunsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/jobRun/allPaged`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          name: queryArg.name,
        },
      }),
      providesTags: ['JobRun'],
    }),
    getLatestJobRuns: build.query<GetLatestJobRunsApiResponse, GetLatestJobRunsApiArg>({
      query: () => ({ url: `/ccb/auth/fe/jobRun/latest` }),
      providesTags: ['JobRun'],
    }),
    getJobRun: build.query<GetJobRunApiResponse, GetJobRunApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/jobRun/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ['JobRun'],
    }),
    cancelJobRun: build.mutation<CancelJobRunApiResponse, CancelJobRunApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/jobRun/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
      }),
      invalidatesTags: ['JobRun'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListJobRunsQuery,
  useLazyListJobRunsQuery,
  useGetLatestJobRunsQuery,
  useLazyGetLatestJobRunsQuery,
  useGetJobRunQuery,
  useLazyGetJobRunQuery,
  useCancelJobRunMutation,
} = jobRunCalls;
