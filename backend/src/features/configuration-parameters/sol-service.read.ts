/** What other features may read of the configuration: whether online sales are available. */
import type { Context } from '../../kit/context.ts';
import { findParameter } from './configuration-parameter.repository.ts';

/** SOL_SERVICE_AVAILABLE; off while nobody has switched it on. */
export async function isSolServiceAvailable(context: Context): Promise<boolean> {
  const value = await findParameter(context, 'SOL_SERVICE_AVAILABLE', undefined);
  return value?.trim().toLowerCase() === 'true';
}
