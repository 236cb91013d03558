import { interaction } from '../harness.ts';

const latestFirst = { page: 0, size: 10, sortBy: 'startedAt' as const, sortDesc: true };

export const jobRunInteractions = [
  interaction('listJobRuns', {
    state: 'the grid cache was cleared',
    args: latestFirst,
    query: latestFirst,
  }),
  interaction('listJobRuns', {
    variant: 'empty',
    args: { name: 'updateGrid' },
    query: { name: 'updateGrid' },
  }),
  interaction('getLatestJobRuns', { state: 'an update of the grids runs' }),
  interaction('getLatestJobRuns', { variant: 'empty' }),
  interaction('getJobRun', {
    state: 'an update of the grids is over',
    args: { id: 41 },
    path: { id: 41 },
  }),
  interaction('getJobRun', { variant: 'gone', status: '404', args: { id: 41 }, path: { id: 41 } }),
  interaction('cancelJobRun', {
    state: 'an update of the grids runs',
    args: { id: 41 },
    path: { id: 41 },
  }),
  interaction('cancelJobRun', {
    variant: 'over',
    state: 'an update of the grids is over',
    status: '409',
    args: { id: 41 },
    path: { id: 41 },
  }),
  interaction('cancelJobRun', { variant: 'gone', status: '404', args: { id: 41 }, path: { id: 41 } }),
];
