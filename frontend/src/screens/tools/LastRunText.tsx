import { formatRecent, formatSince } from '../../kit/format/formatRecent';
import { isActive, type JobRun } from '../../kit/jobs/JobRun';
import { t } from '../../texts/tools';

/** When an action ran last, or since when it runs. */
export function LastRunText({ run, isKnown }: { run: JobRun | undefined; isKnown: boolean }) {
  if (!run) return <span className="sub">{isKnown ? t('Never run') : '\u00a0'}</span>;
  const startedAt = run.startedAt ?? run.queuedAt;
  if (run.state === 'queued')
    return <span className="sub num on">{t('Waiting since {at}', { at: formatSince(startedAt) })}</span>;
  if (isActive(run))
    return <span className="sub num on">{t('Running since {at}', { at: formatSince(startedAt) })}</span>;
  return <span className="sub num">{t('Last run {at}', { at: formatRecent(startedAt) })}</span>;
}
