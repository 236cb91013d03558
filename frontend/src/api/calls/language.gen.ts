// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListLanguagesApiResponse,
  ListLanguagesApiArg,
  CreateLanguageApiResponse,
  CreateLanguageApiArg,
  UpdateLanguageApiResponse,
  UpdateLanguageApiArg,
  DeleteLanguageApiResponse,
  DeleteLanguageApiArg,
  ExportLanguagesCsvApiResponse,
  ExportLanguagesCsvApiArg,
  ExportLanguagesXlsxApiResponse,
  ExportLanguagesXlsxApiArg,
} from '../endpoints.gen';
export const languageCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listLanguages: build.query<ListLanguagesApiResponse, ListLanguagesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/language/allPaged`,
        params: {
          optGroup: queryArg.optGroup,
          modelName: queryArg.modelName,
          language: queryArg.language,
          page: queryArg.page,
          size: queryArg.size,
          pageOf: queryArg.pageOf,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          label: queryArg.label,
          code: queryArg.code,
        },
      }),
      providesTags: ['Language'],
    }),
    createLanguage: build.mutation<CreateLanguageApiResponse, CreateLanguageApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/language`,
        method: 'POST',
        body: queryArg.languageInput,
      }),
      invalidatesTags: ['Language'],
    }),
    updateLanguage: build.mutation<UpdateLanguageApiResponse, UpdateLanguageApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/language/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.languageInput,
      }),
      invalidatesTags: ['Language'],
    }),
    deleteLanguage: build.mutation<DeleteLanguageApiResponse, DeleteLanguageApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/language/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Language'],
    }),
    exportLanguagesCsv: build.mutation<ExportLanguagesCsvApiResponse, ExportLanguagesCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/language/toCsv`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportLanguagesXlsx: build.mutation<ExportLanguagesXlsxApiResponse, ExportLanguagesXlsxApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/language/toXlsx`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListLanguagesQuery,
  useLazyListLanguagesQuery,
  useCreateLanguageMutation,
  useUpdateLanguageMutation,
  useDeleteLanguageMutation,
  useExportLanguagesCsvMutation,
  useExportLanguagesXlsxMutation,
} = languageCalls;
