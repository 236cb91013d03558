import { statement } from './sql.ts';

/**
 * The heartbeat that pg-boss 10 lacks: it extends the job's expiry. No row: another process has the job now. By the clock, because the
 * transaction that ends with it may have begun minutes ago.
 */
export const renewLease = statement(
  `UPDATE pgboss.job SET expire_in = clock_timestamp() - started_on + $4 * interval '1 millisecond'
   WHERE name = $1 AND id = $2 AND retry_count = $3 AND state = 'active' RETURNING id`,
);
export const longestWaiting = statement(
  `SELECT name FROM pgboss.job WHERE name = ANY($1) AND state < 'active' AND start_after <= now()
   ORDER BY created_on, id LIMIT $2`,
);
export const endLeases = statement(`UPDATE pgboss.job SET expire_in = '0' WHERE state = 'active'`);
export const claimRun = statement(
  `UPDATE job_run SET state = 'running', started_at = $2, step = '', percent = 0, steps = '[]'
   WHERE job_id = $1 AND state IN ('queued', 'running') RETURNING id, input, started_by AS "startedBy", language`,
);
export const reportStep = statement(
  `UPDATE job_run SET step = $2, percent = $3, steps = coalesce($4, steps)
   WHERE id = $1 AND state = 'running' AND cancel_requested_at IS NULL RETURNING id`,
);
/** Copies the outcome of jobs from pg-boss to job_run: of one, or of all if $2 is null. */
export const showOutcome = statement(
  `UPDATE job_run r SET state = next, finished_at = CASE WHEN next <> 'queued' THEN $1::timestamptz END,
     percent = CASE WHEN next = 'done' THEN 100 ELSE percent END,
     message = CASE next WHEN 'cancelled' THEN replace($5::json ->> language, '{who}', cancel_requested_by)
       WHEN 'queued' THEN $4::json ->> language ELSE coalesce(said, $3::json ->> language) END
   FROM (SELECT run.id, run.started_at, output ->> 'message' AS said,
           CASE WHEN job.state = 'completed' THEN output ->> 'outcome' WHEN cancel_requested_at IS NOT NULL THEN 'cancelled'
             WHEN job.state = 'retry' THEN 'queued' ELSE 'failed' END AS next
         FROM job_run run LEFT JOIN pgboss.job ON job.name = run.name AND job.id = job_id
         WHERE run.state IN ('queued', 'running') AND job_id IS NOT NULL AND ($2::uuid IS NULL OR job_id = $2)
           AND (job.state IS NULL OR job.state >= 'completed' OR job.state = 'retry' AND run.state = 'running')) ended
   WHERE ended.id = r.id AND r.state IN ('queued', 'running') AND r.started_at IS NOT DISTINCT FROM ended.started_at
   RETURNING r.id`,
);
