import { isLargeChange } from '../../../../contracts/rules/amounts';
import { ask, largeChanges, type AmountChange } from './askedChanges';

/**
 * Asks once before amounts are stored that change by more than half, which a slip of a factor of a hundred or a thousand always
 * does. Resolves at once where there are none; false: nothing may be stored.
 */
export function confirmLargeChanges(changes: readonly AmountChange[]): Promise<boolean> {
  const large = changes.filter(({ before, after }) => isLargeChange(before, after));
  if (large.length === 0) return Promise.resolve(true);
  largeChanges.get()?.answer(false);
  return new Promise((resolve) =>
    ask({
      changes: large,
      answer(isMeant) {
        ask(undefined);
        resolve(isMeant);
      },
    }),
  );
}
