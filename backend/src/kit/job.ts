import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Actor, Context } from './context.ts';
import type { JobStep } from './job-steps.ts';
import type { Mailer } from './mailer.ts';
import type { Sql } from './sql.ts';

export interface Job {
  name: string;
  schedule?: string;
  /** Retries after its process died or an unexpected error. 0 unless doing half of it twice is harmless. */
  retryLimit?: number;
  /** Returns the message for the screens. An AppError's message is shown as well; other errors go to the log only. */
  run: (tools: JobTools, run: JobRun, input: Record<string, unknown>) => Promise<string>;
}

export interface JobTools {
  database: DataSource;
  sql: Sql;
  mailer: Mailer;
  now: () => Date;
  log: Logger;
}

export interface JobRun {
  id: number;
  actor: Actor | null;
  startedBy: string;
  /** Throws JobEnded when the run was cancelled or the server stops: call it where the work may end, between transactions. */
  step(name: string, percent: number, steps?: JobStep[]): Promise<void>;
  /** Whether pg-boss retries after this error: then it is not reported. */
  willRetry(error: unknown): boolean;
  transaction<Result>(work: (context: Context) => Promise<Result>): Promise<Result>;
}

/** Ends a run at its next step, because it was cancelled or the server stops. Never catch it. */
export class JobEnded extends Error {
  constructor(readonly isCancelled: boolean) {
    super('ended');
  }
}
