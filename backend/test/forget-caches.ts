import { clearAllCaches } from '../src/kit/cache.ts';
import type { TestApp } from './app.ts';

/** After changes made behind the server's back: what it counted once is counted again. */
export const forgetCaches = (app: Pick<TestApp, 'sql' | 'clock'>) =>
  clearAllCaches({
    actor: null,
    now: app.clock.now,
    sql: { rows: async (statement: { text: string }, values: unknown[]) => app.sql(statement.text, values) },
  } as never);
