import { ChevronRight, EyeOff, Tags } from 'lucide-react';
import type { OverviewPrices } from '../../api';
import { useCountryName } from '../../api/countryNames';
import { countIn, formatCount } from '../../kit/format/counts';
import { t } from '../../texts/overview.gen';
import { classes } from '../../ui/classes';
import { Meter } from '../../ui/data/Meter';
import { Row } from '../../ui/Row';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';
import { Calm, OverviewCard, OverviewLine } from './OverviewCard';
import { priceListAddress } from './overviewLinks';
import styles from './overview.module.css';

type Market = OverviewPrices['markets'][number];

const missingWords = (missing: number): string =>
  countIn(missing, { one: t('1 price missing'), many: t('{count} prices missing') });
const unpublishedWords = (lists: number): string =>
  countIn(lists, { one: t('1 list not published'), many: t('{count} lists not published') });

const sumOf = ({ missing, unpublished }: Pick<Market, 'missing' | 'unpublished'>): string =>
  [missing > 0 && missingWords(missing), unpublished > 0 && unpublishedWords(unpublished)]
    .filter(Boolean)
    .join(' · ');

/** So many markets stand open in the list; the others unfold. */
const shownAtFirst = 6;

/** A market unfolds into its worst lists; the bar compares it with the market that lacks the most. */
function MarketLists({ market, most, isOpen }: { market: Market; most: number; isOpen: boolean }) {
  const { idCountry, worst, missing } = market;
  const name = useCountryName()(idCountry, market.country);
  const left = market.openLists - worst.length;
  return (
    <li>
      <details open={isOpen}>
        <summary className={styles.market}>
          <ChevronRight size={14} aria-hidden />
          <b className={textStyles.cut}>{name}</b>
          <Meter round percent={most === 0 ? 0 : (missing * 100) / most} className={styles.missing} />
          <span className={classes(textStyles.small, textStyles.num, textStyles.muted)}>{sumOf(market)}</span>
        </summary>
        <ul className={styles.lists}>
          {worst.map((list) => (
            <OverviewLine
              key={list.vetele}
              to={priceListAddress(idCountry, list.vetele)}
              className={classes(textStyles.small, styles.list)}
            >
              <span className={textStyles.cut}>{list.description}</span>
              {!list.isPublished && (
                <Row as="span" inline gap={5} className={classes(textStyles.warn, textStyles.tiny)}>
                  <EyeOff size={13} aria-hidden /> {t('Not published')}
                </Row>
              )}
              <span className={classes(textStyles.num, textStyles.nowrap)}>
                {list.missing > 0 ? missingWords(list.missing) : t('Complete')}
              </span>
            </OverviewLine>
          ))}
          {left > 0 && (
            <li className={classes(styles.left, textStyles.faint, textStyles.small)}>
              {countIn(left, { one: t('1 more list'), many: t('{count} more lists') })}
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}

/** Missing prices and lists that are not published, market by market, the worst first. */
export function PricesCard({ prices }: { prices: OverviewPrices }) {
  const { markets, lists } = prices;
  const most = markets[0]?.missing ?? 0;
  const [first, rest] = [markets.slice(0, shownAtFirst), markets.slice(shownAtFirst)];
  const rowsOf = (shown: Market[]) =>
    shown.map((market) => (
      <MarketLists key={market.idCountry} market={market} most={most} isOpen={market === markets[0]} />
    ));
  return (
    <OverviewCard
      icon={Tags}
      title={t('Prices')}
      sum={
        markets.length > 0
          ? `${sumOf(prices)} ${countIn(lists, { one: t('(of 1 list)'), many: t('(of {count} lists)') })}`
          : undefined
      }
    >
      {markets.length === 0 && <Calm>{t('Every price is set and every list is published.')}</Calm>}
      <ul className={layoutStyles.lined}>
        {rowsOf(first)}
        {rest.length > 0 && (
          <li>
            <details>
              <Row
                as="summary"
                wrap
                gap="4px 6px"
                className={classes(styles.calm, styles.foot, textStyles.muted, textStyles.small)}
              >
                {countIn(rest.length, { one: t('1 more market'), many: t('{count} more markets') })} ·{' '}
                {formatCount(rest.reduce((sum, { missing }) => sum + missing, 0))} {t('missing')}
              </Row>
              <ul className={layoutStyles.lined}>{rowsOf(rest)}</ul>
            </details>
          </li>
        )}
      </ul>
    </OverviewCard>
  );
}
