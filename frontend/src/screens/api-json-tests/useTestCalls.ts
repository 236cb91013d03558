import {
  useCreateApiJsonTestMutation,
  useDeleteApiJsonTestMutation,
  useUpdateApiJsonTestMutation,
  type ApiJsonTest,
} from '../../api';
import { useRecordChanges } from '../../api/recordChanges';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy } from '../../kit/record/RecordNoun';
import { inputOf, type TestDialog, type TestValues } from './apiJsonTest';

export function useTestCalls(opened: TestDialog | undefined): RecordCalls<ApiJsonTest, TestValues> {
  const [create] = useCreateApiJsonTestMutation();
  const [update] = useUpdateApiJsonTestMutation();
  const [remove] = useDeleteApiJsonTestMutation();

  return {
    ...useRecordChanges('apiJsonTest', shownBy(opened)),
    create: (values) => create({ apiJsonTestInput: inputOf(values) }).unwrap(),
    update: ({ id, diff }, values, version) =>
      update({ id, apiJsonTestInput: { id, ...inputOf(values), diff, version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
  };
}
