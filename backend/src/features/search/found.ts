import type { Schema } from '../../kit/contract.ts';

/** A record that a search has found; what its kind does not have is missing. */
export interface Found extends Partial<Omit<Schema<'SearchHit'>, 'match'>> {
  kind: Schema<'SearchKind'>;
  code: string;
  text: string;
  /** 0 is what was typed, 1 begins with it, 2 contains it, 3 is similar. */
  rank: number;
}
