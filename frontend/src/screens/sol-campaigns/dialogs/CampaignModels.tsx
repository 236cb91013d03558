import type { SolCampaign } from '../../../api';
import { Dialog } from '../../../ui/Dialog';
import { ModelList, type ModelListProps } from '../form/ModelList';
import { t } from '../../../texts/solCampaigns';

export interface CampaignModelsProps extends Pick<ModelListProps, 'onPrices' | 'pricesBlock'> {
  campaign: SolCampaign;
  onClose: () => void;
}

/** The models of a campaign that is only read: by HQ, or because it is not active. */
export function CampaignModels({ campaign, onClose, ...prices }: CampaignModelsProps) {
  const { id, description, solCampaignModel } = campaign;
  return (
    <Dialog
      title={t('Models of campaign {id}', { id })}
      subtitle={description}
      width={680}
      cancelLabel={t('Close')}
      onClose={onClose}
    >
      <ModelList models={solCampaignModel} empty={t('This campaign has no models.')} {...prices} />
    </Dialog>
  );
}
