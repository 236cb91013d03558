import { invalid, notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import { offeredItems, type PriceItem } from '../price-lists/price-rules.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { t } from '../../texts/prices.ts';
import { isKnownItem } from './alternative-price-list.repository.ts';

export interface OfferedOption {
  option: PriceItem;
  items: PriceItem[];
}

/** An option of the vehicle, tailor-made ones included: 404 for an unknown code, 400 with the reason for any other. */
export async function requireOption(
  context: Context,
  market: Market,
  vehicle: Vehicle,
  optCode: string,
): Promise<OfferedOption> {
  const items = await offeredItems(context, market.id, vehicle);
  const option = items.find(({ code }) => code === optCode);
  if (!option) {
    if (!(await isKnownItem(context, optCode)))
      throw notFound(t('There is no option {optCode}.', { optCode }));
    throw refusal(t('{vehicle} is not offered with {optCode}.', { vehicle: vehicle.description, optCode }));
  }
  if (option.section === 'programs' || option.section === 'accessories')
    throw refusal(
      t('{optCode} is not an option: only options can have an alternative price list.', { optCode }),
    );
  return { option, items };
}

const refusal = (message: string) => invalid(message, [{ field: 'optCode', message }]);
