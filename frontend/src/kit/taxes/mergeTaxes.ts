/** Three readings of the same taxes: as I read them, as I edited them, as a colleague saved them meanwhile. */
import { formatExactAmount, type Cents } from '../../../../contracts/rules/amounts';
import { taxKeyOf } from '../../../../contracts/rules/tax-names';
import {
  mergeCells,
  type Cell,
  type Cells,
  type CellValue,
  type Merge,
  type Three,
} from '../versioned/mergeCells';
import { byType, idsOf, nobodySaved, taxChanges, type TaxRow, taxTypes } from './taxRows';
import { t } from '../../texts/kitParts.gen';

/** What is edited and saved together: taxes, and what else a screen adds. */
export interface TaxSheet {
  taxes: TaxRow[];
}

/** Where a value stands, in words: the tax, and the type of customer or the description. */
export interface TaxPlace {
  name: string;
  cell: string;
}

export type TaxCell = Cell<TaxPlace>;

/** What a sheet holds beside its taxes. */
export interface TaxSheetKind<Sheet extends TaxSheet> {
  otherCells: (sheet: Sheet) => Cells<TaxPlace>;
  withOthers: (sheet: Sheet, values: ReadonlyMap<string, CellValue>) => Sheet;
  /** Edits after a tax was deleted, once the others have been read again. */
  afterDeletion: (sheet: Sheet, read: Sheet | undefined) => Sheet;
}

export const shareIds = (one: TaxRow, other: TaxRow): boolean => {
  const ids = idsOf(one);
  return idsOf(other).some((id) => ids.includes(id));
};

/** The same tax, by ids or else by name; a tax whose ids match one of `beside` was renamed and no longer counts for that name. */
const sameTax = (tax: TaxRow, taxes: readonly TaxRow[], beside: readonly TaxRow[] = []): TaxRow | undefined =>
  taxes.find((other) => shareIds(tax, other)) ??
  taxes.find((other) => isSameName(tax, other) && !beside.some((one) => shareIds(one, other)));

/** Theirs under the keys that they have in mine, and the others under some that mine does not use. */
function underKeysOf(
  mine: readonly TaxRow[],
  theirs: readonly TaxRow[],
  found: ReadonlyMap<TaxRow, string>,
): TaxRow[] {
  const used = new Set(mine.map(({ key }) => key));
  return theirs.map((tax) => {
    let key = found.get(tax) ?? tax.key;
    while (!found.has(tax) && used.has(key)) key = `${key} `;
    used.add(key);
    return { ...tax, key };
  });
}

const namedCell = (key: string) => `${key}|Description`;

const cellsOf = ({ description, values }: TaxRow, key: string, name: string): Cells<TaxPlace> =>
  new Map<string, TaxPlace & { value: CellValue }>([
    ...taxTypes.map((type) => [`${key}|${type}`, { name, cell: type, value: values[type] }] as const),
    [namedCell(key), { name, cell: t('Description'), value: description }],
  ]);

const withValues = (tax: TaxRow, values: ReadonlyMap<string, CellValue>): TaxRow => ({
  ...tax,
  description: (values.get(namedCell(tax.key)) ?? tax.description) as string,
  values: byType((type) => (values.get(`${tax.key}|${type}`) ?? tax.values[type]) as Cents),
});

const valuesOf = (cells: readonly TaxCell[], side: 'mine' | 'theirs') =>
  new Map(cells.map((cell) => [cell.key, cell[side]]));

const wholeCell = (key: string) => `${key}|Tax`;

/** A tax as a whole, which one of us added or deleted. */
const wholeTax = ({ key }: TaxRow, name: string, three: Partial<Three<string>> = {}): TaxCell => ({
  key: wholeCell(key),
  name,
  cell: t('Tax'),
  before: null,
  mine: null,
  theirs: null,
  ...three,
});

/** How a tax differs from another reading of it. */
const differing = (tax: TaxRow, other: TaxRow, mask: string): string[] => [
  ...(tax.description === other.description ? [] : [tax.description]),
  ...taxTypes
    .filter((type) => tax.values[type] !== other.values[type])
    .map((type) => `${type} ${formatExactAmount(tax.values[type], mask)}`),
];

