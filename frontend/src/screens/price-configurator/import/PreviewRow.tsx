import { memo } from 'react';
import type { PriceUploadRow } from '../../../api';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { PriceInput } from '../../../kit/grid/PriceInput';
import { usePriceCell } from '../../../kit/grid/usePriceSheet';
import { rowStatuses, type RowStatus } from '../../../kit/import/importPlan';
import { centsOf, formatExactAmount } from '../../../../../contracts/rules/amounts';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { classes } from '../../../ui/classes';
import { t } from '../../../texts/priceConfigurator.gen';
import { Equal } from 'lucide-react';
import layoutStyles from '../../../ui/layout.module.css';
import styles from './price-import.module.css';
import workbookStyles from '../../../kit/import/workbook.module.css';
import textStyles from '../../../ui/text.module.css';

/** What the wire calls a warning although nothing is wrong: the row says what is stored already. */
export const unchangedRow: RowStatus = { icon: Equal, word: t('Unchanged'), tone: 'neutral' };

export interface PreviewRowProps {
  row: PriceUploadRow;
  /** Its place in the table, of which only the rows in sight are drawn. */
  rowIndex: number;
  sheet: PriceSheet;
  mask: string;
  isTicked: boolean;
  isDone: boolean;
  onTick: (row: PriceUploadRow, isTicked: boolean) => void;
}

const written = (amount: number | null, mask: string) =>
  amount === null ? '–' : formatExactAmount(centsOf(amount), mask);

/** A row of the preview. Only status 0 has a tick box and a field. */
export const PreviewRow = memo(function PreviewRow(props: PreviewRowProps) {
  const { row, rowIndex, sheet, mask, isTicked, isDone, onTick } = props;
  const { icon: Icon, word, tone } = row.isUnchanged ? unchangedRow : rowStatuses[row.status];
  const isOpen = row.status === 0 && !isDone;
  const label = row.code === '-' ? row.description : row.code;
  return (
    <tr
      className={classes(
        row.status !== 0 && workbookStyles.off,
        !isTicked && row.status === 0 && workbookStyles.unticked,
      )}
      aria-rowindex={rowIndex}
      data-row={row.row}
    >
      <td className={textStyles.center}>
        <Checkbox
          label={t('Import {label}', { label })}
          hideLabel
          checked={isTicked}
          disabled={!isOpen}
          onValue={(checked) => onTick(row, checked)}
        />
      </td>
      <td className={textStyles.center}>
        <Icon
          size={18}
          className={classes(textStyles.middle, textStyles[tone])}
          role="img"
          aria-label={t('Status {status}, {word}', { status: row.status, word })}
        />
      </td>
      <td className={workbookStyles.code}>{row.code === '-' ? '–' : row.code}</td>
      <td className={workbookStyles.name} title={row.description}>
        <span className={textStyles.twoLines}>{row.description}</span>
      </td>
      <td className={classes(textStyles.amount, textStyles.muted)}>{written(row.currentPrice, mask)}</td>
      <td className={textStyles.amount}>
        {isOpen ? (
          <NewPrice row={row} sheet={sheet} mask={mask} label={t('New price of {label}', { label })} />
        ) : (
          <span className={classes(layoutStyles.sunk, textStyles.muted, textStyles.num, styles.price)}>
            {written(row.price, mask)}
          </span>
        )}
      </td>
      <td className={classes(textStyles.amount, textStyles.muted)}>
        <Change row={row} sheet={sheet} mask={mask} isOpen={isOpen} />
      </td>
      <td
        className={classes(workbookStyles.why, tone === 'ok' ? textStyles.faint : textStyles[tone])}
        title={row.statusDescription}
      >
        <span className={textStyles.twoLines}>{row.statusDescription}</span>
      </td>
    </tr>
  );
});

type NewPriceProps = Pick<PreviewRowProps, 'row' | 'sheet' | 'mask'> & { label: string };

/** Typed and written as in the grid; a base price of 0 is none. */
function NewPrice({ row: { code }, sheet, mask, label }: NewPriceProps) {
  const cell = usePriceCell(sheet, code);
  const isFaulty = cell.isInvalid || (code === '-' && cell.price === 0);
  return (
    <PriceInput
      sheet={sheet}
      code={code}
      mask={mask}
      label={label}
      cell={{ ...cell, isInvalid: isFaulty }}
      isPublished
    />
  );
}

interface ChangeProps extends Pick<PreviewRowProps, 'row' | 'sheet' | 'mask'> {
  isOpen: boolean;
}

function Change({ row, sheet, mask, isOpen }: ChangeProps) {
  const cell = usePriceCell(sheet, row.code);
  const price = isOpen ? (cell.isInvalid ? null : cell.price) : centsOf(row.price);
  const before = centsOf(row.currentPrice);
  if (price === null || before === null || row.status === 2) return '–';
  return `${price > before ? '+' : ''}${formatExactAmount(price - before, mask)}`;
}
