import {
  useCreateApiJsonTestMutation,
  useDeleteApiJsonTestMutation,
  useGetApiJsonTestHistoryQuery,
  useLazyGetApiJsonTestHistoryQuery,
  useListDeletedApiJsonTestsQuery,
  useRestoreApiJsonTestMutation,
  useUpdateApiJsonTestMutation,
  type ApiJsonTest,
  type ApiJsonTestChange,
} from '../../api';
import type { Answer, RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf } from '../../kit/record/RecordNoun';
import { inputOf, readableChange, type TestDialog, type TestValues } from './apiJsonTest';

const readable = ({ data, isError, error }: Answer<readonly ApiJsonTestChange[]>) => ({
  data: data?.map(readableChange),
  isError,
  error,
});

/** What the dialogs of the tests call; tests are neither exported nor imported. */
export function useTestCalls(opened: TestDialog | undefined): RecordCalls<ApiJsonTest, TestValues> {
  const [create] = useCreateApiJsonTestMutation();
  const [update] = useUpdateApiJsonTestMutation();
  const [remove] = useDeleteApiJsonTestMutation();
  const [restore] = useRestoreApiJsonTestMutation();
  const [readHistory] = useLazyGetApiJsonTestHistoryQuery();
  const id = shownHistoryOf(opened);
  const fresh = { refetchOnMountOrArgChange: true };

  return {
    create: (values) => create({ apiJsonTestInput: inputOf(values) }).unwrap(),
    update: ({ id, diff }, values, version) =>
      update({ id, apiJsonTestInput: { id, ...inputOf(values), diff, version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    restore: (id, changeId, before) => restore({ id, restoreRequest: { changeId, before } }).unwrap(),
    history: readable(useGetApiJsonTestHistoryQuery({ id: id ?? 0 }, { skip: !id, ...fresh })),
    deleted: readable(
      useListDeletedApiJsonTestsQuery(undefined, { skip: opened?.kind !== 'deleted', ...fresh }),
    ),
    readHistory: (id) => readHistory({ id }).unwrap(),
  };
}
