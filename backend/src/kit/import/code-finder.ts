import { t } from '../../texts/kit.ts';
import type { Read } from '../record-cells.ts';
import type { CellContent } from '../upload/file-rows.ts';
import { textOf } from './table.ts';

/** Codes that a spreadsheet converts to numbers, by that number: 071 is 71, 5E3 is 5000. */
const numberOf = (code: string): string => (/^\d+(e\d+)?$/i.test(code) ? String(Number(code)) : '');

export function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    (groups.get(key) ?? groups.set(key, []).get(key)!).push(item);
  }
  return groups;
}

/** Finds the record that a cell names: by its code, else ignoring case, else by the number into which a spreadsheet turned it. */
export function codeFinder<Item extends { code: string }>(
  items: readonly Item[],
  missing: (code: string, isNumber: boolean) => string,
): (cell: CellContent) => Read<Item> {
  const byCode = new Map(items.map((item) => [item.code, item]));
  const byLetters = groupedBy(items, ({ code }) => code.toLowerCase());
  const byNumber = groupedBy(items, ({ code }) => numberOf(code));
  return (cell) => {
    const code = textOf(cell);
    const isNumber = typeof cell === 'number';
    if (code === '') return { reason: t('the code is missing') };
    const found = byCode.get(code);
    if (found && !isNumber) return { value: found };
    const twins = (isNumber ? byNumber.get(String(cell)) : byLetters.get(code.toLowerCase())) ?? [];
    if (twins.length === 0) return { reason: missing(code, isNumber) };
    if (twins.length === 1) return { value: twins[0]! };
    const codes = twins.map((twin) => twin.code).toSorted();
    const said = { code, codes: codes.join(t(' or ')) };
    return { reason: t('{code} may be {codes}, write the code as text', said) };
  };
}
