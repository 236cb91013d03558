import { expect, vi } from 'vitest';
import type { TestApp } from './app.ts';

/** Until so many requests wait for rows that others hold. */
export const untilWaiting = (app: TestApp, count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await app.sql(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(count);
    },
    { timeout: 15_000 },
  );

/**
 * Lets `send` start while another transaction holds the rows of `lock`, frees them once all that it sent wait for them, and answers
 * what came of each. PostgreSQL alone: the embedded database has one connection.
 */
export async function behindLock<Reply>(
  app: TestApp,
  lock: { sql: string; values: unknown[] },
  send: () => Promise<Reply>[],
): Promise<Reply[]> {
  const holder = app.database.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query(lock.sql, lock.values);
    const sent = send();
    await untilWaiting(app, sent.length);
    await holder.commitTransaction();
    return await Promise.all(sent);
  } finally {
    if (holder.isTransactionActive) await holder.rollbackTransaction();
    await holder.release();
  }
}
