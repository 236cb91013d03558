import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { findCampaign, insertCampaign, SOL_CAMPAIGN, storeCampaign } from './sol-campaign.repository.ts';
import { stateOf, type CampaignState } from './sol-campaign.state.ts';

interface CampaignWrite {
  /** Of a stored campaign, with what it was before. */
  id?: number;
  before?: CampaignState;
  countryId: string;
  after: CampaignState;
  /** The file of an import. */
  source?: string;
}

/** Stores a campaign with its change log and returns its id. */
export async function storeState(
  context: Context,
  { id: stored, before, countryId, after, source }: CampaignWrite,
): Promise<number> {
  const id = stored ?? (await insertCampaign(context, countryId, after));
  if (stored !== undefined) await storeCampaign(context, id, after);
  const kept = stateOf((await findCampaign(context, id))!);
  await logChange(context, {
    entity: SOL_CAMPAIGN,
    entityId: id,
    action: before ? 'update' : 'create',
    source,
    before: before ?? null,
    after: before ? kept : { countryId, active: true, ...kept },
  });
  return id;
}
