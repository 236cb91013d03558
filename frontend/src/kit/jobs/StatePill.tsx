import { Pill, type PillProps } from '../../ui/Pill';
import type { JobRun } from './JobRun';

const looks: Record<JobRun['state'], [tone: PillProps['tone'], word: string]> = {
  queued: ['neutral', 'Waiting'],
  running: ['accent', 'Running'],
  done: ['ok', 'Done'],
  failed: ['danger', 'Failed'],
  cancelled: ['neutral', 'Cancelled'],
};

/** How a run stands. */
export function StatePill({ run }: { run: JobRun }) {
  const [tone, word] = looks[run.state];
  return run.isCancelling ? <Pill tone="warning">Stopping</Pill> : <Pill tone={tone}>{word}</Pill>;
}
