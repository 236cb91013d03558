import { useState } from 'react';
import { useSetSolCampaignActiveMutation, type SolCampaign, type SolCampaignDraft } from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { campaignTexts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OverlapWarning } from '../overlaps/OverlapWarning';

export interface ToggleCampaignProps {
  campaign: SolCampaign;
  onChanged: (id: number) => void;
  onClose: () => void;
}

/** Asks, then activates or deactivates a campaign; the list is read anew. Before it is active it says what it overlaps. */
export function ToggleCampaign({ campaign, onChanged, onClose }: ToggleCampaignProps) {
  const { id, active } = campaign;
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
      message={
        <>
          {campaignTexts.question.replace('{id}', String(id))}
          {!active && campaign.solCampaignModel.length > 0 && (
            <OverlapWarning draft={asChecked(campaign)} act="activate" />
          )}
        </>
      }
      confirmLabel={act}
      buttonLang="en"
      pending={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

const asChecked = (campaign: SolCampaign): SolCampaignDraft => ({
  id: campaign.id,
  idCountry: campaign.country.id,
  campaignType: campaign.campaignType,
  dateTimeStartUTC: campaign.dateTimeStartUTC,
  dateTimeEndUTC: campaign.dateTimeEndUTC,
  solCampaignModel: campaign.solCampaignModel.map(({ vetele }) => ({ vetele })),
});
