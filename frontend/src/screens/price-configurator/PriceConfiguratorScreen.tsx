import { useCurrentLanguage } from '../../api/preferences';
import { useSessionUser } from '../../api/session';
import { useSolService } from '../../api/solService';
import { PageHead } from '../../ui/PageHead';
import { MarketAndModelCard } from './MarketAndModelCard';
import { NotAllowed } from './page/NotAllowed';
import { PriceListPage } from './page/PriceListPage';
import { useModelActiveCheck } from './page/useModelActiveCheck';
import { usePricePlace } from './place/usePricePlace';
import { PriceActions } from './PriceActions';
import { usePriceList } from './save/usePriceList';
import './price-configurator.css';

const title = 'Price configurator';

/** What customers pay in a market for a vehicle and its equipment (specification 3, section 2.1). */
export function PriceConfiguratorScreen() {
  const user = useSessionUser();
  const place = usePricePlace(user.countries);
  const { market, model } = place;
  const vetele = model?.value ?? '';
  const isSolOn = useSolService();
  const list = usePriceList({ market, vetele, language: useCurrentLanguage().code });
  useModelActiveCheck(market, vetele, isSolOn === true && !user.isDealer);

  return (
    <>
      <PageHead
        title={title}
        help={market && model && `${model.label}, ${market.description}`}
        actions={
          market &&
          model && (
            <PriceActions market={market} list={list} onBack={place.backTo ? place.goBack : undefined} />
          )
        }
      />
      <MarketAndModelCard
        countries={user.countries}
        market={market}
        model={model}
        unknown={place.unknown}
        isFixed={place.backTo !== null}
        base={list.base}
        onMarket={place.chooseMarket}
        onModel={place.chooseModel}
      />
      {user.countries.length === 0 && <NotAllowed />}
      {market && model && (
        <PriceListPage
          // What a card remembers (folded, filtered, a page) belongs to one list.
          key={`${market.id}/${vetele}`}
          market={market}
          model={model}
          list={list}
          isSolOn={isSolOn}
          onGoToCampaign={place.goToCampaign}
        />
      )}
    </>
  );
}
