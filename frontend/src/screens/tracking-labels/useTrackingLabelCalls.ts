import {
  useCreateTrackingLabelMutation,
  useDeleteTrackingLabelMutation,
  useExportTrackingLabelsCsvMutation,
  useExportTrackingLabelsXlsxMutation,
  useGetTrackingLabelHistoryQuery,
  useLazyGetTrackingLabelHistoryQuery,
  useListDeletedTrackingLabelsQuery,
  useRestoreTrackingLabelMutation,
  useUpdateTrackingLabelMutation,
  type TrackingLabel,
} from '../../api';
import { saveFile } from '../../api/files';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf, type RecordDialog } from '../../kit/record/RecordNoun';
import type { TrackingLabelValues } from './trackingLabel';
import type { TrackingLabelFilter } from './trackingLabelSearch';

/** What the dialogs of the tracking labels call; an export holds what the filters leave. */
export function useTrackingLabelCalls(
  opened: RecordDialog<TrackingLabel> | undefined,
  filters: Record<TrackingLabelFilter, string>,
): RecordCalls<TrackingLabel, TrackingLabelValues> {
  const [create] = useCreateTrackingLabelMutation();
  const [update] = useUpdateTrackingLabelMutation();
  const [remove] = useDeleteTrackingLabelMutation();
  const [restore] = useRestoreTrackingLabelMutation();
  const [readHistory] = useLazyGetTrackingLabelHistoryQuery();
  const [exportCsv] = useExportTrackingLabelsCsvMutation();
  const [exportXlsx] = useExportTrackingLabelsXlsxMutation();
  const id = shownHistoryOf(opened);
  const fresh = { refetchOnMountOrArgChange: true };

  return {
    create: ({ key, label, language }) =>
      create({ trackingLabelInput: { key: key.trim(), label, language: { id: language } } }).unwrap(),
    update: ({ id, key }, { label, language }, version) =>
      update({ id, trackingLabelInput: { id, key, label, language: { id: language }, version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    restore: (id, changeId) => restore({ id, restoreRequest: { changeId } }).unwrap(),
    history: useGetTrackingLabelHistoryQuery({ id: id ?? 0 }, { skip: !id, ...fresh }),
    deleted: useListDeletedTrackingLabelsQuery(undefined, { skip: opened?.kind !== 'deleted', ...fresh }),
    readHistory: (id) => readHistory({ id }).unwrap(),
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}
