import { ArrowRight, Building2, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../api';
import type { Column } from '../../ui/data/Column';
import { Toggle } from '../../ui/fields/Toggle';
import { isOfHq, isShown, lockOf, type SolModelRow } from './solModel';
import type { SolModelSortKey } from './solModelSearch';
import type { PriceLists } from './usePriceLists';
import { solModelTexts } from '../../texts';
import { t } from '../../texts/solModels.gen';
import styles from './sol-models.module.css';
import { classes } from '../../ui/classes';
import { Tag } from '../../ui/data/Tag';
import cell from '../../kit/list/cell-link.module.css';
import textStyles from '../../ui/text.module.css';
import fieldStyles from '../../ui/fields/field.module.css';
import { Row } from '../../ui/Row';

export interface ColumnWork {
  user: SessionUser;
  priceLists: PriceLists;
  /** Asks before a record is shown or hidden. */
  onToggle: (row: SolModelRow) => void;
}

const day = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: '2-digit' });

/** In order. */
export const columnsOf = (work: ColumnWork): Column<SolModelRow, SolModelSortKey>[] => [
  {
    key: 'model',
    header: t('Model'),
    sortKey: 'model',
    width: '19%',
    cell: (row) => <ModelCell row={row} />,
  },
  {
    key: 'adm',
    header: t('ADM'),
    sortKey: 'adm',
    width: '12%',
    className: textStyles.muted,
    cell: (row) => (isOfHq(row) ? t('All') : row.adm),
  },
  {
    key: 'market',
    header: solModelTexts.market,
    sortKey: 'market',
    width: '13%',
    cell: (row) => <MarketCell row={row} />,
  },
  {
    key: 'updateDate',
    header: t('Last Update'),
    sortKey: 'updateDate',
    width: 130,
    className: classes(textStyles.muted, textStyles.num),
    cell: ({ updateDate, updateUser }) => (
      <span title={updateUser ? t('By {updateUser}', { updateUser }) : undefined}>
        {day.format(new Date(updateDate))}
      </span>
    ),
  },
  {
    key: 'visible',
    header: 'SOL',
    sortKey: 'visible',
    cell: (row) => <VisibilityCell row={row} {...work} />,
  },
  {
    key: 'priceConf',
    header: t('Price Conf'),
    width: 190,
    align: 'right',
    className: textStyles.nowrap,
    cell: (row) => <PriceConfCell row={row} {...work} />,
  },
];

/** The record of headquarters carries name and code; those of the markets stand below it. */
const ModelCell = ({ row }: { row: SolModelRow }) =>
  row.isBelow ? (
    <Row as="span" gap={0} className={classes(textStyles.muted, styles.below)}>
      {row.model}
    </Row>
  ) : (
    <span className={isOfHq(row) ? styles.hq : undefined}>
      <b>{row.model}</b>
      <span className={classes(textStyles.sub, textStyles.mono)}>{row.vetele}</span>
    </span>
  );

const MarketCell = ({ row }: { row: SolModelRow }) =>
  isOfHq(row) ? (
    <Tag icon={Building2}>{t('HQ')}</Tag>
  ) : (
    <span className={textStyles.ellipsis}>
      <span className={classes(textStyles.mono, textStyles.muted, textStyles.bold, textStyles.tiny)}>
        {row.idCountry}
      </span>{' '}
      {row.market}
    </span>
  );

function VisibilityCell({ row, user, onToggle }: { row: SolModelRow } & ColumnWork) {
  const lock = lockOf(row, user);
  const shown = isShown(row);
  const where = isOfHq(row) ? 'HQ' : row.market;
  return (
    <Row as="span" wrap gap="2px 10px">
      <Toggle
        label={
          <>
            <span className={textStyles.unseen}>
              {row.model}, {where}:{' '}
            </span>
            {shown ? t('Visible') : t('Not visible')}
          </>
        }
        checked={shown}
        disabled={lock !== undefined}
        onChange={() => onToggle(row)}
      />
      {lock && (
        <span className={fieldStyles.hint}>
          <Lock size={13} aria-hidden /> {lock}
        </span>
      )}
    </Row>
  );
}

/** Where the prices of the vehicle are set; it asks first whether the model is active. */
function PriceConfCell({ row, user, priceLists }: { row: SolModelRow } & ColumnWork) {
  // The prices of headquarters' records are those of each market.
  if (!user.priceConfEnabled || (isOfHq(row) && !user.isHQUser)) return null;
  return (
    <Link
      className={cell.link}
      to={priceLists.addressOf(row)}
      aria-label={t('Price configurator of {subject}', {
        subject: [row.model, row.market].filter(Boolean).join(', '),
      })}
      onClick={(event) => {
        // A new tab is the browser's own business.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void priceLists.open(row);
      }}
    >
      {t('Price configurator')} <ArrowRight size={14} aria-hidden />
    </Link>
  );
}
