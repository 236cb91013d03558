import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { BlankPrice, PriceUploadPreview, PriceUploadRow } from '../../../api';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import type { PreviewChoice } from '../../../kit/import/useKeptPreview';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { blankPrices, listOfBasePrice, type ListName } from '../../../../../contracts/rules/blank-prices';
import { centsOf, wireOf } from '../../../../../contracts/rules/amounts';
import { rowsOf, type EditedRow } from './usePriceImport';

const baseCode = '-';

/** As plain data. */
interface PriceChoice {
  unticked: string[];
  prices: ReturnType<PriceSheet['edits']>;
}

/** What people tick and edit of a preview. Codes of rows that can be imported are unique: twice in a file is an error. */
export interface ImportSelection extends PreviewChoice<PriceChoice> {
  sheet: PriceSheet;
  isTicked(row: PriceUploadRow): boolean;
  tick(rows: readonly PriceUploadRow[], isTicked: boolean): void;
  ready: readonly PriceUploadRow[];
  ticked: readonly PriceUploadRow[];
  /** Ticked rows whose price is none, or 0 for the base price. */
  faulty: readonly PriceUploadRow[];
  /** Prices that would stay blank in a list that is imported into, and so keep it from being imported (decision A-22). */
  blank: readonly BlankPrice[];
  isTouched: boolean;
  /** What the import is told: every row that can be imported. */
  edited(): EditedRow[];
}

export const isReady = ({ status }: PriceUploadRow): boolean => status === 0;

const listOf = (group: string): ListName =>
  group === 'ACCESSORIES' ? 'accList' : group === 'CUSTOMER PROGRAMS' ? 'customerPrgList' : listOfBasePrice;

/** What the stored list lacks and these rows do not bring, of the lists that they are of. */
function blankAfter(blank: readonly BlankPrice[], rows: readonly PriceUploadRow[]): BlankPrice[] {
  const brought = new Set(rows.map(({ code }) => code));
  const left = blank
    .filter(({ code }) => !brought.has(code))
    .map((each) => ({ ...each, list: listOf(each.group), isStandard: false, price: null }));
  return blankPrices(left, new Set(rows.map(({ group }) => listOf(group))));
}

function sheetOf(ready: readonly PriceUploadRow[], currency: string | undefined): PriceSheet {
  const sheet = createPriceSheet();
  sheet.currency = currency;
  sheet.load(
    ready.map(({ code, price }) => ({
      code,
      price: centsOf(price),
      isStandard: false,
      isHiddenByMarket: false,
    })),
  );
  return sheet;
}

/** The sheet of these rows, with what was edited while amounts of the same file were rounded or not. */
function useSheet(ready: readonly PriceUploadRow[], uploaded: File | undefined, currency?: string) {
  const [held, setHeld] = useState(() => {
    const first: ReturnType<PriceSheet['edits']> = {};
    return { uploaded, ready, sheet: sheetOf(ready, currency), kept: first };
  });
  if (held.ready === ready && held.sheet.currency === currency) return held.sheet;
  const sheet = sheetOf(ready, currency);
  // With those of rows that are refused in between, as long as they are not rounded.
  const shown = new Set(held.ready.map(({ code }) => code));
  const hidden = Object.entries(held.kept).filter(([code]) => !shown.has(code));
  const kept =
    held.uploaded === uploaded ? Object.fromEntries([...hidden, ...Object.entries(held.sheet.edits())]) : {};
  sheet.restoreEdits(kept);
  setHeld({ uploaded, ready, sheet, kept });
  return sheet;
}

/** Ticks and edited prices of a preview; another upload starts over. */
export function useImportSelection(
  { preview, uploaded }: { preview?: PriceUploadPreview; uploaded?: File },
  currency?: string,
): ImportSelection {
  const ready = useMemo(() => (preview ? rowsOf(preview).filter(isReady) : []), [preview]);
  const sheet = useSheet(ready, uploaded, currency);
  const [unticked, setUnticked] = useState<{ of: unknown; codes: ReadonlySet<string> }>();
  const codes = unticked?.of === uploaded ? unticked?.codes : undefined;
  // Every edit counts: which rows are faulty, and whether anything would be lost.
  useSyncExternalStore(sheet.subscribeAll, () => sheet.revision);

  const isTicked = (row: PriceUploadRow) => isReady(row) && !codes?.has(row.code);
  const tick = useCallback(
    (rows: readonly PriceUploadRow[], isTickedNow: boolean) =>
      setUnticked((before) => {
        const next = new Set(before?.of === uploaded ? before?.codes : undefined);
        for (const { code } of rows) {
          if (isTickedNow) next.delete(code);
          else next.add(code);
        }
        return { of: uploaded, codes: next };
      }),
    [uploaded],
  );
  const ticked = ready.filter(isTicked);
  const isFaulty = ({ code }: PriceUploadRow) => {
    const { price, isInvalid } = sheet.cell(code);
    return isInvalid || price === null || (code === baseCode && price === 0);
  };

  const isChange = ({ code, currentPrice }: PriceUploadRow) =>
    sheet.cell(code).price !== centsOf(currentPrice);

  const changes = sheet.changedCodes().length + ready.length - ticked.length;

  return {
    sheet,
    isTicked,
    tick,
    ready,
    ticked,
    faulty: ticked.filter(isFaulty),
    blank: preview ? blankAfter(preview.blankList, ticked.filter(isChange)) : [],
    isTouched: changes > 0,
    changes,
    choice: () => ({ unticked: [...(codes ?? [])], prices: sheet.edits() }),
    restore(choice) {
      setUnticked({ of: uploaded, codes: new Set(choice?.unticked) });
      if (choice) sheet.restoreEdits(choice.prices);
      else sheet.rollback();
    },
    // A faulty price of a row that is not ticked is not sent: nobody asked for it.
    edited: () =>
      ready.map((row) => ({
        row: row.row,
        code: row.code,
        isChecked: isTicked(row),
        price: isTicked(row) ? wireOf(sheet.cell(row.code).price) : row.price,
      })),
  };
}
