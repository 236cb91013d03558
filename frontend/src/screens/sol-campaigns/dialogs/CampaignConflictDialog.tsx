import { useOutcome } from '../../../api/outcome';
import { useMasks } from '../../../api/solMarkets';
import { ConflictDialog } from '../../../kit/versioned/ConflictDialog';
import { campaignConflicts, settledCampaign } from '../draft/campaignConflict';
import { draftOf } from '../draft/campaignDraft';
import type { CampaignSave } from './useUpdateCampaign';
import { t } from '../../../texts/solCampaigns.gen';

/** Two people changed a campaign: field by field mine or theirs. */
export function CampaignConflictDialog({ saving }: { saving: CampaignSave }) {
  const outcome = useOutcome();
  const masks = useMasks();
  const current = saving.conflict?.current;
  return (
    <ConflictDialog
      saving={saving}
      subtitle={
        current
          ? t('Campaign {id} · {description}', { id: current.id, description: current.description })
          : ''
      }
      valuesOf={draftOf}
      fieldsOf={(versions) => campaignConflicts(versions, masks(versions[1].idCountry))}
      merge={settledCampaign}
      outcome={outcome}
    />
  );
}
