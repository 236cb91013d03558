import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  apiJsonTestCalls,
  useGetApiJsonTestSummaryQuery,
  useRunApiJsonCompareAllMutation,
  useRunApiJsonCompareOneMutation,
  type ApiJsonFinding,
} from '../../api';
import { useOutcome } from '../../api/outcome';

const LOOK_AGAIN_MS = 1000;
const none: never[] = [];

interface ReadList {
  fulfilledTimeStamp?: number;
  isUninitialized: boolean;
  refetch: () => unknown;
}

/** The comparisons that wait or run, looked at every second; when one has ended, the list is read again. */
export function useCompareRuns(activeOnly: boolean, list: ReadList) {
  const known = apiJsonTestCalls.endpoints.getApiJsonTestSummary.useQueryState({ activeOnly });
  const look = useGetApiJsonTestSummaryQuery(
    { activeOnly },
    {
      pollingInterval: known.data?.runs.length ? LOOK_AGAIN_MS : 0,
      refetchOnMountOrArgChange: true,
    },
  );
  const { data, fulfilledTimeStamp = 0 } = look;
  const runs = data?.runs ?? none;
  const [held, setHeld] = useState<{ found: readonly ApiJsonFinding[]; at: number }>({ found: [], at: 0 });
  if (data && data.compared.length > 0 && held.at !== fulfilledTimeStamp)
    setHeld({ found: data.compared, at: fulfilledTimeStamp });

  const awaited = useRef(new Set<number>());
  const compareWithBefore = useEffectEvent(() => {
    const now = new Set(runs.map(({ id }) => id));
    const hasEnded = [...awaited.current].some((id) => !now.has(id));
    awaited.current = now;
    if (hasEnded && !list.isUninitialized) list.refetch();
  });
  useEffect(() => compareWithBefore(), [fulfilledTimeStamp]);

  const { refetch } = look;
  const lookAt = useCallback(
    (runId: number) => {
      awaited.current.add(runId);
      return refetch();
    },
    [refetch],
  );
  return {
    ...useStarting(lookAt),
    summary: data,
    runs,
    /** What the list does not know yet. */
    findings: held.at > (list.fulfilledTimeStamp ?? 0) ? held.found : none,
    refetch,
  };
}

/** Starts comparisons without waiting for them; one that cannot be started is told in the corner. */
function useStarting(lookAt: (runId: number) => Promise<unknown>) {
  const [runAll] = useRunApiJsonCompareAllMutation();
  const [runOne] = useRunApiJsonCompareOneMutation();
  const { failedQuietly } = useOutcome();
  const [starting, setStarting] = useState<readonly (number | 'all')[]>([]);

  const start = useCallback(
    async (what: number | 'all') => {
      setStarting((others) => [...others, what]);
      try {
        const { runId } = await (what === 'all' ? runAll().unwrap() : runOne({ id: what }).unwrap());
        // The first one may be a look that was under way before the run was there.
        await lookAt(runId);
        await lookAt(runId);
      } catch (error) {
        failedQuietly(error);
      } finally {
        setStarting((others) => others.filter((other) => other !== what));
      }
    },
    [runAll, runOne, lookAt, failedQuietly],
  );
  return { starting, start };
}
