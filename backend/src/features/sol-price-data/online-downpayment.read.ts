/** What other features may do with the downpayments that vehicles have been given. */
import type { Context } from '../../kit/context.ts';
import {
  countOnlineVersion,
  lockOnlineVersion,
  logOnlineChange,
  readOnlineData,
  storeDownpayment,
} from './sol-price-data.repository.ts';
import { VirtualProduct } from './virtual-product.entity.ts';

/**
 * Gives the vehicles of a market that have one downpayment another value, each with its line in the history and its version
 * counted, and answers how many they are: they are stored by the value, and would be left behind by one that changes.
 */
export async function carryVehicles(
  context: Context,
  countryId: string,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const vehicles = await context.db.find(VirtualProduct, {
    where: { countryId, downpayment: String(from) },
    order: { vetele: 'ASC' },
  });
  for (const { vetele } of vehicles) {
    const key = { countryId, vetele };
    await lockOnlineVersion(context, key);
    const before = await readOnlineData(context, key, false);
    // Somebody may have given it another one while we waited.
    if (before.virtualProduct?.downpayment !== from) continue;
    await storeDownpayment(context, key, to);
    await logOnlineChange(context, key, before, await readOnlineData(context, key, false));
    await countOnlineVersion(context, key);
  }
  return vehicles.length;
}
