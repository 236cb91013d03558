import { isNameOfCall, type NamedNoun } from '../../kit/names-of-calls.ts';

export interface FeedColumn {
  name: string;
  kind: 'text' | 'integer' | 'amount' | 'flag' | 'date';
  /** The column of the table; for a reference, the one that holds what `reference.gives`. */
  target: string;
  isRequired: boolean;
  max: number;
  isTrueWhenEmpty?: boolean;
  /** What an empty cell of a number means, where the table takes no null. */
  whenEmpty?: number;
  pattern?: { test(text: string): boolean };
  says?: string;
  isReserved?: (text: string) => boolean;
  /** The table and column that must contain this value, and which of its columns is stored instead. */
  reference?: { table: string; by: string; gives: string; noun: string };
}

export interface FeedTable {
  file: string;
  holds: string;
  table: string;
  columns: FeedColumn[];
  key: string[];
  /** Columns that name a row as its key does. */
  alsoUnique?: string[];
  /** Keys that differ only in case are one and the same to the console. */
  isKeyInAnyCase?: boolean;
  /** Whether the feed overwrites a row, or keeps changes made by staff. */
  existing: 'update' | 'keep';
  /** Columns of a kept row that the feed sets all the same, because staff cannot. */
  alwaysSet?: string[];
  /**
   * Columns whose values, joined by slashes, name a group of rows that people can replace as a whole: the feed skips groups in
   * the change log, and is complete for every other group it names (omitted rows are deleted).
   */
  replacedWholly?: string[];
  /** The file is complete for every vehicle that these files name: omitted rows are deleted. */
  wholeVehiclesOf?: string[];
  belongsTo?: { columns: string[]; table: string; by: string[]; noun: string };
  /** The version is incremented when the feed changes a row, so that an open dialog notices. */
  isVersioned?: boolean;
  entity: string;
}

export interface FeedRow {
  row: number;
  values: Record<string, string | number | boolean | null>;
}

export interface FeedProblem {
  file: string;
  row: number;
  column: string;
  message: string;
}

type Extra = Partial<
  Pick<FeedColumn, 'target' | 'isRequired' | 'whenEmpty' | 'pattern' | 'says' | 'isReserved' | 'reference'>
>;

/** The code of a record that has a path of its own. */
export const key = (noun: NamedNoun, pattern: RegExp, says: string): Extra => ({
  isRequired: true,
  pattern,
  says,
  isReserved: (code) => isNameOfCall(noun, code),
});

export const text = (name: string, max: number, extra: Extra = {}): FeedColumn => ({
  name,
  kind: 'text',
  target: name,
  isRequired: false,
  max,
  ...extra,
});

export const integer = (name: string, max: number, extra: Extra = {}): FeedColumn => ({
  name,
  kind: 'integer',
  target: name,
  isRequired: false,
  max,
  ...extra,
});

/** An empty cell means that there is no price. */
export const amount = (name: string, digits = 10): FeedColumn => ({
  name,
  kind: 'amount',
  target: name,
  isRequired: false,
  max: digits,
});

export const flag = (name: string, target = name, isTrueWhenEmpty = false): FeedColumn => ({
  name,
  kind: 'flag',
  target,
  isRequired: false,
  max: 5,
  isTrueWhenEmpty,
});

export const date = (name: string, target = name): FeedColumn => ({
  name,
  kind: 'date',
  target,
  isRequired: false,
  max: 10,
});

export const reference = (
  name: string,
  target: string,
  to: { table: string; by: string; gives?: string; noun: string; isRequired?: boolean },
): FeedColumn => ({
  name,
  kind: 'text',
  target,
  isRequired: to.isRequired ?? true,
  max: 40,
  reference: { table: to.table, by: to.by, gives: to.gives ?? to.by, noun: to.noun },
});
