import { configuratorTexts } from '../../../texts';
import { FailedState } from '../../../ui/FailedState';
import { Skeleton } from '../../../ui/Skeleton';
import { PriceCard } from '../PriceCard';
import { t } from '../../../texts/priceConfigurator';

export interface PriceListStateProps {
  isFailed: boolean;
  onRetry: () => void;
}

const rows = [62, 48, 71, 55, 66, 44];

export function PriceListState({ isFailed, onRetry }: PriceListStateProps) {
  return (
    <PriceCard id="prices_equipment" title={configuratorTexts.modelPricesAndEquipments}>
      {isFailed ? (
        <FailedState
          title={t('The price list could not be read')}
          text={t('Nothing is lost: what is stored stays as it is.')}
          onRetry={onRetry}
        />
      ) : (
        <div className="price-card-body price-skeleton" aria-busy="true">
          <span className="sr" role="status">
            {t('The price list is being read.')}
          </span>
          <Skeleton width="100%" height={66} />
          {rows.map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </div>
      )}
    </PriceCard>
  );
}
