// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListCountriesApiResponse,
  ListCountriesApiArg,
  CreateCountryApiResponse,
  CreateCountryApiArg,
  UpdateCountryApiResponse,
  UpdateCountryApiArg,
  DeleteCountryApiResponse,
  DeleteCountryApiArg,
  GetCountryUsesApiResponse,
  GetCountryUsesApiArg,
  ListGeoRegionsApiResponse,
  ListGeoRegionsApiArg,
  ExportCountriesCsvApiResponse,
  ExportCountriesCsvApiArg,
  ExportCountriesXlsxApiResponse,
  ExportCountriesXlsxApiArg,
  CheckCountryGridApiResponse,
  CheckCountryGridApiArg,
  GetConfigGridApiResponse,
  GetConfigGridApiArg,
  GetCarGridTxtApiResponse,
  GetCarGridTxtApiArg,
  ListCountriesNoDefaultApiResponse,
  ListCountriesNoDefaultApiArg,
  GetCountryAdmListApiResponse,
  GetCountryAdmListApiArg,
} from '../endpoints.gen';
export const countryCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listCountries: build.query<ListCountriesApiResponse, ListCountriesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/country/allEnabledPaged`,
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
      providesTags: ['Country'],
    }),
    createCountry: build.mutation<CreateCountryApiResponse, CreateCountryApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/country`,
        method: 'POST',
        body: queryArg.countryInput,
      }),
      invalidatesTags: ['Country'],
    }),
    updateCountry: build.mutation<UpdateCountryApiResponse, UpdateCountryApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/country/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.countryInput,
      }),
      invalidatesTags: ['Country'],
    }),
    deleteCountry: build.mutation<DeleteCountryApiResponse, DeleteCountryApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/country/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Country'],
    }),
    getCountryUses: build.query<GetCountryUsesApiResponse, GetCountryUsesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/country/${encodeURIComponent(String(queryArg.id))}/uses`,
      }),
      providesTags: ['Country'],
    }),
    listGeoRegions: build.query<ListGeoRegionsApiResponse, ListGeoRegionsApiArg>({
      query: () => ({ url: `/ccb/auth/fe/country/regions` }),
      providesTags: ['Country'],
    }),
    exportCountriesCsv: build.mutation<ExportCountriesCsvApiResponse, ExportCountriesCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/country/toCsv`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportCountriesXlsx: build.mutation<ExportCountriesXlsxApiResponse, ExportCountriesXlsxApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/country/toXlsx`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    checkCountryGrid: build.query<CheckCountryGridApiResponse, CheckCountryGridApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/api/checkGrid/${encodeURIComponent(String(queryArg.country))}/${encodeURIComponent(String(queryArg.model))}`,
      }),
      providesTags: ['Country'],
    }),
    getConfigGrid: build.query<GetConfigGridApiResponse, GetConfigGridApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/api/getConfigGrid`,
        params: {
          country: queryArg.country,
          model: queryArg.model,
          language: queryArg.language,
        },
      }),
      providesTags: ['Country'],
    }),
    getCarGridTxt: build.query<GetCarGridTxtApiResponse, GetCarGridTxtApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/api/carGridTxt/${encodeURIComponent(String(queryArg.country))}/${encodeURIComponent(String(queryArg.model7))}/${encodeURIComponent(String(queryArg.language))}`,
      }),
      providesTags: ['Country'],
    }),
    listCountriesNoDefault: build.query<ListCountriesNoDefaultApiResponse, ListCountriesNoDefaultApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/country/listNoDefault`,
        params: {
          language: queryArg.language,
        },
      }),
      providesTags: ['Country'],
    }),
    getCountryAdmList: build.query<GetCountryAdmListApiResponse, GetCountryAdmListApiArg>({
      query: () => ({ url: `/ccb/auth/fe/country/admList` }),
      providesTags: ['Country'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListCountriesQuery,
  useLazyListCountriesQuery,
  useCreateCountryMutation,
  useUpdateCountryMutation,
  useDeleteCountryMutation,
  useGetCountryUsesQuery,
  useLazyGetCountryUsesQuery,
  useListGeoRegionsQuery,
  useLazyListGeoRegionsQuery,
  useExportCountriesCsvMutation,
  useExportCountriesXlsxMutation,
  useCheckCountryGridQuery,
  useLazyCheckCountryGridQuery,
  useGetConfigGridQuery,
  useLazyGetConfigGridQuery,
  useGetCarGridTxtQuery,
  useLazyGetCarGridTxtQuery,
  useListCountriesNoDefaultQuery,
  useLazyListCountriesNoDefaultQuery,
  useGetCountryAdmListQuery,
  useLazyGetCountryAdmListQuery,
} = countryCalls;
