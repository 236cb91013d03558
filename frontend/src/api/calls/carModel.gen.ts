// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListCarModelsApiResponse,
  ListCarModelsApiArg,
  CreateCarModelApiResponse,
  CreateCarModelApiArg,
  UpdateCarModelApiResponse,
  UpdateCarModelApiArg,
  DeleteCarModelApiResponse,
  DeleteCarModelApiArg,
  GetCarModelLangListApiResponse,
  GetCarModelLangListApiArg,
  ExportCarModelsCsvApiResponse,
  ExportCarModelsCsvApiArg,
  ExportCarModelsXlsxApiResponse,
  ExportCarModelsXlsxApiArg,
  ExportFamilyIconsApiResponse,
  ExportFamilyIconsApiArg,
} from '../endpoints.gen';
export const carModelCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listCarModels: build.query<ListCarModelsApiResponse, ListCarModelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/commercialModel/allPaged`,
        params: {
          optGroup: queryArg.optGroup,
          modelName: queryArg.modelName,
          language: queryArg.language,
          commercialModel: queryArg.commercialModel,
          page: queryArg.page,
          size: queryArg.size,
          pageOf: queryArg.pageOf,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          label: queryArg.label,
          code: queryArg.code,
        },
      }),
      providesTags: ['CarModel'],
    }),
    createCarModel: build.mutation<CreateCarModelApiResponse, CreateCarModelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/commercialModel`,
        method: 'POST',
        body: queryArg.newCarModel,
      }),
      invalidatesTags: ['CarModel'],
    }),
    updateCarModel: build.mutation<UpdateCarModelApiResponse, UpdateCarModelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/commercialModel/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.carModelInput,
      }),
      invalidatesTags: ['CarModel'],
    }),
    deleteCarModel: build.mutation<DeleteCarModelApiResponse, DeleteCarModelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/commercialModel/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['CarModel'],
    }),
    getCarModelLangList: build.query<GetCarModelLangListApiResponse, GetCarModelLangListApiArg>({
      query: () => ({ url: `/ccb/auth/fe/commercialModel/langlist` }),
      providesTags: ['CarModel'],
    }),
    exportCarModelsCsv: build.mutation<ExportCarModelsCsvApiResponse, ExportCarModelsCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/commercialModel/toCsv`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportCarModelsXlsx: build.mutation<ExportCarModelsXlsxApiResponse, ExportCarModelsXlsxApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/commercialModel/toXlsx`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportFamilyIcons: build.mutation<ExportFamilyIconsApiResponse, ExportFamilyIconsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/api/downloadFamilyIconZipStructure`,
        method: 'GET',
        params: {
          modelName: queryArg.modelName,
        },
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListCarModelsQuery,
  useLazyListCarModelsQuery,
  useCreateCarModelMutation,
  useUpdateCarModelMutation,
  useDeleteCarModelMutation,
  useGetCarModelLangListQuery,
  useLazyGetCarModelLangListQuery,
  useExportCarModelsCsvMutation,
  useExportCarModelsXlsxMutation,
  useExportFamilyIconsMutation,
} = carModelCalls;
