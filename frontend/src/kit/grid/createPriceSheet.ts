import { isAmount, readAmount, type Reading } from '../../../../contracts/rules/amounts';
import type { PriceSheet, SheetCell, SheetCounts, SheetRow } from './priceSheet';
import { t } from '../../texts/kitGrid.gen';
import { listeners } from '../../ui/listeners';

/** What has been changed of a row; what is left out is as it was loaded. */
type Edit = ReturnType<PriceSheet['edits']>[string];

const noCell: SheetCell = {
  text: null,
  price: null,
  isHiddenByMarket: false,
  isChanged: false,
  isInvalid: false,
};
const noRow: SheetRow = { code: '', price: null, isStandard: false, isHiddenByMarket: false };

/** An empty sheet; `load` fills it. Cells are the same objects until they change, as useSyncExternalStore wants them. */
export function createPriceSheet(): PriceSheet {
  const rows = editedRows();
  const { edits, cell, edit, setPrice, restore, isTypable } = rows;
  let revision = 0;
  let loads = 0;
  let changed: { at: number; codes: readonly string[] } = { at: 0, codes: [] };
  let counted = new WeakMap<readonly string[], { at: number; counts: SheetCounts }>();
  const byCode = listenersByCode();

  const tell = (codes: readonly string[]) => {
    if (codes.length === 0) return;
    revision++;
    byCode.tell(codes);
  };

  const sheet: PriceSheet = {
    currency: undefined,
    factoryCurrency: undefined,
    load(loaded, { keepEdits = false } = {}) {
      rows.load(loaded, keepEdits);
      counted = new WeakMap();
      revision++;
      loads++;
      byCode.tell();
    },
    loaded: rows.loaded,
    cell,
    type(code, text, mask) {
      const reading = readAmount(text, mask, { held: rows.loaded(code)?.price, currency: sheet.currency });
      if (isTypable(code) && edit(code, { ...typed(text, reading), currency: sheet.currency })) tell([code]);
    },
    settle(code) {
      if (cell(code).text !== null && !cell(code).isInvalid && edit(code, { text: undefined })) tell([code]);
    },
    setPrices: (prices) =>
      tell(prices.flatMap(({ code, price }) => (setPrice(code, price, sheet.currency) ? [code] : []))),
    setHidden(code, isHidden) {
      if (edit(code, { isHiddenByMarket: isHidden })) tell([code]);
    },
    rollback: (codes = [...edits.keys()]) => tell(codes.filter(rows.forget)),
    counts(codes) {
      const known = counted.get(codes);
      if (known?.at === revision) return known.counts;
      const next = countsOf(codes, (code) => [rows.loaded(code) ?? noRow, cell(code)]);
      const counts = known && isSame(known.counts, next) ? known.counts : next;
      counted.set(codes, { at: revision, counts });
      return counts;
    },
    typedIn: (code) => edits.get(code)?.currency,
    changedCodes() {
      if (changed.at !== revision)
        changed = { at: revision, codes: [...edits.keys()].filter((code) => cell(code).isChanged) };
      return changed.codes;
    },
    edits: () => Object.fromEntries([...edits].filter(([code]) => cell(code).isChanged)),
    restoreEdits: (kept) =>
      tell(Object.entries(kept).flatMap(([code, each]) => (restore(code, each) ? [code] : []))),
    subscribe: byCode.subscribe,
    subscribeAll: byCode.subscribeAll,
    get revision() {
      return revision;
    },
    get loads() {
      return loads;
    },
  };
  return sheet;
}

