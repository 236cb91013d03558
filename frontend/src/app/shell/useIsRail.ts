import { useEffect, useState } from 'react';

const railBelowPx = 1100;
const checkEveryMs = 2000;
const initialChecks = 3;

const isNarrow = () => window.innerWidth <= railBelowPx;

/** Is the side bar a rail of icons? Checked at every resize, and 3 times at 2 s after the start. */
export function useIsRail(): boolean {
  const [isRail, setIsRail] = useState(isNarrow);
  useEffect(() => {
    const check = () => setIsRail(isNarrow());
    let checks = 0;
    const timer = setInterval(() => {
      check();
      checks += 1;
      if (checks === initialChecks) clearInterval(timer);
    }, checkEveryMs);
    window.addEventListener('resize', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', check);
    };
  }, []);
  return isRail;
}
