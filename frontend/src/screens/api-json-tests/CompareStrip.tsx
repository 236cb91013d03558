import { LoaderCircle } from 'lucide-react';
import type { ApiJsonCompareRun } from '../../api';
import { formatCount } from '../../kit/format/formatCount';
import { formatTime } from '../../kit/format/formatTime';
import { apiComparisonTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { Italian } from '../../ui/Italian';
import { ProgressBar } from '../../ui/ProgressBar';

export interface CompareStripProps {
  runs: readonly ApiJsonCompareRun[];
  isStarting: boolean;
  onCancel: (run: ApiJsonCompareRun) => void;
}

/** That a comparison runs, and how far it is: at once, without waiting for any reply. */
export function CompareStrip({ runs, isStarting, onCancel }: CompareStripProps) {
  const [run, ...others] = runs;
  const isActive = run !== undefined || isStarting;
  return (
    <div className={isActive ? 'compare-strip' : undefined}>
      <div role="status">
        {isActive && (
          <>
            <LoaderCircle size={17} className="spin" aria-hidden />
            <b>
              <Italian>{apiComparisonTexts.compareRunning}</Italian>
            </b>
          </>
        )}
      </div>
      {run && (
        <>
          <span className="muted num">
            {wordsOf(run)}
            {others.length > 0 && ` · ${formatCount(others.length)} more in line`}
          </span>
          <ProgressBar thin label="Comparison" percent={run.total === 0 ? 0 : (run.done / run.total) * 100} />
          <Button size="s" onClick={() => onCancel(run)}>
            Cancel run
          </Button>
        </>
      )}
    </div>
  );
}

function wordsOf({ testId, state, done, total, startedBy, queuedAt }: ApiJsonCompareRun): string {
  const progress =
    testId === null
      ? total === 0
        ? 'all active tests'
        : `${formatCount(done)} of ${formatCount(total)} tests`
      : `test ${testId}`;
  const since = `${state === 'queued' ? 'asked for' : 'started'} ${formatTime(queuedAt)} by ${startedBy}`;
  return `${progress} · ${since}`;
}
