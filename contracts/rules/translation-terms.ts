/** Words that translations are not to use, and terms that stand in a text. */

export interface ForbiddenTerm {
  term: string;
  /** What is used in its place. */
  instead?: string | undefined;
  /** Permitted terms that contain it: within them it is not meant. */
  within?: readonly string[] | undefined;
}

interface Vocabulary {
  pattern: RegExp;
  terms: Map<string, ForbiddenTerm>;
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');
/** Scripts that put no blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const IN_WORD = '[\\p{L}\\p{N}\\p{M}_]';

function patternOf(term: string): string {
  const written = folded(term)
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(' ', '\\s{1,9}');
  return UNSPACED.test(term) ? written : `(?<!${IN_WORD})${written}(?!${IN_WORD})`;
}

/** A term as it is compared: in whatever case, composed, with single blanks. */
export const comparedTerm = (text: string): string => folded(text.normalize('NFC').trim());

/** Finds these words (as compared) in a text, of words within each other the longest; undefined if there are none. */
export function wordsPattern(words: Iterable<string>): RegExp | undefined {
  const longestFirst = [...new Set(words)].filter(Boolean).sort((a, b) => b.length - a.length);
  return longestFirst.length === 0 ? undefined : new RegExp(longestFirst.map(patternOf).join('|'), 'giu');
}

/** The words to use are looked for too: Dach is not forbidden within the Panorama-Dach that is used instead. */
function vocabularyOf(terms: readonly ForbiddenTerm[]): Vocabulary | undefined {
  const forbidden = new Map(terms.map((one) => [comparedTerm(one.term), one]));
  forbidden.delete('');
  if (forbidden.size === 0) return undefined;
  const permitted = terms.flatMap(({ instead = '', within = [] }) => [instead, ...within]).map(comparedTerm);
  return { pattern: wordsPattern([...forbidden.keys(), ...permitted])!, terms: forbidden };
}

/** A filter checks thousands of texts against the same terms. */
const vocabularies = new WeakMap<readonly ForbiddenTerm[], { vocabulary: Vocabulary | undefined }>();

/** The terms that stand in a text as whole words, in whatever case; each once, as the text writes it. */
export function termsIn(
  plain: string,
  terms: readonly ForbiddenTerm[],
): { found: string; instead: string }[] {
  let kept = vocabularies.get(terms);
  if (!kept) vocabularies.set(terms, (kept = { vocabulary: vocabularyOf(terms) }));
  const { vocabulary } = kept;
  if (!vocabulary) return [];
  const found = new Map<string, { found: string; instead: string }>();
  for (const [words] of plain.normalize('NFC').matchAll(vocabulary.pattern)) {
    const key = folded(words);
    const term = vocabulary.terms.get(key);
    if (term && !found.has(key)) found.set(key, { found: words, instead: term.instead?.trim() ?? '' });
  }
  return [...found.values()];
}
