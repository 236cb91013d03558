// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetCommercialModelGroupsApiResponse,
  GetCommercialModelGroupsApiArg,
  CheckIfExistVeteleActiveApiResponse,
  CheckIfExistVeteleActiveApiArg,
} from '../endpoints.gen';
export const modelCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getCommercialModelGroups: build.query<
      GetCommercialModelGroupsApiResponse,
      GetCommercialModelGroupsApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/commercialModel/getModelGroup`,
        method: 'POST',
        body: queryArg.body,
      }),
      providesTags: ['Model', 'CarModel'],
    }),
    checkIfExistVeteleActive: build.query<
      CheckIfExistVeteleActiveApiResponse,
      CheckIfExistVeteleActiveApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/commercialModel/checkIfExistVeteleActive/${encodeURIComponent(String(queryArg.vetele))}`,
        method: 'POST',
      }),
      providesTags: ['Model', 'CarModel'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetCommercialModelGroupsQuery,
  useLazyGetCommercialModelGroupsQuery,
  useCheckIfExistVeteleActiveQuery,
  useLazyCheckIfExistVeteleActiveQuery,
} = modelCalls;
