import type { Market, ModelItem, SessionUser, SolCampaign } from '../../../api';
import { DiscountVisibilityCard } from '../discount-visibility/DiscountVisibilityCard';
import { OnlineTaxesCard } from '../online-taxes/OnlineTaxesCard';

export interface OnlineCardsProps {
  market: Market;
  model: ModelItem;
  user: SessionUser;
  /** Undefined until it is known. */
  solServiceActive: boolean | undefined;
  onGoToCampaign: (campaign: SolCampaign) => void;
}

/** Cards 2 and 3, which dealers never see; card 2 only while the online service is active. */
export function OnlineCards({ market, model, user, solServiceActive, onGoToCampaign }: OnlineCardsProps) {
  if (user.isDealer) return null;
  const vehicle = { market, vetele: model.value, modelName: model.label };
  return (
    <>
      {solServiceActive && (
        <DiscountVisibilityCard {...vehicle} user={user} onGoToCampaign={onGoToCampaign} />
      )}
      <OnlineTaxesCard {...vehicle} canModify={!user.isHQUser} solServiceActive={solServiceActive} />
    </>
  );
}
