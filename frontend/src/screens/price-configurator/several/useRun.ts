import { useEffect, useEffectEvent } from 'react';
import { priceListCalls, useGetPriceRunQuery, type PriceRun } from '../../../api';
import { useLastPriceRun } from '../../../api/lastPriceRun';
import { problemOf } from '../../../api/problem';

const pollIntervalMs = 1000;

/** Reads a run, every second as long as it goes on. One that is not there any more is forgotten. */
export function useRun(run: number) {
  const { data: known } = priceListCalls.endpoints.getPriceRun.useQueryState({ run });
  const read = useGetPriceRunQuery(
    { run },
    { pollingInterval: known?.state === 'running' ? pollIntervalMs : 0, refetchOnMountOrArgChange: true },
  );
  const { forget } = useLastPriceRun();
  const isGone = read.isError && problemOf(read.error).status === 404;
  useEffect(() => {
    if (isGone) forget(run);
  }, [isGone, forget, run]);
  return read;
}

/** The same to its end, which `onEnd` follows once, even if it came while nobody looked. */
export function useRunToEnd(run: number, onEnd: (run: PriceRun) => void) {
  const read = useRun(run);
  const { last, keep, tell } = useLastPriceRun();
  const isHeld = last !== undefined && (last.run === run || !last.isTold);
  const { data, isFetching } = read;
  const isRunning = data?.state === 'running';
  const end = useEffectEvent(() => data && tell(run) && onEnd(data));
  useEffect(() => {
    // One that was begun elsewhere, as a reload of its address in another browser shows it.
    if (isRunning && !isHeld) keep(run);
    if (data && !isRunning && !isFetching) end();
  }, [data, isRunning, isFetching, isHeld, keep, run]);
  return read;
}
