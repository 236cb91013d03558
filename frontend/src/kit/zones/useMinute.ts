import { useSyncExternalStore } from 'react';

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
export const useMinute = (): number => useSyncExternalStore(subscribe, read);
