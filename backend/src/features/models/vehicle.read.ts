import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { t } from '../../texts/referenceData.ts';

export interface Vehicle {
  vetele: string;
  modelcode: string;
  modelYear: string;
  description: string;
}

/** The seven digits of a vehicle in a cell: a spreadsheet that makes a number of them drops the zeros in front. */
export const veteleIn = (text: string): string =>
  /^\d{1,6}$/.test(text) ? text.padStart(7, '0') : text.toUpperCase();

const vehicleOfModel = statement(
  `SELECT vetele, modelcode, model_year AS "modelYear", description FROM vehicle WHERE modelcode = $1 OR vetele = $1 ORDER BY model_year DESC, vetele DESC LIMIT 1`,
);

/** The vehicle that a vetele names, or the newest model year of a model code (decision A-48); undefined without any. */
export async function findVehicle(context: Context, modelName: string): Promise<Vehicle | undefined> {
  return (await context.sql.rows<Vehicle>(vehicleOfModel, [modelName]))[0];
}

/** The same, or 404. */
export async function requireVehicle(context: Context, modelName: string): Promise<Vehicle> {
  const vehicle = await findVehicle(context, modelName);
  if (!vehicle) throw notFound(t('There is no vehicle {modelName}.', { modelName }));
  return vehicle;
}
