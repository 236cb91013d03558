import { useMemo } from 'react';
import type { PriceComparison } from '../../api';
import { t } from '../../texts/priceComparison.gen';
import { DataTable } from '../../ui/data/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Button } from '../../ui/navigation/Button';
import { Pager } from '../../ui/navigation/Pager';
import { Equal } from 'lucide-react';
import { comparisonColumns, Signed } from './comparisonColumns';
import { pageSizes, type ComparisonPlace } from './comparisonPlace';
import type { ComparisonActions } from './useComparisonPlace';
import { formatShown } from '../../kit/amounts/shownAmounts';
import { formatCount } from '../../kit/format/counts';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';
import textStyles from '../../ui/text.module.css';
import { centsOf } from '../../../../contracts/rules/amounts';
import { sideNames } from './comparisonNames';
import layoutStyles from '../../ui/layout.module.css';
import styles from './price-comparison.module.css';

/** What was counted and added up, always in sight below the rows. */
function ComparisonTotals({ left, right, totals }: Pick<PriceComparison, 'left' | 'right' | 'totals'>) {
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
      className={classes(
        layoutStyles.ruled,
        layoutStyles.shade,
        textStyles.num,
        textStyles.small,
        styles.totals,
      )}
      aria-label={t('Totals')}
    >
      <Row as="dl" wrap gap="4px 20px">
        {counts.map(([label, count]) => (
          <Row key={label} gap={6}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </Row>
        ))}
      </Row>
      <Row wrap gap="4px 20px">
        <span className={textStyles.muted}>{t('With a price on both sides')}</span>
        <Row as="dl" wrap gap="4px 20px">
          <Row gap={6}>
            <dt>{sideNames.left}</dt>
            <dd>{sum(leftSum, left)}</dd>
          </Row>
          <Row gap={6}>
            <dt>{sideNames.right}</dt>
            <dd>{sum(rightSum, right)}</dd>
          </Row>
          <Row gap={6}>
            <dt>{t('Difference')}</dt>
            <dd>
              <Signed value={differenceSum} mask={left.pricemask} unit={` ${left.currency}`} />{' '}
              {share !== null && (
                <>
                  (<Signed value={share} mask={left.pricemask} unit=" %" />)
                </>
              )}
            </dd>
          </Row>
        </Row>
      </Row>
    </Row>
  );
}

const blank = { countryId: '', market: '', vetele: '', vehicle: '', at: null, currency: '', pricemask: '' };
const blankColumns = comparisonColumns({ left: blank, right: blank });

/** Until the first rows are there. */
export const ReadingRows = () => (
  <DataTable
    caption={t('Compared prices')}
    columns={blankColumns}
    rows={undefined}
    rowKey={({ code }) => code}
  />
);

interface ComparisonTableProps {
  comparison: PriceComparison;
  place: ComparisonPlace;
  actions: ComparisonActions;
  isReloading: boolean;
}

/** The rows of a page with the totals of all of them below. */
export function ComparisonTable({ comparison, place, actions, isReloading }: ComparisonTableProps) {
  const { left, right, rows, totals } = comparison;
  const columns = useMemo(() => comparisonColumns({ left, right }), [left, right]);
  const { size } = place;
  const page = Math.min(place.page, Math.max(0, Math.ceil(rows.length / size) - 1));
  return (
    <>
      <DataTable
        caption={t('Compared prices')}
        columns={columns}
        rows={rows.slice(page * size, (page + 1) * size)}
        rowKey={({ code }) => code}
        isReloading={isReloading}
        scrollKey={page}
        empty={<NoRows comparison={comparison} place={place} actions={actions} />}
      />
      {totals.compared > 0 && <ComparisonTotals left={left} right={right} totals={totals} />}
      {rows.length > pageSizes[0] && (
        <Pager
          page={page}
          size={size}
          total={rows.length}
          sizes={pageSizes}
          onPage={actions.goToPage}
          onSize={actions.setSize}
        />
      )}
    </>
  );
}

/** Nothing of the filters, or nothing that differs. */
function NoRows({ comparison, place, actions }: Omit<ComparisonTableProps, 'isReloading'>) {
  if (comparison.totals.compared === 0)
    return (
      <EmptyState
        title={t('Nothing found')}
        text={t('Neither list has an item of this kind that matches the search.')}
        action={
          (place.kind || place.search) && <Button onClick={actions.clearFilters}>{t('Clear filters')}</Button>
        }
      />
    );
  return (
    <EmptyState
      icon={Equal}
      title={t('No differences')}
      text={t('All prices are the same in both lists.')}
      action={<Button onClick={() => actions.showAll(true)}>{t('Show all rows')}</Button>}
    />
  );
}
