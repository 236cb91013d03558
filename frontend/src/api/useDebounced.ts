import { useEffect, useState } from 'react';

const restMs = 250;

/** What was typed, once it has rested for 250 ms: what a call about it is made with. */
export function useDebounced(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
