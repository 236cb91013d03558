import type { Job } from '../../kit/job.ts';
import { forgetAnsweredRequests } from '../../kit/repeated-request.ts';
import { removeExpiredSessions } from './session.repository.ts';
import { sessionLimits, type SessionTimes } from './session.service.ts';

/** Expired sessions let nobody in, and nobody repeats old requests; this only keeps the tables small. */
export const expiredSessionsJob =
  (times: SessionTimes): Job['run'] =>
  async ({ sql, now }) => {
    const { idleSince, createdAfter } = sessionLimits(times, now());
    const count = await removeExpiredSessions(sql, idleSince, createdAfter);
    await forgetAnsweredRequests(sql, now());
    return `${count} expired sessions removed`;
  };
