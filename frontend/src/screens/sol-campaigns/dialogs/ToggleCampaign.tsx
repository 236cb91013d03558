import { useSetSolCampaignActiveMutation, type SolCampaign, type SolCampaignDraft } from '../../../api';
import { useOutcome } from '../../../api/outcome';
import { ConfirmChange } from '../../../kit/record/ConfirmChange';
import { campaignTexts } from '../../../texts';
import { OverlapWarning } from '../overlaps/OverlapWarning';
import { t } from '../../../texts/solCampaigns';

export interface ToggleCampaignProps {
  campaign: SolCampaign;
  onChanged: (id: number) => void;
  onClose: () => void;
}

/** Asks, then activates or deactivates a campaign; the list is read anew. Before it is active it says what it overlaps. */
export function ToggleCampaign({ campaign, onChanged, onClose }: ToggleCampaignProps) {
  const { id, active, description, country } = campaign;
  const outcome = useOutcome();
  const [setActive] = useSetSolCampaignActiveMutation();
  const set = (wanted: boolean) =>
    setActive({ id, active: wanted ? 'true' : 'false', user: outcome.me }).unwrap();
  const act = active ? t('Deactivate') : t('Activate');
  return (
    <ConfirmChange
      title={act}
      about={
        active
          ? t('Deactivate {id} {description} in {country}?', {
              id,
              description,
              country: country.description,
            })
          : t('Activate {id} {description} in {country}?', { id, description, country: country.description })
      }
      message={
        <>
          {campaignTexts.question.replace('{id}', String(id))}
          {!active && campaign.solCampaignModel.length > 0 && (
            <OverlapWarning draft={asChecked(campaign)} act="activate" />
          )}
        </>
      }
      answers={{ confirmLabel: act }}
      change={() => set(!active)}
      undo={() => set(active)}
      outcome={outcome}
      onChanged={() => onChanged(id)}
      onClose={onClose}
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
