import type { JobRun } from './JobRun';
import { t } from '../../texts/kitJobs';

/** Below these a guess would jump about. */
const MIN_PERCENT = 3;
const MIN_MS = 3000;

/** A guess from how long the part that is done took: about 2 min left, about 20 s left; empty as long as none is worth telling. */
export function timeLeft({ percent, durationMs }: Pick<JobRun, 'percent' | 'durationMs'>): string {
  if (percent < MIN_PERCENT || durationMs < MIN_MS) return '';
  const seconds = ((durationMs / percent) * (100 - percent)) / 1000;
  if (seconds >= 90) return t('about {minutes} min left', { minutes: Math.round(seconds / 60) });
  return seconds >= 10
    ? t('about {seconds} s left', { seconds: Math.round(seconds / 10) * 10 })
    : t('a few seconds left');
}
