import {
  useCreateUserMutation,
  useDeleteUserMutation,
  useExportUsersCsvMutation,
  useExportUsersXlsxMutation,
  useGetUserHistoryQuery,
  useUpdateUserMutation,
  type User,
  type UserHistoryEntry,
} from '../../api';
import { saveFile } from '../../api/files';
import type { RecordCalls, RecordChange } from '../../kit/record/RecordCalls';
import { shownHistoryOf, type RecordDialog } from '../../kit/record/RecordNoun';
import { stateOf, type UserValues } from './user';
import type { UserFilter } from './userSearch';

/**
 * What the dialogs of the users call. The calls name a user by the user name, so they are about the one that is open. A
 * deletion is final: the password is gone with the user.
 */
export function useUserCalls(
  opened: RecordDialog<User> | undefined,
  filters: Record<UserFilter, string>,
): RecordCalls<User, UserValues> {
  const [create] = useCreateUserMutation();
  const [update] = useUpdateUserMutation();
  const [remove] = useDeleteUserMutation();
  const [exportCsv] = useExportUsersCsvMutation();
  const [exportXlsx] = useExportUsersXlsxMutation();
  const username = opened && 'row' in opened ? opened.row.username : '';
  const { currentData, isError, error } = useGetUserHistoryQuery(
    { username },
    { skip: shownHistoryOf(opened) === undefined, refetchOnMountOrArgChange: true },
  );

  return {
    create: (values) =>
      create({
        newUser: {
          ...stateOf(values),
          username: values.username.trim(),
          password: values.password,
          confirmPassword: values.confirmPassword,
        },
      }).unwrap(),
    update: ({ username }, values, version) =>
      update({ username, userChange: { ...stateOf(values), ...newPasswordOf(values), version } }).unwrap(),
    remove: () => remove({ username }).unwrap(),
    restore: (_, changeId, before) =>
      update({ username, userChange: leftBy(currentData, changeId, before) }).unwrap(),
    history: { data: currentData?.map(changeOf), isError, error },
    deleted: { isError: false },
    download: async (_, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}

/** Nothing at all keeps the password as it is (readings A-09). */
const newPasswordOf = ({ password, confirmPassword }: UserValues) =>
  password === '' ? {} : { password, confirmPassword };

/** What a change left of a user, for the call that writes it again; the rights of today's administrator count. */
function leftBy(changes: readonly UserHistoryEntry[] = [], changeId: number, isBefore = false) {
  const change = changes.find(({ id }) => id === changeId);
  const { username: _, ...state } = (isBefore ? change?.before : change?.after) ?? { username: '' };
  return state;
}

/** The log calls a user by the name, and says of a new password only that there is one. */
const changeOf = ({ recordId: _, source, ...change }: UserHistoryEntry): RecordChange => ({
  ...change,
  recordId: 0,
  source: '',
  note: source,
});