/** A tax that I changed and they deleted: what I changed, a line each. */
const deletedTax = (before: TaxRow, mine: TaxRow, mask: string): TaxCell =>
  wholeTax(mine, before.description, {
    before: differing(before, mine, mask).join('\n'),
    mine: differing(mine, before, mask).join('\n'),
    theirs: t('Deleted'),
  });

/** What they changed of a tax since it was read; undefined: nothing, or they deleted it. */
export function changedMeanwhile(
  before: TaxRow,
  theirs: readonly TaxRow[],
  mask: string,
): string | undefined {
  const stored = sameTax(before, theirs);
  return (stored && differing(stored, before, mask).join(', ')) || undefined;
}

/**
 * Theirs with what I alone changed; a cell in conflict holds mine, and so does a tax that they deleted. `base` is theirs under the same
 * keys, which it is compared with from now on.
 */
export function mergeSheets<Sheet extends TaxSheet>(
  { otherCells, withOthers }: TaxSheetKind<Sheet>,
  before: Sheet,
  mine: Sheet,
  theirs: Sheet,
  mask: string,
): Merge<TaxPlace> & { merged: Sheet; base: Sheet } {
  const merge: Merge<TaxPlace> = { conflicts: [], theirs: [], mine: [] };
  /** What stands in the cells that I changed until it is decided. */
  const settle = (...cells: [before: Cells<TaxPlace>, mine: Cells<TaxPlace>, theirs: Cells<TaxPlace>]) => {
    const found = mergeCells(...cells);
    merge.conflicts.push(...found.conflicts);
    merge.theirs.push(...found.theirs);
    merge.mine.push(...found.mine);
    return valuesOf([...found.mine, ...found.conflicts], 'mine');
  };
  const found = new Map<TaxRow, string>();
  const taxes = mine.taxes.flatMap((tax) => {
    const was = before.taxes.find(({ key }) => key === tax.key);
    const stored = sameTax(tax, theirs.taxes, mine.taxes);
    if (!stored) {
      const isGone = was && taxChanges([was], [tax]) === 0;
      if (isGone) merge.theirs.push(wholeTax(tax, tax.description));
      else if (was) merge.conflicts.push(deletedTax(was, tax, mask));
      else merge.mine.push(wholeTax(tax, tax.description));
      return isGone ? [] : [{ ...tax, ...nobodySaved() }];
    }
    const { key } = tax;
    found.set(stored, key);
    const begun = was ?? { ...stored, description: '', values: byType(() => 0) };
    // Two spellings of a name are the same one, and mine counts where I wrote it.
    const isMine = tax.description !== begun.description && (!was || isSameName(tax, stored));
    const now = { ...stored, key, description: isMine ? tax.description : stored.description };
    const name = begun.description || stored.description;
    const kept = settle(cellsOf(begun, key, name), cellsOf(tax, key, name), cellsOf(now, key, name));
    return [withValues(now, kept)];
  });
  const base = { ...theirs, taxes: underKeysOf(mine.taxes, theirs.taxes, found) };
  // What I deleted and they read before is none of theirs.
  const isNew = (tax: TaxRow): boolean => !found.has(tax) && !before.taxes.some((was) => shareIds(was, tax));
  const theirNew = base.taxes.filter((_tax, at) => isNew(theirs.taxes[at]!));
  merge.theirs.push(...theirNew.map((tax) => wholeTax(tax, tax.description)));
  const others = withOthers(theirs, settle(otherCells(before), otherCells(mine), otherCells(theirs)));
  return { ...merge, base, merged: { ...others, taxes: [...taxes, ...theirNew] } };
}

const isSameName = (one: TaxRow, other: TaxRow) => taxKeyOf(one.description) === taxKeyOf(other.description);

/** A merged sheet with their value in these cells, where they were given way to; a tax that they deleted is gone. */
export function withTheirs<Sheet extends TaxSheet>(
  { withOthers }: TaxSheetKind<Sheet>,
  merged: Sheet,
  cells: readonly TaxCell[],
): Sheet {
  const values = valuesOf(cells, 'theirs');
  const taxes = merged.taxes.filter(({ key }) => !values.has(wholeCell(key)));
  return { ...withOthers(merged, values), taxes: taxes.map((tax) => withValues(tax, values)) };
}
