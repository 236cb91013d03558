import type { Cents } from '../../../../contracts/rules/amounts';
import { sharedValue } from '../../ui/listeners';

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

/** The question that is put, in one place (LargeChangeQuestion); the stored amounts are up to confirmLargeChanges. */
export const largeChanges = sharedValue<LargeChanges | undefined>(undefined);
