// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  CheckSolModelActiveApiResponse,
  CheckSolModelActiveApiArg,
  FindSolModelsPagedApiResponse,
  FindSolModelsPagedApiArg,
  ExportSolModelsApiResponse,
  ExportSolModelsApiArg,
  ImportSolModelsApiResponse,
  ImportSolModelsApiArg,
  PreviewSolModelsApiResponse,
  PreviewSolModelsApiArg,
  CreateSolModelApiResponse,
  CreateSolModelApiArg,
  ChangeSolModelVisibilityApiResponse,
  ChangeSolModelVisibilityApiArg,
} from '../endpoints.gen';
export const solModelCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    checkSolModelActive: build.query<CheckSolModelActiveApiResponse, CheckSolModelActiveApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solModel/checkSol/${encodeURIComponent(String(queryArg.vetele))}`,
        params: {
          idCountry: queryArg.idCountry,
        },
      }),
      providesTags: ['SolModel'],
    }),
    findSolModelsPaged: build.query<FindSolModelsPagedApiResponse, FindSolModelsPagedApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solModel/allPaged`,
        method: 'POST',
        body: queryArg.solModelFilter,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          isHQUser: queryArg.isHqUser,
          language: queryArg.language,
        },
      }),
      providesTags: ['SolModel'],
    }),
    exportSolModels: build.mutation<ExportSolModelsApiResponse, ExportSolModelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solModel/toXlsx`,
        method: 'POST',
        body: queryArg.solModelFilter,
        params: {
          isHQUser: queryArg.isHqUser,
          isOnlyTemplate: queryArg.isOnlyTemplate,
          scope: queryArg.scope,
          language: queryArg.language,
        },
      }),
      invalidatesTags: [],
    }),
    importSolModels: build.mutation<ImportSolModelsApiResponse, ImportSolModelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solModel/fromXlsx`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: ['SolModel'],
    }),
    previewSolModels: build.mutation<PreviewSolModelsApiResponse, PreviewSolModelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solModel/fromXlsx/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
    createSolModel: build.mutation<CreateSolModelApiResponse, CreateSolModelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solModel/${encodeURIComponent(String(queryArg.isHqUser))}`,
        method: 'POST',
        body: queryArg.solModelInput,
      }),
      invalidatesTags: ['SolModel'],
    }),
    changeSolModelVisibility: build.mutation<
      ChangeSolModelVisibilityApiResponse,
      ChangeSolModelVisibilityApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solModel/${encodeURIComponent(String(queryArg.isHqUser))}`,
        method: 'PUT',
        body: queryArg.solVisibilityInput,
      }),
      invalidatesTags: ['SolModel'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useCheckSolModelActiveQuery,
  useLazyCheckSolModelActiveQuery,
  useFindSolModelsPagedQuery,
  useLazyFindSolModelsPagedQuery,
  useExportSolModelsMutation,
  useImportSolModelsMutation,
  usePreviewSolModelsMutation,
  useCreateSolModelMutation,
  useChangeSolModelVisibilityMutation,
} = solModelCalls;
