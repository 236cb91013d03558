import { Link } from 'react-router-dom';
import type { Readiness } from '../../api';
import { formatCount } from '../../kit/format/counts';
import { t } from '../../texts/readiness.gen';
import type { Column } from '../../ui/data/Column';
import textStyles from '../../ui/text.module.css';
import { CheckCount } from './CheckCount';
import type { MatrixMarket, MatrixRow } from './readinessMatrix';
import { checks, countIn, placeOf, type CheckName, type CheckPlace } from './readinessChecks';
import styles from './readiness.module.css';
import { classes } from '../../ui/classes';

interface MatrixColumns {
  markets: readonly MatrixMarket[];
  check: CheckName | '';
  settings: CheckPlace;
  /** The address of one market alone. */
  toMarket: (id: string) => string;
  onOpen: (place: Readiness) => void;
}

const Vehicle = ({ name, vetele }: Pick<MatrixRow, 'name' | 'vetele'>) => (
  <span className={classes(textStyles.nowrap, vetele === '' && textStyles.bold)}>
    {name} {vetele !== '' && <span className={textStyles.sub}>{vetele}</span>}
  </span>
);

/** A row for each vehicle, a column for each market. */
export function matrixColumns(wanted: MatrixColumns): Column<MatrixRow>[] {
  const { markets, check: name, settings, toMarket, onOpen } = wanted;
  const check = checks.find((one) => one.name === name);
  return [
    { key: 'vehicle', header: t('Vehicle'), cell: (row) => <Vehicle {...row} /> },
    {
      key: 'total',
      header: t('All'),
      align: 'right',
      className: textStyles.num,
      cell: ({ total }) => <b>{formatCount(total)}</b>,
    },
    ...markets.map((market): Column<MatrixRow> => ({
      key: market.id,
      header: (
        <Link
          className={styles.market}
          to={toMarket(market.id)}
          title={market.name}
          aria-label={`${market.id}, ${market.name}`}
        >
          {market.id}
        </Link>
      ),
      align: 'center',
      className: textStyles.num,
      cell: (row) => {
        const place = row.places[market.id];
        const told = [row.name, market.name, check?.label].filter(Boolean).join(', ');
        return (
          <CheckCount
            count={row.counts[market.id]}
            name={told}
            isTotal={row.vetele === ''}
            to={place && check && placeOf(check, place, settings)}
            onOpen={place && !check ? () => onOpen(place) : undefined}
          />
        );
      },
    })),
  ];
}

/** A row for each vehicle of one market, a column for each check. */
export const checkColumns = (
  settings: CheckPlace,
  onOpen: (place: Readiness) => void,
): Column<Readiness>[] => [
  { key: 'vehicle', header: t('Vehicle'), cell: (row) => <Vehicle name={row.vehicle} vetele={row.vetele} /> },
  {
    key: 'total',
    header: t('All'),
    align: 'center',
    className: textStyles.num,
    cell: (row) => (
      <CheckCount
        count={countIn(row, '')}
        name={`${row.vehicle}, ${row.market}`}
        onOpen={() => onOpen(row)}
      />
    ),
  },
  ...checks.map((check, at): Column<Readiness> => ({
    key: check.name,
    header: <span title={check.label}>{check.header}</span>,
    ...(check.group && { group: check.group }),
    divided: check.group !== checks[at - 1]?.group,
    align: 'center',
    className: textStyles.num,
    cell: (row) => (
      <CheckCount
        count={row[check.name]}
        name={`${row.vehicle}, ${check.label}`}
        to={placeOf(check, row, settings)}
      />
    ),
  })),
];
