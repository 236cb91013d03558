import type { SolCampaign } from '../../../api';
import { Dialog } from '../../../ui/Dialog';
import { ModelList, type ModelListProps } from '../form/ModelList';

export interface CampaignModelsProps extends Pick<ModelListProps, 'onPrices' | 'pricesBlock'> {
  campaign: SolCampaign;
  onClose: () => void;
}

/** The models of a campaign that is only read: by HQ, or because it is not active. */
export function CampaignModels({ campaign, onClose, ...prices }: CampaignModelsProps) {
  const { id, description, solCampaignModel } = campaign;
  return (
    <Dialog
      title={`Models of campaign ${id}`}
      subtitle={description}
      width={680}
      cancelLabel="Close"
      cancelLang="en"
      onClose={onClose}
    >
      <ModelList models={solCampaignModel} empty="This campaign has no models." {...prices} />
    </Dialog>
  );
}
