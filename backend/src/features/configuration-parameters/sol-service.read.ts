import type { Context } from '../../kit/context.ts';
import { findParameter } from './configuration-parameter.repository.ts';

/** Off until it is switched on. */
export async function isSolServiceAvailable(context: Context): Promise<boolean> {
  const value = await findParameter(context, 'SOL_SERVICE_AVAILABLE', undefined);
  return value?.trim().toLowerCase() === 'true';
}
