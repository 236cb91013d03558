import {
  useCreateCallToActionMutation,
  useDeleteCallToActionMutation,
  useExportCallToActionsCsvMutation,
  useExportCallToActionsXlsxMutation,
  useGetCallToActionHistoryQuery,
  useLazyGetCallToActionHistoryQuery,
  useListDeletedCallToActionsQuery,
  useRestoreCallToActionMutation,
  useUpdateCallToActionMutation,
  type CallToAction,
  type CallToActionInput,
} from '../../api';
import { saveFile } from '../../api/files';
import { wholeNumberOf } from '../../kit/format/wholeNumberOf';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf, type RecordDialog } from '../../kit/record/RecordNoun';
import type { CallToActionValues } from './callToAction';
import type { CallToActionFilter } from './callToActionSearch';

/** What goes over the wire for what a form holds. */
const inputOf = ({ code, sortNumber, ...texts }: CallToActionValues): CallToActionInput => ({
  ...texts,
  code: code.trim(),
  labelCode: texts.labelCode.trim(),
  sortNumber: wholeNumberOf(sortNumber) ?? null,
});

/** What the dialogs of the calls to action call; an export holds what these filters leave (readings A-90). */
export function useCallToActionCalls(
  opened: RecordDialog<CallToAction> | undefined,
  filters: Record<CallToActionFilter, string>,
): RecordCalls<CallToAction, CallToActionValues> {
  const [create] = useCreateCallToActionMutation();
  const [update] = useUpdateCallToActionMutation();
  const [remove] = useDeleteCallToActionMutation();
  const [restore] = useRestoreCallToActionMutation();
  const [readHistory] = useLazyGetCallToActionHistoryQuery();
  const [exportCsv] = useExportCallToActionsCsvMutation();
  const [exportXlsx] = useExportCallToActionsXlsxMutation();
  const id = shownHistoryOf(opened);
  const fresh = { refetchOnMountOrArgChange: true };

  return {
    create: (values) => create({ callToActionInput: inputOf(values) }).unwrap(),
    update: ({ id }, values, version) =>
      update({ id, callToActionInput: { id, ...inputOf(values), version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    restore: (id, changeId) => restore({ id, restoreRequest: { changeId } }).unwrap(),
    history: useGetCallToActionHistoryQuery({ id: id ?? 0 }, { skip: !id, ...fresh }),
    deleted: useListDeletedCallToActionsQuery(undefined, { skip: opened?.kind !== 'deleted', ...fresh }),
    readHistory: (id) => readHistory({ id }).unwrap(),
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}
