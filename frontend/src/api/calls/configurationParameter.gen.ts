// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListConfigurationParametersApiResponse,
  ListConfigurationParametersApiArg,
  CreateConfigurationParameterApiResponse,
  CreateConfigurationParameterApiArg,
  UpdateConfigurationParameterApiResponse,
  UpdateConfigurationParameterApiArg,
  DeleteConfigurationParameterApiResponse,
  DeleteConfigurationParameterApiArg,
  ExportConfigurationParametersCsvApiResponse,
  ExportConfigurationParametersCsvApiArg,
  ExportConfigurationParametersXlsxApiResponse,
  ExportConfigurationParametersXlsxApiArg,
} from '../endpoints.gen';
export const configurationParameterCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listConfigurationParameters: build.query<
      ListConfigurationParametersApiResponse,
      ListConfigurationParametersApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/consoleConfig/allPaged`,
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
      providesTags: ['ConfigurationParameter'],
    }),
    createConfigurationParameter: build.mutation<
      CreateConfigurationParameterApiResponse,
      CreateConfigurationParameterApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/consoleConfig`,
        method: 'POST',
        body: queryArg.configurationParameterInput,
      }),
      invalidatesTags: ['ConfigurationParameter'],
    }),
    updateConfigurationParameter: build.mutation<
      UpdateConfigurationParameterApiResponse,
      UpdateConfigurationParameterApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/consoleConfig/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.configurationParameterInput,
      }),
      invalidatesTags: ['ConfigurationParameter'],
    }),
    deleteConfigurationParameter: build.mutation<
      DeleteConfigurationParameterApiResponse,
      DeleteConfigurationParameterApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/consoleConfig/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['ConfigurationParameter'],
    }),
    exportConfigurationParametersCsv: build.mutation<
      ExportConfigurationParametersCsvApiResponse,
      ExportConfigurationParametersCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/consoleConfig/toCsv`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportConfigurationParametersXlsx: build.mutation<
      ExportConfigurationParametersXlsxApiResponse,
      ExportConfigurationParametersXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/consoleConfig/toXlsx`,
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
  useListConfigurationParametersQuery,
  useLazyListConfigurationParametersQuery,
  useCreateConfigurationParameterMutation,
  useUpdateConfigurationParameterMutation,
  useDeleteConfigurationParameterMutation,
  useExportConfigurationParametersCsvMutation,
  useExportConfigurationParametersXlsxMutation,
} = configurationParameterCalls;
