// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetSolCountryTaxesApiResponse,
  GetSolCountryTaxesApiArg,
  SaveSolCountryTaxesApiResponse,
  SaveSolCountryTaxesApiArg,
  DeleteSolCountryTaxesApiResponse,
  DeleteSolCountryTaxesApiArg,
} from '../endpoints.gen';
export const solCountryTaxCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getSolCountryTaxes: build.query<GetSolCountryTaxesApiResponse, GetSolCountryTaxesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCountryTaxes/${encodeURIComponent(String(queryArg.countryId))}`,
      }),
      providesTags: ['SolCountryTax'],
    }),
    saveSolCountryTaxes: build.mutation<SaveSolCountryTaxesApiResponse, SaveSolCountryTaxesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCountryTaxes/saveSolTaxes`,
        method: 'PUT',
        body: queryArg.body,
        params: {
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: ['SolCountryTax'],
    }),
    deleteSolCountryTaxes: build.mutation<DeleteSolCountryTaxesApiResponse, DeleteSolCountryTaxesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCountryTaxes/deleteSolTaxes`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: ['SolCountryTax'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetSolCountryTaxesQuery,
  useLazyGetSolCountryTaxesQuery,
  useSaveSolCountryTaxesMutation,
  useDeleteSolCountryTaxesMutation,
} = solCountryTaxCalls;
