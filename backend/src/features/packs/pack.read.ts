import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { JsonText } from '../../kit/json-reply.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { requireReadableMarket } from '../session/market-rights.read.ts';
import { t } from '../../texts/packs.ts';
import { packsJson } from './pack.repository.ts';

export interface PackPlace {
  countryId: string;
  /** A vetele, or the code of a commercial model for its newest model year. */
  modelValue: string;
  modelValue2: string;
}

export async function listPacks<Shape>(context: Context, place: PackPlace): Promise<JsonText<Shape>> {
  const market = await requireReadableMarket(context, place.countryId);
  const { vetele, modelYear, description } = await requireVehicle(context, place.modelValue);
  if (modelYear !== place.modelValue2)
    throw notFound(
      t('{description} ({vetele}) is of model year {modelYear}, not {wanted}.', {
        description,
        vetele,
        modelYear,
        wanted: place.modelValue2,
      }),
    );
  return packsJson(context, market.id, vetele);
}
