// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListDeletedApiResponse,
  ListDeletedApiArg,
  ListChangesApiResponse,
  ListChangesApiArg,
  RestoreChangeApiResponse,
  RestoreChangeApiArg,
} from '../endpoints.gen';
export const changeCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listDeleted: build.query<ListDeletedApiResponse, ListDeletedApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/changes/${encodeURIComponent(String(queryArg.entity))}`,
        params: {
          labelGroup: queryArg.labelGroup,
        },
      }),
      providesTags: ['Change'],
    }),
    listChanges: build.query<ListChangesApiResponse, ListChangesApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/changes/${encodeURIComponent(String(queryArg.entity))}/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          modelName: queryArg.modelName,
          language: queryArg.language,
        },
      }),
      providesTags: ['Change'],
    }),
    restoreChange: build.mutation<RestoreChangeApiResponse, RestoreChangeApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/changes/${encodeURIComponent(String(queryArg.entity))}/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.changeId))}/restore`,
        method: 'POST',
        params: {
          before: queryArg.before,
          seen: queryArg.seen,
        },
      }),
      invalidatesTags: ['Change'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListDeletedQuery,
  useLazyListDeletedQuery,
  useListChangesQuery,
  useLazyListChangesQuery,
  useRestoreChangeMutation,
} = changeCalls;
