import { isLargeChange, type Cents } from '../../../../contracts/rules/amounts';

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
  answer: (isMeant: boolean) => void;
}

let asked: LargeChanges | undefined;
const listeners = new Set<() => void>();

function set(next: LargeChanges | undefined) {
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

/**
 * Asks once before amounts are stored that change by more than half, which a slip of a factor of a hundred or a thousand always
 * does. Resolves at once where there are none; false: nothing may be stored.
 */
export function confirmLargeChanges(changes: readonly AmountChange[]): Promise<boolean> {
  const large = changes.filter(({ before, after }) => isLargeChange(before, after));
  if (large.length === 0) return Promise.resolve(true);
  asked?.answer(false);
  return new Promise((resolve) =>
    set({
      changes: large,
      answer(isMeant) {
        set(undefined);
        resolve(isMeant);
      },
    }),
  );
}
