// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  PreviewBulkChangeApiResponse,
  PreviewBulkChangeApiArg,
  RunBulkChangeApiResponse,
  RunBulkChangeApiArg,
  UndoBulkChangeApiResponse,
  UndoBulkChangeApiArg,
} from '../endpoints.gen';
export const bulkCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    previewBulkChange: build.mutation<PreviewBulkChangeApiResponse, PreviewBulkChangeApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/bulk/${encodeURIComponent(String(queryArg.entity))}/preview`,
        method: 'POST',
        body: queryArg.bulkChange,
      }),
      invalidatesTags: [],
    }),
    runBulkChange: build.mutation<RunBulkChangeApiResponse, RunBulkChangeApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/bulk/${encodeURIComponent(String(queryArg.entity))}`,
        method: 'POST',
        body: queryArg.bulkChangeRun,
      }),
      invalidatesTags: ['JobRun'],
    }),
    undoBulkChange: build.mutation<UndoBulkChangeApiResponse, UndoBulkChangeApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/bulk/${encodeURIComponent(String(queryArg.entity))}/${encodeURIComponent(String(queryArg.run))}/undo`,
        method: 'POST',
      }),
      invalidatesTags: ['Bulk'],
    }),
  }),
  overrideExisting: false,
});
export const { usePreviewBulkChangeMutation, useRunBulkChangeMutation, useUndoBulkChangeMutation } =
  bulkCalls;
