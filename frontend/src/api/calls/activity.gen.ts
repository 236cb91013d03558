// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListActivityApiResponse,
  ListActivityApiArg,
  ListActivityKindsApiResponse,
  ListActivityKindsApiArg,
  ExportActivityCsvApiResponse,
  ExportActivityCsvApiArg,
  ExportActivityXlsxApiResponse,
  ExportActivityXlsxApiArg,
} from '../endpoints.gen';
export const activityCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<ListActivityApiResponse, ListActivityApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/activity`,
        params: {
          kinds: queryArg.kinds,
          recordId: queryArg.recordId,
          actor: queryArg.actor,
          market: queryArg.market,
          model: queryArg.model,
          from: queryArg['from'],
          to: queryArg.to,
          source: queryArg.source,
          text: queryArg.text,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
      providesTags: ['Activity'],
    }),
    listActivityKinds: build.query<ListActivityKindsApiResponse, ListActivityKindsApiArg>({
      query: () => ({ url: `/ccb/auth/fe/activity/kinds` }),
      providesTags: ['Activity'],
    }),
    exportActivityCsv: build.mutation<ExportActivityCsvApiResponse, ExportActivityCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/activity/toCsv`,
        method: 'GET',
        params: {
          kinds: queryArg.kinds,
          recordId: queryArg.recordId,
          actor: queryArg.actor,
          market: queryArg.market,
          model: queryArg.model,
          from: queryArg['from'],
          to: queryArg.to,
          source: queryArg.source,
          text: queryArg.text,
        },
      }),
      invalidatesTags: [],
    }),
    exportActivityXlsx: build.mutation<ExportActivityXlsxApiResponse, ExportActivityXlsxApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/activity/toXlsx`,
        method: 'GET',
        params: {
          kinds: queryArg.kinds,
          recordId: queryArg.recordId,
          actor: queryArg.actor,
          market: queryArg.market,
          model: queryArg.model,
          from: queryArg['from'],
          to: queryArg.to,
          source: queryArg.source,
          text: queryArg.text,
        },
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListActivityQuery,
  useLazyListActivityQuery,
  useListActivityKindsQuery,
  useLazyListActivityKindsQuery,
  useExportActivityCsvMutation,
  useExportActivityXlsxMutation,
} = activityCalls;
