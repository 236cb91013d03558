import { useState } from 'react';
import { useUpdateSolCampaignMutation, type SolCampaign, type SolCampaignConflict } from '../../../api';
import { useNotices } from '../../../api/notices';
import { problemOf } from '../../../api/problem';
import { useMasks } from '../../../api/solMarkets';
import { confirmDiscounts } from '../../../kit/sol/discounts';
import { campaignTexts } from '../../../texts';
import { isConflictReply } from '../../../kit/versioned/isConflictReply';
import type { OnlineData } from '../online/useOnlineData';
import { useStoredOrSent } from '../../../kit/versioned/useStoredOrSent';
import { useUnsavedEdits } from '../../../kit/versioned/useUnsavedEdits';
import { campaignBody, changesOf, editsOf, type CampaignEdits } from './campaignEdits';
import { t } from '../../../texts/priceConfigurator';

interface Edits {
  before: CampaignEdits;
  now: CampaignEdits;
  /** When the first change was made, in milliseconds. */
  openedAt: number;
}

export interface CampaignConflict extends Edits {
  changedBy: string;
  changedAt: string;
  theirs: CampaignEdits;
}

/** A campaign while it is edited. `me` goes into the path; the server takes who acts from the session. */
export function useCampaignEdits(campaign: SolCampaign, me: string, reload: OnlineData['reload']) {
  const notices = useNotices();
  const masks = useMasks();
  const { stored = editsOf(campaign), readAgain } = useStoredOrSent(campaign, editsOf, reload, {
    unread: t('The campaign is saved, but could not be read again. The screen shows what was sent.'),
    onUnread: notices.toastFailure,
  });
  const { edits, setEdits, count, draft } = useUnsavedEdits<Edits>({
    subject: t('campaign {id}', { id: campaign.id }),
    version: campaign.version,
    slot: 'online-campaign',
    countOf: ({ before, now }) => changesOf(before, now),
    versionOf: ({ now }) => now.version,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [conflict, setConflict] = useState<CampaignConflict>();
  const [updateCampaign] = useUpdateSolCampaignMutation();

  const send = async (now: CampaignEdits) => {
    const { message, version = now.version } = await updateCampaign({
      id: campaign.id,
      flag: 'false',
      userAlias: me,
      solCampaignInput: campaignBody(now),
    }).unwrap();
    await readAgain({ ...now, version });
    setEdits(undefined);
    setConflict(undefined);
    notices.toastSuccess(message);
  };

  return {
    now: edits?.now ?? stored,
    stored,
    changes: count,
    draft,
    isBusy,
    conflict,
    change: (change: Partial<CampaignEdits>) =>
      setEdits((held) => {
        const { before, now, openedAt } = held ?? { before: stored, now: stored, openedAt: Date.now() };
        return { before, now: { ...now, ...change }, openedAt };
      }),
    rollback: () => setEdits(undefined),
    save: async () => {
      if (!edits) return;
      const name = t('{discTot}, campaign {id}', { discTot: campaignTexts.discTot, id: campaign.id });
      if (!(await confirmDiscounts(name, edits.before, edits.now, masks(campaign.country.id)))) return;
      setIsBusy(true);
      try {
        await send(edits.now);
      } catch (error) {
        const { status, body } = problemOf(error);
        if (status === 409 && isConflictReply<SolCampaignConflict>(body)) {
          const { current, changedBy, changedAt } = body;
          setConflict({ ...edits, changedBy, changedAt, theirs: editsOf(current) });
        } else if (status !== 401) notices.showFailure(problemOf(error));
      } finally {
        setIsBusy(false);
      }
    },
    /** Saves what the dialog of a conflict came to over what is stored now; rejects when that is refused. */
    settle: send,
    dismissConflict: () => setConflict(undefined),
  };
}

export type CampaignEditing = ReturnType<typeof useCampaignEdits>;
