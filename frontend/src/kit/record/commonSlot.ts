import type { Outcome } from './RecordCalls';

/** What the forms of all nouns are given alike. */
export const commonSlot = ({ problemOf, failed }: Outcome, onClose: () => void) => ({
  problemOf,
  onLeft: (error: unknown) => failed(error),
  onClose,
});
