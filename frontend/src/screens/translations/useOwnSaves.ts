import type { Translation } from '../../api';
import { useNotices } from '../../api/notices';
import { textKeyOf } from '../../api/translations';
import { t } from '../../texts/translations.gen';
import type { Unsaved } from './unsavedTexts';
import type { CellSaves } from './useCellSaves';
import type { Workbench } from './useWorkbench';
import type { WorkbenchGrid } from './useWorkbenchGrid';
import { cellId } from './workbench';

interface Own {
  workbench: Workbench;
  rows: readonly Translation[];
  grid: WorkbenchGrid;
  saves: CellSaves;
}

const isRefused = (edit: Unsaved | undefined): boolean => edit !== undefined && edit.state !== 'saving';

/** Taking back one's own saves, to where the text is if it is in sight; and the way to those that were refused. */
export function useOwnSaves({ workbench, rows, grid, saves }: Own) {
  const notices = useNotices();
  const { source, targets, page } = workbench;
  const placeOf = (of: Translation, language: string) => {
    const row = rows.findIndex((one) => textKeyOf(one) === textKeyOf(of));
    const column = targets.indexOf(language);
    return row >= 0 && column >= 0 ? { row, column } : undefined;
  };

  const undo = async (): Promise<void> => {
    const undone = await saves.undo();
    if (!undone) return;
    const { row, language, problem, isTyped } = undone;
    const fail = (why: string) => notices.toastFailure(`${row.code}, ${language}: ${why}`);
    const place = placeOf(row, language);
    if (place) grid.actions.go(place);
    if (isTyped) {
      fail(t('what was typed here is not saved yet. Save it or discard it first.'));
      return;
    }
    if (!place && problem !== undefined) {
      saves.forget(row, language);
      fail(problem);
    } else if (!place) notices.toastSuccess(t('{code}, {language}: undone', { code: row.code, language }));
    // What is shown compares with another source, or is that text itself.
    if (undone.source !== source) void page.list.refetch();
  };

  const refused = [...saves.unsaved.values()].filter(isRefused);
  const inSight =
    refused.length === 0
      ? []
      : rows.flatMap((row, at) =>
          targets.flatMap((language, column) => {
            const edit = saves.unsaved.get(cellId(textKeyOf(row), language));
            return isRefused(edit)
              ? [{ row: at, column, told: `${row.code}, ${language}: ${edit!.message}` }]
              : [];
          }),
        );
  const isActive = (place: { row: number; column: number }) =>
    place.row === grid.at && place.column === grid.column;

  /** In reading order, then from the top. */
  const goToRefused = () => {
    const isAfter = ({ row, column }: { row: number; column: number }) =>
      row > grid.at || (row === grid.at && column > grid.column);
    const next = inSight.find(isAfter) ?? inSight[0];
    if (next) grid.actions.go(next);
    else
      notices.toastFailure(refused[0]?.message ?? '', {
        action: { label: t('Discard'), onClick: saves.forgetRefused },
      });
  };
  return {
    undo,
    goToRefused,
    refusedCount: refused.length,
    /** What is to be read aloud: the panel tells the refusal of the active text itself. */
    told: inSight
      .filter((place) => !isActive(place))
      .map(({ told }) => told)
      .join(' '),
  };
}

export type OwnSaves = ReturnType<typeof useOwnSaves>;
