import type { Context } from '../../kit/context.ts';
import { findCredentials, removeSessionsOf } from './session.repository.ts';
import { forgetSessions } from './session.service.ts';

export { knownUsernames, signedInJson, type SessionSettings } from './session.repository.ts';
export { rateLimitedSignIn } from './rate-limited-sign-in.ts';
export type { FailedLogins } from './failed-logins.repository.ts';
export { startSession } from './session.service.ts';

export async function findActiveUser(
  context: Context,
  username: string,
): Promise<{ id: number } | undefined> {
  const user = await findCredentials(context, username);
  return user?.active ? { id: user.id } : undefined;
}

/** At once in this process, within a second in others. `isOver` ends the user's sessions, except the current one. */
export async function endSessions(context: Context, userId: number, isOver: boolean): Promise<void> {
  if (isOver) await removeSessionsOf(context, userId, context.actor?.tokenHash);
  context.afterCommit(() => forgetSessions((actor) => actor.userId === userId));
}
