import type { Translation } from '../../api';
import { useNotices } from '../../api/notices';
import { textKeyOf } from '../../api/translations';
import { t } from '../../texts/translations';
import type { CellSaves } from './useCellSaves';
import type { Workbench } from './useWorkbench';
import type { WorkbenchGrid } from './useWorkbenchGrid';

interface Own {
  workbench: Workbench;
  rows: readonly Translation[];
  grid: WorkbenchGrid;
  saves: CellSaves;
}

/** Taking back one's own saves: to where the text is, if it is in sight. */
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
    const { row, language, problem } = undone;
    const place = placeOf(row, language);
    if (place) grid.actions.go(place);
    else if (problem !== undefined) {
      saves.forget(row, language);
      notices.toastFailure(`${row.code}, ${language}: ${problem}`);
    } else notices.toastSuccess(t('{code}, {language}: taken back', { code: row.code, language }));
    // What is shown compares with another source, or is that text itself.
    if (undone.source !== source) void page.list.refetch();
  };
  return { undo };
}
