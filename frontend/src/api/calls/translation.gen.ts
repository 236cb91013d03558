// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListTranslationsApiResponse,
  ListTranslationsApiArg,
  UpdateTranslationApiResponse,
  UpdateTranslationApiArg,
  MarkTranslationApiResponse,
  MarkTranslationApiArg,
  GetTranslationGroupsApiResponse,
  GetTranslationGroupsApiArg,
  FindSimilarTranslationsApiResponse,
  FindSimilarTranslationsApiArg,
  GetTranslationCompletenessApiResponse,
  GetTranslationCompletenessApiArg,
  ExportTranslationCompletenessCsvApiResponse,
  ExportTranslationCompletenessCsvApiArg,
  ExportTranslationCompletenessXlsxApiResponse,
  ExportTranslationCompletenessXlsxApiArg,
  GetTranslationChecksApiResponse,
  GetTranslationChecksApiArg,
  UpdateTranslationLengthLimitApiResponse,
  UpdateTranslationLengthLimitApiArg,
} from '../endpoints.gen';
export const translationCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listTranslations: build.query<ListTranslationsApiResponse, ListTranslationsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation`,
        params: {
          kind: queryArg.kind,
          group: queryArg.group,
          modelName: queryArg.modelName,
          search: queryArg.search,
          source: queryArg.source,
          targets: queryArg.targets,
          state: queryArg.state,
          stateLanguage: queryArg.stateLanguage,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
      providesTags: ['Translation'],
    }),
    updateTranslation: build.mutation<UpdateTranslationApiResponse, UpdateTranslationApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation`,
        method: 'PUT',
        body: queryArg.translationInput,
      }),
      invalidatesTags: [
        'InterfaceLabel',
        'OptionLabel',
        'OptColorLabel',
        'EditorialContent',
        'EditorialPlaceholder',
      ],
    }),
    markTranslation: build.mutation<MarkTranslationApiResponse, MarkTranslationApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/mark`,
        method: 'PUT',
        body: queryArg.translationMark,
      }),
      invalidatesTags: [],
    }),
    getTranslationGroups: build.query<GetTranslationGroupsApiResponse, GetTranslationGroupsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/groups`,
        params: {
          kind: queryArg.kind,
        },
      }),
      providesTags: ['Translation'],
    }),
    findSimilarTranslations: build.query<FindSimilarTranslationsApiResponse, FindSimilarTranslationsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/similar`,
        params: {
          text: queryArg.text,
          source: queryArg.source,
          target: queryArg.target,
        },
      }),
      providesTags: ['Translation'],
    }),
    getTranslationCompleteness: build.query<
      GetTranslationCompletenessApiResponse,
      GetTranslationCompletenessApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/completeness`,
        params: {
          source: queryArg.source,
          modelName: queryArg.modelName,
        },
      }),
      providesTags: ['Translation'],
    }),
    exportTranslationCompletenessCsv: build.mutation<
      ExportTranslationCompletenessCsvApiResponse,
      ExportTranslationCompletenessCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/completeness/toCsv`,
        method: 'GET',
        params: {
          source: queryArg.source,
          modelName: queryArg.modelName,
        },
      }),
      invalidatesTags: [],
    }),
    exportTranslationCompletenessXlsx: build.mutation<
      ExportTranslationCompletenessXlsxApiResponse,
      ExportTranslationCompletenessXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/completeness/toXlsx`,
        method: 'GET',
        params: {
          source: queryArg.source,
          modelName: queryArg.modelName,
        },
      }),
      invalidatesTags: [],
    }),
    getTranslationChecks: build.query<GetTranslationChecksApiResponse, GetTranslationChecksApiArg>({
      query: () => ({ url: `/ccb/auth/fe/translation/checks` }),
      providesTags: ['GlossaryTerm'],
    }),
    updateTranslationLengthLimit: build.mutation<
      UpdateTranslationLengthLimitApiResponse,
      UpdateTranslationLengthLimitApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/lengthLimit`,
        method: 'PUT',
        body: queryArg.translationLengthLimitInput,
      }),
      invalidatesTags: ['GlossaryTerm'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListTranslationsQuery,
  useLazyListTranslationsQuery,
  useUpdateTranslationMutation,
  useMarkTranslationMutation,
  useGetTranslationGroupsQuery,
  useLazyGetTranslationGroupsQuery,
  useFindSimilarTranslationsQuery,
  useLazyFindSimilarTranslationsQuery,
  useGetTranslationCompletenessQuery,
  useLazyGetTranslationCompletenessQuery,
  useExportTranslationCompletenessCsvMutation,
  useExportTranslationCompletenessXlsxMutation,
  useGetTranslationChecksQuery,
  useLazyGetTranslationChecksQuery,
  useUpdateTranslationLengthLimitMutation,
} = translationCalls;
