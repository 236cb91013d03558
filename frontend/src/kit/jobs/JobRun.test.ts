import { expect, it } from 'vitest';
import latest from '../../../../mocks/JobRun/getLatestJobRuns.queued.json';
import { detailsOf, type JobRun } from './JobRun';

const queued = (latest.value as JobRun[]).find(({ state }) => state === 'queued')!;

it('says of a run that waits why it starts again, where it does', () => {
  expect(detailsOf(queued)).toBe('Waits for its turn');
  const message = 'The run was interrupted. It will restart automatically.';
  expect(detailsOf({ ...queued, message })).toBe(message);
});
