// Generated from openapi.yaml by npm run generate.
import { emptyApi } from '../empty-api';
import type {
  ListOptionGridLabelsApiResponse,
  ListOptionGridLabelsApiArg,
  CreateOptionGridLabelApiResponse,
  CreateOptionGridLabelApiArg,
  DeleteOptionGridLabelApiResponse,
  DeleteOptionGridLabelApiArg,
  UpdateOptionGridLabelApiResponse,
  UpdateOptionGridLabelApiArg,
  UpdateOptionLabelApiResponse,
  UpdateOptionLabelApiArg,
  DeleteOptionApiResponse,
  DeleteOptionApiArg,
  ListColourGridApiResponse,
  ListColourGridApiArg,
  GetConfGridByModelOptColorApiResponse,
  GetConfGridByModelOptColorApiArg,
} from '../endpoints.gen';
export const optionLabelCalls = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    listOptionGridLabels: build.query<ListOptionGridLabelsApiResponse, ListOptionGridLabelsApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optGridLabel/findByOptGroupAndModelName`,
        params: {
          optGroup: queryArg.optGroup,
          modelName: queryArg.modelName,
          language: queryArg.language,
          page: queryArg.page,
          size: queryArg.size,
          pageOf: queryArg.pageOf,
          sortBy: queryArg.sortBy,
          sortDesc: queryArg.sortDesc,
          label: queryArg.label,
          code: queryArg.code,
        },
      }),
      providesTags: ['OptionLabel', 'OptColorLabel', 'OptGroup'],
    }),
    createOptionGridLabel: build.mutation<CreateOptionGridLabelApiResponse, CreateOptionGridLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optGridLabel`,
        method: 'POST',
        body: queryArg.newOptionLabel,
      }),
      invalidatesTags: ['OptionLabel'],
    }),
    deleteOptionGridLabel: build.mutation<DeleteOptionGridLabelApiResponse, DeleteOptionGridLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optGridLabel/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        params: {
          version: queryArg.version,
        },
      }),
      invalidatesTags: ['OptionLabel'],
    }),
    updateOptionGridLabel: build.mutation<UpdateOptionGridLabelApiResponse, UpdateOptionGridLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optGridLabel/changeOptLabelInOptGrid/${encodeURIComponent(String(queryArg.gridId))}/${encodeURIComponent(String(queryArg.language))}`,
        method: 'PUT',
        body: queryArg.optionLabelInput,
      }),
      invalidatesTags: ['OptionLabel'],
    }),
    updateOptionLabel: build.mutation<UpdateOptionLabelApiResponse, UpdateOptionLabelApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optLabel/${encodeURIComponent(String(queryArg.optItemId))}`,
        method: 'PUT',
        body: queryArg.optionLabelInput,
      }),
      invalidatesTags: ['OptionLabel'],
    }),
    deleteOption: build.mutation<DeleteOptionApiResponse, DeleteOptionApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/optLabel/${encodeURIComponent(String(queryArg.optItemId))}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['OptionLabel'],
    }),
    listColourGrid: build.query<ListColourGridApiResponse, ListColourGridApiArg>({
      query: (queryArg) => ({
        url: `/ccb/auth/fe/colGrid/findAllByGridId`,
        params: {
          colGridId: queryArg.colGridId,
          language: queryArg.language,
        },
      }),
      providesTags: ['OptionLabel', 'OptColorLabel', 'OptGroup'],
    }),
    getConfGridByModelOptColor: build.query<
      GetConfGridByModelOptColorApiResponse,
      GetConfGridByModelOptColorApiArg
    >({
      query: (queryArg) => ({
        url: `/ccb/auth/api/getConfGridByModelOptColor`,
        params: {
          optcode: queryArg.optcode,
          model: queryArg.model,
          language: queryArg.language,
        },
      }),
      providesTags: ['OptionLabel', 'OptColorLabel', 'OptGroup'],
    }),
  }),
  overrideExisting: false,
});
export const {
  useListOptionGridLabelsQuery,
  useLazyListOptionGridLabelsQuery,
  useCreateOptionGridLabelMutation,
  useDeleteOptionGridLabelMutation,
  useUpdateOptionGridLabelMutation,
  useUpdateOptionLabelMutation,
  useDeleteOptionMutation,
  useListColourGridQuery,
  useLazyListColourGridQuery,
  useGetConfGridByModelOptColorQuery,
  useLazyGetConfGridByModelOptColorQuery,
} = optionLabelCalls;
