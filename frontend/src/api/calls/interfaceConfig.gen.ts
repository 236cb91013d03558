// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListInterfaceConfigsApiResponse,
  ListInterfaceConfigsApiArg,
  CreateInterfaceConfigApiResponse,
  CreateInterfaceConfigApiArg,
  UpdateInterfaceConfigApiResponse,
  UpdateInterfaceConfigApiArg,
  DeleteInterfaceConfigApiResponse,
  DeleteInterfaceConfigApiArg,
  ExportInterfaceConfigsCsvApiResponse,
  ExportInterfaceConfigsCsvApiArg,
  ExportInterfaceConfigsXlsxApiResponse,
  ExportInterfaceConfigsXlsxApiArg,
} from '../endpoints.gen';
export const interfaceConfigCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listInterfaceConfigs: build.query<ListInterfaceConfigsApiResponse, ListInterfaceConfigsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceConfig/allPaged`,
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
      providesTags: ['InterfaceConfig'],
    }),
    createInterfaceConfig: build.mutation<CreateInterfaceConfigApiResponse, CreateInterfaceConfigApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceConfig`,
        method: 'POST',
        body: queryArg.interfaceConfigInput,
      }),
      invalidatesTags: ['InterfaceConfig'],
    }),
    updateInterfaceConfig: build.mutation<UpdateInterfaceConfigApiResponse, UpdateInterfaceConfigApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceConfig/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.interfaceConfigInput,
      }),
      invalidatesTags: ['InterfaceConfig'],
    }),
    deleteInterfaceConfig: build.mutation<DeleteInterfaceConfigApiResponse, DeleteInterfaceConfigApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceConfig/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['InterfaceConfig'],
    }),
    exportInterfaceConfigsCsv: build.mutation<
      ExportInterfaceConfigsCsvApiResponse,
      ExportInterfaceConfigsCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceConfig/toCsv`,
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
    exportInterfaceConfigsXlsx: build.mutation<
      ExportInterfaceConfigsXlsxApiResponse,
      ExportInterfaceConfigsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/interfaceConfig/toXlsx`,
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
  useListInterfaceConfigsQuery,
  useLazyListInterfaceConfigsQuery,
  useCreateInterfaceConfigMutation,
  useUpdateInterfaceConfigMutation,
  useDeleteInterfaceConfigMutation,
  useExportInterfaceConfigsCsvMutation,
  useExportInterfaceConfigsXlsxMutation,
} = interfaceConfigCalls;
