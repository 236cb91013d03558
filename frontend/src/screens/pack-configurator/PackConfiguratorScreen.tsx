import { useSearchParams } from 'react-router-dom';
import type { Market, ModelItem } from '../../api';
import { useMarketUser } from '../../api/countryNames';
import { readMarketAndModel, useMarketAndModelChoice } from '../../kit/market-model/marketAndModel';
import { useSectionAnchors } from '../../kit/market-model/useSectionAnchors';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHead } from '../../ui/navigation/PageHead';
import { ImportExportCard } from './files/ImportExportCard';
import { CommercialPacksCard } from './tree/CommercialPacksCard';
import { t } from '../../texts/packConfigurator';
import { classes } from '../../ui/classes';
import page from '../../kit/market-model/page-card.module.css';
import layoutStyles from '../../ui/layout.module.css';

const sections = ['import_export', 'commercial_packs'];
const noBadges = {};

/**
 * Commercial and implicit packs. Market and model live in the address, so that reload, back and
 * a mailed link show the same packs (decision A-44).
 */
export function PackConfiguratorScreen() {
  const { countries } = useMarketUser();
  const [params] = useSearchParams();
  const place = readMarketAndModel<ModelItem, Market>(params, countries);
  const choice = useMarketAndModelChoice(countries, place.market);
  useSectionAnchors(sections, noBadges, true);

  return (
    <>
      <PageHead
        title={t('Pack configurator')}
        subject={[place.model?.label, place.market?.description].filter(Boolean).join(', ')}
        help={t('Commercial and implicit packs, by market and model.')}
      />
      {countries.length === 0 && <NoMarkets />}
      <ImportExportCard model={place.model} />
      <CommercialPacksCard
        countries={countries}
        place={place}
        onMarket={choice.chooseMarket}
        onModel={choice.chooseModel}
      />
    </>
  );
}

const NoMarkets = () => (
  <section className={classes(layoutStyles.card, page.card)}>
    <EmptyState
      title={t('No market')}
      text={t(
        'None of the markets is yours, so there are no commercial packs to see. A user administrator can assign markets to you.',
      )}
    />
  </section>
);
