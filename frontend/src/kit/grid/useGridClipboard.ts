import type { ClipboardEvent } from 'react';
import { formatExactAmount } from '../../../../contracts/rules/amounts';
import { refusalOf, type GridSettings } from './gridCells';
import type { GridItem } from './gridColumns';
import { placeOf } from './gridPlace';
import { blockOf, planPaste, type PastePlan } from './pasteBlock';
import { undoOf } from './undoOf';
import type { GridNotice, PriceGridState } from './usePriceGrid';
import { t } from '../../texts/kitGrid';

/** Copying and pasting between the grid and a spreadsheet, as handlers of the table. */
export function useGridClipboard(grid: PriceGridState, { mask, canEdit }: GridSettings) {
  const { sheet, shown, items } = grid;
  const targetOf = (item: GridItem) => ({
    ...{ code: item.code, refusal: refusalOf(item, sheet) },
    held: sheet.loaded(item.code)?.price,
  });

  const paste = (code: string, block: string[][]) => {
    const from = shown.findIndex((item) => item.code === code);
    const plan = planPaste(block, { below: shown.slice(from).map(targetOf), all: items.map(targetOf), mask });
    const undo = undoOf(
      sheet,
      plan.prices.map((each) => each.code),
    );
    sheet.setPrices(plan.prices);
    grid.setNotice(noticeOf(plan, () => (undo(), grid.setNotice(undefined))));
  };

  return {
    /** Before the field takes it for one price. */
    onPasteCapture(event: ClipboardEvent) {
      const place = placeOf(event.target);
      const block = blockOf(event.clipboardData.getData('text/plain'));
      if (place?.cell !== 'price' || !block || !canEdit) return;
      event.preventDefault();
      paste(place.code, block);
    },
    /** A whole price is copied as the market writes it: an Italian spreadsheet would take '12.5' for the 12th of May. */
    onCopy(event: ClipboardEvent) {
      const place = placeOf(event.target);
      const price = place && sheet.cell(place.code).price;
      if (place?.cell !== 'price' || price == null || !isAllSelected(place.element)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', formatExactAmount(price, mask));
    },
  };
}

function isAllSelected(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = element;
  return selectionStart === 0 && selectionEnd === value.length;
}

function noticeOf({ prices, problems }: PastePlan, undo: () => void): GridNotice {
  const text =
    prices.length === 0
      ? t('Nothing was pasted.')
      : prices.length === 1
        ? t('1 price was pasted.')
        : t('{count} prices were pasted.', { count: prices.length });
  return { text, problems, undo: prices.length > 0 ? undo : undefined };
}
