import { contains, type ListDefinition } from '../../kit/paged-list.ts';
import { columnsOf, selectSql } from '../../kit/record.ts';
import { AppUser } from '../session/app-user.entity.ts';

export type UserSort =
  'username' | 'active' | 'mktg' | 'ccadmEnabled' | 'priceConfEnabled' | 'packConfEnabled' | 'apiUser' | 'id';
export type UserFilter = 'code' | 'label';

/** Without the password hash, in lists, change log and exports (decision A-11). */
export const user = { columns: columnsOf(AppUser, { without: ['passwordHash'] }) };

export const countriesSql = (row: string): string =>
  `(SELECT coalesce(jsonb_agg(country_id ORDER BY country_id), '[]') FROM user_country WHERE user_id = ${row}.id)`;

export const countriesText = {
  field: 'countries',
  sql: `(SELECT coalesce(string_agg(country_id, ' ' ORDER BY country_id), '') FROM user_country WHERE user_id = u.id)`,
};

export const userList: ListDefinition<UserSort, UserFilter> = {
  table: 'app_user u',
  id: 'u.id',
  columns: `u.id, ${selectSql(user, 'u')}, ${countriesSql('u')} AS countries, u.version`,
  sorts: {
    username: 'search_text(u.username)',
    active: 'u.active',
    mktg: 'u.mktg',
    ccadmEnabled: 'u.ccadm_enabled',
    priceConfEnabled: 'u.price_conf_enabled',
    packConfEnabled: 'u.pack_conf_enabled',
    apiUser: 'u.api_user',
    id: 'u.id',
  },
  filters: {
    code: contains('search_text(u.username)'),
    label: contains(`search_text(u.alias || ' ' || u.email)`),
  },
};
