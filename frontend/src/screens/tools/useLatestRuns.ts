import { jobRunCalls, useGetLatestJobRunsQuery } from '../../api';
import { lookAgainMs } from '../../kit/jobs/JobRun';

/** The last run of each job, looked at every second as long as one of them goes on. */
export function useLatestRuns() {
  const { data } = jobRunCalls.endpoints.getLatestJobRuns.useQueryState();
  return useGetLatestJobRunsQuery(undefined, {
    pollingInterval: lookAgainMs(data),
    refetchOnMountOrArgChange: true,
  });
}
