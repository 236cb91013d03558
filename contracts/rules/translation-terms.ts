/** Words that translations are not to use. */

export interface ForbiddenTerm {
  term: string;
  /** What is used in its place. */
  instead?: string | undefined;
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

/** The words to use are looked for too: Dach is not forbidden within the Panorama-Dach that is used instead. */
function vocabularyOf(terms: readonly ForbiddenTerm[]): Vocabulary {
  const clean = (text = ''): string => folded(text.normalize('NFC').trim());
  const forbidden = new Map(terms.map((one) => [clean(one.term), one]));
  forbidden.delete('');
  const words = new Set([...forbidden.keys(), ...terms.map(({ instead }) => clean(instead))]);
  words.delete('');
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(longestFirst.map(patternOf).join('|'), 'giu'), terms: forbidden };
}

/** A filter checks thousands of texts against the same terms. */
const vocabularies = new WeakMap<readonly ForbiddenTerm[], Vocabulary>();

/** The terms that stand in a text as whole words, in whatever case; each once, as the text writes it. */
export function termsIn(
  plain: string,
  terms: readonly ForbiddenTerm[],
): { found: string; instead: string }[] {
  let vocabulary = vocabularies.get(terms);
  if (!vocabulary) vocabularies.set(terms, (vocabulary = vocabularyOf(terms)));
  if (vocabulary.terms.size === 0) return [];
  const found = new Map<string, { found: string; instead: string }>();
  for (const [words] of plain.normalize('NFC').matchAll(vocabulary.pattern)) {
    const key = folded(words);
    const term = vocabulary.terms.get(key);
    if (term && !found.has(key)) found.set(key, { found: words, instead: term.instead?.trim() ?? '' });
  }
  return [...found.values()];
}
