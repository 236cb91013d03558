// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListCountryModelsByCountryApiResponse,
  ListCountryModelsByCountryApiArg,
  ListCountryModelsByModelApiResponse,
  ListCountryModelsByModelApiArg,
  UpdateCountryModelApiResponse,
  UpdateCountryModelApiArg,
  ExportCountryModelsCsvApiResponse,
  ExportCountryModelsCsvApiArg,
  ExportCountryModelsXlsxApiResponse,
  ExportCountryModelsXlsxApiArg,
  GetModelListByCountryApiResponse,
  GetModelListByCountryApiArg,
  GetCountryListByModelApiResponse,
  GetCountryListByModelApiArg,
} from '../endpoints.gen';
export const countryModelCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listCountryModelsByCountry: build.query<
      ListCountryModelsByCountryApiResponse,
      ListCountryModelsByCountryApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/api/countryModel/countryModelByCountry/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          optGroup: queryArg.optGroup,
          language: queryArg.language,
          modelName: queryArg.modelName,
          page: queryArg.page,
          size: queryArg.size,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          label: queryArg.label,
          code: queryArg.code,
        },
      }),
      providesTags: ['CountryModel', 'CarModel'],
    }),
    listCountryModelsByModel: build.query<
      ListCountryModelsByModelApiResponse,
      ListCountryModelsByModelApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/api/countryModel/countryModelByModel/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          optGroup: queryArg.optGroup,
          language: queryArg.language,
          modelName: queryArg.modelName,
          page: queryArg.page,
          size: queryArg.size,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          label: queryArg.label,
          code: queryArg.code,
        },
      }),
      providesTags: ['CountryModel', 'CarModel'],
    }),
    updateCountryModel: build.mutation<UpdateCountryModelApiResponse, UpdateCountryModelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/api/countryModel/${encodeURIComponent(String(queryArg.modelcode))}/${encodeURIComponent(String(queryArg.countryId))}`,
        method: 'PUT',
        body: queryArg.countryModelInput,
      }),
      invalidatesTags: ['CountryModel'],
    }),
    exportCountryModelsCsv: build.mutation<ExportCountryModelsCsvApiResponse, ExportCountryModelsCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/api/countryModel/toCsv`,
        method: 'GET',
        params: {
          from: queryArg['from'],
          idKey: queryArg.idKey,
          optGroup: queryArg.optGroup,
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
          language: queryArg.language,
        },
      }),
      invalidatesTags: [],
    }),
    exportCountryModelsXlsx: build.mutation<
      ExportCountryModelsXlsxApiResponse,
      ExportCountryModelsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/api/countryModel/toXlsx`,
        method: 'GET',
        params: {
          from: queryArg['from'],
          idKey: queryArg.idKey,
          optGroup: queryArg.optGroup,
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
          language: queryArg.language,
        },
      }),
      invalidatesTags: [],
    }),
    getModelListByCountry: build.query<GetModelListByCountryApiResponse, GetModelListByCountryApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/api/countryModel/getModelListByCountry`,
        params: {
          country: queryArg.country,
        },
      }),
      providesTags: ['CountryModel', 'CarModel'],
    }),
    getCountryListByModel: build.query<GetCountryListByModelApiResponse, GetCountryListByModelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/api/getCountryListByModel/${encodeURIComponent(String(queryArg.modelcode))}`,
      }),
      providesTags: ['CountryModel', 'CarModel'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListCountryModelsByCountryQuery,
  useLazyListCountryModelsByCountryQuery,
  useListCountryModelsByModelQuery,
  useLazyListCountryModelsByModelQuery,
  useUpdateCountryModelMutation,
  useExportCountryModelsCsvMutation,
  useExportCountryModelsXlsxMutation,
  useGetModelListByCountryQuery,
  useLazyGetModelListByCountryQuery,
  useGetCountryListByModelQuery,
  useLazyGetCountryListByModelQuery,
} = countryModelCalls;
