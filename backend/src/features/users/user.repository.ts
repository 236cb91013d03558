import { In, Not } from 'typeorm';
import type { Context } from '../../kit/context.ts';
import { stateSql } from '../../kit/record.ts';
import { statement } from '../../kit/sql.ts';
import { AppUser, UserCountry } from '../session/app-user.entity.ts';
import { Country } from '../countries/country.entity.ts';
import { countriesSql, user, userList } from './user.list.ts';

export const USER = 'user';

export type UserState = Omit<AppUser, 'id' | 'version' | 'passwordHash'> & { countries: string[] };

const STATE = `${stateSql(user, 'u')} || jsonb_build_object('countries', ${countriesSql('u')})`;

export interface StoredUser {
  id: number;
  version: number;
  state: UserState;
}

// Two administrators who revoke each other's rights at the same time must be serialised.
const lockAdministrators = statement(
  `SELECT id FROM app_user WHERE user_admin AND ccadm_enabled AND active ORDER BY id FOR UPDATE`,
);
const lockOne = statement(
  `SELECT u.id, u.version, ${STATE} AS state FROM app_user u WHERE u.username = $1 FOR UPDATE`,
);

export async function lockUser(
  context: Context,
  username: string,
): Promise<{ user: StoredUser | undefined; administrators: number[] }> {
  const administrators = await context.sql.rows<{ id: number }>(lockAdministrators);
  const [user] = await context.sql.rows<StoredUser>(lockOne, [username]);
  return { user, administrators: administrators.map(({ id }) => id) };
}

const nameTaken = statement(`SELECT 1 FROM app_user WHERE lower(username) = lower($1)`);

export const isNameTaken = async (context: Context, username: string): Promise<boolean> =>
  (await context.sql.rows(nameTaken, [username])).length > 0;

async function writeCountries(context: Context, userId: number, countries: string[]): Promise<void> {
  await context.db.delete(UserCountry, { userId, countryId: Not(In(countries)) });
  const wanted = countries.map((countryId) => ({ userId, countryId }));
  if (wanted.length > 0)
    await context.db.createQueryBuilder().insert().into(UserCountry).values(wanted).orIgnore().execute();
}

export async function storeUser(
  context: Context,
  { countries, ...state }: UserState,
  passwordHash: string,
): Promise<number> {
  const { identifiers } = await context.db.insert(AppUser, { ...state, passwordHash });
  const { id } = identifiers[0] as { id: number };
  await writeCountries(context, id, countries);
  return id;
}

export async function writeUser(
  context: Context,
  { id, version }: StoredUser,
  { countries, ...state }: UserState,
  passwordHash: string | undefined,
): Promise<number> {
  await context.db.update(AppUser, id, { ...state, passwordHash, version: version + 1 });
  await writeCountries(context, id, countries);
  return version + 1;
}

export async function dropUser(context: Context, id: number): Promise<void> {
  await context.db.delete(AppUser, id);
}

const lastCreation = statement(
  `SELECT max(id) AS id FROM change_log WHERE entity = '${USER}' AND entity_id = $1 AND action = 'create'`,
);

/** Changes before it are of somebody else who had the name; 0 for a user whom no change created. */
export const findCreation = async (context: Context, username: string): Promise<number> =>
  (await context.sql.rows<{ id: number | null }>(lastCreation, [username]))[0]!.id ?? 0;

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

export async function findUnknownCountries(context: Context, ids: string[]): Promise<string[]> {
  const known = await context.db.find(Country, { select: { id: true }, where: { id: In(ids) } });
  return ids.filter((id) => !known.some((country) => country.id === id));
}
