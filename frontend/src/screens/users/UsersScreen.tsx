import { UsersRound } from 'lucide-react';
import { useListUsersQuery, type User } from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSessionUser } from '../../api/session';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import type { RecordDialog } from '../../kit/record/RecordNoun';
import { PageHead } from '../../ui/PageHead';
import { user } from './user';
import { UserForm } from './UserForm';
import { userFilters, userSearch } from './userSearch';
import { useUserCalls } from './useUserCalls';
import { useUserColumns } from './useUserColumns';
import './users.css';
import { t } from '../../texts/users';

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
