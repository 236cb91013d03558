// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  CreateSolCampaignApiResponse,
  CreateSolCampaignApiArg,
  FindSolCampaignsPagedApiResponse,
  FindSolCampaignsPagedApiArg,
  FindSolCampaignTimelineApiResponse,
  FindSolCampaignTimelineApiArg,
  FindSolCampaignOverlapsApiResponse,
  FindSolCampaignOverlapsApiArg,
  ExportSolCampaignsApiResponse,
  ExportSolCampaignsApiArg,
  ImportSolCampaignsApiResponse,
  ImportSolCampaignsApiArg,
  PreviewSolCampaignsApiResponse,
  PreviewSolCampaignsApiArg,
  SetSolCampaignActiveApiResponse,
  SetSolCampaignActiveApiArg,
  GetSolCampaignApiResponse,
  GetSolCampaignApiArg,
  UpdateSolCampaignApiResponse,
  UpdateSolCampaignApiArg,
} from '../endpoints.gen';
export const solCampaignCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    createSolCampaign: build.mutation<CreateSolCampaignApiResponse, CreateSolCampaignApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign`,
        method: 'POST',
        body: queryArg.newSolCampaign,
        params: {
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: ['SolCampaign'],
    }),
    findSolCampaignsPaged: build.query<FindSolCampaignsPagedApiResponse, FindSolCampaignsPagedApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/allPaged`,
        method: 'POST',
        body: queryArg.solCampaignFilter,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          isHQUser: queryArg.isHqUser,
          language: queryArg.language,
        },
      }),
      providesTags: ['SolCampaign', 'SolModel'],
    }),
    findSolCampaignTimeline: build.query<FindSolCampaignTimelineApiResponse, FindSolCampaignTimelineApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/timeline`,
        method: 'POST',
        body: queryArg.solCampaignFilter,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          language: queryArg.language,
        },
      }),
      providesTags: ['SolCampaign', 'SolModel'],
    }),
    findSolCampaignOverlaps: build.query<FindSolCampaignOverlapsApiResponse, FindSolCampaignOverlapsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/overlaps`,
        method: 'POST',
        body: queryArg.solCampaignDraft,
      }),
      providesTags: ['SolCampaign', 'SolModel'],
    }),
    exportSolCampaigns: build.mutation<ExportSolCampaignsApiResponse, ExportSolCampaignsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/toXlsx`,
        method: 'POST',
        body: queryArg.solCampaignFilter,
        params: {
          isOnlyTemplate: queryArg.isOnlyTemplate,
          scope: queryArg.scope,
          entity: queryArg.entity,
          language: queryArg.language,
        },
      }),
      invalidatesTags: [],
    }),
    importSolCampaigns: build.mutation<ImportSolCampaignsApiResponse, ImportSolCampaignsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/fromXlsx`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: ['SolCampaign'],
    }),
    previewSolCampaigns: build.mutation<PreviewSolCampaignsApiResponse, PreviewSolCampaignsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/fromXlsx/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
      invalidatesTags: [],
    }),
    setSolCampaignActive: build.mutation<SetSolCampaignActiveApiResponse, SetSolCampaignActiveApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/active/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.active))}/${encodeURIComponent(String(queryArg.user))}`,
        method: 'PUT',
      }),
      invalidatesTags: ['SolCampaign'],
    }),
    getSolCampaign: build.query<GetSolCampaignApiResponse, GetSolCampaignApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ['SolCampaign', 'SolModel'],
    }),
    updateSolCampaign: build.mutation<UpdateSolCampaignApiResponse, UpdateSolCampaignApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/solCampaign/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.flag))}/${encodeURIComponent(String(queryArg.userAlias))}`,
        method: 'PUT',
        body: queryArg.solCampaignInput,
        params: {
          shownCurrency: queryArg.shownCurrency,
        },
      }),
      invalidatesTags: ['SolCampaign'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useCreateSolCampaignMutation,
  useFindSolCampaignsPagedQuery,
  useLazyFindSolCampaignsPagedQuery,
  useFindSolCampaignTimelineQuery,
  useLazyFindSolCampaignTimelineQuery,
  useFindSolCampaignOverlapsQuery,
  useLazyFindSolCampaignOverlapsQuery,
  useExportSolCampaignsMutation,
  useImportSolCampaignsMutation,
  usePreviewSolCampaignsMutation,
  useSetSolCampaignActiveMutation,
  useGetSolCampaignQuery,
  useLazyGetSolCampaignQuery,
  useUpdateSolCampaignMutation,
} = solCampaignCalls;
