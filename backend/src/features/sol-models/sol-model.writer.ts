import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import {
  insertHqRecord,
  insertMarketRecord,
  storeHqVisibility,
  storeMarketVisibility,
  type VehicleRecords,
} from './sol-model.repository.ts';

/** In the change log: records of headquarters, and of the markets. */
export const SOL_MODEL = 'solModel';
export const SOL_MODEL_MARKET = 'solModelMarket';

/** Of headquarters; with a country that market's, below the record `idSol` of headquarters. A new one has no id yet. */
interface VisibilityRecord {
  vetele: string;
  id: number | null;
  visible: boolean | null;
  countryId?: string;
  idSol?: number | null;
}

export const recordOf = (vehicle: VehicleRecords, countryId: string | undefined): VisibilityRecord => {
  const { vetele, idSol, hqVisible, idSolMarket, marketVisible } = vehicle;
  return countryId
    ? { vetele, id: idSolMarket, visible: marketVisible, countryId, idSol }
    : { vetele, id: idSol, visible: hqVisible };
};

export async function storeVisibility(
  context: Context,
  { vetele, id, visible: before, countryId, idSol }: VisibilityRecord,
  visible: boolean,
  source?: string,
): Promise<void> {
  if (before === visible) return;
  let entityId = id;
  if (id !== null) await (countryId ? storeMarketVisibility : storeHqVisibility)(context, id, visible);
  else if (countryId) entityId = await insertMarketRecord(context, idSol!, countryId, visible);
  else entityId = await insertHqRecord(context, vetele, visible);
  await logChange(context, {
    entity: countryId ? SOL_MODEL_MARKET : SOL_MODEL,
    entityId: entityId!,
    action: id === null ? 'create' : 'update',
    source,
    before: id === null ? null : { vetele, countryId, visible: before },
    after: { vetele, countryId, visible },
  });
}
