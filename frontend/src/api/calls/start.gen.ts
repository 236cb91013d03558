// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  GetTokenApiResponse,
  GetTokenApiArg,
  CheckLoggedInApiResponse,
  CheckLoggedInApiArg,
  LogoutApiResponse,
  LogoutApiArg,
  GetCcfUrlApiResponse,
  GetCcfUrlApiArg,
  GetMenuListApiResponse,
  GetMenuListApiArg,
  GetModelListJsonByCountryApiResponse,
  GetModelListJsonByCountryApiArg,
  GetConsoleConfigValueApiResponse,
  GetConsoleConfigValueApiArg,
  GetLangListApiResponse,
  GetLangListApiArg,
} from '../endpoints.gen';
export const startCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getToken: build.mutation<GetTokenApiResponse, GetTokenApiArg>({
      query: (queryArg) => ({
        url: `/ccb/public/getToken`,
        method: 'POST',
        body: queryArg.credentials,
      }),
      invalidatesTags: [],
    }),
    checkLoggedIn: build.query<CheckLoggedInApiResponse, CheckLoggedInApiArg>({
      query: () => ({ url: `/ccb/auth/checkLoggedIn` }),
      providesTags: ['Session'],
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/ccb/auth/logout`, method: 'POST' }),
      invalidatesTags: [],
    }),
    getCcfUrl: build.query<GetCcfUrlApiResponse, GetCcfUrlApiArg>({
      query: () => ({ url: `/ccb/public/getCCFUrl` }),
      providesTags: ['Session', 'ConfigurationParameter'],
    }),
    getMenuList: build.query<GetMenuListApiResponse, GetMenuListApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/menu/menulist`,
        params: {
          modelName: queryArg.modelName,
          language: queryArg.language,
        },
      }),
      providesTags: ['MenuEntry', 'InterfaceLabel', 'OptGroup'],
    }),
    getModelListJsonByCountry: build.query<
      GetModelListJsonByCountryApiResponse,
      GetModelListJsonByCountryApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/public/api/countryModel/getModelListJsonByCountry`,
        params: {
          country: queryArg.country,
        },
      }),
      providesTags: ['Model', 'CarModel'],
    }),
    getConsoleConfigValue: build.query<GetConsoleConfigValueApiResponse, GetConsoleConfigValueApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/consoleConfig/getValue/${encodeURIComponent(String(queryArg.code))}`,
        params: {
          language: queryArg.language,
        },
      }),
      providesTags: ['ConfigurationParameter'],
    }),
    getLangList: build.query<GetLangListApiResponse, GetLangListApiArg>({
      query: () => ({ url: `/ccb/auth/fe/language/langlist` }),
      providesTags: ['Language'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useGetTokenMutation,
  useCheckLoggedInQuery,
  useLazyCheckLoggedInQuery,
  useLogoutMutation,
  useGetCcfUrlQuery,
  useLazyGetCcfUrlQuery,
  useGetMenuListQuery,
  useLazyGetMenuListQuery,
  useGetModelListJsonByCountryQuery,
  useLazyGetModelListJsonByCountryQuery,
  useGetConsoleConfigValueQuery,
  useLazyGetConsoleConfigValueQuery,
  useGetLangListQuery,
  useLazyGetLangListQuery,
} = startCalls;
