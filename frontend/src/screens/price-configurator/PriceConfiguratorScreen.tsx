import { useMarketUser } from '../../api/countryNames';
import { useCurrentLanguage, usePriceCardViews } from '../../api/preferences';
import { useSolService } from '../../api/solService';
import { PageHead } from '../../ui/navigation/PageHead';
import { PriceActions } from './actions/PriceActions';
import { AskedRowsContext, readAskedRows } from './page/askedRows';
import { CardViewsContext } from './page/cardViews';
import { PriceListPage } from './page/PriceListPage';
import { SectionAnchors } from './page/SectionAnchors';
import { usePriceCards } from './page/usePriceCards';
import { rightsOf } from './rightsOf';
import { usePriceList } from './save/usePriceList';
import { CardBody } from '../../kit/market-model/PageCard';
import styles from './price-configurator.module.css';
import page from '../../kit/market-model/page-card.module.css';
import { t } from '../../texts/priceConfigurator.gen';
import { useMemo, useEffect, useState } from 'react';
import { formatNumber } from '../../../../contracts/rules/amounts';
import {
  type BasePriceInfo,
  type Market,
  useCheckSolModelActiveQuery,
  type SolCampaign,
  type ModelItem,
} from '../../api';
import { priceScreenTexts, shellTexts, configuratorTexts } from '../../texts';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { MessageDialog } from '../../ui/dialogs/MessageDialog';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMarketAndModelChoice } from '../../kit/market-model/marketAndModel';
import { useWayBack } from '../../kit/market-model/useWayBack';
import { campaignAddress, readPricePlace, type PricePlace } from './place/pricePlace';
import { MarketAndModelFields } from '../../kit/market-model/MarketAndModelFields';
import { UnknownPlace } from '../../kit/market-model/UnknownPlace';
import { Pill } from '../../ui/data/Pill';
import { formatDay } from './insight/amounts';
import { PriceCard } from './PriceCard';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';

interface MarketAndModelCardProps {
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
function MarketAndModelCard(props: MarketAndModelCardProps) {
  const { countries, market, model, unknown, isFixed, base, onMarket, onModel } = props;
  return (
    <PriceCard id="market_model" title={configuratorTexts.marketAndModel} className={page.tight}>
      <CardBody>
        <MarketAndModelFields
          countries={countries}
          market={market}
          model={model}
          isFixed={isFixed}
          onMarket={onMarket}
          onModel={onModel}
        >
          {market && model && <Facts market={market} model={model} base={base} />}
        </MarketAndModelFields>
        {unknown && <UnknownPlace unknown={unknown} />}
      </CardBody>
    </PriceCard>
  );
}

type FactsProps = { market: Market; model: ModelItem; base: MarketAndModelCardProps['base'] };

function Facts({ market, model, base }: FactsProps) {
  const { vat } = market;
  return (
    <Row as="dl" wrap align="flex-start" gap="10px 28px" className={styles.facts}>
      <div>
        <dt>{t('Vehicle code')}</dt>
        <dd className={textStyles.mono}>{model.value}</dd>
      </div>
      <div>
        <dt>{t('VAT')}</dt>
        <dd>{vat === null ? '–' : `${formatNumber(vat, market.pricemask)} %`}</dd>
      </div>
      <div className={layoutStyles.optional}>
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
        <div className={layoutStyles.optional}>
          <dt>{t('Last published')}</dt>
          <dd>
            {formatDay(base.lastPublished.at)}{' '}
            <span className={textStyles.faint}>{base.lastPublished.by}</span>
          </dd>
        </div>
      )}
    </Row>
  );
}

interface PricePlaceActions {
  chooseMarket: (id: string) => void;
  chooseModel: (vetele: string) => void;
  /** Only after an arrival from online sales. */
  goBack: () => void;
  /** */
  goToCampaign: (campaign: Pick<SolCampaign, 'id'>) => void;
}

/** Market and model live in the address, so that reload, back and a mailed link show the same list (decision A-44). */
function usePricePlace(countries: readonly Market[]): PricePlace & PricePlaceActions {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => readPricePlace(params, countries), [params, countries]);
  const { market, model, backTo, carried } = place;
  const way = useWayBack(backTo ?? '/sol_campaign');
  const choice = useMarketAndModelChoice(countries, market);

  return {
    ...place,
    ...choice,
    goBack: () => void navigate(way === backTo ? `${backTo}?${new URLSearchParams(carried)}` : way),
    goToCampaign: ({ id }) =>
      void navigate(
        campaignAddress({
          vetele: model?.value ?? '',
          idCountry: market?.id ?? '',
          idCampaign: String(id),
          filterObj: carried.filterObj,
        }),
      ),
  };
}

/** For a user without markets whom home has led here: the dialog once, and a page that says why it is empty (decision A-13). */
function NotAllowed() {
  const [isRead, setIsRead] = useState(false);
  return (
    <>
      <section className={classes(layoutStyles.card, page.card)}>
        <EmptyState
          title={t('No market')}
          text={t(
            'None of the markets is yours, so there are no prices to set. A user administrator can assign markets to you.',
          )}
        />
      </section>
      {!isRead && (
        <MessageDialog
          tone="error"
          title={t('Price configurator')}
          message={shellTexts.notAllowed}
          onClose={() => setIsRead(true)}
        />
      )}
    </>
  );
}

/**
 * Asks at each change of the model whether it is active for online sales, where the market has them; that it is not is no more
 * than a note on the console.
 */
function useModelActiveCheck(market: Market | undefined, vetele: string, isSolShown: boolean): void {
  const { currentData, isFetching } = useCheckSolModelActiveQuery(
    { vetele },
    { skip: !market?.solEnable || !isSolShown || vetele === '', refetchOnMountOrArgChange: true },
  );
  const isInactive = currentData === 0 && !isFetching;
  useEffect(() => {
    if (isInactive) console.info(`${priceScreenTexts.modelNotActive}: ${vetele}`);
  }, [isInactive, vetele]);
}

/** The market with the VAT that came with the list, so that all of the screen removes taxes alike; none (null) counts too. */
function useMarketOfList(
  market: Market | undefined,
  base: Pick<BasePriceInfo, 'vat'> | undefined,
): Market | undefined {
  const vat = base ? base.vat : market?.vat;
  // The same object until the VAT changes: a new one redraws every row.
  return useMemo(() => (market && vat !== undefined ? { ...market, vat } : market), [market, vat]);
}

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
  const [params] = useSearchParams();
  const asked = useMemo(() => readAskedRows(params), [params]);
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
          <AskedRowsContext value={asked}>
            <PriceListPage
              {...shown}
              // What is looked at in a card (a filter, a page) belongs to one list; how it was left to all of them.
              key={`${shown.market.id}/${vetele}/${params.get('show') ?? ''}`}
              isSolOn={isSolOn}
              onGoToCampaign={place.goToCampaign}
            />
          </AskedRowsContext>
        </CardViewsContext>
      ) : (
        <SectionAnchors ids={onlyMarket} list={list} isReady />
      )}
    </>
  );
}
