import { Info, Lock, Undo2, createLucideIcon } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { Dash } from '../../ui/data/Dash';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/navigation/IconButton';
import { centsOf, formatAmount, type Cents } from '../../../../contracts/rules/amounts';
import { itemPriceWithoutTax } from '../../../../contracts/rules/price-without-tax';
import {
  canHide,
  canMark,
  canRemoveTax,
  canType,
  stopOf,
  type GridCell,
  type GridSettings,
} from './gridCells';
import { hasEditInfo, type GridColumnKey, type GridItem } from './gridColumns';
import { PriceInput } from './PriceInput';
import type { SheetCell } from './priceSheet';
import { usePriceCell } from './usePriceSheet';
import { t } from '../../texts/kitGrid.gen';
import { quotedLanguage } from '../../texts/quotedLanguage';
import textStyles from '../../ui/text.module.css';
import styles from './price-grid.module.css';
import checkboxStyles from '../../ui/fields/checkbox.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { Row } from '../../ui/Row';

/** Lucide's calculator in one path instead of eleven: every row of a price grid has one. */
const CalculatorIcon = createLucideIcon('calculator', [
  [
    'path',
    {
      d: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM8 6h8M16 14v4M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
      key: 'all',
    },
  ],
]);

export interface PriceRowProps {
  item: GridItem;
  /** One-based among all rows of the table, its head included. */
  rowIndex: number;
  settings: GridSettings;
  /** The Tab key arrives in this row. */
  isStop: boolean;
  isMarked: boolean;
}

interface CellProps {
  item: GridItem;
  cell: SheetCell;
  settings: GridSettings;
  isMarked: boolean;
  noteId: string;
  /** Of what takes the focus: 0 where the Tab key arrives, else only arrows and Tab within the row lead there. */
  tabOf: (cell: GridCell) => 0 | -1;
}

/** A row hears of its own price alone; clicks and keys are handled by the table, see data-cell. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { item, rowIndex, settings, isStop, isMarked } = props;
  const cell = usePriceCell(settings.sheet, item.code);
  const noteId = useId();
  const stop = isStop ? stopOf(item, settings) : undefined;
  const tabOf = (each: GridCell) => (each === stop ? 0 : -1);
  const isMissing = !item.isStandard && (cell.isInvalid || (settings.isPublished && cell.price === null));
  const isHidden = cell.isHiddenByMarket || item.isHiddenByPcm;

  return (
    <tr
      data-code={item.code}
      aria-rowindex={rowIndex}
      aria-selected={canMark(item, settings) ? isMarked : undefined}
      className={classes(
        isMarked && styles.marked,
        isMissing && styles.missing,
        cell.isChanged && styles.changed,
        isHidden && styles.hidden,
      )}
    >
      {settings.columns.map((key) => (
        <td key={key} className={styles[key]}>
          {contents[key]({ item, cell, settings, isMarked, noteId, tabOf })}
        </td>
      ))}
    </tr>
  );
});

const amount = (cents: Cents | null, { mask }: GridSettings) =>
  cents === null ? <Dash /> : formatAmount(cents, mask);

const contents: Record<GridColumnKey, (props: CellProps) => ReactNode> = {
  mark: (props) => canMark(props.item, props.settings) && <MarkBox {...props} />,
  insertDate: ({ item }) => item.dateInsReadonlyString,
  hiddenByPcm: ({ item }) =>
    item.isHiddenByPcm && (
      <span title={t('Hidden by product category')}>
        <Lock size={15} className={textStyles.middle} aria-hidden />
        <span className={textStyles.unseen}>{t('Hidden by product category')}</span>
      </span>
    ),
  hide: (props) => <HideBox {...props} />,
  code: ({ item }) => item.code,
  name: (props) => <Name {...props} />,
  official: ({ item, settings }) => amount(centsOf(item.officialPrice), settings),
  log: ({ item, tabOf }) =>
    hasEditInfo(item) && (
      <IconButton
        data-cell="log"
        tabIndex={tabOf('log')}
        label={t('Price info log of {code}', { code: item.code })}
        icon={Info}
      />
    ),
  final: (props) => <FinalPrice {...props} />,
  rollback: ({ item, cell, settings }) =>
    settings.canEdit &&
    cell.isChanged && (
      <IconButton
        className={styles.accent}
        data-cell="rollback"
        tabIndex={-1}
        label={t('Rollback {code}', { code: item.code })}
        icon={Undo2}
      />
    ),
  withoutTax: (props) => <WithoutTax {...props} />,
  importer: ({ item, settings }) => amount(centsOf(item.impPrice), settings),
  mrpbt: ({ item, settings }) => amount(centsOf(item.mrpbtPrice), settings),
  msrp: ({ item, settings }) => amount(centsOf(item.msrp), settings),
};

function MarkBox({ item: { code }, isMarked, tabOf }: CellProps) {
  return (
    <label className={classes(layoutStyles.row, layoutStyles.inline, checkboxStyles.check)}>
      {/* Its click arrives at the table, which knows of Shift as well. */}
      <input type="checkbox" data-cell="mark" tabIndex={tabOf('mark')} checked={isMarked} readOnly />
      <span className={textStyles.unseen}>{t('Mark {code}', { code })}</span>
    </label>
  );
}

