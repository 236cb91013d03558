import { createHash, randomBytes } from 'node:crypto';
import { notSignedIn } from '../../kit/app-error.ts';
import type { Actor, Context, Scope } from '../../kit/context.ts';
import type { Sql } from '../../kit/sql.ts';
import { hashPassword, passwordMatches } from '../../kit/password.ts';
import { t } from '../../texts/users.ts';
import {
  findSession,
  markSessionSeen,
  removeSession,
  storeSession,
  type Credentials,
  type SessionRow,
} from './session.repository.ts';

const HOUR_MS = 3_600_000;
/** How long a process trusts a session it has read: signing out elsewhere takes effect within it. */
const TRUST_MS = 1000;
const SEEN_EVERY_MS = 60_000;

export interface SessionTimes {
  sessionIdleHours: number;
  sessionAbsoluteHours: number;
}

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const trusted = new Map<string, { actor: Actor; readAt: number }>();

export function forgetSessions(isGone: (actor: Actor) => boolean): void {
  for (const [token, { actor }] of trusted) if (isGone(actor)) trusted.delete(token);
}

function scopesOf(row: SessionRow): Set<Scope> {
  const scopes = new Set<Scope>();
  if (row.ccadmEnabled) scopes.add('ccadm');
  if (row.userAdmin) scopes.add('useradmin');
  if (row.priceConfEnabled) scopes.add('price');
  if (row.packConfEnabled) scopes.add('pack');
  if (row.solEnabledFrontEnd && !row.isDealer) scopes.add('sol');
  return scopes;
}

export function sessionLimits(times: SessionTimes, now: Date): { idleSince: Date; createdAfter: Date } {
  return {
    idleSince: new Date(now.getTime() - times.sessionIdleHours * HOUR_MS),
    createdAfter: new Date(now.getTime() - times.sessionAbsoluteHours * HOUR_MS),
  };
}

/** One indexed look-up, trusted for a second. */
export async function findActor(
  sql: Sql,
  times: SessionTimes,
  token: string,
  now: Date,
): Promise<Actor | undefined> {
  const known = trusted.get(token);
  const age = known ? now.getTime() - known.readAt : Infinity;
  if (known && age >= 0 && age < TRUST_MS) return known.actor;
  trusted.delete(token);
  const tokenHash = hashToken(token);
  const { idleSince, createdAfter } = sessionLimits(times, now);
  const row = await findSession(sql, tokenHash, idleSince, createdAfter);
  if (!row) return undefined;
  if (now.getTime() - row.lastSeenAt.getTime() > SEEN_EVERY_MS) await markSessionSeen(sql, tokenHash, now);
  const { userId, username, email } = row;
  const actor = { userId, username, name: row.alias || username, email, scopes: scopesOf(row), tokenHash };
  if (trusted.size > 10_000) trusted.clear();
  trusted.set(token, { actor, readAt: now.getTime() });
  return actor;
}

// Verified for unknown users too, so that timing does not reveal whether a user exists.
let decoyHash: Promise<string> | undefined;

function refuseSignIn({ log }: Context, user: Pick<Credentials, 'username'> | null): never {
  // Only the name of a user who exists: somebody may have typed the password there.
  log.info(user ? { username: user.username } : { known: false }, 'sign-in refused');
  throw notSignedIn(t('Wrong user name or password.'));
}

/**
 * Outside a transaction, because it takes long on purpose: no connection is held meanwhile.
 * @throws AppError (401), the same for an unknown user, a wrong password and an inactive user
 */
export async function checkPassword(
  context: Context,
  user: Credentials | null,
  password: string,
): Promise<void> {
  decoyHash ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await passwordMatches(user?.passwordHash ?? (await decoyHash), password);
  if (!user || !isRight || !user.active) refuseSignIn(context, user);
}

/** @throws AppError (401) if the user was deactivated or got another password since the check */
export async function signIn(
  context: Context,
  user: Credentials,
): Promise<{ token: string; userId: number }> {
  return { token: (await startSession(context, user)) ?? refuseSignIn(context, user), userId: user.id };
}

/** The token of a new session; undefined if the user was deactivated meanwhile, or got another password than the one given. */
export async function startSession(
  context: Context,
  user: { id: number; passwordHash?: string },
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  return (await storeSession(context, hashToken(token), user)) ? token : undefined;
}

export async function signOut(context: Context): Promise<void> {
  const { tokenHash } = context.actor!;
  await removeSession(context, tokenHash);
  // Not before the commit: until then another request may read the session and trust it again.
  context.afterCommit(() => forgetSessions((actor) => actor.tokenHash.equals(tokenHash)));
}
