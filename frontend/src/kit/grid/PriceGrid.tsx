import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/Pager';
import type { GridSettings } from './gridCells';
import './grid-tools.css';
import './price-cells.css';
import './price-grid.css';
import { GridKeys } from './GridKeys';
import { PriceGridNotice } from './PriceGridNotice';
import { PriceGridTools } from './PriceGridTools';
import { PriceTable } from './PriceTable';
import type { GridOpeners } from './useGridClicks';
import { allRows, type PriceGridState } from './usePriceGrid';
import { t } from '../../texts/kitGrid';

export interface PriceGridProps extends GridOpeners {
  label: string;
  /** Of usePriceGrid, kept by whoever folds the grid away. */
  grid: PriceGridState;
  /** Keep it the same object until one of its parts changes. */
  settings: GridSettings;
  note?: ReactNode;
  /** Of Ctrl+S and Ctrl+Enter. */
  onSave?: () => void;
}

const sizes = [5, 10, 20, 50, 100, allRows];

/** Prices of a list as a spreadsheet: find, filter, table, pager; usePriceGrid keeps what is looked at, the sheet what is typed. */
export function PriceGrid({ label, grid, settings, note, onSave, onBreakdown, onInfo }: PriceGridProps) {
  if (grid.items.length === 0)
    return (
      <EmptyState
        icon={PackageOpen}
        title={t('No items')}
        text={t('{label}: this model has none.', { label })}
      />
    );
  return (
    <>
      <PriceGridTools label={label} grid={grid} settings={settings} note={note} />
      <PriceGridNotice grid={grid} />
      {grid.shown.length === 0 ? (
        <NoMatch grid={grid} />
      ) : (
        <PriceTable {...{ label, grid, settings, onSave }} openers={{ onBreakdown, onInfo }} />
      )}
      <Pager
        page={grid.page}
        size={grid.size}
        sizes={sizes}
        total={grid.shown.length}
        onPage={grid.goToPage}
        onSize={grid.resize}
      />
      {settings.canEdit && <GridKeys canSave={onSave !== undefined} />}
    </>
  );
}

const NoMatch = ({ grid }: { grid: PriceGridState }) => (
  <EmptyState
    title={t('No row matches')}
    text={
      grid.search.find
        ? t("Nothing here has '{find}' in its code or name.", { find: grid.search.find })
        : undefined
    }
    action={
      <Button size="m" onClick={() => grid.show('all')}>
        {t('Show all rows')}
      </Button>
    }
  />
);
