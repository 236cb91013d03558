import { Check, Minus, X } from 'lucide-react';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { formatCount } from '../format/counts';
import { formatDuration } from '../format/formatDuration';
import type { JobRun, JobStep } from './JobRun';
import { t } from '../../texts/kitJobs.gen';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';
import styles from './job-steps.module.css';
import textStyles from '../../ui/text.module.css';
import toneStyles from '../../ui/tone.module.css';

type StepState = 'done' | 'now' | 'failed' | 'stopped' | 'waiting';

const endings: Partial<Record<JobRun['state'], StepState>> = { failed: 'failed', cancelled: 'stopped' };
const icons = { done: Check, failed: X, stopped: Minus };
const words: Record<StepState, string> = {
  done: t('done'),
  now: t('in progress'),
  failed: t('failed'),
  stopped: t('stopped here'),
  waiting: t('not begun'),
};

const tones: Record<StepState, string | undefined> = {
  done: toneStyles.ok,
  now: toneStyles.accent,
  failed: toneStyles.danger,
  stopped: toneStyles.warn,
  waiting: textStyles.faint,
};

const stateOf = ({ startedAt, finishedAt }: JobStep, run: JobRun): StepState =>
  finishedAt ? 'done' : startedAt ? (endings[run.state] ?? 'now') : 'waiting';

/** The end of a step, or the server's present while it goes on. */
const endOf = (step: JobStep, run: JobRun): number =>
  step.finishedAt ? Date.parse(step.finishedAt) : Date.parse(run.startedAt ?? run.queuedAt) + run.durationMs;

/** The steps of a run in their order, with what each has done and how long it took. */
export function JobSteps({ run }: { run: JobRun }) {
  return (
    <ol className={classes(textStyles.small, styles.steps)} aria-label={t('Steps')}>
      {run.steps.map((step) => (
        <Step key={step.name} step={step} run={run} />
      ))}
    </ol>
  );
}

function Step({ step, run }: { step: JobStep; run: JobRun }) {
  const { name, done, total, item, startedAt } = step;
  const state = stateOf(step, run);
  const Icon = state === 'now' || state === 'waiting' ? undefined : icons[state];
  const took = startedAt ? Math.max(0, endOf(step, run) - Date.parse(startedAt)) : undefined;

  return (
    <li className={classes(styles[state], tones[state])} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classes(layoutStyles.square, styles.mark)}>
        {Icon && <Icon size={13} strokeWidth={3} aria-hidden />}
      </span>
      <div>
        <span>{name}</span>
        <span className={textStyles.unseen}>, {words[state]}</span>
        {state === 'now' && total !== null && (
          <>
            <ProgressBar thin label={name} percent={total === 0 ? 0 : (done / total) * 100} />
            {item && <span className={textStyles.sub}>{t('Now: {item}', { item })}</span>}
          </>
        )}
      </div>
      <span className={classes(textStyles.num, textStyles.muted, textStyles.right)}>
        {total === null ? '' : `${formatCount(done)} / ${formatCount(total)}`}
      </span>
      <span className={classes(textStyles.num, textStyles.muted, textStyles.right)}>
        {took === undefined ? '' : formatDuration(took)}
      </span>
    </li>
  );
}
