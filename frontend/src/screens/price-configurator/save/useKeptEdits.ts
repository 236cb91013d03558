import { useEffect, useEffectEvent } from 'react';
import type { EditedList } from './editedList';
import type { DraftNews } from '../../../kit/form/editsDraft';
import { forgetEdits, keepEdits, type KeptPlace } from './keptEdits';

/** Keeps what is not saved when the page is taken away, and forgets what was kept once `news` tells what became of it. */
export function useKeptEdits(
  list: EditedList | undefined,
  news: DraftNews | undefined,
  place: KeptPlace,
): void {
  const forget = useEffectEvent(() => forgetEdits(place));
  const keep = useEffectEvent(() => keepEdits(list, place));
  useEffect(() => {
    if (news) forget();
  }, [news]);
  useEffect(() => () => keep(), []);
}
