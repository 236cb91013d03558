import { useState } from 'react';
import { useSetSolCampaignActiveMutation, type SolCampaign } from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { campaignTexts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

export interface ToggleCampaignProps {
  campaign: Pick<SolCampaign, 'id' | 'active'>;
  onChanged: (id: number) => void;
  onClose: () => void;
}

/** Asks, then activates or deactivates a campaign; the list is read anew. */
export function ToggleCampaign({ campaign: { id, active }, onChanged, onClose }: ToggleCampaignProps) {
  const outcome = useOutcome();
  const [setActive] = useSetSolCampaignActiveMutation();
  const [isBusy, setIsBusy] = useState(false);
  const act = active ? 'Deactivate' : 'Activate';
  const confirm = async () => {
    setIsBusy(true);
    try {
      const { message } = await setActive({
        id,
        active: active ? 'false' : 'true',
        user: outcome.me,
      }).unwrap();
      onChanged(id);
      outcome.succeeded(message);
    } catch (error) {
      outcome.failed(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={act}
      message={campaignTexts.question.replace('{id}', String(id))}
      confirmLabel={act}
      buttonLang="en"
      pending={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
