import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/navigation/Button';
import { Message, type MessageProps } from '../../ui/feedback/Message';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { formatDuration } from '../format/formatDuration';
import { formatSince } from '../format/instants';
import { detailsOf, isActive, stateWords, stepNumber, type JobRun } from './JobRun';
import { JobSteps } from './JobSteps';
import { StatePill } from './StatePill';
import { t } from '../../texts/kitJobs.gen';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';
import styles from './job-card.module.css';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';

/** Below these a guess would jump about. */
const MIN_PERCENT = 3;
const MIN_MS = 3000;

/** A guess from how long the part that is done took: about 2 min left, about 20 s left; empty as long as none is worth telling. */
function timeLeft({ percent, durationMs }: Pick<JobRun, 'percent' | 'durationMs'>): string {
  if (percent < MIN_PERCENT || durationMs < MIN_MS) return '';
  const seconds = ((durationMs / percent) * (100 - percent)) / 1000;
  if (seconds >= 90) return t('about {minutes} min left', { minutes: Math.round(seconds / 60) });
  return seconds >= 10
    ? t('about {seconds} s left', { seconds: Math.round(seconds / 10) * 10 })
    : t('a few seconds left');
}

export interface JobCardProps {
  run: JobRun;
  title: string;
  /** What happens with the result, or what has become of it. */
  note: ReactNode;
  /** Asks whether to cancel. */
  onCancel: () => void;
}

const tones: Partial<Record<JobRun['state'], MessageProps['tone']>> = {
  done: 'success',
  failed: 'error',
  cancelled: 'warning',
};

/** One run of a background job: how far it is, what it does, and what became of it. */
export function JobCard({ run, title, note, onCancel }: JobCardProps) {
  const tone = tones[run.state];
  return (
    <section
      className={classes(layoutStyles.card, layoutStyles.column, styles.job)}
      aria-label={t('{title}: last run', { title })}
    >
      <Row gap={12} align="flex-start">
        <div className={layoutStyles.grow}>
          <StatePill run={run} />
          <h2>
            {title} <code className={textStyles.faint}>{run.name}</code>
          </h2>
        </div>
        {isActive(run) && (
          <Button size="m" icon={X} disabled={run.isCancelling} onClick={onCancel}>
            {t('Stop run')}
          </Button>
        )}
      </Row>
      <p className={classes(textStyles.muted, textStyles.num, textStyles.small)}>{whenOf(run)}</p>
      <p className={textStyles.unseen} role="status">
        {spoken(run, title)}
      </p>
      <Row gap={12} margin="12px 0 6px">
        <ProgressBar label={title} percent={run.percent} />
        <b className={classes(textStyles.num, textStyles.small)}>{run.percent} %</b>
      </Row>
      <JobSteps run={run} />
      {tone && (
        <Message tone={tone} announce={false}>
          {detailsOf(run)}
        </Message>
      )}
      {note}
    </section>
  );
}

function whenOf(run: JobRun): string {
  const { state, startedAt, queuedAt, startedBy, durationMs } = run;
  const start = formatSince(startedAt ?? queuedAt);
  if (state === 'queued') return t('Requested {start} by {startedBy}', { start, startedBy });
  const left =
    state === 'running' && !run.isCancelling
      ? timeLeft(run)
      : t('took {durationMs}', { durationMs: formatDuration(durationMs) });
  return [
    t('Started {start} by {startedBy}', { start, startedBy }),
    run.isCancelling ? t('It stops at its next step') : left,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Read aloud when it changes: at each step and at the end, not at each per cent. */
function spoken(run: JobRun, title: string): string {
  if (run.isCancelling) return t('{title}: stopping', { title });
  if (run.state === 'queued') return t('{title}: waiting', { title });
  if (run.state !== 'running') return `${title}: ${stateWords[run.state]}. ${detailsOf(run)}`;
  return t('{title}: step {stepNumber} of {count}, {step}', {
    title,
    stepNumber: stepNumber(run),
    count: run.steps.length,
    step: run.step,
  });
}
