import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { countriesSql, userList } from './user.list.ts';

/** The entity's name in the change log; its records are called by the user name there. */
export const USER = 'user';

/** A user without the password: what lists, the change log and exports may hold. */
export interface UserState {
  username: string;
  active: boolean;
  mktg: boolean;
  ccadmEnabled: boolean;
  priceConfEnabled: boolean;
  packConfEnabled: boolean;
  apiUser: boolean;
  solEnabledFrontEnd: boolean;
  isDealer: boolean;
  isHQUser: boolean;
  userAdmin: boolean;
  alias: string;
  email: string;
  lang: string;
  countries: string[];
}

const STATE = `jsonb_build_object('username', u.username, 'active', u.active, 'mktg', u.mktg, 'ccadmEnabled', u.ccadm_enabled,
  'priceConfEnabled', u.price_conf_enabled, 'packConfEnabled', u.pack_conf_enabled, 'apiUser', u.api_user,
  'solEnabledFrontEnd', u.sol_enabled_front_end, 'isDealer', u.is_dealer, 'isHQUser', u.is_hq_user,
  'userAdmin', u.user_admin, 'alias', u.alias, 'email', u.email, 'lang', u.lang, 'countries', ${countriesSql('u')})`;

export interface StoredUser {
  id: number;
  version: number;
  state: UserState;
}

// Two administrators who take each other's rights away at the same moment must meet here, not pass each other.
const lockAdministrators = statement(
  `SELECT id FROM app_user WHERE user_admin AND active ORDER BY id FOR UPDATE`,
);
const lockOne = statement(
  `SELECT u.id, u.version, ${STATE} AS state FROM app_user u WHERE u.username = $1 FOR UPDATE`,
);

/** The user and the ids of all active user administrators, locked until the transaction ends. */
export async function lockUser(
  context: Context,
  username: string,
): Promise<{ user: StoredUser | undefined; administrators: number[] }> {
  const administrators = await context.sql.rows<{ id: number }>(lockAdministrators);
  const [user] = await context.sql.rows<StoredUser>(lockOne, [username]);
  return { user, administrators: administrators.map(({ id }) => id) };
}

const nameTaken = statement(`SELECT 1 FROM app_user WHERE lower(username) = lower($1)`);

/** Whether a user of this name exists, in whatever case it is written. */
export const isNameTaken = async (context: Context, username: string): Promise<boolean> =>
  (await context.sql.rows(nameTaken, [username])).length > 0;

const COLUMNS = `active = i.active, mktg = i.mktg, ccadm_enabled = i."ccadmEnabled",
  price_conf_enabled = i."priceConfEnabled", pack_conf_enabled = i."packConfEnabled", api_user = i."apiUser",
  sol_enabled_front_end = i."solEnabledFrontEnd", is_dealer = i."isDealer", is_hq_user = i."isHQUser",
  user_admin = i."userAdmin", alias = i.alias, email = i.email, lang = i.lang`;
const RECORD = `i(username text, active boolean, mktg boolean, "ccadmEnabled" boolean, "priceConfEnabled" boolean,
  "packConfEnabled" boolean, "apiUser" boolean, "solEnabledFrontEnd" boolean, "isDealer" boolean, "isHQUser" boolean,
  "userAdmin" boolean, alias text, email text, lang text)`;

const insertUser = statement(
  `INSERT INTO app_user (username, password_hash, active, mktg, ccadm_enabled, price_conf_enabled, pack_conf_enabled,
     api_user, sol_enabled_front_end, is_dealer, is_hq_user, user_admin, alias, email, lang)
   SELECT username, $2, active, mktg, "ccadmEnabled", "priceConfEnabled", "packConfEnabled", "apiUser",
     "solEnabledFrontEnd", "isDealer", "isHQUser", "userAdmin", alias, email, lang
   FROM jsonb_to_record($1::jsonb) AS ${RECORD} RETURNING id`,
);
const changeUser = statement(
  `UPDATE app_user u SET ${COLUMNS}, password_hash = coalesce($3, u.password_hash), version = u.version + 1
   FROM jsonb_to_record($2::jsonb) AS ${RECORD} WHERE u.id = $1 RETURNING u.version`,
);
const forgetCountries = statement(`DELETE FROM user_country WHERE user_id = $1 AND country_id <> ALL($2)`);
const storeCountries = statement(
  `INSERT INTO user_country (user_id, country_id) SELECT $1, c FROM unnest($2::text[]) AS c ON CONFLICT DO NOTHING`,
);

async function writeCountries(context: Context, id: number, countries: string[]): Promise<void> {
  await context.sql.rows(forgetCountries, [id, countries]);
  await context.sql.rows(storeCountries, [id, countries]);
}

export async function storeUser(context: Context, state: UserState, passwordHash: string): Promise<number> {
  const [row] = await context.sql.rows<{ id: number }>(insertUser, [JSON.stringify(state), passwordHash]);
  await writeCountries(context, row!.id, state.countries);
  return row!.id;
}

/** Stores a user's state, and the password where there is a new one. Answers the new version. */
export async function writeUser(
  context: Context,
  id: number,
  state: UserState,
  passwordHash: string | undefined,
): Promise<number> {
  const values = [id, JSON.stringify(state), passwordHash ?? null];
  const [row] = await context.sql.rows<{ version: number }>(changeUser, values);
  await writeCountries(context, id, state.countries);
  return row!.version;
}

const deleteUser = statement(`DELETE FROM app_user WHERE id = $1`);

/** The user's sessions and markets go with the user. */
export async function dropUser(context: Context, id: number): Promise<void> {
  await context.sql.rows(deleteUser, [id]);
}

const current = statement(
  `SELECT row_to_json(found) AS current, c.actor AS "changedBy", c.at AS "changedAt"
   FROM (SELECT ${userList.columns} FROM ${userList.table} WHERE u.username = $1) found
   LEFT JOIN LATERAL (SELECT actor, at FROM change_log
     WHERE entity = '${USER}' AND entity_id = $1 ORDER BY id DESC LIMIT 1) c ON true`,
);

export async function findCurrentUser(
  context: Context,
  username: string,
): Promise<{ current: object; changedBy: string | null; changedAt: Date | null }> {
  type Row = { current: object; changedBy: string | null; changedAt: Date | null };
  const [row] = await context.sql.rows<Row>(current, [username]);
  return row!;
}

const unknownCountries = statement(
  `SELECT c AS id FROM unnest($1::text[]) AS c WHERE NOT EXISTS (SELECT FROM country WHERE id = c)`,
);

export async function findUnknownCountries(context: Context, ids: string[]): Promise<string[]> {
  const rows = await context.sql.rows<{ id: string }>(unknownCountries, [ids]);
  return rows.map(({ id }) => id);
}
