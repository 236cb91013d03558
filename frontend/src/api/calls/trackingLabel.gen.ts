// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListTrackingLabelsApiResponse,
  ListTrackingLabelsApiArg,
  CreateTrackingLabelApiResponse,
  CreateTrackingLabelApiArg,
  UpdateTrackingLabelApiResponse,
  UpdateTrackingLabelApiArg,
  DeleteTrackingLabelApiResponse,
  DeleteTrackingLabelApiArg,
  ExportTrackingLabelsCsvApiResponse,
  ExportTrackingLabelsCsvApiArg,
  ExportTrackingLabelsXlsxApiResponse,
  ExportTrackingLabelsXlsxApiArg,
} from '../endpoints.gen';
export const trackingLabelCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listTrackingLabels: build.query<ListTrackingLabelsApiResponse, ListTrackingLabelsApiArg>({
      query: () => ({ url: `/ccb/auth/fe/trackingLabels/list` }),
      providesTags: ['TrackingLabel'],
    }),
    createTrackingLabel: build.mutation<CreateTrackingLabelApiResponse, CreateTrackingLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/trackingLabels`,
        method: 'POST',
        body: queryArg.trackingLabelInput,
      }),
      invalidatesTags: ['TrackingLabel'],
    }),
    updateTrackingLabel: build.mutation<UpdateTrackingLabelApiResponse, UpdateTrackingLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/trackingLabels/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.trackingLabelInput,
      }),
      invalidatesTags: ['TrackingLabel'],
    }),
    deleteTrackingLabel: build.mutation<DeleteTrackingLabelApiResponse, DeleteTrackingLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/trackingLabels/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['TrackingLabel'],
    }),
    exportTrackingLabelsCsv: build.mutation<
      ExportTrackingLabelsCsvApiResponse,
      ExportTrackingLabelsCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/trackingLabels/toCsv`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportTrackingLabelsXlsx: build.mutation<
      ExportTrackingLabelsXlsxApiResponse,
      ExportTrackingLabelsXlsxApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/trackingLabels/toXlsx`,
        method: 'GET',
        params: {
          label: queryArg.label,
          code: queryArg.code,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListTrackingLabelsQuery,
  useLazyListTrackingLabelsQuery,
  useCreateTrackingLabelMutation,
  useUpdateTrackingLabelMutation,
  useDeleteTrackingLabelMutation,
  useExportTrackingLabelsCsvMutation,
  useExportTrackingLabelsXlsxMutation,
} = trackingLabelCalls;
