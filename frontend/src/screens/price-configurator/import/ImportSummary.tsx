import type { PriceUploadRow } from '../../../api';
import { formatCount } from '../../../kit/format/counts';
import { rowStatuses } from '../../../kit/import/importPlan';
import { unchangedRow } from './PreviewRow';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/priceConfigurator.gen';
import styles from './price-import.module.css';
import { classes } from '../../../ui/classes';
import textStyles from '../../../ui/text.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import { Row } from '../../../ui/Row';

export interface ImportSummaryProps {
  rows: readonly PriceUploadRow[];
  /** 'Selected to import' before, 'Imported' after. */
  label: string;
  count: number;
}

const counters = {
  0: [t('{count} row ready'), t('{count} rows ready')],
  1: [t('{count} warning'), t('{count} warnings')],
  2: [t('{count} error'), t('{count} errors')],
} as const;

const figure = (count: number) => <b className={textStyles.num}>{formatCount(count)}</b>;

/** How many rows are ready, warned of, wrong and unchanged, and how many of them are imported. */
export function ImportSummary({ rows, label, count }: ImportSummaryProps) {
  const counted = (wanted: PriceUploadRow['status']) =>
    rows.filter(({ status, isUnchanged }) => status === wanted && !isUnchanged).length;
  const unchanged = rows.filter(({ isUnchanged }) => isUnchanged).length;
  const ready = counted(0);
  return (
    <Row
      as="ul"
      wrap
      align="flex-start"
      gap={0}
      className={classes(
        layoutStyles.box,
        layoutStyles.divided,
        layoutStyles.shade,
        textStyles.muted,
        textStyles.small,
        styles.counters,
      )}
    >
      {([0, 1, 2] as const).map((status) => {
        const { icon: Icon, tone } = rowStatuses[status];
        const number = counted(status);
        return (
          <Row as="li" gap={10} key={status}>
            <Icon size={20} className={textStyles[tone]} aria-hidden />
            <span>{rich(counters[status][number === 1 ? 0 : 1], { count: figure(number) })}</span>
          </Row>
        );
      })}
      <Row as="li" gap={10}>
        <unchangedRow.icon size={20} className={textStyles[unchangedRow.tone]} aria-hidden />
        <span>
          {rich(unchanged === 1 ? t('{count} row unchanged') : t('{count} rows unchanged'), {
            count: figure(unchanged),
          })}
        </span>
      </Row>
      <Row as="li" gap={10}>
        {label}{' '}
        <span className={textStyles.faint}>
          {rich(
            ready === 1
              ? t('{count} of 1 ready row')
              : t('{count} of {ready} ready rows', { ready: formatCount(ready) }),
            { count: figure(count) },
          )}
        </span>
      </Row>
    </Row>
  );
}
