import { useCallback } from 'react';
import { useUpdateSolCampaignMutation, type SolCampaign } from '../../../api';
import { useMasks } from '../../../api/solMarkets';
import { useOutcome } from '../../../api/outcome';
import { confirmDiscounts } from '../../../kit/sol/discounts';
import { useVersionedSave, type VersionedEdit } from '../../../kit/versioned/useVersionedSave';
import { campaignTexts } from '../../../texts';
import { changesToSend, draftOf, type CampaignDraft } from '../draft/campaignDraft';
import { t } from '../../../texts/solCampaigns.gen';

type CampaignEdit = VersionedEdit<SolCampaign, CampaignDraft>;

const recordOf = ({ id }: SolCampaign) => id;

/** Saves what changed of a campaign over the version that it was read with; a large change of a discount asks before. */
export function useUpdateCampaign(onSaved: (edit: CampaignEdit) => void) {
  const [update] = useUpdateSolCampaignMutation();
  const { me, problemOf, noted } = useOutcome();
  const masks = useMasks();
  const saving = useVersionedSave<SolCampaign, CampaignDraft, { message: string }>({
    send: useCallback(
      ({ over, mine }) =>
        update({
          id: over.id,
          flag: 'false',
          userAlias: me,
          shownCurrency: mine.currency,
          solCampaignInput: changesToSend(draftOf(over), mine, over.version),
        }).unwrap(),
      [update, me],
    ),
    problemOf,
    recordOf,
    onSaved: useCallback(
      ({ message }, edit) => {
        onSaved(edit);
        noted(message);
      },
      [onSaved, noted],
    ),
  });
  const { save } = saving;
  const confirm = useCallback(
    (over: SolCampaign, mine: CampaignDraft) => {
      const name = t('{discTot}, campaign {id}', { discTot: campaignTexts.discTot, id: over.id });
      return confirmDiscounts(name, draftOf(over), mine, masks(mine.idCountry));
    },
    [masks],
  );
  const confirmAndSave = useCallback(
    async (edit: CampaignEdit) => {
      if (await confirm(edit.over, edit.mine)) await save(edit);
    },
    [save, confirm],
  );
  return { saving, confirm, save: confirmAndSave };
}

export type CampaignSave = ReturnType<typeof useUpdateCampaign>['saving'];
