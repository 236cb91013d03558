import { CircleAlert } from 'lucide-react';
import {
  useCallback,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { formatExactAmount, isAmount, readAmount } from '../../../../contracts/rules/amounts';
import { classes } from '../../ui/classes';
import { AmountReading } from '../amounts/AmountReading';
import { isSaveKey } from '../../ui/saveKeys';
import { blockOf } from './pasteBlock';
import type { PriceSheet, SheetCell } from './priceSheet';
import { t } from '../../texts/kitGrid.gen';
import styles from './price-input.module.css';
import amountStyles from '../amounts/amount-input.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';

export interface PriceInputProps {
  sheet: PriceSheet;
  code: string;
  cell: SheetCell;
  mask: string;
  id?: string;
  /** Names the field where no label points at it: 'Final price of 05FK, Rosso Etna'. */
  label?: string;
  disabled?: boolean;
  readOnly?: boolean;
  tabIndex?: number;
  /** Marks a missing price red. */
  isPublished: boolean;
  describedBy?: string;
  /** No table around it leads from price to price: it chooses its text and takes an edit back itself. */
  isAlone?: boolean;
}

/** A price as the market writes it, and while it is edited as it was typed, with what that is read as below it. */
export function PriceInput(props: PriceInputProps) {
  const { sheet, code, cell, mask, id, label, disabled, readOnly, tabIndex, isPublished, describedBy } =
    props;
  const [isFocused, setIsFocused] = useState(false);
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const fieldOf = useCallback(() => field.current, []);
  const isFaulty = cell.isInvalid || (isPublished && cell.price === null);
  const shown = isAmount(cell.price) ? formatExactAmount(cell.price, mask) : '';
  const reading =
    isFocused && cell.text !== null && cell.text !== shown
      ? readAmount(cell.text, mask, { held: sheet.loaded(code)?.price, currency: sheet.currency })
      : undefined;
  const keys = props.isAlone ? keysOf(sheet, code) : undefined;

  return (
    <span className={classes(layoutStyles.anchor, styles.field, isFaulty && styles.faulty)}>
      {isFaulty && <CircleAlert size={15} aria-hidden />}
      <input
        {...keys}
        id={id}
        disabled={disabled}
        readOnly={readOnly}
        tabIndex={tabIndex}
        ref={field}
        className={classes(
          textStyles.num,
          textStyles.right,
          amountStyles.input,
          cell.isChanged && amountStyles.changed,
        )}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        data-cell="price"
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        aria-describedby={classes(describedBy, reading && noteId) || undefined}
        placeholder={t('Missing')}
        value={cell.text ?? shown}
        onFocus={(event) => {
          setIsFocused(true);
          keys?.onFocus(event);
        }}
        onBlur={() => {
          setIsFocused(false);
          sheet.settle(code);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim();
          // The field would drop the line breaks between two cells and make one price of them.
          if (event.defaultPrevented || !blockOf(pasted)) return;
          event.preventDefault();
          sheet.type(code, pasted.replace(/[\r\n]+/g, '\t').slice(0, 60), mask);
        }}
        onChange={(event) => sheet.type(code, event.target.value, mask)}
      />
      {reading && (
        <AmountReading
          id={noteId}
          of={fieldOf}
          onRounded={(price) => sheet.setPrices([{ code, price }])}
          reading={reading}
          mask={mask}
        />
      )}
    </span>
  );
}

/** As in the grid: the first click chooses the whole price, the next one places the caret; Esc takes an edit back. */
const keysOf = (sheet: PriceSheet, code: string) => ({
  onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
  onMouseDown(event: MouseEvent<HTMLInputElement>) {
    if (event.button !== 0 || document.activeElement === event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.focus();
  },
  onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' || isSaveKey(event)) sheet.settle(code);
    if (event.key !== 'Escape' || !sheet.cell(code).isChanged) return;
    // It undoes what was typed, and only another one closes a dialog around it.
    event.preventDefault();
    sheet.rollback([code]);
  },
});
