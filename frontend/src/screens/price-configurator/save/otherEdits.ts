import { useEffect, useSyncExternalStore } from 'react';
import { sharedValue } from '../../../ui/listeners';

export interface CardEdits {
  section: string;
  /** 'Taxes' */
  name: string;
  changes: number;
}

const { read, set, subscribe } = sharedValue<readonly CardEdits[]>([]);

function tell({ section, ...edits }: CardEdits): void {
  const others = read().filter((card) => card.section !== section);
  const next = edits.changes > 0 ? [...others, { section, ...edits }] : others;
  if (next.length > 0 || read().length > 0) set(next);
}

/** Tells the bar at the foot of the screen what is not saved in a card, for as long as the card is there. */
export function useTellEdits(section: string, name: string, changes: number): void {
  useEffect(() => {
    tell({ section, name, changes });
    return () => tell({ section, name, changes: 0 });
  }, [section, name, changes]);
}

export const useOtherEdits = (): readonly CardEdits[] => useSyncExternalStore(subscribe, read);
