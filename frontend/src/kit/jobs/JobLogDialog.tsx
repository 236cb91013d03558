import { Dialog } from '../../ui/dialogs/Dialog';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { formatDuration } from '../format/formatDuration';
import { formatInstant } from '../format/instants';
import { detailsOf, type JobRun } from './JobRun';
import { JobSteps } from './JobSteps';
import { StatePill } from './StatePill';
import { t } from '../../texts/kitJobs.gen';
import styles from './job-log.module.css';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';

export interface JobLogDialogProps {
  run: JobRun;
  /** What it had to say at length; undefined while it is read. */
  report: string | undefined;
  failure: string | undefined;
  onRetry: () => unknown;
  onClose: () => void;
}

/** Everything that is kept of a run: steps, outcome and report. */
export function JobLogDialog({ run, report, failure, onRetry, onClose }: JobLogDialogProps) {
  const { name, startedBy, startedAt, queuedAt, durationMs } = run;
  const subtitle = `${formatInstant(startedAt ?? queuedAt)} · ${startedBy} · ${formatDuration(durationMs)}`;
  return (
    <Dialog
      title={t('Log of {name}', { name })}
      subtitle={subtitle}
      width={760}
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      <div className={styles.log}>
        <Row as="p" gap={10} align="baseline" className={textStyles.small}>
          <StatePill run={run} /> {detailsOf(run)}
        </Row>
        {run.steps.length > 0 && <JobSteps run={run} />}
        {failure ? (
          <FailedState title={t('The report could not be loaded')} text={failure} onRetry={onRetry} />
        ) : report === undefined ? (
          <Skeleton width="70%" />
        ) : (
          report !== '' && (
            <pre
              role="group"
              aria-label={t('Report')}
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
              tabIndex={0}
            >
              {report}
            </pre>
          )
        )}
      </div>
    </Dialog>
  );
}
