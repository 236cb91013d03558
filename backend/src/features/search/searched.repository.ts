import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { meantWords } from './misspelling.ts';

/** What was typed as the search columns hold theirs: lower case, without accents. */
export interface Searched {
  text: string;
  words: string[];
}

const asSearched = statement('SELECT search_text($1) AS text');

const searchedOf = (text: string): Searched => ({ text, words: text.split(' ') });

export async function readSearched(context: Context, typed: string): Promise<Searched> {
  const [row] = await context.sql.rows<{ text: string }>(asSearched, [typed.trim().replace(/\s+/g, ' ')]);
  return searchedOf(row!.text);
}

/** Share of common trigrams: less is a coincidence of letters. */
export const SIMILAR_ENOUGH = 0.45;
/** Nearest words looked at for a word that is in no text, and how many of them are searched. */
const NEAREST = 30;
const ALTERNATIVES = 3;

// Two letters that have changed places leave a short word no trigram in common: those words are looked up by themselves.
const nearest = statement(
  `SELECT typed.word AS typed, near.word AS near
   FROM jsonb_to_recordset($1::jsonb) AS typed(word text, pattern text, swapped jsonb)
   CROSS JOIN LATERAL (
     SELECT known.word FROM (
       SELECT word, 1 AS similarity FROM search_word WHERE word IN (SELECT jsonb_array_elements_text(typed.swapped))
       UNION SELECT word, similarity(word, typed.word) FROM search_word WHERE word % typed.word) known
     GROUP BY known.word ORDER BY max(known.similarity) DESC, known.word LIMIT ${NEAREST}) near
   WHERE NOT EXISTS (SELECT FROM search_word WHERE word LIKE typed.pattern)`,
);

/** The word with each two neighbours swapped. */
export const swapsIn = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_none, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
  );

/** Shorter words, and those with digits, are spelt right or mean something else. */
const canBeMisspelt = (word: string): boolean => /^\p{L}{4,30}$/u.test(word);

export const mayBeMisspelt = ({ words }: Searched): boolean => words.some(canBeMisspelt);

/** What may have been meant where a word is in no label, the likeliest first; nothing without such a word. */
export async function findMeant(context: Context, { words }: Searched): Promise<Searched[]> {
  const doubtful = words.filter(canBeMisspelt);
  if (doubtful.length === 0) return [];
  const rows = await context.sql.rows<{ typed: string; near: string }>(nearest, [
    JSON.stringify(doubtful.map((word) => ({ word, pattern: `%${word}%`, swapped: swapsIn(word) }))),
  ]);
  const nearWords = words.map((word) => {
    const known = rows.filter(({ typed }) => typed === word).map(({ near }) => near);
    return meantWords(word, known);
  });
  const meant = (turn: number) =>
    words.map((word, at) => nearWords[at]![Math.min(turn, nearWords[at]!.length - 1)] ?? word);
  const texts = Array.from({ length: ALTERNATIVES }, (_none, turn) => meant(turn).join(' '));
  return [...new Set(texts)].filter((text) => text !== words.join(' ')).map(searchedOf);
}
