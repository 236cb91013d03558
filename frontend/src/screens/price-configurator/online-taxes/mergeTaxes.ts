/** Three readings of the same online taxes: as I read them, as I edited them, as a colleague saved them meanwhile. */
import type { Cents } from '../../../kit/money/cents';
import { taxTypes, type TaxType } from '../taxes/marketTaxes';
import { idsOf, keyOf, type OnlineSheet, type OnlineTax } from './onlineTaxes';

/** A value that both of us changed, to different ones. */
interface Conflict<Cell extends string, Value> extends Three<Value> {
  key: string;
  name: string;
  cell: Cell;
}

/** A name, the value of a type of customer, or the downpayment. */
export type TaxConflict =
  Conflict<'Description', string> | Conflict<TaxType, Cents> | Conflict<'Downpayment', Cents | null>;

export interface TaxMerge {
  /** Theirs with what I alone changed; a cell in conflict holds mine. */
  merged: OnlineSheet;
  conflicts: TaxConflict[];
}

interface Three<Value> {
  before: Value;
  mine: Value;
  theirs: Value;
}

/** What only one of us changed counts; undefined: both did, differently. */
function pick<Value>({ before, mine, theirs }: Three<Value>): Value | undefined {
  if (mine === before || mine === theirs) return theirs;
  return theirs === before ? mine : undefined;
}

const sameTax = (tax: OnlineTax, taxes: readonly OnlineTax[]): OnlineTax | undefined => {
  const ids = idsOf(tax);
  return (
    taxes.find((other) => idsOf(other).some((id) => ids.includes(id))) ??
    taxes.find((other) => keyOf(other.description) === keyOf(tax.description))
  );
};

function mergeTax(before: OnlineTax | undefined, mine: OnlineTax, theirs: OnlineTax) {
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
    conflicts.push({ key: `${mine.key}|Description`, name: names.before, cell: 'Description', ...names });
  const description = taken ?? names.mine;
  return { tax: { ...theirs, key: mine.key, description, values }, conflicts };
}

/** A tax that they deleted stays where I changed it, as a new one; where I did not, it is gone. */
function orphan(before: OnlineTax | undefined, mine: OnlineTax): OnlineTax[] {
  const isUntouched =
    before !== undefined &&
    before.description === mine.description &&
    taxTypes.every((type) => before.values[type] === mine.values[type]);
  return isUntouched ? [] : [{ ...mine, ids: { B2C: null, B2B: null, B2E: null } }];
}

export function mergeTaxes(before: OnlineSheet, mine: OnlineSheet, theirs: OnlineSheet): TaxMerge {
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
  const three = { before: before.downpayment, mine: mine.downpayment, theirs: theirs.downpayment };
  const downpayment = pick(three);
  if (downpayment === undefined) {
    const cents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));
    conflicts.push({
      ...{ key: 'downpayment', name: 'Downpayment', cell: 'Downpayment' },
      ...{ before: cents(three.before), mine: cents(three.mine), theirs: cents(three.theirs) },
    });
  }
  return {
    merged: {
      version: theirs.version,
      taxes: [...taxes, ...theirNew],
      downpayment: downpayment === undefined ? mine.downpayment : downpayment,
    },
    conflicts,
  };
}

/** The merged sheet with their value in the cells where they were given way to. */
export function withTheirs({ merged, conflicts }: TaxMerge, isTheirs: (key: string) => boolean): OnlineSheet {
  const taken = new Map<string, TaxConflict['theirs']>(
    conflicts.filter(({ key }) => isTheirs(key)).map((cell) => [cell.key, cell.theirs]),
  );
  const downpayment = taken.get('downpayment') as Cents | null | undefined;
  return {
    ...merged,
    taxes: merged.taxes.map((tax) => {
      const values = { ...tax.values };
      for (const type of taxTypes)
        values[type] = (taken.get(`${tax.key}|${type}`) as Cents | undefined) ?? values[type];
      const description = taken.get(`${tax.key}|Description`) as string | undefined;
      return { ...tax, values, description: description ?? tax.description };
    }),
    downpayment:
      downpayment === undefined ? merged.downpayment : downpayment === null ? null : downpayment / 100,
  };
}
