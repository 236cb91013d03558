import type { Listed } from '../../kit/paged-list.ts';
import { listBatches, type ExportDefinition } from '../../kit/export.ts';
import { fieldsOf } from '../../kit/record.ts';
import { countriesText, user, userList, type UserFilter } from './user.list.ts';

const COLUMNS = [...fieldsOf(user).map(([field, { read }]) => ({ field, sql: read('u') })), countriesText];

export const userExport: ExportDefinition<Listed<UserFilter>> = {
  fileName: ({ ids }) => (ids ? 'users_selected' : 'users'),
  columns: () => COLUMNS.map(({ field }) => field),
  batches: async (context, filters) =>
    listBatches(context, userList, filters, { columns: COLUMNS.map(({ sql }) => sql), key: ['u.id'] }),
};
