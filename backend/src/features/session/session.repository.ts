import { In, Not } from 'typeorm';
import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import { statement, type Sql } from '../../kit/sql.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';
import { marketModelGroupsSql, modelListSql } from '../models/model.read.ts';
import { AppUser } from './app-user.entity.ts';
import { Session } from './session.entity.ts';

export type Credentials = Pick<AppUser, 'id' | 'username' | 'passwordHash' | 'active'>;

export const findCredentials = (context: Context, username: string): Promise<Credentials | null> =>
  context.db.findOne(AppUser, {
    select: { id: true, username: true, passwordHash: true, active: true },
    where: { username },
  });

/** Those of them that belong to a user, active or not. */
export async function knownUsernames(context: Context, usernames: string[]): Promise<Set<string>> {
  const users = await context.db.find(AppUser, {
    select: { username: true },
    where: { username: In(usernames) },
  });
  return new Set(users.map(({ username }) => username));
}

const insertSession = statement(
  `INSERT INTO session (token_hash, user_id, created_at, last_seen_at)
   SELECT $1, id, $3, $3 FROM app_user WHERE id = $2 AND active AND password_hash = coalesce($4, password_hash) FOR SHARE
   RETURNING user_id`,
);

/**
 * Opens a session, unless the user was deactivated or got another password since it was checked: such a change ends the sessions that
 * there are, and this one would be left. Waits for one that is under way.
 */
export async function storeSession(
  context: Context,
  tokenHash: Buffer,
  { id, passwordHash }: { id: number; passwordHash?: string },
): Promise<boolean> {
  const stored = await context.sql.rows(insertSession, [tokenHash, id, context.now, passwordHash ?? null]);
  return stored.length > 0;
}

export async function removeSession(context: Context, tokenHash: Buffer): Promise<void> {
  await context.db.delete(Session, { tokenHash });
}

const deleteExpired = statement(
  `WITH gone AS (DELETE FROM session WHERE last_seen_at < $1 OR created_at < $2 RETURNING 1) SELECT count(*) AS count FROM gone`,
);

export async function removeExpiredSessions(sql: Sql, idleSince: Date, createdBefore: Date): Promise<number> {
  const [row] = await sql.rows<{ count: number }>(deleteExpired, [idleSince, createdBefore]);
  return row!.count;
}

export interface SessionRow {
  userId: number;
  username: string;
  alias: string;
  email: string;
  ccadmEnabled: boolean;
  priceConfEnabled: boolean;
  packConfEnabled: boolean;
  solEnabledFrontEnd: boolean;
  isDealer: boolean;
  userAdmin: boolean;
  lastSeenAt: Date;
}

const liveSession = statement(
  `SELECT u.id AS "userId", u.username, u.alias, u.email, u.ccadm_enabled AS "ccadmEnabled",
     u.price_conf_enabled AS "priceConfEnabled", u.pack_conf_enabled AS "packConfEnabled",
     u.sol_enabled_front_end AS "solEnabledFrontEnd", u.is_dealer AS "isDealer", u.user_admin AS "userAdmin",
     s.last_seen_at AS "lastSeenAt"
   FROM session s JOIN app_user u ON u.id = s.user_id
   WHERE s.token_hash = $1 AND s.last_seen_at > $2 AND s.created_at > $3 AND u.active`,
);

export async function findSession(
  sql: Sql,
  tokenHash: Buffer,
  idleSince: Date,
  createdAfter: Date,
): Promise<SessionRow | undefined> {
  const [row] = await sql.rows<SessionRow>(liveSession, [tokenHash, idleSince, createdAfter]);
  return row;
}

const touchSession = statement(
  `UPDATE session SET last_seen_at = $2 WHERE token_hash = $1 AND last_seen_at < $2`,
);

export async function markSessionSeen(sql: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await sql.rows(touchSession, [tokenHash, now]);
}

const MARKETS = `SELECT c.id, d.description, c.iso_code2 AS "isoCode2", c.vat, c.currency, c.tabele,
    c.codmercato AS "codMercato", c.pricemask, c.enable_base_opt AS "enableBaseOpt",
    c.enable_accessories AS "enableAccessories", c.enable_customer_prg AS "enableCustomerPrg",
    c.price_from_as400 AS "priceFromAS400", c.sol_enable AS "solEnable",
    (SELECT coalesce(json_agg(g), '[]') FROM (${marketModelGroupsSql('c.id')}) g) AS "modelGroupItemList"
  FROM user_country uc
  JOIN country c ON c.id = uc.country_id
  CROSS JOIN LATERAL (SELECT ${countryDescriptionSql('u.lang')} AS description) d
  WHERE uc.user_id = u.id ORDER BY search_text(d.description), c.id`;

export interface SessionSettings {
  maxUploadBytes: number;
  offersDocs: boolean;
}

const sessionUser = statement(
  `SELECT json_build_object('idUser', u.id, 'username', u.username, 'userAliasFromModis', u.alias, 'email', u.email,
     'lang', u.lang, 'ccadmEnabled', u.ccadm_enabled, 'priceConfEnabled', u.price_conf_enabled,
     'packConfEnabled', u.pack_conf_enabled, 'solEnabledFrontEnd', u.sol_enabled_front_end, 'isDealer', u.is_dealer,
     'isHQUser', u.is_hq_user, 'userAdmin', u.user_admin, 'mktg', u.mktg, 'apiUser', u.api_user,
     'countries', (SELECT coalesce(json_agg(m), '[]') FROM (${MARKETS}) m),
     'ccadmFullModelList', (SELECT coalesce(json_agg(m), '[]') FROM (${modelListSql()}) m),
     'preferredViews', (SELECT coalesce(json_agg(v.list ORDER BY v.list), '[]') FROM list_view_default v WHERE v.user_id = u.id),
     'maxUploadMB', $2::integer, 'hasApiDocs', $3::boolean)::text AS content
   FROM app_user u WHERE u.id = $1`,
);

export async function sessionUserJson<Shape>(
  context: Context,
  userId: number,
  { maxUploadBytes, offersDocs }: SessionSettings,
): Promise<JsonText<Shape>> {
  const values = [userId, Math.ceil(maxUploadBytes / 1024 / 1024), offersDocs];
  const [row] = await context.sql.rows<{ content: string }>(sessionUser, values);
  return jsonText(row!.content);
}

export async function signedInJson<Shape>(
  context: Context,
  { token, userId }: { token: string; userId: number },
  settings: SessionSettings,
): Promise<JsonText<Shape>> {
  const user = await sessionUserJson(context, userId, settings);
  return jsonText(`{"tokenType":"Bearer","token":"${token}","user":${user.text}}`);
}

export async function removeSessionsOf(context: Context, userId: number, kept?: Buffer): Promise<void> {
  await context.db.delete(Session, { userId, ...(kept && { tokenHash: Not(kept) }) });
}
