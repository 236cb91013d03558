// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetContractApiResponse,
  GetContractApiArg,
  GetContractYamlApiResponse,
  GetContractYamlApiArg,
} from '../endpoints.gen';
export const contractCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getContract: build.query<GetContractApiResponse, GetContractApiArg>({
      query: () => ({ url: `/ccb/openapi.json` }),
      providesTags: ['Contract'],
    }),
    getContractYaml: build.query<GetContractYamlApiResponse, GetContractYamlApiArg>({
      query: () => ({ url: `/ccb/openapi.yaml` }),
      providesTags: ['Contract'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetContractQuery,
  useLazyGetContractQuery,
  useGetContractYamlQuery,
  useLazyGetContractYamlQuery,
} = contractCalls;
