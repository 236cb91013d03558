// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetSolPriceDataApiResponse,
  GetSolPriceDataApiArg,
  SavePriceSolTaxesApiResponse,
  SavePriceSolTaxesApiArg,
  DeletePriceSolTaxesApiResponse,
  DeletePriceSolTaxesApiArg,
} from '../endpoints.gen';
export const solPriceDataCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getSolPriceData: build.query<GetSolPriceDataApiResponse, GetSolPriceDataApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/sol/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}`,
        params: {
          startDate: queryArg.startDate,
        },
      }),
      providesTags: ['SolPriceData', 'SolModel', 'SolCampaign', 'Downpayment'],
    }),
    savePriceSolTaxes: build.mutation<SavePriceSolTaxesApiResponse, SavePriceSolTaxesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/saveSolTaxes`,
        method: 'POST',
        body: queryArg.solTaxesInput,
        params: {
          version: queryArg.version,
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: ['SolPriceData'],
    }),
    deletePriceSolTaxes: build.mutation<DeletePriceSolTaxesApiResponse, DeletePriceSolTaxesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/deleteSolTaxes`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: ['SolPriceData'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetSolPriceDataQuery,
  useLazyGetSolPriceDataQuery,
  useSavePriceSolTaxesMutation,
  useDeletePriceSolTaxesMutation,
} = solPriceDataCalls;
