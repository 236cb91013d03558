/**
 * A price list, or its taxes, while a person edits it: what is stored, what has been changed since, and what becomes of both
 * when a newer version arrives. Knows nothing of React and of calls.
 */
import { formatAmount } from '../../../../../contracts/rules/amounts';
import { createPriceSheet } from '../../../kit/grid/createPriceSheet';
import type { PriceSheet, SheetRow } from '../../../kit/grid/priceSheet';
import { listeners } from '../../../ui/listeners';
import { mergeLists, type ListCell, type ListMerge, type ListPlace } from './listCells';

/** What is edited of a list besides its rows, such as its currency. */
export type Fields = Record<string, string | boolean>;

export interface StoredList {
  version: number;
  /** Of an alternative list: the version of the normal one, whose prices stand where it has none of its own. */
  normalVersion?: number;
  /** Of its amounts; what is edited of it, where it can be, is the field. */
  currency: string;
  /** Of what the factory asks, see PriceSheet. */
  factoryCurrency?: string;
  rows: readonly SheetRow[];
  fields: Fields;
}

/** What has been changed, as plain data: for a session that ended. */
export interface Edits {
  rows: ReturnType<PriceSheet['edits']>;
  fields: Fields;
}

/** What a screen draws of a list besides its cells; the same object until something of it changes. */
export interface ListHead {
  version: number;
  fields: Fields;
  changedFields: readonly string[];
  isDirty: boolean;
}

export interface EditedList {
  readonly sheet: PriceSheet;
  head(): ListHead;
  setFields(change: Fields): void;
  changes(): number;
  rollback(): void;
  /** That of the version that is being edited, which its amounts are shown in until another one is chosen. */
  currency(): string;
  /** What others and I changed since the version that is being edited. */
  mergeWith(theirs: StoredList): ListMerge;
  /** Edits a newer version from now on; my changes stay mine. */
  rebase(theirs: StoredList): void;
  /** What was sent is stored now: whatever differs from it by then is unsaved, also what was set back during the save. */
  stored(sent: StoredList): void;
  /** What a reload brought: taken over unless it touches a cell that I have changed, which the next save settles. */
  adopt(fresh: StoredList): void;
  /** The list with my changes in it, as it is stored once a save is through. */
  mine(): StoredList;
  /** Sets a cell, such as to what a colleague saved. */
  set(cell: ListPlace, value: ListCell['mine']): void;
  edits(): Edits;
  /** What is kept when the page is taken away; undefined: nothing has been changed. */
  unsaved(): { version: number; currency: string; count: number; edits: Edits } | undefined;
  restore(edits: Edits): void;
  subscribe(listener: () => void): () => void;
}

/** What stands between thousands, and before decimals where the mask has some. */
const separatorsOf = (mask: string) => /1(\D?)234\D?567(\D?)/.exec(formatAmount(123_456_700, mask))!;

/** Whether a text cannot mean a thousand times as much under the other mask. */
function isWrittenAlike(one: string, other: string): boolean {
  const [, group, decimal] = separatorsOf(one);
  const [, otherGroup, otherDecimal] = separatorsOf(other);
  return group === otherGroup && (!decimal || !otherDecimal || decimal === otherDecimal);
}

export function editList(stored: StoredList): EditedList {
  const sheet = createPriceSheet();
  let before = stored;
  let fields = stored.fields;
  let head: ListHead | undefined;
  const { tell, subscribe } = listeners();

  const currencyIn = (next: Fields) => (next['currency'] as string | undefined) ?? before.currency;
  const hold = (next: Fields) => {
    fields = next;
    sheet.currency = currencyIn(next);
    sheet.factoryCurrency = before.factoryCurrency;
  };
  const changedFields = () => Object.keys(fields).filter((name) => fields[name] !== before.fields[name]);
  const changes = () => sheet.changedCodes().length + changedFields().length;
  /** What was refused may be understood in another currency, or with the decimals of another mask. */
  const readRefusedAgain = (was: Fields) => {
    const [before, mask] = [was['pricemask'], fields['pricemask']];
    if (typeof before !== 'string' || typeof mask !== 'string' || !isWrittenAlike(before, mask)) return;
    for (const [code, { text, refusal }] of Object.entries(sheet.edits())) {
      if (text === undefined || refusal === undefined) continue;
      sheet.type(code, text, mask);
      sheet.settle(code);
    }
  };
  const setFields = (change: Fields) => {
    const was = fields;
    hold({ ...was, ...change });
    readRefusedAgain(was);
    tell();
  };
  const mine = (): StoredList => ({
    ...before,
    currency: currencyIn(fields),
    fields,
    rows: before.rows.map((row) => {
      const { price, isHiddenByMarket } = sheet.cell(row.code);
      return { ...row, price, isHiddenByMarket };
    }),
  });
  const edits = (): Edits => ({
    rows: sheet.edits(),
    fields: Object.fromEntries(changedFields().map((name) => [name, fields[name]!])),
  });
  const rebase = (theirs: StoredList) => {
    const kept = edits().fields;
    before = theirs;
    hold({ ...theirs.fields, ...kept });
    sheet.load(theirs.rows, { keepEdits: true });
  };
  const keepDiffering = (sent: StoredList) => {
    const now = mine();
    before = sent;
    sheet.load(sent.rows, { keepEdits: true });
    // What equalled the row before was no edit, so the sheet did not keep it; what it kept may be a text still being typed.
    sheet.setPrices(now.rows.filter(({ code, price }) => sheet.cell(code).price !== price));
    for (const { code, isHiddenByMarket } of now.rows)
      if (sheet.cell(code).isHiddenByMarket !== isHiddenByMarket) sheet.setHidden(code, isHiddenByMarket);
  };
  const mergeWith = (theirs: StoredList) => mergeLists(before, mine(), theirs);

  hold(stored.fields);
  sheet.load(stored.rows);
  sheet.subscribeAll(tell);
  return {
    sheet,
    head() {
      const changed = changedFields();
      const next = { version: before.version, fields, changedFields: changed, isDirty: changes() > 0 };
      if (!head || !isSameHead(head, next)) head = next;
      return head;
    },
    setFields,
    changes,
    rollback() {
      hold(before.fields);
      sheet.rollback();
      tell();
    },
    currency: () => before.currency,
    mergeWith,
    rebase,
    stored: keepDiffering,
    adopt(fresh) {
      // What says nothing new, such as the reading after one's own save, takes no Undo away from what was pasted meanwhile.
      if (fresh.version < before.version || isSameList(fresh, before)) return;
      if (mergeWith(fresh).conflicts.length === 0) rebase(fresh);
    },
    mine,
    set({ kind, code }, value) {
      if (kind === 'price') sheet.setPrices([{ code, price: value as number | null }]);
      else if (kind === 'hidden') sheet.setHidden(code, value === true);
      else setFields({ [kind]: value as string | boolean });
    },
    edits,
    unsaved() {
      const { version, currency } = before;
      return changes() > 0 ? { version, currency, count: changes(), edits: edits() } : undefined;
    },
    restore(kept) {
      sheet.restoreEdits(kept.rows);
      setFields(kept.fields);
    },
    subscribe,
  };
}

const isSameList = (one: StoredList, other: StoredList) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const isSameHead = (one: ListHead, other: ListHead) =>
  one.version === other.version && one.fields === other.fields && one.isDirty === other.isDirty;
