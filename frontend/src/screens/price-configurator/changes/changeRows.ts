import {
  formatExactAmount,
  highestAmount,
  isLargeChange,
  type Cents,
} from '../../../../../contracts/rules/amounts';
import {
  changedPrice,
  shareOfChange,
  type ChangeRefusal,
  type ChangeRule,
} from '../../../../../contracts/rules/price-changes';
import { t } from '../../../texts/priceConfigurator.gen';
import { baseCode } from '../save/priceList';

/** A price that is chosen, as it stands in the grid now. */
export interface ChangeTarget {
  code: string;
  name: string;
  /** Null: none, or what is typed is none. */
  price: Cents | null;
  /** What a copy of the official price takes. */
  official: Cents | null;
  /** Why it cannot be set at all, by this or any other change. */
  refusal?: string;
}

export interface ChangeRow extends ChangeTarget {
  state: 'changed' | 'same' | 'refused';
  /** Null for one that is refused. */
  after: Cents | null;
  difference: Cents | null;
  /** In hundredths of a percent. */
  share: number | null;
  isLarge: boolean;
}

export interface ChangeCopy {
  /** What the other place asks for a row; null: nothing, or it does not have it. */
  priceOf: (target: ChangeTarget) => Cents | null;
  /** In sentences: 'Aurora MY25 has no price for it.' */
  nothing: string;
}

/** What a change makes of each price, in the order in which they are given. */
export const changeRows = (
  targets: readonly ChangeTarget[],
  rule: ChangeRule,
  copy?: ChangeCopy,
): ChangeRow[] => targets.map((target) => rowOf(target, rule, copy));

function rowOf(target: ChangeTarget, rule: ChangeRule, copy: ChangeCopy | undefined): ChangeRow {
  const refuse = (refusal: string): ChangeRow => ({
    ...target,
    refusal,
    state: 'refused',
    after: null,
    difference: null,
    share: null,
    isLarge: false,
  });
  if (target.refusal !== undefined) return refuse(target.refusal);
  const result = changedPrice({ price: target.price, source: copy?.priceOf(target) }, rule);
  if ('refusal' in result) return refuse(reasonOf(result.refusal, rule.mask, copy));
  const { price: after } = result;
  // A price list needs a base price above 0.
  if (target.code === baseCode && after === 0) return refuse(t('The base price must be above 0.'));
  const { price } = target;
  return {
    ...target,
    state: after === price ? 'same' : 'changed',
    after,
    difference: price === null ? null : after - price,
    share: shareOfChange(price, after),
    isLarge: isLargeChange(price, after),
  };
}

function reasonOf(refusal: ChangeRefusal, mask: string, copy: ChangeCopy | undefined): string {
  switch (refusal) {
    case 'no-price':
      return t('There is no price to start from.');
    case 'no-source':
      return copy?.nothing ?? '';
    case 'below-0':
      return t('It would be below 0.');
    case 'too-high':
      return t('It would be above {most}.', { most: formatExactAmount(highestAmount, mask) });
    case 'rounded-to-0':
      return t('It would be rounded to 0.');
  }
}
