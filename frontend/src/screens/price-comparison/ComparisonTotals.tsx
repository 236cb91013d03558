import type { PriceComparison } from '../../api';
import { formatShown } from '../../kit/amounts/shownAmounts';
import { formatCount } from '../../kit/format/counts';
import { t } from '../../texts/priceComparison';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';
import textStyles from '../../ui/text.module.css';
import { centsOf } from '../../../../contracts/rules/amounts';
import { Signed } from './comparisonColumns';
import { sideNames } from './comparisonNames';
import styles from './price-comparison.module.css';

/** What was counted and added up, always in sight below the rows. */
export function ComparisonTotals({
  left,
  right,
  totals,
}: Pick<PriceComparison, 'left' | 'right' | 'totals'>) {
  const { same, different, oneSided, missing, otherCurrency, leftSum, rightSum, differenceSum, share } =
    totals;
  const counts: [label: string, count: number][] = [
    [t('Different'), different],
    [t('On one side only'), oneSided],
    [t('Without a price on one side'), missing],
    ...(otherCurrency > 0 ? [[t('Other currency'), otherCurrency] as [string, number]] : []),
    [t('Same'), same],
  ];
  const sum = (amount: number, { pricemask, currency }: PriceComparison['left']) =>
    `${formatShown(centsOf(amount), pricemask)} ${currency}`;
  return (
    <Row
      as="section"
      wrap
      between
      gap="6px 28px"
      className={classes(styles.totals, textStyles.small)}
      aria-label={t('Totals')}
    >
      <Row as="dl" wrap gap="4px 20px">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </Row>
      <Row wrap gap="4px 20px">
        <span className={textStyles.muted}>{t('With a price on both sides')}</span>
        <Row as="dl" wrap gap="4px 20px">
          <div>
            <dt>{sideNames.left}</dt>
            <dd>{sum(leftSum, left)}</dd>
          </div>
          <div>
            <dt>{sideNames.right}</dt>
            <dd>{sum(rightSum, right)}</dd>
          </div>
          <div>
            <dt>{t('Difference')}</dt>
            <dd>
              <Signed value={differenceSum} mask={left.pricemask} unit={` ${left.currency}`} />{' '}
              {share !== null && (
                <>
                  (<Signed value={share} mask={left.pricemask} unit=" %" />)
                </>
              )}
            </dd>
          </div>
        </Row>
      </Row>
    </Row>
  );
}
