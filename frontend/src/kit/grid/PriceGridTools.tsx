import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/navigation/Button';
import { FindInput } from '../../ui/fields/FindInput';
import { Segmented } from '../../ui/fields/Segmented';
import type { GridSettings } from './gridCells';
import type { GridFilter } from './shownItems';
import { undoOf } from './priceSheet';
import { useGridCounts } from './useGridCounts';
import type { PriceGridState } from './usePriceGrid';
import { t } from '../../texts/kitGrid';

export interface PriceGridToolsProps {
  label: string;
  grid: PriceGridState;
  settings: GridSettings;
  note?: ReactNode;
}

/** Find, the filter with its counts, and the way back for the whole list. */
export function PriceGridTools({ label, grid, settings, note }: PriceGridToolsProps) {
  const { find, filter } = grid.search;
  return (
    <div className="grid-tools">
      <FindInput
        className="grid-find"
        label={t('Find in {label}', { label })}
        placeholder={t('Code or name')}
        value={find}
        onValue={grid.find}
        onEnter={() => grid.shown[0] && grid.goTo(grid.shown[0].code)}
      />
      <Filters grid={grid} settings={settings} label={label} filter={filter} />
      {settings.canEdit && <RollbackList grid={grid} />}
      {note !== undefined && <span className="grid-note">{note}</span>}
    </div>
  );
}

interface FiltersProps extends Pick<PriceGridToolsProps, 'grid' | 'settings' | 'label'> {
  filter: GridFilter;
}

function Filters({ grid, settings, label, filter }: FiltersProps) {
  const { rows, changed, missing, hidden } = useGridCounts(grid);
  return (
    <Segmented<GridFilter>
      label={t('Which rows of {label}', { label })}
      value={filter}
      onChange={grid.filterBy}
      options={[
        { value: 'all', label: t('All'), count: rows },
        ...(settings.canEdit ? [{ value: 'changed', label: t('Changed'), count: changed } as const] : []),
        {
          value: 'missing',
          label: t('No price'),
          count: missing,
          isDanger: missing > 0 && settings.isPublished,
        },
        { value: 'hidden', label: t('Hidden'), count: hidden },
      ]}
    />
  );
}

function RollbackList({ grid }: { grid: PriceGridState }) {
  const { changed } = useGridCounts(grid);
  const rollback = () => {
    const undo = undoOf(grid.sheet, grid.codes);
    grid.sheet.rollback(grid.codes);
    grid.setNotice({
      text:
        changed === 1
          ? t('1 change was rolled back.')
          : t('{changed} changes were rolled back.', { changed }),
      undo: () => (undo(), grid.setNotice(undefined)),
    });
  };
  return (
    <Button size="m" variant="quiet" icon={Undo2} disabled={changed === 0} onClick={rollback}>
      {t('Rollback list')}
    </Button>
  );
}
