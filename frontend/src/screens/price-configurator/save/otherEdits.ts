import { useEffect, useSyncExternalStore } from 'react';

/** What is edited in a card that has a Save of its own. */
export interface CardEdits {
  /** The hash anchor of the card. */
  section: string;
  /** 'Taxes' */
  name: string;
  /** How many changes are not saved. */
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

/** The cards with unsaved changes besides the prices, for that bar. */
export const useOtherEdits = (): readonly CardEdits[] => useSyncExternalStore(subscribe, () => told);
