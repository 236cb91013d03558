import type { BasePriceInfo, Market, ModelItem } from '../../api';
import { configuratorTexts } from '../../texts';
import { Field } from '../../ui/Field';
import { Message } from '../../ui/Message';
import { Pill } from '../../ui/Pill';
import { Select } from '../../ui/Select';
import { formatDay } from './insight/amounts';
import type { PricePlace } from './place/pricePlace';
import { PriceCard } from './PriceCard';

export interface MarketAndModelCardProps {
  /** The user's own, sorted by description. */
  countries: readonly Market[];
  market: Market | undefined;
  model: ModelItem | undefined;
  unknown: PricePlace['unknown'];
  /** Arrived from an online-sales screen: the list is given, unless there is none of that market and vehicle. */
  isFixed: boolean;
  /** As stored; undefined while it is being read. */
  base: Pick<BasePriceInfo, 'pricelistActive' | 'lastPublished' | 'currency'> | undefined;
  onMarket: (id: string) => void;
  onModel: (vetele: string) => void;
}

const notFound = {
  market: 'The market of this address is not one of yours. Choose another one.',
  model: 'The market does not offer the vehicle of this address. Choose another one.',
};

/** Card 1: whose prices are shown, and what is known of the list as a whole. */
export function MarketAndModelCard(props: MarketAndModelCardProps) {
  const { countries, market, model, unknown, isFixed, base, onMarket, onModel } = props;
  const markets = countries.map(({ id, description }) => ({ value: id, label: `${id} – ${description}` }));
  const models = (market?.modelGroupItemList ?? []).flatMap(({ label: group, items }) =>
    items.map(({ value, label }) => ({ value, label, group })),
  );
  return (
    <PriceCard id="market_model" title={configuratorTexts.marketAndModel} className="market-model">
      <div className="price-card-body">
        <div className="market-model-row">
          <Field label="Market">
            <Select
              options={markets}
              value={market?.id ?? ''}
              placeholder={market ? undefined : 'Select a market'}
              disabled={isFixed || markets.length === 0}
              onValue={onMarket}
            />
          </Field>
          <Field label="Model">
            <Select
              options={models}
              value={model?.value ?? ''}
              placeholder={model ? undefined : models.length > 0 ? 'Select a model' : 'No models'}
              disabled={isFixed || models.length === 0}
              onValue={onModel}
            />
          </Field>
          {market && model && <Facts market={market} model={model} base={base} />}
        </div>
        {unknown && (
          <Message tone="warning" className="price-note" announce>
            {notFound[unknown]}
          </Message>
        )}
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
        <dt>Vehicle code</dt>
        <dd className="mono">{model.value}</dd>
      </div>
      <div>
        <dt>VAT</dt>
        <dd>{vat === null ? '–' : `${String(vat).replace('.', ',')} %`}</dd>
      </div>
      <div className="opt">
        <dt>Currency</dt>
        <dd>{base?.currency || market.currency}</dd>
      </div>
      {base && (
        <div>
          <dt>Price list</dt>
          <dd>
            <Pill tone={base.pricelistActive ? 'ok' : 'warning'}>
              {base.pricelistActive ? 'Published' : 'Not published'}
            </Pill>
          </dd>
        </div>
      )}
      {base?.lastPublished && (
        <div className="opt">
          <dt>Last published</dt>
          <dd>
            {formatDay(base.lastPublished.at)} <span className="quiet">{base.lastPublished.by}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
