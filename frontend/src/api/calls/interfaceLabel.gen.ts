// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  FindInterfaceLabelsByGroupApiResponse,
  FindInterfaceLabelsByGroupApiArg,
  ListInterfaceLabelsApiResponse,
  ListInterfaceLabelsApiArg,
  CreateInterfaceLabelApiResponse,
  CreateInterfaceLabelApiArg,
  UpdateInterfaceLabelApiResponse,
  UpdateInterfaceLabelApiArg,
  DeleteInterfaceLabelApiResponse,
  DeleteInterfaceLabelApiArg,
  GetInterfaceLabelGroupsApiResponse,
  GetInterfaceLabelGroupsApiArg,
  FindModelMatchesApiResponse,
  FindModelMatchesApiArg,
  ExportInterfaceLabelsCsvApiResponse,
  ExportInterfaceLabelsCsvApiArg,
  ExportInterfaceLabelsXlsxApiResponse,
  ExportInterfaceLabelsXlsxApiArg,
  ImportInterfaceLabelsApiResponse,
  ImportInterfaceLabelsApiArg,
  PreviewInterfaceLabelsApiResponse,
  PreviewInterfaceLabelsApiArg,
} from '../endpoints.gen';
export const interfaceLabelCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    findInterfaceLabelsByGroup: build.query<
      FindInterfaceLabelsByGroupApiResponse,
      FindInterfaceLabelsByGroupApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel/findByGroup`,
        params: {
          modelName: queryArg.modelName,
          language: queryArg.language,
          labelGroup: queryArg.labelGroup,
        },
      }),
      providesTags: ['InterfaceLabel'],
    }),
    listInterfaceLabels: build.query<ListInterfaceLabelsApiResponse, ListInterfaceLabelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel/findAllByGroupPaged`,
        params: {
          labelGroup: queryArg.labelGroup,
          modelName: queryArg.modelName,
          language: queryArg.language,
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
      providesTags: ['InterfaceLabel'],
    }),
    createInterfaceLabel: build.mutation<CreateInterfaceLabelApiResponse, CreateInterfaceLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel`,
        method: 'POST',
        body: queryArg.interfaceLabelInput,
      }),
      invalidatesTags: ['InterfaceLabel'],
    }),
    updateInterfaceLabel: build.mutation<UpdateInterfaceLabelApiResponse, UpdateInterfaceLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.interfaceLabelInput,
      }),
      invalidatesTags: ['InterfaceLabel'],
    }),
    deleteInterfaceLabel: build.mutation<DeleteInterfaceLabelApiResponse, DeleteInterfaceLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['InterfaceLabel'],
    }),
    getInterfaceLabelGroups: build.query<GetInterfaceLabelGroupsApiResponse, GetInterfaceLabelGroupsApiArg>({
      query: () => ({ url: `/ccb/auth/fe/interfaceLabel/groups` }),
      providesTags: ['InterfaceLabel'],
    }),
    findModelMatches: build.query<FindModelMatchesApiResponse, FindModelMatchesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel/modelMatches`,
        method: 'POST',
        body: queryArg.modelMatchRequest,
      }),
      providesTags: ['InterfaceLabel', 'CarModel'],
    }),
    exportInterfaceLabelsCsv: build.mutation<
      ExportInterfaceLabelsCsvApiResponse,
      ExportInterfaceLabelsCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel/toCsv`,
        method: 'GET',
        params: {
          scope: queryArg.scope,
          languageToExport: queryArg.languageToExport,
          rows: queryArg.rows,
          labelGroup: queryArg.labelGroup,
          modelName: queryArg.modelName,
          language: queryArg.language,
          label: queryArg.label,
          code: queryArg.code,
          missingIn: queryArg.missingIn,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportInterfaceLabelsXlsx: build.mutation<
      ExportInterfaceLabelsXlsxApiResponse,
      ExportInterfaceLabelsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel/toXlsx`,
        method: 'GET',
        params: {
          scope: queryArg.scope,
          languageToExport: queryArg.languageToExport,
          rows: queryArg.rows,
          labelGroup: queryArg.labelGroup,
          modelName: queryArg.modelName,
          language: queryArg.language,
          label: queryArg.label,
          code: queryArg.code,
          missingIn: queryArg.missingIn,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    importInterfaceLabels: build.mutation<ImportInterfaceLabelsApiResponse, ImportInterfaceLabelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel/fromCsv`,
        method: 'POST',
        body: queryArg.body,
        params: {
          dryRun: queryArg.dryRun,
          planDigest: queryArg.planDigest,
        },
      }),
      invalidatesTags: ['InterfaceLabel'],
    }),
    previewInterfaceLabels: build.mutation<PreviewInterfaceLabelsApiResponse, PreviewInterfaceLabelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceLabel/fromCsv/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useFindInterfaceLabelsByGroupQuery,
  useLazyFindInterfaceLabelsByGroupQuery,
  useListInterfaceLabelsQuery,
  useLazyListInterfaceLabelsQuery,
  useCreateInterfaceLabelMutation,
  useUpdateInterfaceLabelMutation,
  useDeleteInterfaceLabelMutation,
  useGetInterfaceLabelGroupsQuery,
  useLazyGetInterfaceLabelGroupsQuery,
  useFindModelMatchesQuery,
  useLazyFindModelMatchesQuery,
  useExportInterfaceLabelsCsvMutation,
  useExportInterfaceLabelsXlsxMutation,
  useImportInterfaceLabelsMutation,
  usePreviewInterfaceLabelsMutation,
} = interfaceLabelCalls;
