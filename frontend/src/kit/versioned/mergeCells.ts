/** A value as it was, as I left it and as somebody else saved it meanwhile. */
export interface Three<Value> {
  before: Value;
  mine: Value;
  theirs: Value;
}

export type Change = 'both' | 'mine' | 'theirs' | 'nobody';

/** Who changed a value since `before`; two people who wrote the same do not disagree. */
export function whoChanged<Value>({ before, mine, theirs }: Three<Value>): Change {
  if (mine === theirs) return mine === before ? 'nobody' : 'theirs';
  if (mine === before) return 'theirs';
  return theirs === before ? 'mine' : 'both';
}

export type CellValue = number | string | boolean | null;

/** What is edited as single values, each under a name that stays; with what else is told of it. */
export type Cells<Place extends object> = ReadonlyMap<string, Place & { value: CellValue }>;

export type Cell<Place extends object> = Place & Three<CellValue> & { key: string };

/** Who changed which cells since both began with the same ones. */
export interface Merge<Place extends object> {
  /** Both, to different values: somebody has to decide. */
  conflicts: Cell<Place>[];
  /** They, and I not, or we to the same value. */
  theirs: Cell<Place>[];
  /** I alone. */
  mine: Cell<Place>[];
}

/** Compares three states cell by cell. What they do not have any more is left to the next reading. */
export function mergeCells<Place extends object>(
  before: Cells<Place>,
  mine: Cells<Place>,
  theirs: Cells<Place>,
): Merge<Place> {
  const merge: Merge<Place> = { conflicts: [], theirs: [], mine: [] };
  for (const [key, was] of before) {
    const { value, ...place } = was;
    const cell = {
      ...(place as unknown as Place),
      key,
      before: value,
      mine: mine.get(key)?.value ?? null,
      theirs: (theirs.get(key) ?? was).value,
    };
    const change = whoChanged(cell);
    if (change !== 'nobody') merge[change === 'both' ? 'conflicts' : change].push(cell);
  }
  return merge;
}
