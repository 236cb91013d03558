import type { Market, ModelItem } from '../../../api';
import type { ChangeForm } from './changeForm';

/** The list that a change copies from. */
export interface CopyPlace {
  marketId: string;
  /** Empty: none is chosen yet. */
  vetele: string;
  /** As people call it: the vehicle, or the market where it is another one. */
  name: string;
}

const modelsOf = (market: Market): readonly ModelItem[] =>
  market.modelGroupItemList.flatMap(({ items }) => items);

/** The other vehicle or market whose prices are copied; undefined where the form copies none of another list. */
export function placeOfCopy(
  { action, marketId, vetele }: ChangeForm,
  market: Market,
  countries: readonly Market[],
): CopyPlace | undefined {
  if (action === 'vehicle') {
    const model = modelsOf(market).find(({ value }) => value === vetele);
    return { marketId: market.id, vetele: model?.value ?? '', name: model?.label ?? '' };
  }
  if (action !== 'market') return undefined;
  const other = countries.find(({ id }) => id === marketId);
  const model = other && modelsOf(other).find(({ value }) => value === vetele);
  return { marketId: other?.id ?? '', vetele: model?.value ?? '', name: model ? other.description : '' };
}
