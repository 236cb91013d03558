import { useState } from 'react';
import { useOutcome } from '../../../api/outcome';
import { ConflictDialog } from '../../../kit/versioned/ConflictDialog';
import { isConflictReply } from '../../../kit/versioned/isConflictReply';
import type { SolCampaignConflict } from '../../../api';
import { useMasks } from '../../../api/solMarkets';
import { campaignConflicts, settledCampaign } from '../draft/campaignConflict';
import { draftOf } from '../draft/campaignDraft';
import { useSendCampaign, type CampaignClash } from './useUpdateCampaign';
import { t } from '../../../texts/solCampaigns';

export interface SettleCampaignProps {
  clash: CampaignClash;
  openedAt: number;
  onSaved: (message: string) => void;
  onClose: () => void;
}

/** Two people changed a campaign: field by field mine or theirs. Who is late a second time settles again. */
export function SettleCampaign({ clash, openedAt, onSaved, onClose }: SettleCampaignProps) {
  const outcome = useOutcome();
  const send = useSendCampaign();
  const [{ before, mine, conflict }, setClash] = useState(clash);
  const { current, message, changedBy, changedAt } = conflict;
  const theirs = draftOf(current);
  const mask = useMasks()(mine.idCountry);

  const save = async (values: Record<string, string>) => {
    const settled = settledCampaign(values, mine, theirs, mask);
    try {
      onSaved(await send(current, settled));
    } catch (error) {
      const { status, body } = outcome.problemOf(error);
      if (status !== 409 || !isConflictReply<SolCampaignConflict>(body)) throw error;
      setClash({ before: theirs, mine: settled, conflict: body });
    }
  };
  return (
    <ConflictDialog
      key={current.version}
      title={message}
      subtitle={t('Campaign {id} · {description}', { id: current.id, description: current.description })}
      me={outcome.me}
      openedAt={openedAt}
      changedBy={changedBy}
      changedAt={changedAt}
      fields={campaignConflicts([before, mine, theirs], mask)}
      onSave={save}
      problemOf={outcome.problemOf}
      onClose={onClose}
    />
  );
}
