import type { Job } from '../../kit/job-runner.ts';
import { removeExpiredSessions } from './session.repository.ts';
import { sessionLimits, type SessionTimes } from './session.service.ts';

/** Expired sessions let nobody in; this only keeps the table small. */
export const expiredSessionsJob =
  (times: SessionTimes): Job['run'] =>
  async ({ sql, now }) => {
    const { idleSince, createdAfter } = sessionLimits(times, now());
    const count = await removeExpiredSessions(sql, idleSince, createdAfter);
    return `${count} expired sessions removed`;
  };
