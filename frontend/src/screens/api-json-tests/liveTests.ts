import type { ApiJsonCompareRun, ApiJsonFinding, ApiJsonTest } from '../../api';
import type { ShownTest } from './apiJsonTest';

export interface LiveLook {
  runs: readonly ApiJsonCompareRun[];
  /** What was found since the list was read. */
  findings: readonly ApiJsonFinding[];
}

function taskOf(run: ApiJsonCompareRun, test: ApiJsonTest): ShownTest['live'] {
  if (run.testId === null ? test.disableTest : run.testId !== test.id) return undefined;
  if (run.comparing === test.id) return 'comparing';
  const isDone = run.state === 'running' && (test.comparedAt ?? '') >= run.queuedAt;
  return isDone ? undefined : 'waiting';
}

/** Rows of the list as they stand by now: what the comparison found already, and what it still has to do. */
export function liveTests(rows: readonly ApiJsonTest[], { runs, findings }: LiveLook): readonly ShownTest[] {
  if (runs.length === 0 && findings.length === 0) return rows;
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return rows.map((row) => {
    const test = { ...row, ...byId.get(row.id) };
    const tasks = runs.map((run) => taskOf(run, test));
    const live = tasks.find((task) => task === 'comparing') ?? tasks.find(Boolean);
    return live ? { ...test, live } : test;
  });
}
