import {
  useCreateCallToActionMutation,
  useDeleteCallToActionMutation,
  useExportCallToActionsCsvMutation,
  useExportCallToActionsXlsxMutation,
  useUpdateCallToActionMutation,
  type CallToAction,
  type CallToActionInput,
} from '../../api';
import { useCommonRecordCalls } from '../../api/recordCalls';
import { wholeNumberOf } from '../../kit/format/wholeNumberOf';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy, type RecordDialog } from '../../kit/record/RecordNoun';
import type { CallToActionValues } from './callToAction';
import type { CallToActionFilter } from './callToActionSearch';

const inputOf = ({ code, sortNumber, ...texts }: CallToActionValues): CallToActionInput => ({
  ...texts,
  code: code.trim(),
  labelCode: texts.labelCode.trim(),
  sortNumber: wholeNumberOf(sortNumber) ?? null,
});

const hooks = {
  useRemove: useDeleteCallToActionMutation,
  useExportCsv: useExportCallToActionsCsvMutation,
  useExportXlsx: useExportCallToActionsXlsxMutation,
};

export function useCallToActionCalls(
  opened: RecordDialog<CallToAction> | undefined,
  filters: Record<CallToActionFilter, string>,
): RecordCalls<CallToAction, CallToActionValues> {
  const [create] = useCreateCallToActionMutation();
  const [update] = useUpdateCallToActionMutation();
  const common = useCommonRecordCalls('callToAction', hooks, shownBy(opened), filters);

  return {
    ...common,
    create: (values) => create({ callToActionInput: inputOf(values) }).unwrap(),
    update: ({ id }, values, version) =>
      update({ id, callToActionInput: { id, ...inputOf(values), version } }).unwrap(),
  };
}
