import { Pill, type PillProps } from '../../ui/Pill';
import type { JobRun } from './JobRun';
import { t } from '../../texts/kitJobs';

const looks: Record<JobRun['state'], [tone: PillProps['tone'], word: string]> = {
  queued: ['neutral', t('Waiting')],
  running: ['accent', t('Running')],
  done: ['ok', t('Done')],
  failed: ['danger', t('Failed')],
  cancelled: ['neutral', t('Cancelled')],
};

/** How a run stands. */
export function StatePill({ run }: { run: JobRun }) {
  const [tone, word] = looks[run.state];
  return run.isCancelling ? <Pill tone="warning">{t('Stopping')}</Pill> : <Pill tone={tone}>{word}</Pill>;
}
