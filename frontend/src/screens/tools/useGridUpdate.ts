import { useEffect, useEffectEvent } from 'react';
import {
  jobRunCalls,
  useGetJobRunQuery,
  useGetLatestJobRunsQuery,
  useRunGridUpdateMutation,
} from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { updateGrid } from './tools';
import { isActive, pollIntervalMs, type JobRun } from '../../kit/jobs/JobRun';

/** The last run of each job, polled every second while one of them is running. */
export function useLatestRuns() {
  const { data } = jobRunCalls.endpoints.getLatestJobRuns.useQueryState();
  return useGetLatestJobRunsQuery(undefined, {
    pollingInterval: pollIntervalMs(data),
    refetchOnMountOrArgChange: true,
  });
}

/** A run and its report, polled every second while it is running. */
export function useRun(id: number | undefined) {
  const asked = { id: id ?? 0 };
  const skip = id === undefined;
  const known = jobRunCalls.endpoints.getJobRun.useQueryState(asked, { skip }).currentData;
  return useGetJobRunQuery(asked, {
    skip,
    pollingInterval: pollIntervalMs(known && [known.run]),
    refetchOnMountOrArgChange: true,
  });
}

interface ReadRuns {
  currentData?: { content: readonly JobRun[] };
  refetch: () => unknown;
}

/**
 * Reads the list again when a run that it shows as running ends; the latest run of each job is polled anyway.
 * Older ones are polled one after the other.
 */
export function useEndOfOlderRuns(list: ReadRuns, latest: ReturnType<typeof useLatestRuns>) {
  const isKnown = (run: JobRun) => latest.data?.some(({ id }) => id === run.id);
  const isLoaded = latest.data !== undefined || latest.isError;
  const older = list.currentData?.content.find((run) => isLoaded && isActive(run) && !isKnown(run));
  const { currentData } = useRun(older?.id);
  const hasEnded = currentData !== undefined && !isActive(currentData.run);
  const readAgain = useEffectEvent(() => list.refetch());
  useEffect(() => {
    if (hasEnded) readAgain();
  }, [hasEnded, older?.id]);
}

/** Starts the update of the grids, or joins the running one; its card shows the progress, not a dialog. */
export function useGridUpdate() {
  const [run, { data: started, isLoading: isStarting }] = useRunGridUpdateMutation();
  const notices = useNotices();
  const start = async () => {
    try {
      await run().unwrap();
    } catch (error) {
      notices.showFailure(problemOf(error), { title: updateGrid.title });
    }
  };
  return { start, isStarting, started };
}
