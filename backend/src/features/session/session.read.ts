/** What other features may do with sessions. */
import type { Context } from '../../kit/context.ts';
import { removeSessionsOf } from './session.repository.ts';
import { forgetSessions } from './session.service.ts';

/**
 * Makes what changed of a user count at once in this process and within a second in the others. With `isOver` the
 * user's sessions end; the one that asks for it stays, so that a new password of one's own does not sign one out.
 */
export async function endSessions(context: Context, userId: number, isOver: boolean): Promise<void> {
  if (isOver) await removeSessionsOf(context, userId, context.actor?.tokenHash);
  context.afterCommit(() => forgetSessions((actor) => actor.userId === userId));
}
