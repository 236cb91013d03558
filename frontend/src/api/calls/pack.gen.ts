// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetBasePackInfoApiResponse,
  GetBasePackInfoApiArg,
  ExportCommercialPacksApiResponse,
  ExportCommercialPacksApiArg,
  ExportImplicitPacksApiResponse,
  ExportImplicitPacksApiArg,
  UploadCommercialPacksFromExcelApiResponse,
  UploadCommercialPacksFromExcelApiArg,
  ImportCommercialPacksApiResponse,
  ImportCommercialPacksApiArg,
  UploadImplicitPacksFromExcelApiResponse,
  UploadImplicitPacksFromExcelApiArg,
  ImportImplicitPacksApiResponse,
  ImportImplicitPacksApiArg,
} from '../endpoints.gen';
export const packCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getBasePackInfo: build.query<GetBasePackInfoApiResponse, GetBasePackInfoApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/packConf/basePackInfo/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelValue))}/${encodeURIComponent(String(queryArg.modelValue2))}`,
      }),
      providesTags: ['Pack'],
    }),
    exportCommercialPacks: build.mutation<ExportCommercialPacksApiResponse, ExportCommercialPacksApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/packConf/exportCommercialPacks`,
        method: 'GET',
        params: {
          pCurrentModelVetele: queryArg.pCurrentModelVetele,
          pModelFilter: queryArg.pModelFilter,
          pCurrentModelYearOnly: queryArg.pCurrentModelYearOnly,
        },
      }),
      invalidatesTags: [],
    }),
    exportImplicitPacks: build.mutation<ExportImplicitPacksApiResponse, ExportImplicitPacksApiArg>({
      query: () => ({
        url: `/ccb/auth/fe/packConf/exportImplicitPacks`,
        method: 'GET',
      }),
      invalidatesTags: [],
    }),
    uploadCommercialPacksFromExcel: build.mutation<
      UploadCommercialPacksFromExcelApiResponse,
      UploadCommercialPacksFromExcelApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/packConf/uploadCommercialPacksFromExcel`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
    importCommercialPacks: build.mutation<ImportCommercialPacksApiResponse, ImportCommercialPacksApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/packConf/importCommercialPacks`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: ['Pack'],
    }),
    uploadImplicitPacksFromExcel: build.mutation<
      UploadImplicitPacksFromExcelApiResponse,
      UploadImplicitPacksFromExcelApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/packConf/uploadImplicitPacksFromExcel`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
    importImplicitPacks: build.mutation<ImportImplicitPacksApiResponse, ImportImplicitPacksApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/packConf/importImplicitPacks`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: ['Pack'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetBasePackInfoQuery,
  useLazyGetBasePackInfoQuery,
  useExportCommercialPacksMutation,
  useExportImplicitPacksMutation,
  useUploadCommercialPacksFromExcelMutation,
  useImportCommercialPacksMutation,
  useUploadImplicitPacksFromExcelMutation,
  useImportImplicitPacksMutation,
} = packCalls;
