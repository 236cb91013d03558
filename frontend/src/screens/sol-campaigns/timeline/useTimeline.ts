import { useState, useSyncExternalStore } from 'react';
import {
  useFindSolCampaignTimelineQuery,
  type SolCampaignFilter,
  type SolCampaignOverlap,
} from '../../../api';
import { useCurrentLanguage } from '../../../api/preferences';
import { readersZone } from '../../../kit/format/instants';
import { wallClockOf } from '../../../../../contracts/rules/zone-clocks';
import { dayOf } from '../../../../../contracts/rules/wall-clocks';
import { instantsAround, periodOf, placeOf, stepsTo, type Scale } from './period';

const minuteMs = 60_000;
const read = () => Math.floor(Date.now() / minuteMs) * minuteMs;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      minuteMs - (Date.now() % minuteMs),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The present in milliseconds, to the minute: a screen that stays open goes with the time. */
const useMinute = (): number => useSyncExternalStore(subscribe, read);

const none: readonly number[] = [];

export function useTimeline({
  dateStart: _start,
  dateStartTo: _to,
  dateEndFrom: _from,
  dateEnd: _end,
  ...filter
}: SolCampaignFilter) {
  const now = useMinute();
  const [{ scale, steps, marked }, setView] = useState<{
    scale: Scale;
    steps: number;
    marked: readonly number[];
  }>({ scale: 'months', steps: 0, marked: none });
  const clock = wallClockOf(now, readersZone());
  const period = periodOf(scale, clock, steps);
  const { code: language } = useCurrentLanguage();
  const call = useFindSolCampaignTimelineQuery(
    { ...instantsAround(period), language, solCampaignFilter: filter },
    { refetchOnMountOrArgChange: true },
  );

  return {
    now,
    period,
    steps,
    marked,
    call,
    today: { day: dayOf(clock), at: placeOf(clock, period) },
    setScale: (next: Scale) => setView({ scale: next, steps: 0, marked }),
    setSteps: (next: number) => setView({ scale, steps: next, marked }),
    unmark: () => setView({ scale, steps, marked: none }),
    showBoth: ({ ids, dateStart, dateEnd }: SolCampaignOverlap) => {
      const isSeen = placeOf(dateEnd, period) > 0 && placeOf(dateStart, period) < 1;
      setView({ scale, steps: isSeen ? steps : stepsTo(scale, clock, dateStart), marked: ids });
    },
  };
}
