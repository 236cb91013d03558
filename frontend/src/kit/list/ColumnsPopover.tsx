import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react';
import { t } from '../../texts/kitColumns.gen';
import type { Column } from '../../ui/data/Column';
import { measuredWidths, resized } from '../../ui/data/columnWidths';
import { Popover } from '../../ui/dialogs/Popover';
import popoverStyles from '../../ui/dialogs/popover.module.css';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Button } from '../../ui/navigation/Button';
import { IconButton } from '../../ui/navigation/IconButton';
import { Row } from '../../ui/Row';
import { moved, toggled } from './arrangeColumns';
import { namesRow, orderedColumns } from './columnLayout';
import styles from './columns.module.css';
import { useKeptLayout } from './useColumnLayout';

type ListColumn = Pick<Column<never>, 'key' | 'header' | 'group' | 'stick'>;

export interface ColumnsPopoverProps {
  columns: readonly ListColumn[];
  /** The button that has opened it, within the card of the list. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** A press changes a width by so many pixels. */
const step = 24;

/** Headings without words are not for the eye: 'Colours'. */
const nameOf = ({ header, key }: ListColumn): string => {
  if (typeof header === 'string') return header;
  const { children } = (header as { props?: { children?: unknown } }).props ?? {};
  return typeof children === 'string' ? children : key;
};

/** Which columns a list shows, in what order and how wide; it holds at once, and for this user and list from now on. */
export function ColumnsPopover({ columns, anchor, onClose }: ColumnsPopoverProps) {
  const [layout, keep] = useKeptLayout();
  const ordered = orderedColumns(columns, layout);
  const hidden = layout.hidden ?? [];
  const resize = (key: string, by: number) => {
    const table = anchor.closest('section')?.querySelector('table');
    const widths = layout.widths ?? (table ? measuredWidths(table) : {});
    keep({ ...layout, widths: resized(widths, key, by) });
  };
  const row = (column: ListColumn) => {
    const { key, group } = column;
    const name = group ? `${group}: ${nameOf(column)}` : nameOf(column);
    const isFixed = namesRow(columns, key);
    const isShown = isFixed || !hidden.includes(key);
    const [up, down] = [moved(columns, layout, key, -1), moved(columns, layout, key, 1)];
    return (
      <Row as="li" gap={0} key={key}>
        <Checkbox
          label={name}
          checked={isShown}
          disabled={isFixed}
          onValue={(isTicked) => keep(toggled(layout, key, isTicked))}
        />
        <IconButton
          icon={ArrowUp}
          label={t('Move {name} to the left', { name })}
          disabled={!up}
          onClick={() => up && keep(up)}
        />
        <IconButton
          icon={ArrowDown}
          label={t('Move {name} to the right', { name })}
          disabled={!down}
          onClick={() => down && keep(down)}
        />
        <IconButton
          icon={Minus}
          label={t('{name} narrower', { name })}
          disabled={!isShown}
          onClick={() => resize(key, -step)}
        />
        <IconButton
          icon={Plus}
          label={t('{name} wider', { name })}
          disabled={!isShown}
          onClick={() => resize(key, step)}
        />
      </Row>
    );
  };

  return (
    <Popover title={t('Columns')} anchor={anchor} width={380} onClose={onClose}>
      <ul className={styles.columns}>{ordered.map(row)}</ul>
      <div className={popoverStyles.foot}>
        <Button size="s" disabled={Object.keys(layout).length === 0} onClick={() => keep({})}>
          {t('As they were')}
        </Button>
      </div>
    </Popover>
  );
}
