/** Three readings of the same taxes: as I read them, as I edited them, as a colleague saved them meanwhile. */
import type { Cents } from '../../../../contracts/rules/amounts';
import { idsOf, keyOf, nobodySaved, type TaxRow } from './taxRows';
import { taxTypes } from './taxTypes';
import { t } from '../../texts/kit';

/** What is edited and saved together: taxes, and what else a screen adds. */
export interface TaxSheet {
  taxes: TaxRow[];
}

/** A value that both of us changed, to different ones: a name, the value of a type of customer, or something else. */
export interface TaxConflict extends Three<Cents | string | null> {
  key: string;
  name: string;
  cell: string;
}

interface Three<Value> {
  before: Value;
  mine: Value;
  theirs: Value;
}

/** What only one of us changed counts; undefined: both did, differently. */
export function pick<Value>({ before, mine, theirs }: Three<Value>): Value | undefined {
  if (mine === before || mine === theirs) return theirs;
  return theirs === before ? mine : undefined;
}

const sameTax = (tax: TaxRow, taxes: readonly TaxRow[]): TaxRow | undefined => {
  const ids = idsOf(tax);
  return (
    taxes.find((other) => idsOf(other).some((id) => ids.includes(id))) ??
    taxes.find((other) => keyOf(other.description) === keyOf(tax.description))
  );
};

function mergeTax(before: TaxRow | undefined, mine: TaxRow, theirs: TaxRow) {
  const conflicts: TaxConflict[] = [];
  const values = { ...theirs.values };
  for (const type of taxTypes) {
    const three = {
      before: before?.values[type] ?? 0,
      mine: mine.values[type],
      theirs: theirs.values[type],
    };
    const taken = pick(three);
    values[type] = taken ?? mine.values[type];
    if (taken === undefined)
      conflicts.push({ key: `${mine.key}|${type}`, name: theirs.description, cell: type, ...three });
  }
  const names = { before: before?.description ?? '', mine: mine.description, theirs: theirs.description };
  const isSameName = !before || keyOf(names.mine) === keyOf(names.theirs);
  const taken = isSameName && names.mine !== names.before ? names.mine : pick(names);
  if (taken === undefined)
    conflicts.push({ key: `${mine.key}|Description`, name: names.before, cell: t('Description'), ...names });
  const description = taken ?? names.mine;
  return { tax: { ...theirs, key: mine.key, description, values }, conflicts };
}

/** A tax that they deleted stays where I changed it, as a new one; where I did not, it is gone. */
function orphan(before: TaxRow | undefined, mine: TaxRow): TaxRow[] {
  const isUntouched =
    before !== undefined &&
    before.description === mine.description &&
    taxTypes.every((type) => before.values[type] === mine.values[type]);
  return isUntouched ? [] : [{ ...mine, ...nobodySaved() }];
}

/** Theirs with what I alone changed; a cell in conflict holds mine. */
export function mergeTaxes(
  before: TaxSheet,
  mine: TaxSheet,
  theirs: TaxSheet,
): { taxes: TaxRow[]; conflicts: TaxConflict[] } {
  const conflicts: TaxConflict[] = [];
  const taxes = mine.taxes.flatMap((tax) => {
    const was = before.taxes.find(({ key }) => key === tax.key);
    const now = sameTax(tax, theirs.taxes);
    if (!now) return orphan(was, tax);
    const merged = mergeTax(was, tax, now);
    conflicts.push(...merged.conflicts);
    return [merged.tax];
  });
  const theirNew = theirs.taxes.filter((tax) => !sameTax(tax, mine.taxes) && !sameTax(tax, before.taxes));
  return { taxes: [...taxes, ...theirNew], conflicts };
}

/** The merged taxes with their value in the cells where they were given way to. */
export function withTheirs(
  taxes: readonly TaxRow[],
  conflicts: readonly TaxConflict[],
  isTheirs: (key: string) => boolean,
): TaxRow[] {
  const taken = new Map(conflicts.filter(({ key }) => isTheirs(key)).map(({ key, theirs }) => [key, theirs]));
  return taxes.map((tax) => {
    const values = { ...tax.values };
    for (const type of taxTypes)
      values[type] = (taken.get(`${tax.key}|${type}`) as Cents | undefined) ?? values[type];
    const description = taken.get(`${tax.key}|Description`) as string | undefined;
    return { ...tax, values, description: description ?? tax.description };
  });
}
