// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type { GetPricePictureApiResponse, GetPricePictureApiArg } from '../endpoints.gen';
export const pricePictureCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getPricePicture: build.query<GetPricePictureApiResponse, GetPricePictureApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/priceConf/pricePicture/${encodeURIComponent(String(queryArg.countryId))}/${encodeURIComponent(String(queryArg.modelCode))}`,
        params: {
          code: queryArg.code,
          customer: queryArg.customer,
          day: queryArg.day,
        },
      }),
      providesTags: [
        'PriceList',
        'SolPriceData',
        'SolModel',
        'SolCampaign',
        'SolCountryTax',
        'Downpayment',
        'Country',
      ],
    }),
  }),
  overrideExisting: false,
});
export const { useGetPricePictureQuery, useLazyGetPricePictureQuery } = pricePictureCalls;
