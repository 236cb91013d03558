import type { Job } from '../../kit/job.ts';
import { forgetAnsweredRequests } from '../../kit/repeated-request.ts';
import { removeExpiredSessions } from './session.repository.ts';
import { sessionLimits, type SessionTimes } from './session.service.ts';

/** Keeps the tables small; expired sessions are refused anyway, and old requests are not repeated. */
export const expiredSessionsJob =
  (times: SessionTimes): Job['run'] =>
  async ({ sql, now }) => {
    const { idleSince, createdAfter } = sessionLimits(times, now());
    const count = await removeExpiredSessions(sql, idleSince, createdAfter);
    await forgetAnsweredRequests(sql, now());
    return `${count} expired sessions removed`;
  };
