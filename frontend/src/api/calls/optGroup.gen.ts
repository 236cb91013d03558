// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListOptGroupsApiResponse,
  ListOptGroupsApiArg,
  CreateOptGroupApiResponse,
  CreateOptGroupApiArg,
  UpdateOptGroupApiResponse,
  UpdateOptGroupApiArg,
  GetOptGroupLangListApiResponse,
  GetOptGroupLangListApiArg,
  ExportOptGroupsCsvApiResponse,
  ExportOptGroupsCsvApiArg,
  ExportOptGroupsXlsxApiResponse,
  ExportOptGroupsXlsxApiArg,
} from '../endpoints.gen';
export const optGroupCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listOptGroups: build.query<ListOptGroupsApiResponse, ListOptGroupsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optGroup/allPaged`,
        params: {
          optGroup: queryArg.optGroup,
          modelName: queryArg.modelName,
          language: queryArg.language,
          page: queryArg.page,
          size: queryArg.size,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          label: queryArg.label,
          code: queryArg.code,
        },
      }),
      providesTags: ['OptGroup'],
    }),
    createOptGroup: build.mutation<CreateOptGroupApiResponse, CreateOptGroupApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optGroup`,
        method: 'POST',
        body: queryArg.newOptGroup,
      }),
      invalidatesTags: ['OptGroup'],
    }),
    updateOptGroup: build.mutation<UpdateOptGroupApiResponse, UpdateOptGroupApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optGroup/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.optGroupInput,
      }),
      invalidatesTags: ['OptGroup'],
    }),
    getOptGroupLangList: build.query<GetOptGroupLangListApiResponse, GetOptGroupLangListApiArg>({
      query: () => ({ url: `/ccb/auth/fe/optGroup/langlist` }),
      providesTags: ['OptGroup'],
    }),
    exportOptGroupsCsv: build.mutation<ExportOptGroupsCsvApiResponse, ExportOptGroupsCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optGroup/toCsv`,
        method: 'GET',
        params: {
          modelName: queryArg.modelName,
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportOptGroupsXlsx: build.mutation<ExportOptGroupsXlsxApiResponse, ExportOptGroupsXlsxApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optGroup/toXlsx`,
        method: 'GET',
        params: {
          modelName: queryArg.modelName,
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
  useListOptGroupsQuery,
  useLazyListOptGroupsQuery,
  useCreateOptGroupMutation,
  useUpdateOptGroupMutation,
  useGetOptGroupLangListQuery,
  useLazyGetOptGroupLangListQuery,
  useExportOptGroupsCsvMutation,
  useExportOptGroupsXlsxMutation,
} = optGroupCalls;
