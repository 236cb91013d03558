import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Actor, Context } from './context.ts';
import type { JobStep } from './job-steps.ts';
import type { Mailer } from './mailer.ts';
import type { Sql } from './sql.ts';

/** A background job: kit/job-queue.ts sends it to pg-boss, kit/job-runner.ts runs it. */
export interface Job {
  name: string;
  /** cron expression in UTC; absent for jobs that people start. */
  schedule?: string;
  /**
   * How often pg-boss starts it again after its process stopped or died, or something unforeseen went wrong. 0 unless doing
   * half of it twice is harmless.
   */
  retryLimit?: number;
  /** Answers the message that screens show. An AppError's message is shown as well; other errors stay in the log. */
  run: (tools: JobTools, run: JobRun, input: Record<string, unknown>) => Promise<string>;
}

export interface JobTools {
  database: DataSource;
  sql: Sql;
  mailer: Mailer;
  now: () => Date;
  log: Logger;
}

/** What a running job may do: act for whoever started it, tell how far it is, and end when it was cancelled. */
export interface JobRun {
  id: number;
  /** Null for runs of the timetable. */
  actor: Actor | null;
  startedBy: string;
  /**
   * Begins a named step (0 to 100 per cent done): screens see it at once. Throws JobEnded when the run was cancelled or
   * the server stops, so call it between transactions, wherever the work may end without harm.
   */
  step(name: string, percent: number, steps?: JobStep[]): Promise<void>;
  /** Whether pg-boss starts it again after this error: then nobody needs to be told. */
  isRepeatedAfter(error: unknown): boolean;
  /** One transaction in the name of whoever started the run. */
  transaction<Result>(work: (context: Context) => Promise<Result>): Promise<Result>;
}

/** Ends a run at its next step, because it was cancelled or the server stops. Let it pass. */
export class JobEnded extends Error {
  constructor(readonly isCancelled: boolean) {
    super('ended');
  }
}
