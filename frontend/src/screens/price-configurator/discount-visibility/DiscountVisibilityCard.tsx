import { CalendarOff } from 'lucide-react';
import type { Market, SessionUser, SolCampaign } from '../../../api';
import { priceScreenTexts } from '../../../texts';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useOnlineData } from '../online/useOnlineData';
import { PriceCard } from '../PriceCard';
import { CampaignPanel } from './CampaignPanel';
import { VisibilitySwitch } from './VisibilitySwitch';
import '../online/online.css';
import './discount-visibility.css';
import { t } from '../../../texts/priceConfigurator';

export interface DiscountVisibilityCardProps {
  market: Pick<Market, 'id' | 'description' | 'pricemask' | 'solEnable'>;
  vetele: string;
  modelName: string;
  user: Pick<SessionUser, 'isHQUser' | 'username' | 'userAliasFromModis'>;
  onGoToCampaign: (campaign: SolCampaign) => void;
}

const title = priceScreenTexts.discountAndOnLineVisibility;

/** Card 2: whether the vehicle is sold online, and the campaign that runs for it. */
export function DiscountVisibilityCard(props: DiscountVisibilityCardProps) {
  const { market, vetele, modelName, user, onGoToCampaign } = props;
  const { data, isFailed, reload } = useOnlineData(market.id, vetele, market.solEnable);
  const me = user.userAliasFromModis || user.username;

  return (
    <PriceCard id="discount_and_visibility" title={title}>
      {!market.solEnable ? (
        <p className="price-card-body online-off">
          {t('{description} does not sell online.', { description: market.description })}
        </p>
      ) : !data ? (
        <CardState isFailed={isFailed} onRetry={reload} />
      ) : (
        <div className="discount-visibility">
          <VisibilitySwitch
            market={market}
            modelName={modelName}
            user={user}
            reload={reload}
            solModel={data.solModel}
          />
          {data.solCampaignData ? (
            <CampaignPanel
              // Another campaign has other edits.
              key={data.solCampaignData.id}
              campaign={data.solCampaignData}
              mask={market.pricemask}
              canModify={!user.isHQUser}
              me={me}
              reload={reload}
              onGoToCampaign={onGoToCampaign}
            />
          ) : (
            <div className="campaign campaign-none">
              <CalendarOff size={18} aria-hidden />
              <p>
                <b>{t('No campaign')}</b>
                <span>
                  {t('No active campaign of {description} holds this vehicle today.', {
                    description: market.description,
                  })}
                </span>
              </p>
            </div>
          )}
        </div>
      )}
    </PriceCard>
  );
}

function CardState({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => unknown }) {
  if (!isFailed)
    return (
      <div className="price-card-body price-skeleton" aria-busy="true">
        <span className="sr" role="status">
          {t('Visibility and campaign are being read.')}
        </span>
        <Skeleton width="60%" height={18} />
        <Skeleton width="100%" height={40} />
      </div>
    );
  return (
    <FailedState
      title={t('Visibility and campaign could not be read')}
      text={t('Nothing is lost: what is stored stays as it is.')}
      onRetry={onRetry}
    />
  );
}
