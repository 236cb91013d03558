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
  PreviewTranslationCopyApiResponse,
  PreviewTranslationCopyApiArg,
  CopyTranslationsApiResponse,
  CopyTranslationsApiArg,
  UndoTranslationCopyApiResponse,
  UndoTranslationCopyApiArg,
  ExportTranslationsApiResponse,
  ExportTranslationsApiArg,
  ImportTranslationsApiResponse,
  ImportTranslationsApiArg,
  PreviewTranslationImportApiResponse,
  PreviewTranslationImportApiArg,
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
          withoutGroup: queryArg.withoutGroup,
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
      invalidatesTags: ['OptionLabel', 'OptColorLabel', 'EditorialContent', 'EditorialPlaceholder'],
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
      providesTags: [
        'Translation',
        'InterfaceLabel',
        'OptGroup',
        'EditorialContent',
        'EditorialPlaceholder',
        'Country',
      ],
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
      providesTags: [
        'Translation',
        'InterfaceLabel',
        'OptionLabel',
        'OptColorLabel',
        'EditorialContent',
        'EditorialPlaceholder',
      ],
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
    previewTranslationCopy: build.mutation<PreviewTranslationCopyApiResponse, PreviewTranslationCopyApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/copy/preview`,
        method: 'POST',
        body: queryArg.translationCopy,
      }),
      invalidatesTags: [],
    }),
    copyTranslations: build.mutation<CopyTranslationsApiResponse, CopyTranslationsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/copy`,
        method: 'POST',
        body: queryArg.translationCopyRun,
      }),
      invalidatesTags: [
        'Translation',
        'InterfaceLabel',
        'OptionLabel',
        'OptColorLabel',
        'EditorialContent',
        'EditorialPlaceholder',
      ],
    }),
    undoTranslationCopy: build.mutation<UndoTranslationCopyApiResponse, UndoTranslationCopyApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/copy/${encodeURIComponent(String(queryArg.run))}/undo`,
        method: 'POST',
      }),
      invalidatesTags: [
        'Translation',
        'InterfaceLabel',
        'OptionLabel',
        'OptColorLabel',
        'EditorialContent',
        'EditorialPlaceholder',
      ],
    }),
    exportTranslations: build.mutation<ExportTranslationsApiResponse, ExportTranslationsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/export`,
        method: 'GET',
        params: {
          kind: queryArg.kind,
          group: queryArg.group,
          withoutGroup: queryArg.withoutGroup,
          modelName: queryArg.modelName,
          search: queryArg.search,
          source: queryArg.source,
          targets: queryArg.targets,
          which: queryArg.which,
          format: queryArg.format,
        },
      }),
      invalidatesTags: [],
    }),
    importTranslations: build.mutation<ImportTranslationsApiResponse, ImportTranslationsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/import`,
        method: 'POST',
        body: queryArg.body,
        params: {
          source: queryArg.source,
          dryRun: queryArg.dryRun,
          planDigest: queryArg.planDigest,
        },
      }),
      invalidatesTags: [
        'Translation',
        'InterfaceLabel',
        'OptionLabel',
        'OptColorLabel',
        'EditorialContent',
        'EditorialPlaceholder',
      ],
    }),
    previewTranslationImport: build.mutation<
      PreviewTranslationImportApiResponse,
      PreviewTranslationImportApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/translation/import/preview`,
        method: 'POST',
        body: queryArg.body,
        params: {
          source: queryArg.source,
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
  usePreviewTranslationCopyMutation,
  useCopyTranslationsMutation,
  useUndoTranslationCopyMutation,
  useExportTranslationsMutation,
  useImportTranslationsMutation,
  usePreviewTranslationImportMutation,
  useGetTranslationChecksQuery,
  useLazyGetTranslationChecksQuery,
  useUpdateTranslationLengthLimitMutation,
} = translationCalls;
