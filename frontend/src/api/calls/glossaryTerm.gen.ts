// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListGlossaryTermsApiResponse,
  ListGlossaryTermsApiArg,
  CreateGlossaryTermApiResponse,
  CreateGlossaryTermApiArg,
  UpdateGlossaryTermApiResponse,
  UpdateGlossaryTermApiArg,
  DeleteGlossaryTermApiResponse,
  DeleteGlossaryTermApiArg,
  ExportGlossaryTermsCsvApiResponse,
  ExportGlossaryTermsCsvApiArg,
  ExportGlossaryTermsXlsxApiResponse,
  ExportGlossaryTermsXlsxApiArg,
  ImportGlossaryTermsApiResponse,
  ImportGlossaryTermsApiArg,
  PreviewGlossaryTermsApiResponse,
  PreviewGlossaryTermsApiArg,
} from '../endpoints.gen';
export const glossaryTermCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listGlossaryTerms: build.query<ListGlossaryTermsApiResponse, ListGlossaryTermsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/glossaryTerms/list`,
        params: {
          concept: queryArg.concept,
          term: queryArg.term,
          language: queryArg.language,
          forbidden: queryArg.forbidden,
          page: queryArg.page,
          size: queryArg.size,
          pageOf: queryArg.pageOf,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
        },
      }),
      providesTags: ['GlossaryTerm'],
    }),
    createGlossaryTerm: build.mutation<CreateGlossaryTermApiResponse, CreateGlossaryTermApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/glossaryTerms`,
        method: 'POST',
        body: queryArg.glossaryTermInput,
      }),
      invalidatesTags: ['GlossaryTerm'],
    }),
    updateGlossaryTerm: build.mutation<UpdateGlossaryTermApiResponse, UpdateGlossaryTermApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/glossaryTerms/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.glossaryTermInput,
      }),
      invalidatesTags: ['GlossaryTerm'],
    }),
    deleteGlossaryTerm: build.mutation<DeleteGlossaryTermApiResponse, DeleteGlossaryTermApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/glossaryTerms/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['GlossaryTerm'],
    }),
    exportGlossaryTermsCsv: build.mutation<ExportGlossaryTermsCsvApiResponse, ExportGlossaryTermsCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/glossaryTerms/toCsv`,
        method: 'GET',
        params: {
          concept: queryArg.concept,
          term: queryArg.term,
          language: queryArg.language,
          forbidden: queryArg.forbidden,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportGlossaryTermsXlsx: build.mutation<
      ExportGlossaryTermsXlsxApiResponse,
      ExportGlossaryTermsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/glossaryTerms/toXlsx`,
        method: 'GET',
        params: {
          concept: queryArg.concept,
          term: queryArg.term,
          language: queryArg.language,
          forbidden: queryArg.forbidden,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    importGlossaryTerms: build.mutation<ImportGlossaryTermsApiResponse, ImportGlossaryTermsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/glossaryTerms/fromCsv`,
        method: 'POST',
        body: queryArg.body,
        params: {
          dryRun: queryArg.dryRun,
          planDigest: queryArg.planDigest,
        },
      }),
      invalidatesTags: ['GlossaryTerm'],
    }),
    previewGlossaryTerms: build.mutation<PreviewGlossaryTermsApiResponse, PreviewGlossaryTermsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/glossaryTerms/fromCsv/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListGlossaryTermsQuery,
  useLazyListGlossaryTermsQuery,
  useCreateGlossaryTermMutation,
  useUpdateGlossaryTermMutation,
  useDeleteGlossaryTermMutation,
  useExportGlossaryTermsCsvMutation,
  useExportGlossaryTermsXlsxMutation,
  useImportGlossaryTermsMutation,
  usePreviewGlossaryTermsMutation,
} = glossaryTermCalls;
