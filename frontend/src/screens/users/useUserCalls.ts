import {
  useCreateUserMutation,
  useDeleteUserMutation,
  useExportUsersCsvMutation,
  useExportUsersXlsxMutation,
  useUpdateUserMutation,
  type Change,
  type User,
} from '../../api';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import type { RecordCalls, RecordChange } from '../../kit/record/RecordCalls';
import { shownHistoryOf, type RecordDialog } from '../../kit/record/RecordNoun';
import { stateOf, type UserValues } from './user';
import type { UserFilter } from './userSearch';
import { t } from '../../texts/users';

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
  const shownId = shownHistoryOf(opened) && username;
  const { history, restore } = useRecordChanges('user', { shownId });

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
    restore: (_, changeId, before) => restore(username, changeId, before),
    history: { ...history, currentData: history.currentData?.map(withPasswordNoted) },
    deleted: { isError: false },
    download: async (_, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}

/** Nothing at all keeps the password as it is (decision A-09). */
const newPasswordOf = ({ password, confirmPassword }: UserValues) =>
  password === '' ? {} : { password, confirmPassword };

/** The log says of a new password only that there is one, in place of a file's name. */
const withPasswordNoted = ({ source, ...change }: Change): RecordChange => ({
  ...change,
  source: '',
  note: source && t('New password'),
});
