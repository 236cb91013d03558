import { UsersRound } from 'lucide-react';
import {
  useListUsersQuery,
  type User,
  useCreateUserMutation,
  useDeleteUserMutation,
  useExportUsersCsvMutation,
  useExportUsersXlsxMutation,
  useUpdateUserMutation,
  type Change,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { type RecordDialog, shownHistoryOf } from '../../kit/record/RecordNoun';
import { PageHead } from '../../ui/navigation/PageHead';
import { user, stateOf, type UserValues } from './user';
import { UserForm } from './UserForm';
import { userFilters, userSearch, type UserFilter } from './userSearch';
import { useUserColumns } from './useUserColumns';
import './users.css';
import { t } from '../../texts/users';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import type { RecordCalls, RecordChange } from '../../kit/record/RecordCalls';

/**
 * What the dialogs of the users call. The calls name a user by the user name, so they are about the one that is open. A
 * deletion is final: the password is gone with the user.
 */
function useUserCalls(
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

const { noun, titles } = user;
const help = t('Accounts of the console and the areas they may use.');

/** Who may use the console, and what for. */
export function UsersScreen() {
  const search = usePagedSearch(userSearch, '', usePageSize());
  const list = useListUsersQuery(search.request, { refetchOnMountOrArgChange: true });
  const dialog = useOpenedDialog<RecordDialog<User>>();
  const { open, opened } = dialog;
  // The server refuses everybody else, and the list says so.
  const isAdministrator = useSessionUser().userAdmin;

  return (
    <div className="screen users">
      {isAdministrator ? (
        <RecordHead
          title={titles}
          help={help}
          many={noun.many}
          hasImport={false}
          hasDeleted={false}
          onOpen={open}
        />
      ) : (
        <PageHead title={titles} help={help} />
      )}
      <RecordDialogs
        of={user}
        dialog={dialog}
        calls={useUserCalls(opened, search.filters)}
        outcome={useOutcome()}
        form={(slot) => <UserForm {...slot} />}
        onSaved={search.mark}
      />
      <ListScreen
        noun={noun}
        search={search}
        list={list}
        failure={list.isError ? problemOf(list.error).message : undefined}
        filters={userFilters}
        columns={useUserColumns(open)}
        empty={<NoRecords icon={UsersRound} many={noun.many} hasImport={false} onOpen={open} />}
      />
    </div>
  );
}
