import { UsersRound } from 'lucide-react';
import { useDeleteUserMutation, userCalls, type Change, type User } from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import type { RecordDialog } from '../../kit/record/RecordNoun';
import { PageHead } from '../../ui/navigation/PageHead';
import { user, stateOf, type UserValues } from './user';
import { userFilters, userSearch, type UserFilter } from './userSearch';
import { useUserColumns } from './useUserColumns';
import './users.css';
import { t } from '../../texts/users';
import { recordCalls } from '../../api/recordCalls';
import type { RecordCalls, RecordChange } from '../../kit/record/RecordCalls';

const UserForm = lazyDialog(
  () => import('./UserForm').then((module) => module.UserForm),
  ({ onClose }) => onClose,
);

const users = recordCalls(userCalls, 'User');

/** What the dialogs of the users call. The calls name a user by the user name. A deletion is final: the password is gone with the user. */
function useUserCalls(
  opened: RecordDialog<User> | undefined,
  listed: Record<UserFilter, string>,
): RecordCalls<User, UserValues> {
  const [remove] = useDeleteUserMutation();
  const username = opened && 'row' in opened ? opened.row.username : '';
  const { readHistory: _, ...calls } = users.useCalls(user, {
    opened: opened && { kind: opened.kind, row: { id: username } },
    listed,
    create: (values) => ({
      newUser: {
        ...stateOf(values),
        username: values.username.trim(),
        password: values.password,
        confirmPassword: values.confirmPassword,
      },
    }),
    update: ({ username: name }, values, version) => ({
      username: name,
      userChange: { ...stateOf(values), ...newPasswordOf(values), version },
    }),
  });

  return {
    ...calls,
    remove: () => remove({ username }).unwrap(),
    restore: (_id, changeId, before) => calls.restore(username, changeId, before),
    history: { ...calls.history, currentData: calls.history.currentData?.map(withPasswordNoted) },
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
  const list = users.useList(search.request);
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
