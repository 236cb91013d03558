import { contains, type ListDefinition } from '../../kit/paged-list.ts';

export type UserSort =
  'username' | 'active' | 'mktg' | 'ccadmEnabled' | 'priceConfEnabled' | 'packConfEnabled' | 'apiUser' | 'id';
export type UserFilter = 'code' | 'label';

/** The ids of a user's own markets as a JSON array; `row` is the user's alias. */
export const countriesSql = (row: string): string =>
  `(SELECT coalesce(jsonb_agg(country_id ORDER BY country_id), '[]') FROM user_country WHERE user_id = ${row}.id)`;

/** What of a user is shown, sorted and filtered; nothing of the password (decision A-11). */
export const userList: ListDefinition<UserSort, UserFilter> = {
  table: 'app_user u',
  id: 'u.id',
  columns: `u.id, u.username, u.active, u.mktg, u.ccadm_enabled AS "ccadmEnabled",
    u.price_conf_enabled AS "priceConfEnabled", u.pack_conf_enabled AS "packConfEnabled", u.api_user AS "apiUser",
    u.sol_enabled_front_end AS "solEnabledFrontEnd", u.is_dealer AS "isDealer", u.is_hq_user AS "isHQUser",
    u.user_admin AS "userAdmin", u.alias, u.email, u.lang, ${countriesSql('u')} AS countries, u.version`,
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
