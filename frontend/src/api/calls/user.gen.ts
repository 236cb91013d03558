// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListUsersApiResponse,
  ListUsersApiArg,
  CreateUserApiResponse,
  CreateUserApiArg,
  UpdateUserApiResponse,
  UpdateUserApiArg,
  DeleteUserApiResponse,
  DeleteUserApiArg,
  ExportUsersCsvApiResponse,
  ExportUsersCsvApiArg,
  ExportUsersXlsxApiResponse,
  ExportUsersXlsxApiArg,
} from '../endpoints.gen';
export const userCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/user/allPaged`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          pageOf: queryArg.pageOf,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          code: queryArg.code,
          label: queryArg.label,
        },
      }),
      providesTags: ['User'],
    }),
    createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/user`,
        method: 'POST',
        body: queryArg.newUser,
      }),
      invalidatesTags: ['User'],
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/user/${encodeURIComponent(String(queryArg.username))}`,
        method: 'PUT',
        body: queryArg.userChange,
      }),
      invalidatesTags: ['User'],
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/user/${encodeURIComponent(String(queryArg.username))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['User'],
    }),
    exportUsersCsv: build.mutation<ExportUsersCsvApiResponse, ExportUsersCsvApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/user/toCsv`,
        method: 'GET',
        params: {
          code: queryArg.code,
          label: queryArg.label,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
    exportUsersXlsx: build.mutation<ExportUsersXlsxApiResponse, ExportUsersXlsxApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/user/toXlsx`,
        method: 'GET',
        params: {
          code: queryArg.code,
          label: queryArg.label,
          ids: queryArg.ids,
        },
      }),
      invalidatesTags: [],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useExportUsersCsvMutation,
  useExportUsersXlsxMutation,
} = userCalls;
