import { useCallback } from 'react';
import { t } from '../../texts/kitGrid.gen';
import { classes } from '../../ui/classes';
import checkboxStyles from '../../ui/fields/checkbox.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { canMark, type GridSettings } from './gridCells';
import type { PriceGridState } from './usePriceGrid';

export interface MarkAllProps {
  grid: PriceGridState;
  settings: GridSettings;
}

/** Marks every row that the filter shows, on whatever page, or takes all these marks away; a dash says that some are marked. */
export function MarkAll({ grid, settings }: MarkAllProps) {
  const rows = grid.shown.filter((item) => canMark(item, settings)).map(({ code }) => code);
  const count = rows.filter((code) => grid.marked.has(code)).length;
  const isMixed = count > 0 && count < rows.length;
  // A box knows this state as a property alone.
  const showMixed = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isMixed;
    },
    [isMixed],
  );
  return (
    <span className={classes(layoutStyles.row, layoutStyles.inline, checkboxStyles.check)}>
      {/* Native, and no stop of Tab, like the headings that sort: the arrow keys lead here. */}
      <input
        ref={showMixed}
        type="checkbox"
        aria-label={t('Mark all rows that are shown')}
        tabIndex={-1}
        checked={rows.length > 0 && count === rows.length}
        disabled={rows.length === 0}
        onChange={() => grid.mark(rows, count < rows.length)}
      />
    </span>
  );
}
