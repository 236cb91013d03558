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
  /** What it becomes where it is switched. */
  active?: boolean | undefined;
  /** Of a stored campaign. */
  action?: 'update' | 'restore';
  /** The file of an import. */
  source?: string;
}

/** Stores a campaign with its change log and returns its id. */
export async function storeState(
  context: Context,
  { id: stored, before, countryId, after, active, action = 'update', source }: CampaignWrite,
): Promise<number> {
  const id = stored ?? (await insertCampaign(context, countryId, after));
  if (stored !== undefined) await storeCampaign(context, id, after, active);
  const kept = (await findCampaign(context, id))!;
  const wasActive = active === undefined ? kept.active : !active;
  await logChange(context, {
    entity: SOL_CAMPAIGN,
    entityId: id,
    action: before ? action : 'create',
    source,
    before: before ? { countryId, active: wasActive, ...before } : null,
    after: { countryId, active: kept.active, ...stateOf(kept) },
  });
  return id;
}
