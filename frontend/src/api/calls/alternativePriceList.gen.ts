// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  FindAlternativePriceListsApiResponse,
  FindAlternativePriceListsApiArg,
  GetAlternativePriceListDetailsApiResponse,
  GetAlternativePriceListDetailsApiArg,
  SaveAlternativePriceListApiResponse,
  SaveAlternativePriceListApiArg,
  DeleteAlternativePriceListApiResponse,
  DeleteAlternativePriceListApiArg,
} from '../endpoints.gen';
export const alternativePriceListCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    findAlternativePriceLists: build.query<
      FindAlternativePriceListsApiResponse,
      FindAlternativePriceListsApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/alternativePriceLists/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}`,
      }),
      providesTags: ['AlternativePriceList'],
    }),
    getAlternativePriceListDetails: build.query<
      GetAlternativePriceListDetailsApiResponse,
      GetAlternativePriceListDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/detailsExceptionByModelVersion/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}/${encodeURIComponent(String(queryArg.optCode))}/${encodeURIComponent(String(queryArg.isExcluded))}`,
      }),
      providesTags: ['AlternativePriceList'],
    }),
    saveAlternativePriceList: build.mutation<
      SaveAlternativePriceListApiResponse,
      SaveAlternativePriceListApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/saveSniMarketDataModelAndOpt/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}/${encodeURIComponent(String(queryArg.optCode))}/${encodeURIComponent(String(queryArg.isExcluded))}`,
        method: 'PUT',
        body: queryArg.priceListInput,
        params: {
          version: queryArg.version,
          normalVersion: queryArg.normalVersion,
        },
      }),
      invalidatesTags: ['AlternativePriceList'],
    }),
    deleteAlternativePriceList: build.mutation<
      DeleteAlternativePriceListApiResponse,
      DeleteAlternativePriceListApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/deleteAlternativePriceLists/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}/${encodeURIComponent(String(queryArg.optCode))}/${encodeURIComponent(String(queryArg.isExcluded))}`,
        method: 'DELETE',
        params: {
          version: queryArg.version,
        },
      }),
      invalidatesTags: ['AlternativePriceList'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useFindAlternativePriceListsQuery,
  useLazyFindAlternativePriceListsQuery,
  useGetAlternativePriceListDetailsQuery,
  useLazyGetAlternativePriceListDetailsQuery,
  useSaveAlternativePriceListMutation,
  useDeleteAlternativePriceListMutation,
} = alternativePriceListCalls;
