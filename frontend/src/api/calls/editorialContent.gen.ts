// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListEditorialContentsApiResponse,
  ListEditorialContentsApiArg,
  CreateEditorialContentApiResponse,
  CreateEditorialContentApiArg,
  UpdateEditorialContentApiResponse,
  UpdateEditorialContentApiArg,
  DeleteEditorialContentApiResponse,
  DeleteEditorialContentApiArg,
  ExportEditorialContentsCsvApiResponse,
  ExportEditorialContentsCsvApiArg,
  ExportEditorialContentsXlsxApiResponse,
  ExportEditorialContentsXlsxApiArg,
  ImportEditorialContentsApiResponse,
  ImportEditorialContentsApiArg,
  PreviewEditorialContentsApiResponse,
  PreviewEditorialContentsApiArg,
} from '../endpoints.gen';
export const editorialContentCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listEditorialContents: build.query<ListEditorialContentsApiResponse, ListEditorialContentsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialContents/findAllByParams`,
        params: {
          modelName: queryArg.modelName,
          language: queryArg.language,
          page: queryArg.page,
          size: queryArg.size,
          pageOf: queryArg.pageOf,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          label: queryArg.label,
          code: queryArg.code,
          modelEnableRegexp: queryArg.modelEnableRegexp,
          modelDisableRegexp: queryArg.modelDisableRegexp,
          content: queryArg.content,
        },
      }),
      providesTags: ['EditorialContent'],
    }),
    createEditorialContent: build.mutation<CreateEditorialContentApiResponse, CreateEditorialContentApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialContents`,
        method: 'POST',
        body: queryArg.editorialContentInput,
      }),
      invalidatesTags: ['EditorialContent'],
    }),
    updateEditorialContent: build.mutation<UpdateEditorialContentApiResponse, UpdateEditorialContentApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialContents/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.editorialContentInput,
      }),
      invalidatesTags: ['EditorialContent'],
    }),
    deleteEditorialContent: build.mutation<DeleteEditorialContentApiResponse, DeleteEditorialContentApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialContents/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['EditorialContent'],
    }),
    exportEditorialContentsCsv: build.mutation<
      ExportEditorialContentsCsvApiResponse,
      ExportEditorialContentsCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialContents/toCsv`,
        method: 'GET',
        params: {
          scope: queryArg.scope,
          languageToExport: queryArg.languageToExport,
          rows: queryArg.rows,
          modelName: queryArg.modelName,
          language: queryArg.language,
          label: queryArg.label,
          code: queryArg.code,
          modelEnableRegexp: queryArg.modelEnableRegexp,
          modelDisableRegexp: queryArg.modelDisableRegexp,
          content: queryArg.content,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportEditorialContentsXlsx: build.mutation<
      ExportEditorialContentsXlsxApiResponse,
      ExportEditorialContentsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialContents/toXlsx`,
        method: 'GET',
        params: {
          scope: queryArg.scope,
          languageToExport: queryArg.languageToExport,
          rows: queryArg.rows,
          modelName: queryArg.modelName,
          language: queryArg.language,
          label: queryArg.label,
          code: queryArg.code,
          modelEnableRegexp: queryArg.modelEnableRegexp,
          modelDisableRegexp: queryArg.modelDisableRegexp,
          content: queryArg.content,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    importEditorialContents: build.mutation<
      ImportEditorialContentsApiResponse,
      ImportEditorialContentsApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialContents/fromCsv`,
        method: 'POST',
        body: queryArg.body,
        params: {
          dryRun: queryArg.dryRun,
          planDigest: queryArg.planDigest,
        },
      }),
      invalidatesTags: ['EditorialContent'],
    }),
    previewEditorialContents: build.mutation<
      PreviewEditorialContentsApiResponse,
      PreviewEditorialContentsApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialContents/fromCsv/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListEditorialContentsQuery,
  useLazyListEditorialContentsQuery,
  useCreateEditorialContentMutation,
  useUpdateEditorialContentMutation,
  useDeleteEditorialContentMutation,
  useExportEditorialContentsCsvMutation,
  useExportEditorialContentsXlsxMutation,
  useImportEditorialContentsMutation,
  usePreviewEditorialContentsMutation,
} = editorialContentCalls;
