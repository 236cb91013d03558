import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { findCampaign, insertCampaign, SOL_CAMPAIGN, storeCampaign } from './sol-campaign.repository.ts';
import { stateOf, type CampaignState } from './sol-campaign.state.ts';

export async function storeNew(
  context: Context,
  { countryId, after, source }: { countryId: string; after: CampaignState; source?: string },
): Promise<number> {
  const id = await insertCampaign(context, countryId, after);
  const kept = { countryId, active: true, ...stateOf((await findCampaign(context, id))!) };
  await logChange(context, {
    entity: SOL_CAMPAIGN,
    entityId: id,
    action: 'create',
    source,
    before: null,
    after: kept,
  });
  return id;
}

export async function storeChange(
  context: Context,
  change: { id: number; before: CampaignState; after: CampaignState; source?: string },
): Promise<void> {
  const { id, before, after, source } = change;
  await storeCampaign(context, id, after);
  const kept = stateOf((await findCampaign(context, id))!);
  await logChange(context, {
    entity: SOL_CAMPAIGN,
    entityId: id,
    action: 'update',
    source,
    before,
    after: kept,
  });
}
