import { useMemo, useState } from 'react';

/** Which rows of a list are open; each toggles for itself. */
export interface OpenRows {
  isOpen: (id: number) => boolean;
  toggle: (id: number) => void;
}

/** The rows whose details are shown below them; all are closed to begin with. */
export function useOpenRows(): OpenRows {
  const [ids, setIds] = useState<readonly number[]>([]);
  return useMemo(
    () => ({
      isOpen: (id) => ids.includes(id),
      toggle: (id) =>
        setIds((open) => (open.includes(id) ? open.filter((each) => each !== id) : [...open, id])),
    }),
    [ids],
  );
}
