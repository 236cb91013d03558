// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  CheckLiveApiResponse,
  CheckLiveApiArg,
  CheckReadyApiResponse,
  CheckReadyApiArg,
  GetMetricsApiResponse,
  GetMetricsApiArg,
} from '../endpoints.gen';
export const healthCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    checkLive: build.query<CheckLiveApiResponse, CheckLiveApiArg>({
      query: () => ({ url: `/ccb/health/live` }),
      providesTags: ['Health'],
    }),
    checkReady: build.query<CheckReadyApiResponse, CheckReadyApiArg>({
      query: () => ({ url: `/ccb/health/ready` }),
      providesTags: ['Health'],
    }),
    getMetrics: build.query<GetMetricsApiResponse, GetMetricsApiArg>({
      query: () => ({ url: `/ccb/health/metrics` }),
      providesTags: ['Health'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useCheckLiveQuery,
  useLazyCheckLiveQuery,
  useCheckReadyQuery,
  useLazyCheckReadyQuery,
  useGetMetricsQuery,
  useLazyGetMetricsQuery,
} = healthCalls;
