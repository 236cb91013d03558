import { pino } from 'pino';
import { jobs } from '../src/jobs/index.ts';
import { JobRunner } from '../src/kit/job-runner.ts';
import type { Mail, Mailer } from '../src/kit/mailer.ts';
import type { TestApp } from './app.ts';
import type { Factories } from './factories.ts';

export interface RunSpec {
  id?: number;
  name?: string;
  startedBy?: string;
  state?: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Its start; a finished run took a minute. */
  at?: string;
  message?: string;
  step?: string;
  percent?: number;
  input?: object;
  steps?: object[];
  report?: string;
}

/** A run in the table that is not executed. */
export async function aRun({ sql }: Pick<Factories, 'sql'>, spec: RunSpec = {}): Promise<number> {
  const {
    name = 'updateGrid',
    startedBy = 'Giulia Ferri',
    state = 'done',
    at = '2026-11-20T09:00:00Z',
  } = spec;
  const [row] = await sql<{ id: number }>(
    `INSERT INTO job_run (id, name, started_by, queued_at, started_at, finished_at, state, step, percent, message, input, steps,
       result)
     OVERRIDING SYSTEM VALUE VALUES (coalesce($11, nextval('job_run_id_seq'))::integer, $1, $2, $3, CASE WHEN $4 <> 'queued' THEN $3::timestamptz END,
       CASE WHEN $4 NOT IN ('queued', 'running') THEN $3::timestamptz + interval '1 minute' END,
       $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      name,
      startedBy,
      at,
      state,
      spec.step ?? '',
      spec.percent ?? 0,
      spec.message ?? '',
      JSON.stringify(spec.input ?? {}),
      JSON.stringify(spec.steps ?? []),
      spec.report === undefined ? null : JSON.stringify({ report: spec.report }),
      spec.id,
    ],
  );
  return row!.id;
}

export interface TestRunner {
  runner: JobRunner;
  mails: Mail[];
  /** Runs before each mail is sent. */
  beforeMail: (work: (mail: Mail) => Promise<void>) => void;
}

/** Polls fast; runs the product's own jobs. */
export function productRunner(
  { config, database, clock }: TestApp,
  mailer: Mailer,
  port?: number,
): JobRunner {
  const tools = { database, mailer, now: () => clock.now, log: pino({ level: 'silent' }) };
  return new JobRunner(jobs(config, port), tools, { pollMs: 20, graceMs: 500 });
}

/** Stop it before the app is closed. */
export async function testRunner(app: TestApp): Promise<TestRunner> {
  const mails: Mail[] = [];
  let before: (mail: Mail) => Promise<void> = async () => undefined;
  const mailer = {
    async send(mail: Mail) {
      await before(mail);
      mails.push(mail);
    },
  };
  const runner = productRunner(app, mailer, Number(new URL(app.url).port));
  await runner.start();
  return { runner, mails, beforeMail: (work) => void (before = work) };
}
