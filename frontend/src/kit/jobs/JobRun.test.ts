import { expect, it } from 'vitest';
import latest from '../../../../mocks/JobRun/getLatestJobRuns.queued.json';
import { detailsOf, type JobRun } from './JobRun';

const queued = (latest.value as JobRun[]).find(({ state }) => state === 'queued')!;

it('says of a run that waits why it starts again, where it does', () => {
  expect(detailsOf(queued)).toBe('Waits for its turn');
  const message = 'This was interrupted. It starts again by itself.';
  expect(detailsOf({ ...queued, message })).toBe(message);
});
