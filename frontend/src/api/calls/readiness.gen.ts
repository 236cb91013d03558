// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetReadinessApiResponse,
  GetReadinessApiArg,
  ExportReadinessCsvApiResponse,
  ExportReadinessCsvApiArg,
  ExportReadinessXlsxApiResponse,
  ExportReadinessXlsxApiArg,
} from '../endpoints.gen';
export const readinessCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getReadiness: build.query<GetReadinessApiResponse, GetReadinessApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/readiness`,
        params: {
          markets: queryArg.markets,
          vehicles: queryArg.vehicles,
          limit: queryArg.limit,
          days: queryArg.days,
          language: queryArg.language,
        },
      }),
      providesTags: ['Readiness'],
    }),
    exportReadinessCsv: build.mutation<ExportReadinessCsvApiResponse, ExportReadinessCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/readiness/toCsv`,
        method: 'GET',
        params: {
          markets: queryArg.markets,
          vehicles: queryArg.vehicles,
          limit: queryArg.limit,
          days: queryArg.days,
          language: queryArg.language,
        },
      }),
      invalidatesTags: [],
    }),
    exportReadinessXlsx: build.mutation<ExportReadinessXlsxApiResponse, ExportReadinessXlsxApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/readiness/toXlsx`,
        method: 'GET',
        params: {
          markets: queryArg.markets,
          vehicles: queryArg.vehicles,
          limit: queryArg.limit,
          days: queryArg.days,
          language: queryArg.language,
        },
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetReadinessQuery,
  useLazyGetReadinessQuery,
  useExportReadinessCsvMutation,
  useExportReadinessXlsxMutation,
} = readinessCalls;
