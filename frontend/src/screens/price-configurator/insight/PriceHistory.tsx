import type { Market } from '../../../api';
import { useRecordChanges } from '../../../api/recordChanges';
import { failedRead } from '../../../api/problem';
import type { Cents } from '../../../../../contracts/rules/amounts';
import { countOf } from '../../../kit/format/counts';
import { formatTime } from '../../../kit/format/instants';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { formatShown, formatSigned } from '../../../kit/amounts/shownAmounts';
import { formatDay, type Money } from './amounts';
import { priceChangeOf, type PriceChange, PriceSteps } from './PriceSteps';
import { t } from '../../../texts/priceConfigurator.gen';
import styles from './insight.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import textStyles from '../../../ui/text.module.css';
import { classes } from '../../../ui/classes';
import { Row } from '../../../ui/Row';

export interface UnsavedPrice {
  price: Cents | null;
  loaded: Cents | null;
}

export interface PriceHistoryProps {
  market: Market;
  vetele: string;
  /** '-' is the base price. */
  code: string;
  money: Money;
  /** What the factory asks, beside which the price is drawn. */
  official?: Cents | null;
  unsaved?: UnsavedPrice;
}

/** Who changed a price when, from what to what and how: a step chart, and the same as a list. */
export function PriceHistory({ market, vetele, code, money, official, unsaved }: PriceHistoryProps) {
  const { history } = useRecordChanges('price', { shownId: `${market.id}~${vetele}~${code}` });
  const { isError, error, fulfilledTimeStamp = 0, refetch } = history;
  const data = history.data?.map(priceChangeOf);

  return (
    <section aria-busy={!data && !isError}>
      <Row as="h3" between>
        {t('Price history in {currency}', { currency: money.currency })}
        {data && data.length > 0 && (
          <span>{countOf(data.length, { one: t('change'), many: t('changes') })}</span>
        )}
      </Row>
      {official != null && (
        <Row gap={6} className={classes(textStyles.faint, textStyles.tiny, styles.official)}>
          <svg width={18} height={8} aria-hidden>
            <path d="M0 4H18" />
          </svg>
          {t('Official price {price}', { price: `${formatShown(official, money.mask)} ${money.currency}` })}
        </Row>
      )}
      {isError && (
        <FailedState title={t('The history could not be loaded')} {...failedRead({ error, refetch })} />
      )}
      {!isError && !data && <HistorySkeleton />}
      {!isError && data?.length === 0 && (
        <p className={classes(textStyles.anywhere, textStyles.tiny, styles.note)}>
          {t('Nobody has changed this price yet.')}
        </p>
      )}
      {!isError && data && data.length > 0 && (
        <>
          <PriceSteps
            changes={data}
            code={code}
            money={money}
            official={official ?? undefined}
            unsaved={unsaved?.price ?? undefined}
            now={Math.max(fulfilledTimeStamp, Date.parse(data[0]!.at))}
          />
          <ol
            className={classes(layoutStyles.scrolls, styles.list)}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by keyboard
            tabIndex={0}
            aria-label={t('Changes of the price, newest first')}
          >
            {unsaved && <UnsavedItem unsaved={unsaved} money={money} />}
            {data.map((change) => (
              <ChangeItem key={change.id} change={change} money={money} />
            ))}
          </ol>
          <p className={classes(textStyles.anywhere, textStyles.tiny, styles.note)}>
            {t('Older amounts are as they were entered, even if the list had another currency then.')}
          </p>
        </>
      )}
    </section>
  );
}

const HistorySkeleton = () => (
  <div className={layoutStyles.stack}>
    <Skeleton width="100%" height={112} />
    <Skeleton width="100%" height={30} />
    <Skeleton width="100%" height={30} />
  </div>
);

const written = (price: Cents | null, { mask }: Money) =>
  price === null ? t('No price') : formatShown(price, mask);

function stepOf(before: Cents | null, after: Cents | null, { mask }: Money): string {
  if (before === null) return after === null ? '' : t('First price');
  return after === null
    ? t('before {before}', { before: formatShown(before, mask) })
    : formatSigned(after - before, mask);
}

function originOf(source: string): string {
  if (source === '') return t('Manual');
  return source === 'bulk' ? t('Several lists') : t('Import {source}', { source });
}

function ChangeItem({ change, money }: { change: PriceChange; money: Money }) {
  const { at, actor, source, before, after } = change;
  const origin = originOf(source);
  return (
    <li>
      <time className={classes(textStyles.muted, textStyles.num)} dateTime={at}>
        {formatDay(at)} <small className={textStyles.cut}>{formatTime(at)}</small>
      </time>
      <div>
        {actor}{' '}
        <small className={textStyles.cut} title={origin}>
          {origin}
        </small>
      </div>
      <div className={textStyles.num}>
        <b className={textStyles.medium}>{written(after, money)}</b>{' '}
        <small
          className={textStyles.cut}
          title={
            before === null ? undefined : t('before {before}', { before: formatShown(before, money.mask) })
          }
        >
          {stepOf(before, after, money)}
        </small>
      </div>
    </li>
  );
}

const UnsavedItem = ({ unsaved: { price, loaded }, money }: { unsaved: UnsavedPrice; money: Money }) => (
  <li className={styles.open}>
    <span>{t('Now')}</span>
    <div>
      {t('You')} <small className={textStyles.cut}>{t('Not saved')}</small>
    </div>
    <div className={textStyles.num}>
      <b className={textStyles.medium}>{written(price, money)}</b>{' '}
      <small className={textStyles.cut}>{stepOf(loaded, price, money)}</small>
    </div>
  </li>
);
