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
