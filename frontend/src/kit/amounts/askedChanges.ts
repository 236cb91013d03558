import type { Cents } from '../../../../contracts/rules/amounts';

/** A stored amount and what it is about to become. */
export interface AmountChange {
  /** '05FK Rosso Etna' */
  name: string;
  before: Cents | null;
  after: Cents | null;
  mask: string;
}

/** What waits for an answer. */
export interface LargeChanges {
  changes: readonly AmountChange[];
  /** What else is to be meant, such as another currency. */
  also?: { title: string; text: string } | undefined;
  answer: (isMeant: boolean) => void;
}

let asked: LargeChanges | undefined;
const listeners = new Set<() => void>();

/** Puts a question, or takes it away; the stored amounts are up to confirmLargeChanges. */
export function ask(next: LargeChanges | undefined) {
  asked = next;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore, in the one place that asks (LargeChangeQuestion). */
export const largeChanges = {
  get: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
