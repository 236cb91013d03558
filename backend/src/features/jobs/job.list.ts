import { equals, type ListDefinition } from '../../kit/paged-list.ts';
import { CHANGE_PRICES } from '../price-lists/price-run.read.ts';

export type JobRunSort = 'startedAt' | 'name' | 'startedBy' | 'state' | 'id';

/**
 * $1 is the present: the server computes durations, so that screens need not trust their own clocks. A run that is over names those
 * whom its result reached, not all who were to get it: it may have ended without a mail.
 */
export const JOB_RUN_COLUMNS = `r.id, r.name, coalesce(r.input ->> 'model', 'DEFAULT') AS modelcode,
  r.started_by AS "startedBy", r.queued_at AS "queuedAt", r.started_at AS "startedAt", r.finished_at AS "finishedAt",
  least(2147483647, greatest(0, round(1000 * extract(epoch FROM
    coalesce(r.finished_at, $1::timestamptz) - coalesce(r.started_at, r.queued_at)))))::integer AS "durationMs",
  r.state, r.cancel_requested_at IS NOT NULL AND r.state = 'running' AS "isCancelling", r.step, r.percent, r.message,
  coalesce(CASE WHEN r.state IN ('queued', 'running') THEN r.input -> 'emails' ELSE r.input -> 'mailed' END,
    CASE WHEN r.input ? 'email' THEN jsonb_build_array(r.input -> 'email') END, '[]') AS emails,
  r.steps`;

/** Of jobs that any user of the label tool may see and stop. A change of price lists is its owner's alone, and told by getPriceRun. */
export const SHOWN_RUNS = `(SELECT * FROM job_run WHERE name <> '${CHANGE_PRICES}') r`;

export const jobRunList: ListDefinition<JobRunSort, 'name'> = {
  table: SHOWN_RUNS,
  id: 'r.id',
  columns: JOB_RUN_COLUMNS,
  parameters: ['now'],
  sorts: {
    startedAt: 'r.queued_at',
    name: 'r.name',
    startedBy: 'search_text(r.started_by)',
    state: 'r.state',
    id: 'r.id',
  },
  filters: { name: equals('r.name') },
};
