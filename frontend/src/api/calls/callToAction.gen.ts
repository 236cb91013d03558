// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListCallToActionsApiResponse,
  ListCallToActionsApiArg,
  CreateCallToActionApiResponse,
  CreateCallToActionApiArg,
  UpdateCallToActionApiResponse,
  UpdateCallToActionApiArg,
  DeleteCallToActionApiResponse,
  DeleteCallToActionApiArg,
  ExportCallToActionsCsvApiResponse,
  ExportCallToActionsCsvApiArg,
  ExportCallToActionsXlsxApiResponse,
  ExportCallToActionsXlsxApiArg,
  FindLabelCodesApiResponse,
  FindLabelCodesApiArg,
  ListCountryCallToActionsApiResponse,
  ListCountryCallToActionsApiArg,
  CreateCountryCallToActionApiResponse,
  CreateCountryCallToActionApiArg,
  UpdateCountryCallToActionApiResponse,
  UpdateCountryCallToActionApiArg,
} from '../endpoints.gen';
export const callToActionCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listCallToActions: build.query<ListCallToActionsApiResponse, ListCallToActionsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/callToAction/allPaged`,
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
          labelCode: queryArg.labelCode,
        },
      }),
      providesTags: ['CallToAction'],
    }),
    createCallToAction: build.mutation<CreateCallToActionApiResponse, CreateCallToActionApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/callToAction`,
        method: 'POST',
        body: queryArg.callToActionInput,
      }),
      invalidatesTags: ['CallToAction'],
    }),
    updateCallToAction: build.mutation<UpdateCallToActionApiResponse, UpdateCallToActionApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/callToAction/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.callToActionInput,
      }),
      invalidatesTags: ['CallToAction'],
    }),
    deleteCallToAction: build.mutation<DeleteCallToActionApiResponse, DeleteCallToActionApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/callToAction/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['CallToAction'],
    }),
    exportCallToActionsCsv: build.mutation<ExportCallToActionsCsvApiResponse, ExportCallToActionsCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/callToAction/toCsv`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportCallToActionsXlsx: build.mutation<
      ExportCallToActionsXlsxApiResponse,
      ExportCallToActionsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/callToAction/toXlsx`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    findLabelCodes: build.query<FindLabelCodesApiResponse, FindLabelCodesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/callToAction/labelCodes`,
        params: {
          code: queryArg.code,
          language: queryArg.language,
        },
      }),
      providesTags: ['CallToAction', 'InterfaceLabel'],
    }),
    listCountryCallToActions: build.query<
      ListCountryCallToActionsApiResponse,
      ListCountryCallToActionsApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/countryCallToAction/get/${encodeURIComponent(String(queryArg.callToActionId))}`,
      }),
      providesTags: ['CallToAction'],
    }),
    createCountryCallToAction: build.mutation<
      CreateCountryCallToActionApiResponse,
      CreateCountryCallToActionApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/countryCallToAction`,
        method: 'POST',
        body: queryArg.countryCallToActionInput,
      }),
      invalidatesTags: ['CallToAction'],
    }),
    updateCountryCallToAction: build.mutation<
      UpdateCountryCallToActionApiResponse,
      UpdateCountryCallToActionApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/countryCallToAction/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.countryCallToActionInput,
      }),
      invalidatesTags: ['CallToAction'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListCallToActionsQuery,
  useLazyListCallToActionsQuery,
  useCreateCallToActionMutation,
  useUpdateCallToActionMutation,
  useDeleteCallToActionMutation,
  useExportCallToActionsCsvMutation,
  useExportCallToActionsXlsxMutation,
  useFindLabelCodesQuery,
  useLazyFindLabelCodesQuery,
  useListCountryCallToActionsQuery,
  useLazyListCountryCallToActionsQuery,
  useCreateCountryCallToActionMutation,
  useUpdateCountryCallToActionMutation,
} = callToActionCalls;
