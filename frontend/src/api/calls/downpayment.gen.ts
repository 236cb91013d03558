// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  FindDownpaymentsPagedApiResponse,
  FindDownpaymentsPagedApiArg,
  CreateDownpaymentApiResponse,
  CreateDownpaymentApiArg,
  UpdateDownpaymentApiResponse,
  UpdateDownpaymentApiArg,
  SetDownpaymentActiveApiResponse,
  SetDownpaymentActiveApiArg,
  CheckDownpaymentApiResponse,
  CheckDownpaymentApiArg,
} from '../endpoints.gen';
export const downpaymentCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    findDownpaymentsPaged: build.query<FindDownpaymentsPagedApiResponse, FindDownpaymentsPagedApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/downpayment/allPaged`,
        method: 'POST',
        body: queryArg.downpaymentFilter,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          isHQUser: queryArg.isHqUser,
          language: queryArg.language,
        },
      }),
      providesTags: ['Downpayment', 'SolPriceData'],
    }),
    createDownpayment: build.mutation<CreateDownpaymentApiResponse, CreateDownpaymentApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/downpayment`,
        method: 'POST',
        body: queryArg.downpaymentInput,
        params: {
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: ['Downpayment'],
    }),
    updateDownpayment: build.mutation<UpdateDownpaymentApiResponse, UpdateDownpaymentApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/downpayment/update/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.downpaymentInput,
        params: {
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: ['Downpayment'],
    }),
    setDownpaymentActive: build.mutation<SetDownpaymentActiveApiResponse, SetDownpaymentActiveApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/downpayment/active/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.active))}`,
        method: 'PUT',
      }),
      invalidatesTags: ['Downpayment'],
    }),
    checkDownpayment: build.query<CheckDownpaymentApiResponse, CheckDownpaymentApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/downpayment/checkDownpayment/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.value))}`,
      }),
      providesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useFindDownpaymentsPagedQuery,
  useLazyFindDownpaymentsPagedQuery,
  useCreateDownpaymentMutation,
  useUpdateDownpaymentMutation,
  useSetDownpaymentActiveMutation,
  useCheckDownpaymentQuery,
  useLazyCheckDownpaymentQuery,
} = downpaymentCalls;
