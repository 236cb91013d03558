import { Pill, type PillProps } from '../../ui/data/Pill';
import { stateWords, type JobRun } from './JobRun';
import { t } from '../../texts/kitJobs.gen';

const tones: Record<JobRun['state'], PillProps['tone']> = {
  queued: 'neutral',
  running: 'accent',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
};

/** How a run stands. */
export const StatePill = ({ run }: { run: JobRun }) =>
  run.isCancelling ? (
    <Pill tone="warning">{t('Stopping')}</Pill>
  ) : (
    <Pill tone={tones[run.state]}>{stateWords[run.state]}</Pill>
  );
