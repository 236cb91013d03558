import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { formatExactAmount, type Cents } from '../../../../../contracts/rules/amounts';
import { t } from '../../../texts/priceConfigurator';
import { classes } from '../../../ui/classes';
import { Checkbox } from '../../../ui/fields/Checkbox';
import textStyles from '../../../ui/text.module.css';
import workbookStyles from '../../../kit/import/workbook.module.css';
import { baseCode } from '../save/priceList';
import type { ChangeRow } from './changeRows';

export interface ChangePreviewRowProps {
  row: ChangeRow;
  /** One-based among all rows of the table, its head included. */
  rowIndex: number;
  mask: string;
  isTicked: boolean;
  onTick: (codes: readonly string[], isTicked: boolean) => void;
}

const written = (cents: Cents | null, mask: string) =>
  cents === null ? '–' : formatExactAmount(cents, mask);

const signed = (value: number | null, mask: string, unit = '') =>
  value === null ? '–' : `${value > 0 ? '+' : ''}${formatExactAmount(value, mask)}${unit}`;

/** A price before and after; what is refused says why, what is left out is pale. */
export const ChangePreviewRow = memo(function ChangePreviewRow(props: ChangePreviewRowProps) {
  const { row, rowIndex, mask, isTicked, onTick } = props;
  const { code, name, state, refusal, isLarge } = row;
  const isOpen = state === 'changed';
  const label = code === baseCode ? t('Base price') : code;
  return (
    <tr
      data-code={code}
      aria-rowindex={rowIndex}
      className={classes(!isOpen && workbookStyles.off, isOpen && !isTicked && workbookStyles.unticked)}
    >
      <td className={workbookStyles.center}>
        {isOpen && (
          <Checkbox
            label={t('Take over {label}', { label })}
            hideLabel
            checked={isTicked}
            onValue={(checked) => onTick([code], checked)}
          />
        )}
      </td>
      <td className={workbookStyles.code}>{code === baseCode ? '–' : code}</td>
      <td className={workbookStyles.name} title={name}>
        <span className={textStyles.twoLines}>
          {code === baseCode ? `${t('Base price')}, ${name}` : name}
        </span>
      </td>
      <td className={classes(workbookStyles.right, textStyles.muted)}>{written(row.price, mask)}</td>
      <td className={classes(workbookStyles.right, isTicked && textStyles.bold)}>
        {written(row.after, mask)}
      </td>
      <td className={classes(workbookStyles.right, textStyles.muted)}>{signed(row.difference, mask)}</td>
      <td className={classes(workbookStyles.right, isLarge ? textStyles.warn : textStyles.muted)}>
        {isLarge && <TriangleAlert size={14} role="img" aria-label={t('More than half')} />}{' '}
        {signed(row.share, mask, ' %')}
      </td>
      <td className={classes(workbookStyles.why, textStyles.danger)} title={refusal}>
        <span className={textStyles.twoLines}>{refusal}</span>
      </td>
    </tr>
  );
});
