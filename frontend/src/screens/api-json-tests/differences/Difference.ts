import { t } from '../../../texts/kit.gen';

/** A place where two documents differ. */
export interface Difference {
  path: string;
  kind: 'changed' | 'added' | 'removed';
  /** The beginning of the value as the document writes it; null where it has none. */
  before: string | null;
  after: string | null;
  /** Its row among the lines; null beyond them. */
  row: number | null;
}

/** What happened at a place, in one word. */
export const kindWords: Record<Difference['kind'], string> = {
  changed: t('changed'),
  added: t('added'),
  removed: t('removed'),
};

const isText = (value: string) => value.startsWith('"');
const bare = (value: string) => (isText(value) ? value.slice(1, -1) : value);

/** What happened at a place, in a few words: '650 → 690', 'text → number', 'added "EUR"'. */
export function wordsOf({ kind, before, after }: Difference): string {
  if (kind === 'added') return t('added {written}', { written: after ?? '' }).trim();
  if (kind === 'removed') return t('removed {written}', { written: before ?? '' }).trim();
  const [one, other] = [before ?? '', after ?? ''];
  // "143" and 143 would read alike.
  if (isText(one) !== isText(other) && bare(one) === bare(other)) return `${typeOf(one)} → ${typeOf(other)}`;
  return `${one} → ${other}`;
}

function typeOf(value: string): string {
  if (isText(value)) return t('text');
  if (value === 'true' || value === 'false') return t('boolean');
  return value === 'null' ? value : t('number');
}
