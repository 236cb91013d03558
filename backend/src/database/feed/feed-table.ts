export interface FeedColumn {
  /** In the header of the file. */
  name: string;
  kind: 'text' | 'integer' | 'amount' | 'flag' | 'date';
  /** The column of the table; for a reference, the one that holds what `reference.gives`. */
  target: string;
  isRequired: boolean;
  /** Characters of a text, digits before the point of an amount, the greatest integer. */
  max: number;
  /** What an empty flag means; false where nothing is said. */
  isTrueWhenEmpty?: boolean;
  /** What a text must pass; a regular expression, or a rule of contracts/rules. */
  pattern?: { test(text: string): boolean };
  says?: string;
  /** The table and column that must hold this value, and which of its columns is stored instead of the value. */
  reference?: { table: string; by: string; gives: string; noun: string };
}

export interface FeedTable {
  file: string;
  holds: string;
  table: string;
  columns: FeedColumn[];
  key: string[];
  /** What happens to a row that the console has already: the feed's values win, or what people have made of it stays. */
  existing: 'update' | 'keep';
  /**
   * Columns whose values, joined by slashes, name a whole that people replace: the feed leaves those that the change log
   * has. Of every other whole that the file names it is the whole truth: rows that it does not name go.
   */
  replacedWholly?: string[];
  /** The file is the whole truth for every vehicle that these files name: rows that it does not name go. */
  wholeVehiclesOf?: string[];
  /** Several columns that must be found together. */
  belongsTo?: { columns: string[]; table: string; by: string[]; noun: string };
  /** Rows carry a version that rises when the feed changes them, so that an open dialog notices. */
  isVersioned?: boolean;
  /** What the change log calls the records, so that cached reads of them are read anew. */
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

type Extra = Partial<Pick<FeedColumn, 'target' | 'isRequired' | 'pattern' | 'says' | 'reference'>>;

export const text = (name: string, max: number, extra: Extra = {}): FeedColumn => ({
  ...{ name, kind: 'text', target: name, isRequired: false, max },
  ...extra,
});

export const integer = (name: string, max: number, extra: Extra = {}): FeedColumn => ({
  ...{ name, kind: 'integer', target: name, isRequired: false, max },
  ...extra,
});

/** At most two decimals; nothing means that there is no price. */
export const amount = (name: string, digits = 10): FeedColumn => ({
  ...{ name, kind: 'amount', target: name, isRequired: false, max: digits },
});

export const flag = (name: string, target = name, isTrueWhenEmpty = false): FeedColumn => ({
  ...{ name, kind: 'flag', target, isRequired: false, max: 5, isTrueWhenEmpty },
});

export const date = (name: string, target = name): FeedColumn => ({
  ...{ name, kind: 'date', target, isRequired: false, max: 10 },
});

export const reference = (
  name: string,
  target: string,
  to: { table: string; by: string; gives?: string; noun: string; isRequired?: boolean },
): FeedColumn => ({
  ...{ name, kind: 'text', target, isRequired: to.isRequired ?? true, max: 40 },
  reference: { table: to.table, by: to.by, gives: to.gives ?? to.by, noun: to.noun },
});
