import { useCallback, useMemo, useRef, useState } from 'react';
import type { TickedIds } from '../list/ticks';
import type { PagedSearch } from '../list/usePagedSearch';

const none: TickedIds = new Set<string>();

/** Which rows of a list are ticked: kept from page to page and in every order, gone with another search. */
export function useTicks({ subject, filters }: Pick<PagedSearch, 'subject' | 'filters'>) {
  const of = JSON.stringify([subject, filters]);
  const [state, setState] = useState({ of, ids: none });
  const last = useRef<string>(undefined);
  if (state.of !== of) setState({ of, ids: none });
  const ids = state.of === of ? state.ids : none;

  const change = useCallback(
    (wanted: readonly string[], isOn: boolean) =>
      setState((old) => {
        // Of all that match none goes alone: their boxes are locked, and that of the page unticks all.
        const next = new Set(old.of !== of || old.ids === 'all' ? none : old.ids);
        for (const id of wanted)
          if (isOn) next.add(id);
          else next.delete(id);
        return { of, ids: next };
      }),
    [of],
  );
  const tick = useCallback(
    (page: readonly string[], id: string, isOn: boolean, isRange: boolean) => {
      const [from, to] = [last.current === undefined ? -1 : page.indexOf(last.current), page.indexOf(id)];
      const range = isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      last.current = id;
      change(range, isOn);
    },
    [change],
  );
  return useMemo(
    () => ({
      ids,
      tick,
      tickPage: (page: readonly string[], isOn: boolean) => change(page, isOn),
      untick: (id: string) => ids !== 'all' && change([id], false),
      tickAll: () => setState({ of, ids: 'all' }),
      clear: () => setState({ of, ids: none }),
    }),
    [ids, tick, change, of],
  );
}
