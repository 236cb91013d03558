// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListOptColorLabelsApiResponse,
  ListOptColorLabelsApiArg,
  ChangeColLabelInColItemApiResponse,
  ChangeColLabelInColItemApiArg,
  ChangeOptLabelInOptItemApiResponse,
  ChangeOptLabelInOptItemApiArg,
  ExportOptColorLabelsCsvApiResponse,
  ExportOptColorLabelsCsvApiArg,
  ExportOptColorLabelsXlsxApiResponse,
  ExportOptColorLabelsXlsxApiArg,
  ImportColLabelsApiResponse,
  ImportColLabelsApiArg,
  PreviewColLabelsApiResponse,
  PreviewColLabelsApiArg,
  ImportOptLabelsApiResponse,
  ImportOptLabelsApiArg,
  PreviewOptLabelsApiResponse,
  PreviewOptLabelsApiArg,
} from '../endpoints.gen';
export const optColorLabelCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listOptColorLabels: build.query<ListOptColorLabelsApiResponse, ListOptColorLabelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optColorLabel/getListByType`,
        params: {
          optColType: queryArg.optColType,
          page: queryArg.page,
          size: queryArg.size,
          pageOf: queryArg.pageOf,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          label: queryArg.label,
          code: queryArg.code,
          missingIn: queryArg.missingIn,
        },
      }),
      providesTags: ['OptionLabel', 'OptColorLabel', 'OptGroup'],
    }),
    changeColLabelInColItem: build.mutation<
      ChangeColLabelInColItemApiResponse,
      ChangeColLabelInColItemApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optColorLabel/changeColLabelInColItem/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.language))}`,
        method: 'PUT',
        body: queryArg.itemLabelInput,
      }),
      invalidatesTags: ['OptColorLabel'],
    }),
    changeOptLabelInOptItem: build.mutation<
      ChangeOptLabelInOptItemApiResponse,
      ChangeOptLabelInOptItemApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optColorLabel/changeOptLabelInOptItem/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.language))}`,
        method: 'PUT',
        body: queryArg.itemLabelInput,
      }),
      invalidatesTags: ['OptColorLabel'],
    }),
    exportOptColorLabelsCsv: build.mutation<
      ExportOptColorLabelsCsvApiResponse,
      ExportOptColorLabelsCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optColorLabel/toCsv`,
        method: 'GET',
        params: {
          scope: queryArg.scope,
          languageToExport: queryArg.languageToExport,
          finalOptColType: queryArg.finalOptColType,
          email: queryArg.email,
          rows: queryArg.rows,
          label: queryArg.label,
          code: queryArg.code,
          missingIn: queryArg.missingIn,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportOptColorLabelsXlsx: build.mutation<
      ExportOptColorLabelsXlsxApiResponse,
      ExportOptColorLabelsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optColorLabel/toXlsx`,
        method: 'GET',
        params: {
          scope: queryArg.scope,
          languageToExport: queryArg.languageToExport,
          finalOptColType: queryArg.finalOptColType,
          email: queryArg.email,
          rows: queryArg.rows,
          label: queryArg.label,
          code: queryArg.code,
          missingIn: queryArg.missingIn,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    importColLabels: build.mutation<ImportColLabelsApiResponse, ImportColLabelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optColorLabel/fromCsvCol`,
        method: 'POST',
        body: queryArg.body,
        params: {
          dryRun: queryArg.dryRun,
          planDigest: queryArg.planDigest,
        },
      }),
      invalidatesTags: ['OptColorLabel'],
    }),
    previewColLabels: build.mutation<PreviewColLabelsApiResponse, PreviewColLabelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optColorLabel/fromCsvCol/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
    importOptLabels: build.mutation<ImportOptLabelsApiResponse, ImportOptLabelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optColorLabel/fromCsvOpt`,
        method: 'POST',
        body: queryArg.body,
        params: {
          dryRun: queryArg.dryRun,
          planDigest: queryArg.planDigest,
        },
      }),
      invalidatesTags: ['OptColorLabel'],
    }),
    previewOptLabels: build.mutation<PreviewOptLabelsApiResponse, PreviewOptLabelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optColorLabel/fromCsvOpt/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListOptColorLabelsQuery,
  useLazyListOptColorLabelsQuery,
  useChangeColLabelInColItemMutation,
  useChangeOptLabelInOptItemMutation,
  useExportOptColorLabelsCsvMutation,
  useExportOptColorLabelsXlsxMutation,
  useImportColLabelsMutation,
  usePreviewColLabelsMutation,
  useImportOptLabelsMutation,
  usePreviewOptLabelsMutation,
} = optColorLabelCalls;
