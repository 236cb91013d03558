import { useState } from 'react';
import { useUpdateSolCampaignMutation, type SolCampaign, type SavedMessage } from '../../../api';
import { useNotices } from '../../../api/notices';
import { problemOf } from '../../../api/problem';
import { useMasks } from '../../../api/solMarkets';
import { confirmDiscounts } from '../../../kit/sol/discounts';
import { campaignTexts } from '../../../texts';
import type { OnlineData } from '../online/useOnlineData';
import { useStoredOrSent } from '../../../kit/versioned/useStoredOrSent';
import { useUnsavedEdits } from '../../../kit/versioned/useUnsavedEdits';
import { useVersionedSave, type VersionedEdit } from '../../../kit/versioned/useVersionedSave';
import { changesOf, valuesOf, wireOf, type CampaignValues } from './campaignEdits';
import { t } from '../../../texts/priceConfigurator';

const asRead = (campaign: SolCampaign): SolCampaign => campaign;

/** A campaign while it is edited. `me` goes into the path; the server takes who acts from the session. */
export function useCampaignEdits(campaign: SolCampaign, me: string, reload: OnlineData['reload']) {
  const notices = useNotices();
  const masks = useMasks();
  const { stored = campaign, readAgain } = useStoredOrSent(campaign, asRead, reload, {
    unread: t('The campaign is saved, but could not be read again. The screen shows what was sent.'),
    onUnread: notices.toastFailure,
  });
  const { edits, setEdits, count, draft } = useUnsavedEdits<VersionedEdit<SolCampaign, CampaignValues>>({
    subject: t('campaign {id}', { id: campaign.id }),
    version: campaign.version,
    slot: 'online-campaign',
    countOf: ({ over, mine }) => changesOf(valuesOf(over), mine),
    versionOf: ({ over }) => over.version,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [updateCampaign] = useUpdateSolCampaignMutation();
  const saving = useVersionedSave<SolCampaign, CampaignValues, SavedMessage>({
    send: ({ over: { version }, mine }) =>
      updateCampaign({
        id: campaign.id,
        flag: 'false',
        userAlias: me,
        solCampaignInput: { version, ...wireOf(mine) },
      }).unwrap(),
    problemOf,
    async onSaved({ message, version }, { over, mine }) {
      setEdits(undefined);
      await readAgain({ ...over, ...wireOf(mine), version: version ?? over.version });
      notices.toastSuccess(message);
    },
  });

  return {
    now: edits?.mine ?? valuesOf(stored),
    stored,
    changes: count,
    draft,
    isBusy,
    saving,
    change: (change: Partial<CampaignValues>) =>
      setEdits((held) => {
        const { over, mine, openedAt } = held ?? {
          over: stored,
          mine: valuesOf(stored),
          openedAt: Date.now(),
        };
        return { over, mine: { ...mine, ...change }, openedAt };
      }),
    rollback: () => setEdits(undefined),
    save: async () => {
      if (!edits) return;
      const name = t('{discTot}, campaign {id}', { discTot: campaignTexts.discTot, id: campaign.id });
      const before = valuesOf(edits.over);
      if (!(await confirmDiscounts(name, before, edits.mine, masks(campaign.country.id)))) return;
      setIsBusy(true);
      await saving.save(edits).catch((error: unknown) => {
        if (problemOf(error).status !== 401) notices.showFailure(problemOf(error));
      });
      setIsBusy(false);
    },
  };
}

export type CampaignEditing = ReturnType<typeof useCampaignEdits>;
