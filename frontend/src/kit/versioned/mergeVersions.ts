export interface ConflictField {
  name: string;
  label: string;
  before: string;
  mine: string;
  theirs: string;
  /** Codes and patterns are set in the monospaced face. */
  mono?: boolean;
  /** The words of its values, where it is a choice among a few. */
  words?: Readonly<Record<string, string>>;
  /** One side or the other as it is: there is no text of both. */
  isEitherOr?: boolean;
  /** Code of the language of the texts, where it is not the page's. */
  lang?: string;
}

export type Change = 'both' | 'mine' | 'theirs' | 'nobody';

/** Who changed a field since `before`; two people who wrote the same do not disagree. */
export function whoChanged({ before, mine, theirs }: ConflictField): Change {
  if (mine === theirs) return mine === before ? 'nobody' : 'theirs';
  if (mine === before) return 'theirs';
  return theirs === before ? 'mine' : 'both';
}

/** The value to save: a choice where both changed the field, else that of the side that changed it. */
export function mergedValue(field: ConflictField, choice: string | undefined): string | undefined {
  const change = whoChanged(field);
  if (change === 'both') return choice;
  return change === 'mine' ? field.mine : field.theirs;
}
