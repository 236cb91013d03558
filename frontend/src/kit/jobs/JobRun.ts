import { t } from '../../texts/kitJobs.gen';
import type { SearchDefinition } from '../list/searchParams';

export type JobRunSortKey = 'startedAt' | 'name' | 'startedBy' | 'state';

/** Runs are listed without a search, the latest first. */
export const jobRunSearch: SearchDefinition<never, JobRunSortKey> = {
  filters: [],
  sortKeys: ['startedAt', 'name', 'startedBy', 'state'],
  sortDesc: true,
  asksOnEntry: true,
};

/** A part of a run; `total` is null where nothing is counted. */
export interface JobStep {
  name: string;
  done: number;
  total: number | null;
  item: string;
  startedAt: string | null;
  finishedAt: string | null;
}

/** A run of a background job as the wire has it. */
export interface JobRun {
  id: number;
  name: string;
  modelcode: string;
  startedBy: string;
  queuedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** So far, by the server's clock, while it runs: screens never use their own. */
  durationMs: number;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  isCancelling: boolean;
  step: string;
  percent: number;
  message: string;
  emails: readonly string[];
  steps: readonly JobStep[];
}

/** How a run stands, in a word. */
export const stateWords: Record<JobRun['state'], string> = {
  queued: t('Waiting'),
  running: t('Running'),
  done: t('Done'),
  failed: t('Failed'),
  cancelled: t('Cancelled'),
};

/** Whether it is queued or running, and worth polling. */
export const isActive = ({ state }: JobRun): boolean => state === 'queued' || state === 'running';

/** How often running jobs are polled; 0 turns polling off. */
export const pollIntervalMs = (runs: readonly JobRun[] | undefined): number =>
  runs?.some(isActive) ? 1000 : 0;

/** The rows of a list of runs, as the latest poll shows them if it does. */
export function freshRuns<Run extends JobRun>(
  rows: readonly Run[],
  latest: readonly Run[] | undefined,
): Run[] {
  const byId = new Map(latest?.map((run) => [run.id, run]));
  return rows.map((run) => byId.get(run.id) ?? run);
}

/** Where a run is among its steps, 1 for the first; 0 for a run that has none or has not begun. */
export const stepNumber = ({ steps }: JobRun): number =>
  steps.filter(({ startedAt }) => startedAt !== null).length;

/** The outcome of a run, in a line. */
export function detailsOf(run: JobRun): string {
  if (run.state === 'queued') return run.message || t('Waits for its turn');
  if (run.state === 'running') return run.step;
  const at = stepNumber(run);
  const isCutShort = run.state === 'cancelled' && at > 0;
  return isCutShort
    ? `${run.message} ${t('It was at step {at} of {count}.', { at, count: run.steps.length })}`
    : run.message;
}
