import type { Market, ModelItem, SessionUser, SolCampaign, SolPriceData } from '../../../api';
import { OnlineTaxesCard } from '../online-taxes/OnlineTaxesCard';
import { CalendarOff } from 'lucide-react';
import { priceScreenTexts } from '../../../texts';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useOnlineData } from './useOnlineData';
import { PriceCard } from '../PriceCard';
import { CampaignPanel } from '../discount-visibility/CampaignPanel';
import { visibilityOf, VisibilitySwitch } from '../discount-visibility/VisibilitySwitch';
import { t } from '../../../texts/priceConfigurator.gen';
import { CardColumn, CardColumns, CardNote, CardSkeleton } from '../../../kit/market-model/PageCard';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { classes } from '../../../ui/classes';
import { Stack } from '../../../ui/Stack';

interface DiscountVisibilityCardProps {
  market: Pick<Market, 'id' | 'description' | 'currency' | 'pricemask' | 'solEnable'>;
  vetele: string;
  modelName: string;
  user: Pick<SessionUser, 'isHQUser' | 'username' | 'userAliasFromModis'>;
  onGoToCampaign: (campaign: SolCampaign) => void;
}

const title = priceScreenTexts.discountAndOnLineVisibility;

/** Card 2: whether the vehicle is sold online, and the campaign that runs for it. */
function DiscountVisibilityCard(props: DiscountVisibilityCardProps) {
  const { market, vetele, modelName, user, onGoToCampaign } = props;
  const { data, isFailed, reload } = useOnlineData(market.id, vetele, market.solEnable);
  const me = user.userAliasFromModis || user.username;

  return (
    <PriceCard
      id="discount_and_visibility"
      title={title}
      summary={isFailed || !market.solEnable ? undefined : summaryOf(props, data)}
      startsOpen
      keepsContent
    >
      {!market.solEnable ? (
        <CardNote>{t('{description} does not sell online.', { description: market.description })}</CardNote>
      ) : !data ? (
        <CardState isFailed={isFailed} onRetry={reload} />
      ) : (
        <CardColumns columns="clamp(240px, 21vw, 300px) minmax(0, 1fr)">
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
            <CardColumn
              className={classes(layoutStyles.row, textStyles.faint, textStyles.small)}
              style={{ gap: 12 }}
            >
              <CalendarOff size={18} aria-hidden />
              <Stack as="p" gap={0}>
                <b className={textStyles.muted}>{t('No campaign')}</b>
                <span>
                  {t('No active campaign of {description} holds this vehicle today.', {
                    description: market.description,
                  })}
                </span>
              </Stack>
            </CardColumn>
          )}
        </CardColumns>
      )}
    </PriceCard>
  );
}

/** Whether the vehicle is sold online, and what runs for it; empty while it is being read. */
function summaryOf({ market, user }: DiscountVisibilityCardProps, data: SolPriceData | undefined): string {
  if (!data) return '';
  const { label } = visibilityOf(data.solModel, market, user);
  return data.solCampaignData
    ? t('{label}, campaign {id}', { label, id: data.solCampaignData.id })
    : t('{label}, no campaign', { label });
}

function CardState({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => unknown }) {
  if (!isFailed)
    return (
      <CardSkeleton label={t('Visibility and campaign are being read.')}>
        <Skeleton width="60%" height={18} />
        <Skeleton width="100%" height={40} />
      </CardSkeleton>
    );
  return (
    <FailedState
      title={t('Visibility and campaign could not be read')}
      text={t('Nothing is lost: what is stored stays as it is.')}
      onRetry={onRetry}
    />
  );
}

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
