import { keysetBatches, type ExportDefinition } from '../../kit/export.ts';
import { whereOf } from '../../kit/paged-list.ts';
import { statement } from '../../kit/sql.ts';
import { userList, type UserFilter } from './user.list.ts';

const COLUMNS = [
  'username',
  'active',
  'mktg',
  'ccadmEnabled',
  'priceConfEnabled',
  'packConfEnabled',
  'apiUser',
  'solEnabledFrontEnd',
  'isDealer',
  'isHQUser',
  'userAdmin',
  'alias',
  'email',
  'lang',
  'countries',
];

const SELECTED = `u.username, u.active, u.mktg, u.ccadm_enabled, u.price_conf_enabled, u.pack_conf_enabled, u.api_user,
  u.sol_enabled_front_end, u.is_dealer, u.is_hq_user, u.user_admin, u.alias, u.email, u.lang,
  (SELECT coalesce(string_agg(country_id, ' ' ORDER BY country_id), '') FROM user_country WHERE user_id = u.id)`;

/** The users that the list shows with these filters (decision A-90); nothing of their passwords. */
export const userExport: ExportDefinition<Partial<Record<UserFilter, string>>> = {
  fileName: () => 'users',
  columns: () => COLUMNS,
  async batches(context, filters) {
    const { sql, values } = whereOf(userList, filters);
    const [last, size] = [values.length + 1, values.length + 2];
    const rest = `($${last}::integer IS NULL OR u.id > $${last})`;
    const where = sql === '' ? `WHERE ${rest}` : `${sql} AND ${rest}`;
    const batch = statement(`SELECT ${SELECTED}, u.id FROM app_user u ${where} ORDER BY u.id LIMIT $${size}`);
    return keysetBatches(context.sql, batch, values, 1);
  },
};