function editedRows() {
  const rows = new Map<string, SheetRow>();
  const edits = new Map<string, Edit>();
  const cells = new Map<string, SheetCell>();
  const isTypable = (code: string) => rows.get(code)?.isStandard === false;

  /** Whether there is such a row. An edit that comes to what was loaded is none. */
  const edit = (code: string, change: Edit): boolean => {
    const row = rows.get(code);
    if (!row) return false;
    const merged = { ...edits.get(code), ...change };
    const next = Object.fromEntries(
      Object.entries(merged).filter(([, value]) => value !== undefined),
    ) as Edit;
    if (next.text === undefined && next.price === row.price) delete next.price;
    if (next.text === undefined && next.price === undefined) delete next.currency;
    if (next.isHiddenByMarket === row.isHiddenByMarket) delete next.isHiddenByMarket;
    if (Object.keys(next).length === 0) edits.delete(code);
    else edits.set(code, next);
    cells.delete(code);
    return true;
  };

  const setPrice = (code: string, price: Edit['price'], currency: Edit['currency']) =>
    isTypable(code) && edit(code, { text: undefined, refusal: undefined, price, currency });

  const restore = (code: string, kept: Edit): boolean => {
    const { text, refusal, currency } = kept;
    if (text !== undefined && isTypable(code))
      edit(code, { text, refusal, price: kept.price ?? null, currency });
    else if (kept.price !== undefined) setPrice(code, kept.price, currency);
    return edit(code, { isHiddenByMarket: kept.isHiddenByMarket ?? edits.get(code)?.isHiddenByMarket });
  };

  return {
    edits,
    edit,
    setPrice,
    restore,
    isTypable,
    loaded: (code: string) => rows.get(code),
    cell(code: string): SheetCell {
      const row = rows.get(code);
      if (!row) return noCell;
      const known = cells.get(code) ?? cellOf(row, edits.get(code));
      cells.set(code, known);
      return known;
    },
    forget(code: string): boolean {
      cells.delete(code);
      return edits.delete(code);
    },
    load(loaded: readonly SheetRow[], keepEdits: boolean) {
      const before = [...edits];
      for (const map of [rows, edits, cells]) map.clear();
      for (const row of loaded) rows.set(row.code, row);
      if (keepEdits) for (const [code, kept] of before) restore(code, kept);
    },
  };
}

/** What typing `text` makes of a cell; a text that is no amount leaves no price behind, and says why. */
function typed(text: string, reading: Reading): Edit {
  if (reading.kind === 'refused') return { text, price: null, refusal: reading.reason };
  return { text, price: reading.kind === 'empty' ? null : reading.cents, refusal: undefined };
}

function cellOf(row: SheetRow, edit: Edit = {}): SheetCell {
  const price = edit.price === undefined ? row.price : edit.price;
  const isHiddenByMarket = edit.isHiddenByMarket ?? row.isHiddenByMarket;
  const refusal = edit.refusal ?? (price !== null && price < 0 ? t('A price is not below 0') : undefined);
  return {
    text: edit.text ?? null,
    price,
    isHiddenByMarket,
    isChanged: edit.refusal !== undefined || price !== row.price || isHiddenByMarket !== row.isHiddenByMarket,
    isInvalid: refusal !== undefined || (price !== null && !isAmount(price)),
    refusal,
  };
}

function countsOf(codes: readonly string[], read: (code: string) => [SheetRow, SheetCell]): SheetCounts {
  const counts = { rows: codes.length, changed: 0, missing: 0, hidden: 0 };
  for (const code of codes) {
    const [row, cell] = read(code);
    if (cell.isChanged) counts.changed++;
    if (cell.isHiddenByMarket) counts.hidden++;
    if (!row.isStandard && (cell.price === null || cell.isInvalid)) counts.missing++;
  }
  return counts;
}

const isSame = (one: SheetCounts, other: SheetCounts) =>
  one.rows === other.rows &&
  one.changed === other.changed &&
  one.missing === other.missing &&
  one.hidden === other.hidden;

function listenersByCode() {
  const byCode = new Map<string, Set<() => void>>();
  const ofAll = listeners();
  return {
    /** Tells those of these rows, or of every row, and those of everything, once each. */
    tell(codes: Iterable<string> = byCode.keys()) {
      for (const code of [...codes]) for (const listener of [...(byCode.get(code) ?? [])]) listener();
      ofAll.tell();
    },
    subscribe(code: string, listener: () => void) {
      const ofCode = byCode.get(code) ?? new Set();
      byCode.set(code, ofCode.add(listener));
      return () => {
        ofCode.delete(listener);
        if (ofCode.size === 0 && byCode.get(code) === ofCode) byCode.delete(code);
      };
    },
    subscribeAll: ofAll.subscribe,
  };
}
