import { PackageOpen, X, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/navigation/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Pager } from '../../ui/navigation/Pager';
import type { GridSettings } from './gridCells';
import { PriceTable } from './PriceTable';
import type { GridOpeners } from './useGridClicks';
import { allRows, type PriceGridState, type GridNotice } from './usePriceGrid';
import { t } from '../../texts/kitGrid.gen';
import { rich } from '../../texts/rich';
import { IconButton } from '../../ui/navigation/IconButton';
import { Message } from '../../ui/feedback/Message';
import { FindInput } from '../../ui/fields/FindInput';
import { Segmented } from '../../ui/fields/Segmented';
import type { GridFilter } from './shownItems';
import { changeRows } from './priceSheet';
import { useGridCounts } from './usePriceSheet';
import gridToolsStyles from './grid-tools.module.css';
import buttonStyles from '../../ui/navigation/button.module.css';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';

interface PriceGridToolsProps {
  label: string;
  grid: PriceGridState;
  settings: GridSettings;
  actions?: ReactNode;
  note?: ReactNode;
}

/** Find, the filter with its counts, and the way back for the whole list. */
function PriceGridTools({ label, grid, settings, actions, note }: PriceGridToolsProps) {
  const { find, filter } = grid.search;
  return (
    <Row wrap gap={10} className={gridToolsStyles.tools}>
      <FindInput
        className={gridToolsStyles.find}
        label={t('Find in {label}', { label })}
        placeholder={t('Code or name')}
        value={find}
        onValue={grid.find}
        onEnter={() => grid.shown[0] && grid.goTo(grid.shown[0].code)}
      />
      <Filters grid={grid} settings={settings} label={label} filter={filter} />
      {settings.canEdit && actions}
      {settings.canEdit && <RollbackList grid={grid} />}
      {note !== undefined && (
        <span className={classes(textStyles.faint, textStyles.tiny, layoutStyles.end, gridToolsStyles.note)}>
          {note}
        </span>
      )}
    </Row>
  );
}

/** Filters that are offered only where another screen led to their rows. */
const doubts = {
  belowCost: t('Below cost'),
  far: t('Far from official'),
  unlabelled: t('Without a label'),
};
const isDoubt = (filter: GridFilter | undefined): filter is keyof typeof doubts =>
  filter !== undefined && filter in doubts;

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
        ...(isDoubt(grid.asked) ? [{ value: grid.asked, label: doubts[grid.asked] }] : []),
      ]}
    />
  );
}

function RollbackList({ grid }: { grid: PriceGridState }) {
  const { changed } = useGridCounts(grid);
  const rollback = () => {
    const { sheet } = grid;
    const codes = grid.codes.filter((code) => sheet.cell(code).isChanged);
    const undo = changeRows(sheet, codes, () => sheet.rollback(codes));
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

const shownProblems = 5;

/** What the last paste or rollback did, what it left as it is, and the way back. */
function PriceGridNotice({ grid }: { grid: PriceGridState }) {
  const { notice } = grid;
  return (
    <div role="status" className={gridToolsStyles.notice}>
      {notice && <Notice notice={notice} onClose={() => grid.setNotice(undefined)} />}
    </div>
  );
}

function Notice({ notice, onClose }: { notice: GridNotice; onClose: () => void }) {
  const { text, problems = [], undo } = notice;
  const more = problems.length - shownProblems;
  return (
    <Message tone={problems.length > 0 ? 'warning' : 'info'} announce={false}>
      <Row as="span" gap={14}>
        <b>{text}</b>
        {undo && (
          <button type="button" className={classes(buttonStyles.link, textStyles.underlined)} onClick={undo}>
            {t('Undo')}
          </button>
        )}
      </Row>
      <IconButton label={t('Close')} icon={X} iconSize={14} onClick={onClose} />
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, shownProblems).map((problem, at) => (
            <li key={`${at} ${problem}`}>{problem}</li>
          ))}
          {more > 0 && (
            <li>
              {more === 1
                ? t('1 more was left as it is.')
                : t('{more} more were left as they are.', { more })}
            </li>
          )}
        </ul>
      )}
    </Message>
  );
}

/** The keys of the price grid, for the eye; screen readers hear them with the table. */
const GridKeys = ({ canSave, canMark }: { canSave: boolean; canMark: boolean }) => (
  <Row
    as="p"
    wrap
    gap="4px 18px"
    className={classes(textStyles.faint, textStyles.tiny, gridToolsStyles.keys)}
    aria-hidden
  >
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{t('Enter')}</kbd> {t('other rows')}
    </span>
    <span>
      <kbd>{t('Tab')}</kbd> {t('next cell, after the last one out of the table')}
    </span>
    {canMark && (
      <span>
        <kbd>{t('Shift')}</kbd> <kbd>↓</kbd> {t('marks rows')}
      </span>
    )}
    {canSave && (
      <span>
        {rich(t('{save} or {confirm} saves'), {
          save: (
            <>
              <kbd>{t('Ctrl')}</kbd> <kbd>S</kbd>
            </>
          ),
          confirm: (
            <>
              <kbd>{t('Ctrl')}</kbd> <kbd>{t('Enter')}</kbd>
            </>
          ),
        })}
      </span>
    )}
  </Row>
);

export interface PriceGridProps extends GridOpeners {
  label: string;
  /** Of usePriceGrid, kept by whoever folds the grid away. */
  grid: PriceGridState;
  /** Keep it the same object until one of its parts changes. */
  settings: GridSettings;
  /** Before the rollback, where prices can be edited. */
  actions?: ReactNode;
  note?: ReactNode;
  /** Of Ctrl+S and Ctrl+Enter. */
  onSave?: () => void;
}

const sizes = [5, 10, 20, 50, 100, allRows];

/** Prices of a list as a spreadsheet: find, filter, table, pager; usePriceGrid keeps what is looked at, the sheet what is typed. */
export function PriceGrid(props: PriceGridProps) {
  const { label, grid, settings, actions, note, onSave, onBreakdown, onInfo } = props;
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
      <PriceGridTools label={label} grid={grid} settings={settings} actions={actions} note={note} />
      <PriceGridNotice grid={grid} />
      {grid.shown.length === 0 ? (
        <NoMatch grid={grid} />
      ) : (
        <PriceTable
          label={label}
          grid={grid}
          settings={settings}
          onSave={onSave}
          openers={{ onBreakdown, onInfo }}
        />
      )}
      <Pager
        page={grid.page}
        size={grid.size}
        sizes={sizes}
        total={grid.shown.length}
        onPage={grid.goToPage}
        onSize={grid.resize}
      />
      {settings.canEdit && (
        <GridKeys canSave={onSave !== undefined} canMark={settings.columns.includes('mark')} />
      )}
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
