/** The calls of openapi.yaml and their hooks; the only importer of the generated file. */
import type { OverrideResultType, DefinitionsFromApi, TagTypesFromApi } from '@reduxjs/toolkit/query';
import type { FileReply } from './baseQuery';
import { ccbApi as generatedApi } from './endpoints.gen';

export type * from './endpoints.gen';
export type { FileReply } from './baseQuery';
export { setBaseUrl } from './baseQuery';

type Definitions = DefinitionsFromApi<typeof generatedApi>;
/** Exports whose file is mailed answer a message. */
type MailedExport = `exportOptColorLabels${string}`;
type Download = Exclude<Extract<keyof Definitions, `export${string}`>, MailedExport>;
/** A download is generated as a Blob, which cannot live in a store; the base query answers a FileReply instead. */
type WithFiles = Omit<Definitions, Download> & {
  [K in Download]: OverrideResultType<Definitions[K], FileReply>;
};

/** Every operation of the contract; downloads answer a FileReply. */
export const ccbApi = generatedApi.enhanceEndpoints<TagTypesFromApi<typeof generatedApi>, WithFiles>({
  endpoints: {},
});

/** The hooks that screens call; an operation that none needs yet is left out. */
export const {
  useGetTokenMutation,
  useLogoutMutation,
  useGetMenuListQuery,
  useGetLangListQuery,
  useGetModelListJsonByCountryQuery,
  useGetConsoleConfigValueQuery,
  useListInterfaceLabelsQuery,
  useLazyListInterfaceLabelsQuery,
  useFindInterfaceLabelsByGroupQuery,
  useGetInterfaceLabelGroupsQuery,
  useCreateInterfaceLabelMutation,
  useUpdateInterfaceLabelMutation,
  useDeleteInterfaceLabelMutation,
  useListOptionGridLabelsQuery,
  useCreateOptionGridLabelMutation,
  useDeleteOptionGridLabelMutation,
  useUpdateOptionGridLabelMutation,
  useUpdateOptionLabelMutation,
  useGetOptionLabelHistoryQuery,
  useRestoreOptionLabelMutation,
  useListColourGridQuery,
  useGetInterfaceLabelHistoryQuery,
  useLazyGetInterfaceLabelHistoryQuery,
  useRestoreInterfaceLabelMutation,
  useListDeletedInterfaceLabelsQuery,
  useFindModelMatchesQuery,
  useLazyFindModelMatchesQuery,
  useExportInterfaceLabelsCsvMutation,
  useExportInterfaceLabelsXlsxMutation,
  useImportInterfaceLabelsMutation,
  usePreviewInterfaceLabelsMutation,
  useRunGridUpdateMutation,
  useClearGridCacheMutation,
  useClearAllCacheMutation,
  useListJobRunsQuery,
  useGetLatestJobRunsQuery,
  useGetJobRunQuery,
  useCancelJobRunMutation,
  useListApiJsonTestsQuery,
  useListActiveApiJsonTestsQuery,
  useCreateApiJsonTestMutation,
  useUpdateApiJsonTestMutation,
  useDeleteApiJsonTestMutation,
  useGetApiJsonTestHistoryQuery,
  useLazyGetApiJsonTestHistoryQuery,
  useRestoreApiJsonTestMutation,
  useListDeletedApiJsonTestsQuery,
  useGetApiJsonTestSummaryQuery,
  useGetApiJsonTestDifferencesQuery,
  useGetApiJsonTestDocumentQuery,
  useRunApiJsonCompareAllMutation,
  useRunApiJsonCompareOneMutation,
  useGetConfGridByModelOptColorQuery,
  useListOptColorLabelsQuery,
  useChangeColLabelInColItemMutation,
  useChangeOptLabelInOptItemMutation,
  useGetOptColorLabelHistoryQuery,
  useExportOptColorLabelsCsvMutation,
  useExportOptColorLabelsXlsxMutation,
  useImportColLabelsMutation,
  usePreviewColLabelsMutation,
  useImportOptLabelsMutation,
  usePreviewOptLabelsMutation,
  useListCountriesNoDefaultQuery,
  useListEditorialPlaceholdersQuery,
  useCreateEditorialPlaceholderMutation,
  useUpdateEditorialPlaceholderMutation,
  useDeleteEditorialPlaceholderMutation,
  useGetEditorialPlaceholderHistoryQuery,
  useLazyGetEditorialPlaceholderHistoryQuery,
  useRestoreEditorialPlaceholderMutation,
  useListDeletedEditorialPlaceholdersQuery,
  useExportEditorialPlaceholdersCsvMutation,
  useExportEditorialPlaceholdersXlsxMutation,
  useImportEditorialPlaceholdersMutation,
  usePreviewEditorialPlaceholdersMutation,
  useListEditorialContentsQuery,
  useCreateEditorialContentMutation,
  useUpdateEditorialContentMutation,
  useDeleteEditorialContentMutation,
  useGetEditorialContentHistoryQuery,
  useLazyGetEditorialContentHistoryQuery,
  useRestoreEditorialContentMutation,
  useListDeletedEditorialContentsQuery,
  useExportEditorialContentsCsvMutation,
  useExportEditorialContentsXlsxMutation,
  useImportEditorialContentsMutation,
  usePreviewEditorialContentsMutation,
} = ccbApi;
