import type { Job } from '../../kit/job.ts';
import { deleteAnsweredRequests } from '../../kit/idempotency.ts';
import { removeExpiredSessions } from './session.repository.ts';
import { sessionLimits, type SessionTimes } from './session.service.ts';

/** Keeps the tables small; expired sessions are refused anyway, and old requests are not repeated. */
export const expiredSessionsJob =
  (times: SessionTimes): Job['run'] =>
  async ({ sql, now }) => {
    const { idleSince, createdAfter } = sessionLimits(times, now());
    const count = await removeExpiredSessions(sql, idleSince, createdAfter);
    await deleteAnsweredRequests(sql, now());
    return `${count} expired sessions removed`;
  };
