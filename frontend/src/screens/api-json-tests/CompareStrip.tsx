import { LoaderCircle } from 'lucide-react';
import type { ApiJsonCompareRun } from '../../api';
import { formatCount } from '../../kit/format/counts';
import { formatTime } from '../../kit/format/instants';
import { apiComparisonTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Quoted } from '../../ui/data/Quoted';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { t } from '../../texts/apiJsonTests.gen';
import styles from './api-json-tests.module.css';
import { classes } from '../../ui/classes';
import buttonStyles from '../../ui/navigation/button.module.css';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';

export interface CompareStripProps {
  runs: readonly ApiJsonCompareRun[];
  isStarting: boolean;
  onCancel: (run: ApiJsonCompareRun) => void;
}

/** That a comparison runs, and how far it is: at once, without waiting for any reply. */
export function CompareStrip({ runs, isStarting, onCancel }: CompareStripProps) {
  const [run, ...others] = runs;
  // Others may run at the same time.
  const queued = others.filter(({ state }) => state === 'queued').length;
  const isActive = run !== undefined || isStarting;
  return (
    <Row gap={10} className={classes(textStyles.small, isActive && styles.strip)}>
      <Row gap={10} role="status" className={textStyles.nowrap}>
        {isActive && (
          <>
            <LoaderCircle size={17} className={classes(buttonStyles.spin, textStyles.accent)} aria-hidden />
            <b>
              <Quoted>{apiComparisonTexts.compareRunning}</Quoted>
            </b>
          </>
        )}
      </Row>
      {run && (
        <>
          <span className={classes(textStyles.muted, textStyles.num)}>
            {wordsOf(run)}
            {queued > 0 && ` · ${t('{count} more in the queue', { count: formatCount(queued) })}`}
          </span>
          <ProgressBar
            thin
            label={t('Comparison')}
            percent={run.total === 0 ? 0 : (run.done / run.total) * 100}
          />
          <Button size="s" onClick={() => onCancel(run)}>
            {t('Stop run')}
          </Button>
        </>
      )}
    </Row>
  );
}

function wordsOf({ testId, state, done, total, startedBy, queuedAt }: ApiJsonCompareRun): string {
  const progress =
    testId === null
      ? total === 0
        ? t('all active tests')
        : t('{done} of {total} tests', { done: formatCount(done), total: formatCount(total) })
      : t('test {id}', { id: testId });
  const at = formatTime(queuedAt);
  const since =
    state === 'queued'
      ? t('requested {at} by {startedBy}', { at, startedBy })
      : t('started {at} by {startedBy}', { at, startedBy });
  return `${progress} · ${since}`;
}