function HideBox({ item, cell, settings, tabOf }: CellProps) {
  if (item.isStandard && !cell.isHiddenByMarket && !item.isHiddenByPcm) return null;
  return (
    // Native, as all of a row: the keys of the table find the box itself by data-cell.
    <label className={classes(layoutStyles.row, layoutStyles.inline, checkboxStyles.check)}>
      <input
        type="checkbox"
        data-cell="hide"
        tabIndex={tabOf('hide')}
        checked={cell.isHiddenByMarket || item.isHiddenByPcm}
        disabled={!canHide(item, settings)}
        onChange={({ target }) => settings.sheet.setHidden(item.code, target.checked)}
      />
      <span className={textStyles.unseen}>{t('Hide {code}', { code: item.code })}</span>
    </label>
  );
}

function Name({ item, cell, noteId }: CellProps) {
  const note = noteOf(item, cell);
  return (
    <span
      className={classes(layoutStyles.column, styles.nameText, note !== undefined && styles.noted)}
      title={item.description}
    >
      <b className={textStyles.twoLines}>{item.description}</b>
      {note !== undefined && (
        <small
          id={noteId}
          className={classes(textStyles.cut, cell.isInvalid ? textStyles.danger : textStyles.faint)}
        >
          {note}
        </small>
      )}
    </span>
  );
}

function noteOf(item: GridItem, cell: SheetCell): string | undefined {
  if (cell.refusal !== undefined) return cell.refusal;
  if (item.isHiddenByPcm) return t('Hidden by product category');
  return cell.isHiddenByMarket ? t('Hidden by market') : undefined;
}

function FinalPrice({ item, cell, settings, noteId, tabOf }: CellProps) {
  if (item.isStandard)
    return (
      <span className={classes(textStyles.faint, styles.standard)} lang={quotedLanguage('(is Standard)')}>
        {t('(is Standard)')}
      </span>
    );
  if (!settings.canEdit)
    return cell.price === null ? <ReadOnlyNone {...settings} /> : amount(cell.price, settings);
  return (
    <PriceInput
      sheet={settings.sheet}
      code={item.code}
      cell={cell}
      label={t('Final price of {code}, {description}', { code: item.code, description: item.description })}
      mask={settings.mask}
      disabled={!canType(item, settings)}
      tabIndex={tabOf('price')}
      isPublished={settings.isPublished}
      describedBy={noteOf(item, cell) === undefined ? undefined : noteId}
    />
  );
}

const ReadOnlyNone = ({ isPublished }: GridSettings) => (
  <span className={isPublished ? textStyles.danger : textStyles.faint}>{t('No price')}</span>
);

function WithoutTax({ item, cell, settings, tabOf }: CellProps) {
  if (item.isStandard || cell.price === null) return <Dash />;
  const { vatPercent, mask } = settings;
  const written = formatAmount(itemPriceWithoutTax(cell.price, vatPercent), mask);
  return (
    <Row as="span" between gap={4} className={styles.taxCell}>
      {canRemoveTax(item, settings) && (
        <IconButton
          data-cell="remove"
          tabIndex={-1}
          label={t('Remove tax from {code}', { code: item.code })}
          icon={CalculatorIcon}
          iconSize={14}
        />
      )}
      <button
        type="button"
        className={styles.taxNumber}
        data-cell="breakdown"
        tabIndex={tabOf('breakdown')}
        aria-label={t('{written}, price breakdown of {code}', { written, code: item.code })}
        title={t('Price breakdown of {code}', { code: item.code })}
      >
        {written}
      </button>
    </Row>
  );
}
