import { useRunGridUpdateMutation, jobRunCalls, useGetLatestJobRunsQuery } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { updateGrid } from './tools';
import { lookAgainMs } from '../../kit/jobs/JobRun';

/** The last run of each job, looked at every second as long as one of them goes on. */
export function useLatestRuns() {
  const { data } = jobRunCalls.endpoints.getLatestJobRuns.useQueryState();
  return useGetLatestJobRunsQuery(undefined, {
    pollingInterval: lookAgainMs(data),
    refetchOnMountOrArgChange: true,
  });
}

/** Starts the update of the grids, or joins the one that runs; how it goes is told by its card, not by a dialog. */
export function useGridUpdate() {
  const [run, { isLoading: isStarting }] = useRunGridUpdateMutation();
  const notices = useNotices();
  const start = async () => {
    try {
      await run().unwrap();
    } catch (error) {
      notices.showFailure(problemOf(error), { title: updateGrid.title });
    }
  };
  return { start, isStarting };
}
