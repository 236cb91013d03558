import { useEffect, useEffectEvent, useState } from 'react';
import type { TranslationPage } from '../../api';
import { lastPageOf } from '../../kit/list/useListQuery';
import type { CellSaves } from './useCellSaves';
import type { Workbench } from './useWorkbench';
import type { WorkbenchGrid } from './useWorkbenchGrid';

const missingIn = ({ content }: TranslationPage): number =>
  content.flatMap(({ cells }) => cells).filter(({ state }) => state === 'missing').length;

/** After the effect that asks for it: a navigation is shown at once, which no effect may cause. */
function soon(act: () => void): () => void {
  let isWanted = true;
  queueMicrotask(() => isWanted && act());
  return () => {
    isWanted = false;
  };
}

/**
 * On to the next missing text: of the page, else of the pages after it and then before it, as long as the counts
 * say that there is one. `onNone`: nothing else is missing.
 */
export function useNextMissing(
  workbench: Workbench,
  grid: WorkbenchGrid,
  saves: CellSaves,
  onNone: () => void,
): () => void {
  const { paged, page, state } = workbench;
  const { currentData, isFetching, refetch } = page.list;
  const [isLeaving, setIsLeaving] = useState(false);
  /** A page that is being opened, and how many may be tried after it. */
  const [sought, setSought] = useState<{ page: number; left: number }>();
  const pages = Math.max(1, Math.ceil((currentData?.totalElements ?? 0) / paged.size));

  const seek = (from: number, left: number) => {
    const next = (from + 1) % pages;
    setSought({ page: next, left });
    paged.goTo(next);
  };
  const goOn = () => {
    setIsLeaving(false);
    if (!currentData) return;
    const all = currentData.counts.reduce((sum, { missing }) => sum + missing, 0);
    if (all <= missingIn(currentData) || currentData.totalElements <= paged.size) return onNone();
    if (state !== 'missing') return seek(paged.page, pages - 1);
    // What was translated is no row of this filter any more: the others have moved up to this page.
    void refetch().then(({ data }) => {
      const last = data ? lastPageOf(data, paged.size) : paged.page;
      setSought({ page: Math.min(paged.page, last), left: pages - 1 });
    });
  };
  const goToNext = () => {
    // Read before what was typed last is stored, a page would still call that missing.
    if (!grid.actions.goToNextMissing()) void saves.settled().then(() => setIsLeaving(true));
  };
  const leave = useEffectEvent(goOn);
  useEffect(() => (isLeaving ? soon(() => leave()) : undefined), [isLeaving]);

  const arrive = useEffectEvent(() => {
    if (!sought) return;
    setSought(undefined);
    if (grid.actions.goToNextMissing()) return;
    if (sought.left > 0) seek(sought.page, sought.left - 1);
    else onNone();
  });

  const isThere = sought?.page === paged.page && currentData !== undefined && !isFetching;
  useEffect(() => (isThere ? soon(() => arrive()) : undefined), [isThere, sought]);
  return goToNext;
}
