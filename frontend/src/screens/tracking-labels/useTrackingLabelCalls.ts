import {
  useCreateTrackingLabelMutation,
  useDeleteTrackingLabelMutation,
  useExportTrackingLabelsCsvMutation,
  useExportTrackingLabelsXlsxMutation,
  useUpdateTrackingLabelMutation,
  type TrackingLabel,
} from '../../api';
import { useCommonRecordCalls } from '../../api/recordCalls';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy, type RecordDialog } from '../../kit/record/RecordNoun';
import type { TrackingLabelValues } from './trackingLabel';
import type { TrackingLabelFilter } from './trackingLabelSearch';

const hooks = {
  useRemove: useDeleteTrackingLabelMutation,
  useExportCsv: useExportTrackingLabelsCsvMutation,
  useExportXlsx: useExportTrackingLabelsXlsxMutation,
};

export function useTrackingLabelCalls(
  opened: RecordDialog<TrackingLabel> | undefined,
  filters: Record<TrackingLabelFilter, string>,
): RecordCalls<TrackingLabel, TrackingLabelValues> {
  const [create] = useCreateTrackingLabelMutation();
  const [update] = useUpdateTrackingLabelMutation();
  const common = useCommonRecordCalls('trackingLabel', hooks, shownBy(opened), filters);

  return {
    ...common,
    create: ({ key, label, language }) =>
      create({ trackingLabelInput: { key: key.trim(), label, language: { id: language } } }).unwrap(),
    update: ({ id, key }, { label, language }, version) =>
      update({ id, trackingLabelInput: { id, key, label, language: { id: language }, version } }).unwrap(),
  };
}
