// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListListViewsApiResponse,
  ListListViewsApiArg,
  CreateListViewApiResponse,
  CreateListViewApiArg,
  UpdateListViewApiResponse,
  UpdateListViewApiArg,
  DeleteListViewApiResponse,
  DeleteListViewApiArg,
  UpdateListViewPreferenceApiResponse,
  UpdateListViewPreferenceApiArg,
} from '../endpoints.gen';
export const listViewCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listListViews: build.query<ListListViewsApiResponse, ListListViewsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/listViews`,
        params: {
          list: queryArg.list,
        },
      }),
      providesTags: ['ListView'],
    }),
    createListView: build.mutation<CreateListViewApiResponse, CreateListViewApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/listViews`,
        method: 'POST',
        body: queryArg.listViewInput,
        params: {
          list: queryArg.list,
        },
      }),
      invalidatesTags: ['ListView'],
    }),
    updateListView: build.mutation<UpdateListViewApiResponse, UpdateListViewApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/listViews/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.listViewInput,
      }),
      invalidatesTags: ['ListView'],
    }),
    deleteListView: build.mutation<DeleteListViewApiResponse, DeleteListViewApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/listViews/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['ListView'],
    }),
    updateListViewPreference: build.mutation<
      UpdateListViewPreferenceApiResponse,
      UpdateListViewPreferenceApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/listViews/${encodeURIComponent(String(queryArg.id))}/preference`,
        method: 'PUT',
        body: queryArg.listViewPreference,
      }),
      invalidatesTags: ['ListView'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListListViewsQuery,
  useLazyListListViewsQuery,
  useCreateListViewMutation,
  useUpdateListViewMutation,
  useDeleteListViewMutation,
  useUpdateListViewPreferenceMutation,
} = listViewCalls;
