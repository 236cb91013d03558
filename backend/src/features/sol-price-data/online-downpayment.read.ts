import type { Context } from '../../kit/context.ts';
import {
  countOnlineVersion,
  lockOnlineVersion,
  logOnlineChange,
  readOnlineData,
  storeDownpayment,
} from './sol-price-data.repository.ts';
import { VirtualProduct } from './virtual-product.entity.ts';

/** Vehicles store the value of their downpayment, not a reference: a change is carried to them; returns to how many. */
export async function carryVehicles(
  context: Context,
  countryId: string,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const vehicles = await context.db.find(VirtualProduct, {
    where: { countryId, downpayment: String(from) },
    order: { vetele: 'ASC' },
  });
  let carried = 0;
  for (const { vetele } of vehicles) {
    const key = { countryId, vetele };
    await lockOnlineVersion(context, key);
    const before = await readOnlineData(context, key, false);
    // Changed by somebody else while waiting for the lock.
    if (before.virtualProduct?.downpayment !== from) continue;
    await storeDownpayment(context, key, to);
    await logOnlineChange(context, key, before, await readOnlineData(context, key, false));
    await countOnlineVersion(context, key);
    carried++;
  }
  return carried;
}
