import type { components } from '../../http/operations.gen.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { jobRunList, type JobRunSort } from './job.list.ts';
import { latestRunsJson } from './job.repository.ts';
import { cancelRun, readRunLog } from './job.service.ts';

type JobRun = components['schemas']['JobRun'];

export const jobHandlers = {
  listJobRuns: query((context, { query: wanted }) => {
    const { page = 0, size = 10, sortBy = 'startedAt', sortDesc = false, name } = wanted;
    return pagedList<JobRun, JobRunSort, 'name'>(context, jobRunList, {
      page,
      size,
      sortBy,
      sortDesc,
      filters: { name },
      parameters: { now: context.now },
    });
  }),
  getLatestJobRuns: query((context) => latestRunsJson<JobRun[]>(context)),
  getJobRun: query((context, { path: { id } }) => readRunLog(context, id)),
  cancelJobRun: command((context, { path: { id } }) => cancelRun(context, id)),
} satisfies Partial<OperationMap>;
