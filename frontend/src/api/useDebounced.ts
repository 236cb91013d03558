import { useEffect, useState } from 'react';

const restMs = 250;

/** What was typed, once it has rested for 250 ms, or as long as told: what a call about it is made with. */
export function useDebounced(typed: string, forMs = restMs): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), forMs);
    return () => clearTimeout(timer);
  }, [typed, forMs]);
  return rested;
}
