// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetPriceComparisonApiResponse,
  GetPriceComparisonApiArg,
  ExportPriceComparisonApiResponse,
  ExportPriceComparisonApiArg,
} from '../endpoints.gen';
export const priceComparisonCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getPriceComparison: build.query<GetPriceComparisonApiResponse, GetPriceComparisonApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/comparison`,
        params: {
          leftMarket: queryArg.leftMarket,
          leftVehicle: queryArg.leftVehicle,
          leftAt: queryArg.leftAt,
          rightMarket: queryArg.rightMarket,
          rightVehicle: queryArg.rightVehicle,
          rightAt: queryArg.rightAt,
          rate: queryArg.rate,
          onlyDifferences: queryArg.onlyDifferences,
          kind: queryArg.kind,
          search: queryArg.search,
        },
      }),
      providesTags: ['PriceComparison'],
    }),
    exportPriceComparison: build.mutation<ExportPriceComparisonApiResponse, ExportPriceComparisonApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/comparison/export`,
        method: 'GET',
        params: {
          leftMarket: queryArg.leftMarket,
          leftVehicle: queryArg.leftVehicle,
          leftAt: queryArg.leftAt,
          rightMarket: queryArg.rightMarket,
          rightVehicle: queryArg.rightVehicle,
          rightAt: queryArg.rightAt,
          rate: queryArg.rate,
          onlyDifferences: queryArg.onlyDifferences,
          kind: queryArg.kind,
          search: queryArg.search,
        },
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetPriceComparisonQuery,
  useLazyGetPriceComparisonQuery,
  useExportPriceComparisonMutation,
} = priceComparisonCalls;
