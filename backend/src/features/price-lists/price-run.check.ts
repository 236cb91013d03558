import { centsOf, wireOf } from '../../../../contracts/rules/amounts.ts';
import { invalid, type FieldProblem } from '../../kit/app-error.ts';
import { t } from '../../texts/prices.ts';
import type { RunChange } from './price-run.plan.ts';

const MOST_LISTS = 200;

const isExact = (amount: number | undefined): boolean =>
  amount === undefined || wireOf(centsOf(amount)) === amount;

/** What the schema cannot say of a change. @throws AppError (400) naming the fields */
export function checkChange(change: RunChange): void {
  const { markets, vehicles, action, amount, percent, copyFrom, currency, step, ending, rate } = change;
  const count = markets.length * vehicles.length;
  if (count > MOST_LISTS) {
    const message = t('These are {count} price lists; at most {most} can be changed at once. Choose fewer.', {
      count,
      most: MOST_LISTS,
    });
    throw invalid(message, [{ field: 'vehicles', message }]);
  }
  const fields: FieldProblem[] = [];
  const need = (field: keyof RunChange, isGiven: boolean) =>
    void (isGiven || fields.push({ field, message: t('It is missing.') }));
  const isAmount = action === 'set' || action === 'add';
  const isCopy = action === 'vehicle' || action === 'market';
  if (isAmount) need('amount', amount !== undefined);
  if (action === 'percent') need('percent', percent !== undefined);
  if (isCopy) need('copyFrom', copyFrom !== undefined);
  if (action === 'market' && (change.copyCurrency ?? currency) !== currency) need('rate', rate !== undefined);
  if (isAmount || isCopy) need('currency', currency !== undefined);
  if (ending !== undefined && ending > 0) need('step', step !== undefined);
  if (action === 'set' && amount !== undefined && amount < 0)
    fields.push({ field: 'amount', message: t('It cannot be below 0.') });
  for (const [field, value] of [
    ['amount', amount],
    ['percent', percent],
  ] as const)
    if (!isExact(value)) fields.push({ field, message: t('It has at most 2 decimals.') });
  if (fields.length > 0) throw invalid(t('The change is not whole.'), fields);
}
