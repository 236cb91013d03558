// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetBasePriceInfoApiResponse,
  GetBasePriceInfoApiArg,
  GetPriceDetailsByModelVersionApiResponse,
  GetPriceDetailsByModelVersionApiArg,
  GetPricemaskListApiResponse,
  GetPricemaskListApiArg,
  SaveMarketDataModelAndOptApiResponse,
  SaveMarketDataModelAndOptApiArg,
  SaveEquipmentListApiResponse,
  SaveEquipmentListApiArg,
  GetMarketTaxesApiResponse,
  GetMarketTaxesApiArg,
  SaveMarketDataTaxesApiResponse,
  SaveMarketDataTaxesApiArg,
  ExportPricelistApiResponse,
  ExportPricelistApiArg,
  UploadPricelistFromExcelApiResponse,
  UploadPricelistFromExcelApiArg,
  ImportPricelistApiResponse,
  ImportPricelistApiArg,
  PreviewPriceRunApiResponse,
  PreviewPriceRunApiArg,
  StartPriceRunApiResponse,
  StartPriceRunApiArg,
  GetPriceRunApiResponse,
  GetPriceRunApiArg,
  UndoPriceRunApiResponse,
  UndoPriceRunApiArg,
} from '../endpoints.gen';
export const priceListCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getBasePriceInfo: build.query<GetBasePriceInfoApiResponse, GetBasePriceInfoApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/basePriceInfo/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}`,
      }),
      providesTags: ['PriceList'],
    }),
    getPriceDetailsByModelVersion: build.query<
      GetPriceDetailsByModelVersionApiResponse,
      GetPriceDetailsByModelVersionApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/detailsByModelVersion/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.language))}/${encodeURIComponent(String(queryArg.modelCode))}`,
      }),
      providesTags: ['PriceList'],
    }),
    getPricemaskList: build.query<GetPricemaskListApiResponse, GetPricemaskListApiArg>({
      query: () => ({ url: `/ccb/auth/fe/priceConf/pricemaskList` }),
      providesTags: ['PriceList'],
    }),
    saveMarketDataModelAndOpt: build.mutation<
      SaveMarketDataModelAndOptApiResponse,
      SaveMarketDataModelAndOptApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/saveMarketDataModelAndOpt/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}`,
        method: 'PUT',
        body: queryArg.priceListInput,
        params: {
          version: queryArg.version,
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: ['PriceList'],
    }),
    saveEquipmentList: build.mutation<SaveEquipmentListApiResponse, SaveEquipmentListApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/saveEquipmentList/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}`,
        method: 'PUT',
        body: queryArg.body,
        params: {
          idUserModis: queryArg.idUserModis,
          version: queryArg.version,
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: ['PriceList'],
    }),
    getMarketTaxes: build.query<GetMarketTaxesApiResponse, GetMarketTaxesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/getTaxes/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}`,
      }),
      providesTags: ['PriceList'],
    }),
    saveMarketDataTaxes: build.mutation<SaveMarketDataTaxesApiResponse, SaveMarketDataTaxesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/saveMarketDataTaxes/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}`,
        method: 'PUT',
        body: queryArg.body,
        params: {
          version: queryArg.version,
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: ['PriceList'],
    }),
    exportPricelist: build.mutation<ExportPricelistApiResponse, ExportPricelistApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/exportPricelist`,
        method: 'POST',
        body: queryArg.pricelistExport,
        params: {
          marketId: queryArg.marketId,
          modelCode: queryArg.modelCode,
          modelName: queryArg.modelName,
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: [],
    }),
    uploadPricelistFromExcel: build.mutation<
      UploadPricelistFromExcelApiResponse,
      UploadPricelistFromExcelApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/uploadPricelistFromExcel`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
    importPricelist: build.mutation<ImportPricelistApiResponse, ImportPricelistApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/importPricelist`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: ['PriceList'],
    }),
    previewPriceRun: build.mutation<PreviewPriceRunApiResponse, PreviewPriceRunApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/changeRuns/preview`,
        method: 'POST',
        body: queryArg.priceRunChange,
      }),
      invalidatesTags: [],
    }),
    startPriceRun: build.mutation<StartPriceRunApiResponse, StartPriceRunApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/changeRuns`,
        method: 'POST',
        body: queryArg.priceRunInput,
      }),
      invalidatesTags: ['PriceList'],
    }),
    getPriceRun: build.query<GetPriceRunApiResponse, GetPriceRunApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/changeRuns/${encodeURIComponent(String(queryArg.run))}`,
      }),
      providesTags: ['PriceList'],
    }),
    undoPriceRun: build.mutation<UndoPriceRunApiResponse, UndoPriceRunApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/changeRuns/${encodeURIComponent(String(queryArg.run))}/undo`,
        method: 'POST',
      }),
      invalidatesTags: ['PriceList'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetBasePriceInfoQuery,
  useLazyGetBasePriceInfoQuery,
  useGetPriceDetailsByModelVersionQuery,
  useLazyGetPriceDetailsByModelVersionQuery,
  useGetPricemaskListQuery,
  useLazyGetPricemaskListQuery,
  useSaveMarketDataModelAndOptMutation,
  useSaveEquipmentListMutation,
  useGetMarketTaxesQuery,
  useLazyGetMarketTaxesQuery,
  useSaveMarketDataTaxesMutation,
  useExportPricelistMutation,
  useUploadPricelistFromExcelMutation,
  useImportPricelistMutation,
  usePreviewPriceRunMutation,
  useStartPriceRunMutation,
  useGetPriceRunQuery,
  useLazyGetPriceRunQuery,
  useUndoPriceRunMutation,
} = priceListCalls;
