import { useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Back {
  back: string;
}

/** For the link away from a list: `<Link to={...} state={useHere()}>`. The way back then leads to the list as it is now. */
export function useHere(): Back {
  const { pathname, search } = useLocation();
  return { back: pathname + search };
}

/** The address of the list that led here, page and filters included; `list` itself after a mailed link. */
export function useWayBack(list: string): string {
  const { state } = useLocation();
  // Remembered, for paging and filtering here make steps of their own that know nothing of it.
  const [back] = useState(() => (state as Partial<Back> | null)?.back);
  return back?.startsWith(list) ? back : list;
}
