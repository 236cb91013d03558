import type { BasePriceInfo, Market, ModelItem } from '../../api';
import { MarketAndModelFields } from '../../kit/market-model/MarketAndModelFields';
import { UnknownPlace } from '../../kit/market-model/UnknownPlace';
import { configuratorTexts } from '../../texts';
import { Pill } from '../../ui/data/Pill';
import { formatDay } from './insight/amounts';
import type { PricePlace } from './place/pricePlace';
import { PriceCard } from './PriceCard';
import { t } from '../../texts/priceConfigurator';

export interface MarketAndModelCardProps {
  /** The user's own, sorted by description. */
  countries: readonly Market[];
  market: Market | undefined;
  model: ModelItem | undefined;
  unknown: PricePlace['unknown'];
  isFixed: PricePlace['isFixed'];
  /** As stored; undefined while it is being read. */
  base: Pick<BasePriceInfo, 'pricelistActive' | 'lastPublished' | 'currency'> | undefined;
  onMarket: (id: string) => void;
  onModel: (vetele: string) => void;
}

/** Card 1: whose prices are shown, and what is known of the list as a whole. */
export function MarketAndModelCard(props: MarketAndModelCardProps) {
  const { countries, market, model, unknown, isFixed, base, onMarket, onModel } = props;
  return (
    <PriceCard id="market_model" title={configuratorTexts.marketAndModel} className="market-model">
      <div className="price-card-body">
        <div className="market-model-row">
          <MarketAndModelFields
            countries={countries}
            market={market}
            model={model}
            isFixed={isFixed}
            onMarket={onMarket}
            onModel={onModel}
          />
          {market && model && <Facts market={market} model={model} base={base} />}
        </div>
        {unknown && <UnknownPlace unknown={unknown} className="price-note" />}
      </div>
    </PriceCard>
  );
}

type FactsProps = { market: Market; model: ModelItem; base: MarketAndModelCardProps['base'] };

function Facts({ market, model, base }: FactsProps) {
  const { vat } = market;
  return (
    <dl className="price-facts">
      <div>
        <dt>{t('Vehicle code')}</dt>
        <dd className="mono">{model.value}</dd>
      </div>
      <div>
        <dt>{t('VAT')}</dt>
        <dd>{vat === null ? '–' : `${String(vat).replace('.', ',')} %`}</dd>
      </div>
      <div className="opt">
        <dt>{t('Currency')}</dt>
        <dd>{base?.currency || market.currency}</dd>
      </div>
      {base && (
        <div>
          <dt>{t('Price list')}</dt>
          <dd>
            <Pill tone={base.pricelistActive ? 'ok' : 'warning'}>
              {base.pricelistActive ? t('Published') : t('Not published')}
            </Pill>
          </dd>
        </div>
      )}
      {base?.lastPublished && (
        <div className="opt">
          <dt>{t('Last published')}</dt>
          <dd>
            {formatDay(base.lastPublished.at)} <span className="quiet">{base.lastPublished.by}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
