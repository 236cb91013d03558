import { codeAndLabel, exportHandlers } from '../../http/crud-handlers.ts';
import type { components } from '../../http/operations.gen.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { type BulkNoun, isNumber, oneByOne, rowsOfList } from '../../kit/bulk.ts';
import { stateSql } from '../../kit/record.ts';
import type { RecordChanges } from '../../kit/record-changes.ts';
import { userExport } from './user.export.ts';
import { user, userList } from './user.list.ts';
import { USER } from './user.repository.ts';
import { changesOfUser, createUser, nameTaken, removeUser, restoreUser, updateUser } from './user.service.ts';

type User = components['schemas']['User'];

export const userConstraints = {
  app_user_username_unique: { message: nameTaken, field: 'username' },
};

export const userHistory: RecordChanges = {
  list: changesOfUser,
  restore: restoreUser,
};

const files = exportHandlers(userExport, codeAndLabel);

/** A user who is gone does not come back with their password, so that many are deactivated, not deleted. */
export const userBulk: BulkNoun = {
  rows: (context, wanted, limit) =>
    rowsOfList(
      context,
      userList,
      'ids' in wanted ? { ids: wanted.ids.filter(isNumber) } : codeAndLabel(wanted.filters),
      {
        state: stateSql(user, 'u'),
        limit,
      },
    ),
  set: oneByOne((context, { state }, values) => updateUser(context, String(state['username']), values)),
  stores: [{ entity: USER, restore: restoreUser }],
};

export const userHandlers = {
  listUsers: query((context, { query: wanted }) => {
    const { page = 0, size = 10, sortBy = 'username', sortDesc = false, pageOf, code, label } = wanted;
    return pagedList<User, keyof typeof userList.sorts, keyof typeof userList.filters>(context, userList, {
      page,
      size,
      sortBy,
      sortDesc,
      pageOf,
      filters: { code, label },
    });
  }),
  createUser: command((context, { body }) => createUser(context, body)),
  updateUser: command((context, { path: { username }, body }) => updateUser(context, username, body)),
  deleteUser: command((context, { path: { username } }) => removeUser(context, username)),
  exportUsersCsv: files.csv,
  exportUsersXlsx: files.xlsx,
} satisfies Partial<OperationMap>;
