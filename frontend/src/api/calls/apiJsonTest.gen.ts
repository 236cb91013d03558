// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListApiJsonTestsApiResponse,
  ListApiJsonTestsApiArg,
  ListActiveApiJsonTestsApiResponse,
  ListActiveApiJsonTestsApiArg,
  CreateApiJsonTestApiResponse,
  CreateApiJsonTestApiArg,
  UpdateApiJsonTestApiResponse,
  UpdateApiJsonTestApiArg,
  DeleteApiJsonTestApiResponse,
  DeleteApiJsonTestApiArg,
  GetApiJsonTestSummaryApiResponse,
  GetApiJsonTestSummaryApiArg,
  GetApiJsonTestDifferencesApiResponse,
  GetApiJsonTestDifferencesApiArg,
  GetApiJsonTestDocumentApiResponse,
  GetApiJsonTestDocumentApiArg,
  RunApiJsonCompareAllApiResponse,
  RunApiJsonCompareAllApiArg,
  RunApiJsonCompareOneApiResponse,
  RunApiJsonCompareOneApiArg,
} from '../endpoints.gen';
export const apiJsonTestCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listApiJsonTests: build.query<ListApiJsonTestsApiResponse, ListApiJsonTestsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/apiJsonTesting/allPaged`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
        },
      }),
      providesTags: ['ApiJsonTest'],
    }),
    listActiveApiJsonTests: build.query<ListActiveApiJsonTestsApiResponse, ListActiveApiJsonTestsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/apiJsonTesting/activePaged`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
        },
      }),
      providesTags: ['ApiJsonTest'],
    }),
    createApiJsonTest: build.mutation<CreateApiJsonTestApiResponse, CreateApiJsonTestApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/apiJsonTesting`,
        method: 'POST',
        body: queryArg.apiJsonTestInput,
      }),
      invalidatesTags: ['ApiJsonTest'],
    }),
    updateApiJsonTest: build.mutation<UpdateApiJsonTestApiResponse, UpdateApiJsonTestApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/apiJsonTesting/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.apiJsonTestInput,
      }),
      invalidatesTags: ['ApiJsonTest'],
    }),
    deleteApiJsonTest: build.mutation<DeleteApiJsonTestApiResponse, DeleteApiJsonTestApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/apiJsonTesting/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['ApiJsonTest'],
    }),
    getApiJsonTestSummary: build.query<GetApiJsonTestSummaryApiResponse, GetApiJsonTestSummaryApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/apiJsonTesting/summary`,
        params: {
          activeOnly: queryArg.activeOnly,
        },
      }),
      providesTags: ['ApiJsonTest'],
    }),
    getApiJsonTestDifferences: build.query<
      GetApiJsonTestDifferencesApiResponse,
      GetApiJsonTestDifferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/apiJsonTesting/${encodeURIComponent(String(queryArg.id))}/differences`,
      }),
      providesTags: ['ApiJsonTest'],
    }),
    getApiJsonTestDocument: build.query<GetApiJsonTestDocumentApiResponse, GetApiJsonTestDocumentApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/apiJsonTesting/${encodeURIComponent(String(queryArg.id))}/document/${encodeURIComponent(String(queryArg.side))}`,
      }),
      providesTags: ['ApiJsonTest'],
    }),
    runApiJsonCompareAll: build.mutation<RunApiJsonCompareAllApiResponse, RunApiJsonCompareAllApiArg>({
      query: () => ({
        url: `/ccb/auth/fe/apiJsonTesting/confrontoJson`,
        method: 'GET',
      }),
      invalidatesTags: ['JobRun'],
    }),
    runApiJsonCompareOne: build.mutation<RunApiJsonCompareOneApiResponse, RunApiJsonCompareOneApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/apiJsonTesting/confrontoJson/${encodeURIComponent(String(queryArg.id))}`,
        method: 'GET',
      }),
      invalidatesTags: ['JobRun'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListApiJsonTestsQuery,
  useLazyListApiJsonTestsQuery,
  useListActiveApiJsonTestsQuery,
  useLazyListActiveApiJsonTestsQuery,
  useCreateApiJsonTestMutation,
  useUpdateApiJsonTestMutation,
  useDeleteApiJsonTestMutation,
  useGetApiJsonTestSummaryQuery,
  useLazyGetApiJsonTestSummaryQuery,
  useGetApiJsonTestDifferencesQuery,
  useLazyGetApiJsonTestDifferencesQuery,
  useGetApiJsonTestDocumentQuery,
  useLazyGetApiJsonTestDocumentQuery,
  useRunApiJsonCompareAllMutation,
  useRunApiJsonCompareOneMutation,
} = apiJsonTestCalls;
