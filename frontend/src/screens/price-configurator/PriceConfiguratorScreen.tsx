import { useMarketUser } from '../../api/countryNames';
import { useCurrentLanguage, usePriceCardViews } from '../../api/preferences';
import { useSolService } from '../../api/solService';
import { PageHead } from '../../ui/PageHead';
import { PriceActions } from './actions/PriceActions';
import { MarketAndModelCard } from './MarketAndModelCard';
import { CardViewsContext } from './page/cardViews';
import { NotAllowed } from './page/NotAllowed';
import { PriceListPage } from './page/PriceListPage';
import { SectionAnchors } from './page/SectionAnchors';
import { useMarketOfList } from './page/useMarketOfList';
import { useModelActiveCheck } from './page/useModelActiveCheck';
import { usePriceCards } from './page/usePriceCards';
import { usePricePlace } from './place/usePricePlace';
import { rightsOf } from './rightsOf';
import { usePriceList } from './save/usePriceList';
import './price-configurator.css';
import { t } from '../../texts/priceConfigurator';

const onlyMarket = ['market_model'];

/** What customers pay in a market for a vehicle and its equipment. */
export function PriceConfiguratorScreen() {
  const user = useMarketUser();
  const cards = usePriceCards();
  const place = usePricePlace(user.countries);
  const { model } = place;
  const vetele = model?.value ?? '';
  const isSolOn = useSolService();
  const list = usePriceList({ market: place.market, vetele, language: useCurrentLanguage().code });
  const market = useMarketOfList(place.market, list.base);
  useModelActiveCheck(market, vetele, isSolOn === true && !user.isDealer);
  const views = usePriceCardViews();
  const shown = market && model && { market, model, list, cards, rights: rightsOf(user, market) };

  return (
    <>
      <PageHead
        title={t('Price configurator')}
        help={shown && `${shown.model.label}, ${shown.market.description}`}
        subject={shown && `${shown.model.label}, ${shown.market.description}`}
        actions={shown && <PriceActions {...shown} onBack={place.backTo ? place.goBack : undefined} />}
      />
      <MarketAndModelCard
        countries={user.countries}
        market={market}
        model={model}
        unknown={place.unknown}
        isFixed={place.isFixed}
        base={list.base}
        onMarket={place.chooseMarket}
        onModel={place.chooseModel}
      />
      {user.countries.length === 0 && <NotAllowed />}
      {shown ? (
        <CardViewsContext value={views}>
          <PriceListPage
            {...shown}
            // What is looked at in a card (a filter, a page) belongs to one list; how it was left to all of them.
            key={`${shown.market.id}/${vetele}`}
            isSolOn={isSolOn}
            onGoToCampaign={place.goToCampaign}
          />
        </CardViewsContext>
      ) : (
        <SectionAnchors ids={onlyMarket} list={list} isReady />
      )}
    </>
  );
}
