import { Link } from 'react-router-dom';
import type { PriceComparison } from '../../api';
import { formatShown, formatSigned } from '../../kit/amounts/shownAmounts';
import { formatInstant } from '../../kit/format/instants';
import { marketAndModelSearch } from '../../kit/market-model/marketAndModel';
import { t } from '../../texts/priceComparison.gen';
import { Dash } from '../../ui/data/Dash';
import { classes } from '../../ui/classes';
import type { Column } from '../../ui/data/Column';
import { Pill, type PillProps } from '../../ui/data/Pill';
import textStyles from '../../ui/text.module.css';
import { centsOf } from '../../../../contracts/rules/amounts';
import { basePriceCode } from '../../../../contracts/rules/blank-prices';
import { kindNames, sideNames, stateNames } from './comparisonNames';
import type { ComparedKind, ComparedRow, Side } from './comparisonPlace';
import layoutStyles from '../../ui/layout.module.css';
import styles from './price-comparison.module.css';

type List = PriceComparison['left'];

const toneOf = (value: number): string | undefined =>
  value > 0 ? textStyles.ok : value < 0 ? textStyles.danger : undefined;

/** A difference with its sign, in a colour that says the same. */
export function Signed({ value, mask, unit = '' }: { value: number | null; mask: string; unit?: string }) {
  if (value === null) return <Dash />;
  return (
    <span className={toneOf(value)}>
      {formatSigned(centsOf(value), mask)}
      {unit}
    </span>
  );
}

/** The cards of the price screen that do not hold the options. */
const cards: Partial<Record<ComparedKind, string>> = {
  fuoriserie: 'fuoriserie',
  programs: 'customer_programs',
  accessories: 'accessories',
};

/** The very row of a price list. */
export function rowAddress(
  { countryId, vetele }: List,
  { code, kind }: Pick<ComparedRow, 'code' | 'kind'>,
): string {
  const row = kind === 'base' ? '' : `&${new URLSearchParams({ find: code })}`;
  return `/price_configurator${marketAndModelSearch(countryId, vetele)}${row}#${cards[kind] ?? 'prices_equipment'}`;
}

const statePills: Record<ComparedRow['state'], PillProps['tone']> = {
  same: 'neutral',
  different: 'accent',
  onlyLeft: 'warning',
  onlyRight: 'warning',
  missingLeft: 'danger',
  missingRight: 'danger',
  otherCurrency: 'neutral',
};

const wordOf = (row: ComparedRow, side: Side): string | undefined => {
  const isLeft = side === 'left';
  if (row.state === (isLeft ? 'onlyRight' : 'onlyLeft')) return t('Not offered');
  if (isLeft ? row.leftStandard : row.rightStandard) return t('Standard');
  return (isLeft ? row.leftPrice : row.rightPrice) === null ? t('No price') : undefined;
};

/** A price that leads to its row; what is offered no more has none to lead to. */
function Price({ row, side, list }: { row: ComparedRow; side: Side; list: List }) {
  const { code, description, kind, state } = row;
  const word = wordOf(row, side);
  const price = side === 'left' ? row.leftPrice : row.rightPrice;
  const shown = word ?? formatShown(centsOf(price) ?? 0, list.pricemask);
  const isOffered = kind !== 'gone' && state !== (side === 'left' ? 'onlyRight' : 'onlyLeft');
  if (!isOffered) return <span className={word ? textStyles.faint : undefined}>{shown}</span>;
  return (
    <Link
      className={classes(layoutStyles.row, layoutStyles.inline, styles.price, word && textStyles.muted)}
      to={rowAddress(list, row)}
      aria-label={`${sideNames[side]}, ${code === basePriceCode ? kindNames.base : code}: ${shown}`}
      title={description}
    >
      {shown}
    </Link>
  );
}

/** Which list it is, for the selects above may cut its name. */
const headOf = (side: Side, { market, vehicle, currency, at }: List) => (
  <span className={styles.head} title={`${market}, ${vehicle}`}>
    {sideNames[side]} <span className={textStyles.faint}>{currency}</span>
    <span className={classes(textStyles.muted, textStyles.regular, styles.headList)}>{vehicle}</span>
    {at !== null && (
      <span className={classes(textStyles.muted, textStyles.regular, styles.headList)}>
        {formatInstant(at)}
      </span>
    )}
  </span>
);

/** Code and name, both prices, and what they differ by. */
export function comparisonColumns({
  left,
  right,
}: Pick<PriceComparison, 'left' | 'right'>): Column<ComparedRow>[] {
  const amounts = { align: 'right', className: classes(textStyles.num, textStyles.nowrap) } as const;
  return [
    {
      key: 'code',
      header: 'Code',
      className: textStyles.mono,
      cell: ({ code }) => (code === basePriceCode ? '–' : code),
    },
    {
      key: 'description',
      header: t('Description'),
      cell: ({ kind, pargroup, description }) => (
        <>
          {description}{' '}
          <span className={textStyles.sub}>{[kindNames[kind], pargroup].filter(Boolean).join(', ')}</span>
        </>
      ),
    },
    {
      key: 'left',
      header: headOf('left', left),
      ...amounts,
      cell: (row) => <Price row={row} side="left" list={left} />,
    },
    {
      key: 'right',
      header: headOf('right', right),
      ...amounts,
      cell: (row) => <Price row={row} side="right" list={right} />,
    },
    {
      key: 'difference',
      header: (
        <span title={t('Right less left')}>
          {t('Difference')} <span className={textStyles.faint}>{left.currency}</span>
        </span>
      ),
      ...amounts,
      cell: ({ difference }) => <Signed value={difference} mask={left.pricemask} />,
    },
    {
      key: 'share',
      header: <span title={t('Difference in percent of the left price')}>%</span>,
      ...amounts,
      cell: ({ share }) => <Signed value={share} mask={left.pricemask} unit=" %" />,
    },
    {
      key: 'state',
      header: t('State'),
      cell: ({ state }) => <Pill tone={statePills[state]}>{stateNames[state]}</Pill>,
    },
  ];
}
