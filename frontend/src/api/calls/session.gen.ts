// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type { SsoLoginApiResponse, SsoLoginApiArg } from '../endpoints.gen';
export const sessionCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    ssoLogin: build.mutation<SsoLoginApiResponse, SsoLoginApiArg>({
      query: (queryArg) => ({
        url: `/ccb/public/ssoLogin`,
        method: 'POST',
        params: {
          username: queryArg.username,
          token: queryArg.token,
        },
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const { useSsoLoginMutation } = sessionCalls;
