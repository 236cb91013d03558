import { use, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { DraftOwner } from '../form/DraftContext';
import type { DraftNews } from './editsDraft';
import { forgetEdits, keepEdits, type Kept, type KeptPlace } from './keptEdits';

/** The place of what this user edits on this screen; `subject` names it where the screen has several: 'IT/3410126'. */
export const useKeptPlace = (slot: string, subject = ''): KeptPlace => {
  const { pathname } = useLocation();
  return { owner: use(DraftOwner), place: subject ? `${pathname}#${subject}` : pathname, slot };
};

/** Keeps what is unsaved when the page is taken away, and forgets what was kept once `news` tells what became of it. */
export function useKeptEdits(
  place: KeptPlace,
  news: DraftNews | undefined,
  unsaved: () => Omit<Kept, 'at'> | undefined,
): void {
  const forget = useEffectEvent(() => forgetEdits(place));
  const keep = useEffectEvent(() => {
    const edits = unsaved();
    if (place.owner && edits) keepEdits(place, edits);
  });
  useEffect(() => {
    if (news) forget();
  }, [news]);
  useEffect(() => () => keep(), []);
}
