// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListEditorialPlaceholdersApiResponse,
  ListEditorialPlaceholdersApiArg,
  CreateEditorialPlaceholderApiResponse,
  CreateEditorialPlaceholderApiArg,
  UpdateEditorialPlaceholderApiResponse,
  UpdateEditorialPlaceholderApiArg,
  DeleteEditorialPlaceholderApiResponse,
  DeleteEditorialPlaceholderApiArg,
  ExportEditorialPlaceholdersCsvApiResponse,
  ExportEditorialPlaceholdersCsvApiArg,
  ExportEditorialPlaceholdersXlsxApiResponse,
  ExportEditorialPlaceholdersXlsxApiArg,
  ImportEditorialPlaceholdersApiResponse,
  ImportEditorialPlaceholdersApiArg,
  PreviewEditorialPlaceholdersApiResponse,
  PreviewEditorialPlaceholdersApiArg,
} from '../endpoints.gen';
export const editorialPlaceholderCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listEditorialPlaceholders: build.query<
      ListEditorialPlaceholdersApiResponse,
      ListEditorialPlaceholdersApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialPlaceholders/findAllByParams`,
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
      providesTags: ['EditorialPlaceholder'],
    }),
    createEditorialPlaceholder: build.mutation<
      CreateEditorialPlaceholderApiResponse,
      CreateEditorialPlaceholderApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialPlaceholders`,
        method: 'POST',
        body: queryArg.editorialPlaceholderInput,
      }),
      invalidatesTags: ['EditorialPlaceholder'],
    }),
    updateEditorialPlaceholder: build.mutation<
      UpdateEditorialPlaceholderApiResponse,
      UpdateEditorialPlaceholderApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialPlaceholders/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.editorialPlaceholderInput,
      }),
      invalidatesTags: ['EditorialPlaceholder'],
    }),
    deleteEditorialPlaceholder: build.mutation<
      DeleteEditorialPlaceholderApiResponse,
      DeleteEditorialPlaceholderApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialPlaceholders/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['EditorialPlaceholder'],
    }),
    exportEditorialPlaceholdersCsv: build.mutation<
      ExportEditorialPlaceholdersCsvApiResponse,
      ExportEditorialPlaceholdersCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialPlaceholders/toCsv`,
        method: 'GET',
        params: {
          scope: queryArg.scope,
          languageToExport: queryArg.languageToExport,
          rows: queryArg.rows,
          modelName: queryArg.modelName,
          language: queryArg.language,
          label: queryArg.label,
          code: queryArg.code,
          content: queryArg.content,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportEditorialPlaceholdersXlsx: build.mutation<
      ExportEditorialPlaceholdersXlsxApiResponse,
      ExportEditorialPlaceholdersXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialPlaceholders/toXlsx`,
        method: 'GET',
        params: {
          scope: queryArg.scope,
          languageToExport: queryArg.languageToExport,
          rows: queryArg.rows,
          modelName: queryArg.modelName,
          language: queryArg.language,
          label: queryArg.label,
          code: queryArg.code,
          content: queryArg.content,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    importEditorialPlaceholders: build.mutation<
      ImportEditorialPlaceholdersApiResponse,
      ImportEditorialPlaceholdersApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialPlaceholders/fromCsv`,
        method: 'POST',
        body: queryArg.body,
        params: {
          dryRun: queryArg.dryRun,
          planDigest: queryArg.planDigest,
        },
      }),
      invalidatesTags: ['EditorialPlaceholder'],
    }),
    previewEditorialPlaceholders: build.mutation<
      PreviewEditorialPlaceholdersApiResponse,
      PreviewEditorialPlaceholdersApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/editorialPlaceholders/fromCsv/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListEditorialPlaceholdersQuery,
  useLazyListEditorialPlaceholdersQuery,
  useCreateEditorialPlaceholderMutation,
  useUpdateEditorialPlaceholderMutation,
  useDeleteEditorialPlaceholderMutation,
  useExportEditorialPlaceholdersCsvMutation,
  useExportEditorialPlaceholdersXlsxMutation,
  useImportEditorialPlaceholdersMutation,
  usePreviewEditorialPlaceholdersMutation,
} = editorialPlaceholderCalls;
