import { formatRecent } from '../../kit/format/formatRecent';
import { isActive, type JobRun } from '../../kit/jobs/JobRun';

/** When an action ran last, or since when it runs. */
export function LastRunText({ run, isKnown }: { run: JobRun | undefined; isKnown: boolean }) {
  if (!run) return <span className="sub">{isKnown ? 'Never run' : '\u00a0'}</span>;
  const at = formatRecent(run.startedAt ?? run.queuedAt);
  if (run.state === 'queued')
    return <span className="sub num on">Waiting since {at.replace(/^today, /, '')}</span>;
  if (isActive(run)) return <span className="sub num on">Running since {at.replace(/^today, /, '')}</span>;
  return <span className="sub num">Last run {at}</span>;
}
