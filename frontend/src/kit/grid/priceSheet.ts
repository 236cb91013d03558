import type { Cents } from '../../../../contracts/rules/amounts';

/** Returns an undo to what these rows, or some of them, hold now, whatever else changes until then. */
export function undoOf(sheet: PriceSheet, codes: readonly string[]): (some?: readonly string[]) => void {
  const held = sheet.edits();
  return (some = codes) => {
    const wanted = new Set(some);
    sheet.rollback(some);
    sheet.restoreEdits(Object.fromEntries(Object.entries(held).filter(([code]) => wanted.has(code))));
  };
}

/** Changes rows; returns an undo, which leaves those alone that somebody has touched since. */
export function changeRows(sheet: PriceSheet, codes: readonly string[], change: () => void): () => void {
  const undo = undoOf(sheet, codes);
  change();
  const left = codes.map((code) => ({ code, cell: sheet.cell(code) }));
  return () =>
    undo(left.filter(({ code, cell }) => holdsSame(sheet.cell(code), cell)).map(({ code }) => code));
}

const holdsSame = (one: SheetCell, other: SheetCell) =>
  one.text === other.text && one.price === other.price && one.isHiddenByMarket === other.isHiddenByMarket;

/** Sets prices; returns an undo, which leaves alone what somebody has touched since, and all else of their rows. */
export function putPrices(
  sheet: PriceSheet,
  prices: readonly { code: string; price: Cents | null }[],
): () => void {
  const held = sheet.edits();
  const before = prices.map(({ code, price }) => ({ code, price: sheet.cell(code).price, put: price }));
  sheet.setPrices(prices);
  return () => {
    const untouched = before.filter(({ code, put }) => {
      const { price, text } = sheet.cell(code);
      return text === null && price === put;
    });
    sheet.setPrices(untouched);
    // What had been typed comes back with its currency, and with its text where that was refused.
    const typed = untouched.map(({ code }) => {
      const { isHiddenByMarket: _, ...edit } = held[code] ?? {};
      return [code, edit] as const;
    });
    sheet.restoreEdits(Object.fromEntries(typed));
  };
}

export type { Cents };

/** Whether what the factory asks can be compared with these prices, or taken for one: nothing here knows rates. */
export const isInFactoryCurrency = ({ currency, factoryCurrency = currency }: PriceSheet): boolean =>
  currency === factoryCurrency;

/**
 * What a person edits of a price list: the rows as they were loaded, and beside them what has been changed since. One
 * sheet holds every section of a list and its base price, whose code is '-'. Listeners hear of single rows, so that a
 * key press paints one row of two thousand.
 */

/** A row as it was loaded. */
export interface SheetRow {
  code: string;
  /** Null: the price is missing. */
  price: Cents | null;
  /** Comes with the car: no price, no input. */
  isStandard: boolean;
  isHiddenByMarket: boolean;
  /** What the factory asks, which a blank price can take. */
  officialPrice?: Cents | null;
}

/** What a row holds now. */
export interface SheetCell {
  /** As typed while the field is being edited or when it is not understood; null: the formatted price. */
  text: string | null;
  /** What was understood; null: blank, or not understood. */
  price: Cents | null;
  isHiddenByMarket: boolean;
  isChanged: boolean;
  /** Typed and not a price ('a richiesta', '316,975'), or below 0, which removing taxes may come to (decision A-23). */
  isInvalid: boolean;
  refusal?: string;
}

/** Counts over some rows, for cards, counters and the save bar. */
export interface SheetCounts {
  rows: number;
  changed: number;
  /** Not standard and without a price, or with something that is not one: what blocks saving (decision A-22). */
  missing: number;
  hidden: number;
}

export interface PriceSheet {
  /** Of its prices: what is typed or pasted in another one is refused. */
  currency: string | undefined;
  /** Of what the factory asks, which is that of the market (decision I-10); undefined: that of the sheet. */
  factoryCurrency: string | undefined;
  /** The currency that a changed price was typed in, which the sheet's may have left since; undefined: it is as it was loaded. */
  typedIn(code: string): string | undefined;
  /** Replaces what was loaded and keeps the edits of rows that still exist; without `keepEdits` they go. */
  load(rows: readonly SheetRow[], options?: { keepEdits?: boolean }): void;
  loaded(code: string): SheetRow | undefined;
  cell(code: string): SheetCell;
  /** What a person types into a price of a list that writes by this mask, each key press. */
  type(code: string, text: string, mask: string): void;
  /** Leaves the field: text that was understood becomes the price and goes. */
  settle(code: string): void;
  /** Sets a price, e.g. of the remove-tax button or a pasted block; one notification for all. */
  setPrices(prices: readonly { code: string; price: Cents | null }[]): void;
  setHidden(code: string, isHidden: boolean): void;
  /** Back to what was loaded; without codes all of it. */
  rollback(codes?: readonly string[]): void;
  counts(codes: readonly string[]): SheetCounts;
  changedCodes(): readonly string[];
  /** What has been edited, to keep it for a session that ended, and to bring it back. */
  edits(): Record<
    string,
    { text?: string; refusal?: string; price?: Cents | null; currency?: string; isHiddenByMarket?: boolean }
  >;
  restoreEdits(edits: ReturnType<PriceSheet['edits']>): void;
  subscribe(code: string, listener: () => void): () => void;
  subscribeAll(listener: () => void): () => void;
  /** Grows with every change of anything. */
  readonly revision: number;
  /** Grows with every load: after a save, or when the list is read again. */
  readonly loads: number;
}
