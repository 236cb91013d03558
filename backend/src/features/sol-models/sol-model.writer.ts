import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import {
  insertHqRecord,
  insertMarketRecord,
  storeHqVisibility,
  storeMarketVisibility,
  type HqRecord,
  type MarketRecord,
} from './sol-model.repository.ts';

export async function changeHqRecord(
  context: Context,
  { id, vetele, visible: before }: HqRecord,
  visible: boolean,
  source?: string,
): Promise<void> {
  if (before === visible) return;
  await storeHqVisibility(context, id, visible);
  const states = { before: { vetele, visible: before }, after: { vetele, visible } };
  await logChange(context, { entity: 'solModel', entityId: id, action: 'update', source, ...states });
}

export async function changeMarketRecord(
  context: Context,
  { id, vetele, countryId, visible: before }: Omit<MarketRecord, 'hqVisible'>,
  visible: boolean,
  source?: string,
): Promise<void> {
  if (before === visible) return;
  await storeMarketVisibility(context, id, visible);
  const states = { before: { vetele, countryId, visible: before }, after: { vetele, countryId, visible } };
  await logChange(context, { entity: 'solModelMarket', entityId: id, action: 'update', source, ...states });
}

export async function addHqRecord(
  context: Context,
  vetele: string,
  visible: boolean,
  source?: string,
): Promise<void> {
  const entityId = await insertHqRecord(context, vetele, visible);
  const states = { before: null, after: { vetele, visible } };
  await logChange(context, { entity: 'solModel', entityId, action: 'create', source, ...states });
}

export async function addMarketRecord(
  context: Context,
  of: { idSol: number; vetele: string; countryId: string },
  visible: boolean,
  source?: string,
): Promise<void> {
  const entityId = await insertMarketRecord(context, of.idSol, of.countryId, visible);
  const after = { vetele: of.vetele, countryId: of.countryId, visible };
  await logChange(context, {
    entity: 'solModelMarket',
    entityId,
    action: 'create',
    source,
    before: null,
    after,
  });
}
