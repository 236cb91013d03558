// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  CheckSolModelActiveApiResponse,
  CheckSolModelActiveApiArg,
  ChangeSolModelVisibilityApiResponse,
  ChangeSolModelVisibilityApiArg,
} from '../endpoints.gen';
export const solModelCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    checkSolModelActive: build.query<CheckSolModelActiveApiResponse, CheckSolModelActiveApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solModel/checkSol/${encodeURIComponent(String(queryArg.vetele))}`,
      }),
      providesTags: ['SolModel'],
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
  useChangeSolModelVisibilityMutation,
} = solModelCalls;
