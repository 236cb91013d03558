import { isLargeChange } from '../../../../contracts/rules/amounts';
import { largeChanges, type AmountChange, type LargeChanges } from './askedChanges';

/**
 * Asks once before amounts are stored that change by more than half, which a slip of a factor of a hundred or a thousand always
 * does, and about what `also` says. Resolves at once where there is neither; false: nothing may be stored.
 */
export function confirmLargeChanges(
  changes: readonly AmountChange[],
  also?: LargeChanges['also'],
): Promise<boolean> {
  const large = changes.filter(({ before, after }) => isLargeChange(before, after));
  if (large.length === 0 && !also) return Promise.resolve(true);
  largeChanges.read()?.answer(false);
  return new Promise((resolve) =>
    largeChanges.set({
      changes: large,
      also,
      answer(isMeant) {
        largeChanges.set(undefined);
        resolve(isMeant);
      },
    }),
  );
}
