/** Terms in texts: whole words, in whatever case. A glossary may have thousands, so that a text is looked up word by word. */

export interface CheckedTerm {
  term: string;
  /** What is used in its place. */
  instead?: string | undefined;
  /** It may be used: the shorter term within it is not meant. */
  isPermitted?: boolean | undefined;
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');
/** Scripts that put no blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const IN_WORD = '[\\p{L}\\p{N}\\p{M}_]';
const WORDS = new RegExp(`${IN_WORD}+`, 'gu');
const FIRST_WORD = new RegExp(`^${IN_WORD}+`, 'u');

/** A term as it is compared: in whatever case, composed, with single blanks. */
export const comparedTerm = (text: string): string => folded(text.normalize('NFC').trim());

function patternOf(term: string): RegExp {
  const written = term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s{1,9}');
  const whole = UNSPACED.test(term) ? written : `(?<!${IN_WORD})${written}(?!${IN_WORD})`;
  return new RegExp(whole, 'iuy');
}

/** Adds to a list of a map. */
export function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Terms by what they begin with, of the same beginning the longest first; a pattern is made when a text has the beginning. */
type Beginnings = Map<string, { term: string; pattern?: RegExp }[]>;

function matchAt(text: string, at: number, beginnings: Beginnings, beginning: string): string | undefined {
  for (const one of beginnings.get(beginning) ?? []) {
    one.pattern ??= patternOf(one.term);
    one.pattern.lastIndex = at;
    const found = one.pattern.exec(text);
    if (found) return found[0];
  }
  return undefined;
}

/**
 * Finds terms in texts: as the text writes them, in its order; of terms within each other the longest. Terms are as `comparedTerm`
 * answers them. Undefined if there are none.
 */
export function termFinder(terms: Iterable<string>): ((plain: string) => string[]) | undefined {
  const byWord: Beginnings = new Map();
  const bySign: Beginnings = new Map();
  const longestFirst = [...new Set(terms)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return undefined;
  for (const term of longestFirst) {
    const word = UNSPACED.test(term) ? undefined : FIRST_WORD.exec(term)?.[0];
    if (word === undefined) addTo(bySign, [...term][0]!, { term });
    else addTo(byWord, word, { term });
  }
  return (plain) => {
    const text = plain.normalize('NFC');
    const starts = [...text.matchAll(WORDS)].map(({ index, 0: word }) => ({ index, key: folded(word) }));
    const found: { index: number; words: string }[] = [];
    const note = (index: number, words: string | undefined) => words && found.push({ index, words });
    for (const { index, key } of starts) note(index, matchAt(text, index, byWord, key));
    if (bySign.size > 0)
      for (let index = 0; index < text.length; index++) {
        const sign = String.fromCodePoint(text.codePointAt(index)!);
        note(index, matchAt(text, index, bySign, folded(sign)));
      }
    return apart(found);
  };
}

/** Without those that begin within another one. */
function apart(found: { index: number; words: string }[]): string[] {
  let end = 0;
  return found
    .sort((a, b) => a.index - b.index || b.words.length - a.words.length)
    .filter(({ index, words }) => {
      if (index < end) return false;
      end = index + words.length;
      return true;
    })
    .map(({ words }) => words);
}

interface Vocabulary {
  forbidden: Map<string, CheckedTerm>;
  find: (plain: string) => string[];
}

/** The words to use are looked for too: Dach is not forbidden within the Panorama-Dach that is used instead. */
function vocabularyOf(terms: readonly CheckedTerm[]): Vocabulary | undefined {
  const forbidden = new Map(
    terms.filter(({ isPermitted }) => !isPermitted).map((one) => [comparedTerm(one.term), one]),
  );
  forbidden.delete('');
  if (forbidden.size === 0) return undefined;
  const permitted = terms.map(({ term, instead = '', isPermitted }) => (isPermitted ? term : instead));
  return { forbidden, find: termFinder([...forbidden.keys(), ...permitted.map(comparedTerm)])! };
}

/** A filter checks thousands of texts against the same terms. */
const vocabularies = new WeakMap<readonly CheckedTerm[], { vocabulary: Vocabulary | undefined }>();

/** The forbidden terms that stand in a text; each once, as the text writes it. */
export function termsIn(plain: string, terms: readonly CheckedTerm[]): { found: string; instead: string }[] {
  let kept = vocabularies.get(terms);
  if (!kept) vocabularies.set(terms, (kept = { vocabulary: vocabularyOf(terms) }));
  const { vocabulary } = kept;
  if (!vocabulary) return [];
  const found = new Map<string, { found: string; instead: string }>();
  for (const words of vocabulary.find(plain)) {
    const key = folded(words);
    const term = vocabulary.forbidden.get(key);
    if (term && !found.has(key)) found.set(key, { found: words, instead: term.instead?.trim() ?? '' });
  }
  return [...found.values()];
}
