import { useCallback, useState } from 'react';
import { useUpdateSolCampaignMutation, type SolCampaign, type SolCampaignConflict } from '../../../api';
import { useMasks } from '../../../api/solMarkets';
import { useOutcome } from '../../../api/outcome';
import { isConflictReply } from '../../../kit/versioned/isConflictReply';
import { confirmDiscounts } from '../../../kit/sol/discounts';
import { campaignTexts } from '../../../texts';
import { changesToSend, draftOf, type CampaignDraft } from '../draft/campaignDraft';
import { t } from '../../../texts/solCampaigns';

/** What was typed over a campaign that a colleague has changed since. */
export interface CampaignClash {
  before: CampaignDraft;
  mine: CampaignDraft;
  conflict: SolCampaignConflict;
}

export function useSendCampaign() {
  const [update] = useUpdateSolCampaignMutation();
  const { me } = useOutcome();
  return useCallback(
    async (campaign: SolCampaign, now: CampaignDraft) => {
      const solCampaignInput = changesToSend(draftOf(campaign), now, campaign.version);
      const { message } = await update({
        id: campaign.id,
        flag: 'false',
        userAlias: me,
        solCampaignInput,
      }).unwrap();
      return message;
    },
    [update, me],
  );
}

/** The same for a dialog: a newer version is no failure but a clash to be settled. */
export function useUpdateCampaign(onSaved: (message: string) => void) {
  const send = useSendCampaign();
  const outcome = useOutcome();
  const [clash, setClash] = useState<CampaignClash>();
  const masks = useMasks();
  const save = async (campaign: SolCampaign, now: CampaignDraft) => {
    const name = t('{discTot}, campaign {id}', { discTot: campaignTexts.discTot, id: campaign.id });
    if (!(await confirmDiscounts(name, draftOf(campaign), now, masks(now.idCountry)))) return;
    try {
      onSaved(await send(campaign, now));
    } catch (error) {
      const { status, body } = outcome.problemOf(error);
      if (status !== 409 || !isConflictReply<SolCampaignConflict>(body)) throw error;
      setClash({ before: draftOf(campaign), mine: now, conflict: body });
    }
  };
  return { save, clash, dismissClash: () => setClash(undefined) };
}
