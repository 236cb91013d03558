import { useEffect, useSyncExternalStore } from 'react';

export interface CardEdits {
  section: string;
  /** 'Taxes' */
  name: string;
  changes: number;
}

const none: readonly CardEdits[] = [];
let told = none;
const listeners = new Set<() => void>();

function tell({ section, ...edits }: CardEdits): void {
  const others = told.filter((card) => card.section !== section);
  const next = edits.changes > 0 ? [...others, { section, ...edits }] : others;
  if (next.length === 0 && told.length === 0) return;
  told = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells the bar at the foot of the screen what is not saved in a card, for as long as the card is there. */
export function useTellEdits(section: string, name: string, changes: number): void {
  useEffect(() => {
    tell({ section, name, changes });
    return () => tell({ section, name, changes: 0 });
  }, [section, name, changes]);
}

export const useOtherEdits = (): readonly CardEdits[] => useSyncExternalStore(subscribe, () => told);
