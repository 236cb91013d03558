import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { t } from '../../texts/referenceData.ts';
import { findVehicle, codesOfModelOrVehicle } from './models.repository.ts';
import type { Vehicle } from './vehicle.entity.ts';

export { findVehicle, codesOfModelOrVehicle, type Vehicle };

/** A vetele in a cell; a spreadsheet that turns it into a number drops leading zeros. */
export const veteleIn = (text: string): string =>
  /^\d{1,6}$/.test(text) ? text.padStart(7, '0') : text.toUpperCase();

export async function requireVehicle(context: Context, modelName: string): Promise<Vehicle> {
  const vehicle = await findVehicle(context, modelName);
  if (!vehicle) throw notFound(t('There is no vehicle {modelName}.', { modelName }));
  return vehicle;
}
