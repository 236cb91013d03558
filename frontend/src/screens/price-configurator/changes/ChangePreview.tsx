import { useRef, useState, type KeyboardEvent, memo } from 'react';
import { drawRows } from '../../../kit/grid/drawRows';
import { useRowsInSight } from '../../../kit/grid/useRowsInSight';
import { TickAll } from '../../../kit/import/TickAll';
import { t } from '../../../texts/priceConfigurator.gen';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Row } from '../../../ui/Row';
import sheetStyles from '../../../ui/data/sheet.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import textStyles from '../../../ui/text.module.css';
import workbookStyles from '../../../kit/import/workbook.module.css';
import { ChangeFilter, isOfKind, type ShownChanges } from './ChangeFilter';
import type { ChangeRow } from './changeRows';
import styles from './price-changes.module.css';
import { TriangleAlert } from 'lucide-react';
import { formatExactAmount, type Cents } from '../../../../../contracts/rules/amounts';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { baseCode } from '../save/priceList';

export interface ChangePreviewProps {
  rows: readonly ChangeRow[];
  mask: string;
  /** The list that is copied from is on its way. */
  isReading: boolean;
  leftOut: ReadonlySet<string>;
  onTick: (codes: readonly string[], isTicked: boolean) => void;
}

/** What would become of each price, and the boxes that leave prices out. */
export function ChangePreview(props: ChangePreviewProps) {
  const { rows, isReading } = props;
  const [shown, setShown] = useState<ShownChanges>('open');
  const visible = rows.filter(isOfKind[shown]);
  return (
    <section>
      <Row wrap gap={10} className={classes(textStyles.small, workbookStyles.section)}>
        <h3>{t('Preview')}</h3>
        <ChangeFilter rows={rows} value={shown} onChange={setShown} />
      </Row>
      {visible.length > 0 ? (
        <PreviewTable {...props} key={shown} rows={visible} />
      ) : isReading ? (
        <div className={classes(layoutStyles.box, textStyles.center, workbookStyles.none)} aria-busy>
          <span className={textStyles.unseen} role="status">
            {t('The other price list is being read.')}
          </span>
          <Skeleton width="60%" height={14} />
        </div>
      ) : (
        <p className={classes(layoutStyles.box, textStyles.center, textStyles.muted, workbookStyles.none)}>
          {rows.length === 0
            ? t('Choose what to change; every price is shown here before anything is applied.')
            : t('No price is in this state.')}
        </p>
      )}
    </section>
  );
}

const rowHeight = 44;
/** Of the box, code, name, old and new price, difference, share, and why not. */
const columnWidths = [
  48,
  'clamp(64px, 6vw, 92px)',
  undefined,
  'clamp(102px, 9vw, 124px)',
  'clamp(92px, 9vw, 124px)',
  'clamp(90px, 8vw, 116px)',
  'clamp(86px, 7vw, 96px)',
  'clamp(176px, 19vw, 270px)',
];

/** Rows under a head that stays; of thousands only those in sight are drawn, and the one that has the focus. */
function PreviewTable({ rows, mask, leftOut, onTick }: ChangePreviewProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const sight = useRowsInSight(body, rows.length, rowHeight);
  const [active, setActive] = useState<string>();
  const open = rows.filter(isOfKind.changed).map(({ code }) => code);
  return (
    <div
      className={classes(layoutStyles.box, layoutStyles.scrolls, workbookStyles.box, styles.box)}
      role="group"
      aria-label={t('{caption}, rows', { caption: t('Preview of the changed prices') })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
      tabIndex={0}
    >
      <table
        role="grid"
        aria-label={t('Preview of the changed prices')}
        className={classes(sheetStyles.sheet, workbookStyles.grid)}
        aria-rowcount={rows.length + 1}
        onKeyDown={stepToBox}
        onFocus={({ target }) => setActive(target.closest('tr')?.dataset.code)}
      >
        <colgroup>
          {columnWidths.map((width, at) => (
            <col key={at} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th className={textStyles.center}>
              <TickAll
                label={t('Apply all prices that are shown')}
                count={open.filter((code) => !leftOut.has(code)).length}
                total={open.length}
                onTick={(isTicked) => onTick(open, isTicked)}
              />
            </th>
            <th>Code</th>
            <th>{t('Name')}</th>
            <th className={textStyles.amount}>{t('Current price')}</th>
            <th className={textStyles.amount}>{t('New price')}</th>
            <th className={textStyles.amount}>{t('Difference')}</th>
            <th className={textStyles.amount}>{t('In %')}</th>
            <th>{t('Why not')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {drawRows(rows, {
            sight,
            rowHeight,
            active,
            keyOf: ({ code }) => code,
            draw: (row, at) => (
              <ChangePreviewRow
                key={row.code}
                row={row}
                rowIndex={at + 2}
                mask={mask}
                isTicked={row.state === 'changed' && !leftOut.has(row.code)}
                onTick={onTick}
              />
            ),
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The arrow keys lead from box to box, past rows that have none to tick. */
function stepToBox(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not(:disabled)')];
  const next = boxes[boxes.indexOf(event.target as HTMLInputElement) + step];
  event.preventDefault();
  next?.focus();
}

interface ChangePreviewRowProps {
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
const ChangePreviewRow = memo(function ChangePreviewRow(props: ChangePreviewRowProps) {
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
      <td className={textStyles.center}>
        {isOpen && (
          <Checkbox
            label={t('Apply {label}', { label })}
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
      <td className={classes(textStyles.amount, textStyles.muted)}>{written(row.price, mask)}</td>
      <td className={classes(textStyles.amount, isTicked && textStyles.bold)}>{written(row.after, mask)}</td>
      <td className={classes(textStyles.amount, textStyles.muted)}>{signed(row.difference, mask)}</td>
      <td className={classes(textStyles.amount, isLarge ? textStyles.warn : textStyles.muted)}>
        {isLarge && <TriangleAlert size={14} role="img" aria-label={t('More than half')} />}{' '}
        {signed(row.share, mask, ' %')}
      </td>
      <td className={classes(workbookStyles.why, textStyles.danger)} title={refusal}>
        <span className={textStyles.twoLines}>{refusal}</span>
      </td>
    </tr>
  );
});
