// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type { UpdateSolCampaignApiResponse, UpdateSolCampaignApiArg } from '../endpoints.gen';
export const solCampaignCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    updateSolCampaign: build.mutation<UpdateSolCampaignApiResponse, UpdateSolCampaignApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.flag))}/${encodeURIComponent(String(queryArg.userAlias))}`,
        method: 'PUT',
        body: queryArg.solCampaignInput,
      }),
      invalidatesTags: ['SolCampaign'],
    }),
  }),
  overrideExisting: false,
});
export const { useUpdateSolCampaignMutation } = solCampaignCalls;
