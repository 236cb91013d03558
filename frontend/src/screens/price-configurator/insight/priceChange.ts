import type { Change } from '../../../api';
import { type Cents, centsOf } from '../../../../../contracts/rules/amounts';

/** A change of one price; null where there was none. */
export interface PriceChange {
  id: number;
  /** UTC instant. */
  at: string;
  actor: string;
  source: string;
  before: Cents | null;
  after: Cents | null;
}

const centsIn = (value: unknown): Cents | null => centsOf(value as number | null | undefined);

export function priceChangeOf({ id, at, actor, source, fields }: Change): PriceChange {
  const price = fields.find(({ field }) => field === 'price');
  return { id, at, actor, source, before: centsIn(price?.before), after: centsIn(price?.after) };
}
