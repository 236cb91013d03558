/** From so many letters on two mistakes are forgiven, below one. */
const LONG = 8;

/** Letters left out, added, replaced or swapped with their neighbour, between what was typed and the beginning of a word. */
export function mistakesIn(typed: string, word: string): number {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_none, at) => at)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  // Somebody who is still typing has not come to the end of the word.
  return Math.min(...rows[typed.length]!.slice(Math.min(typed.length, word.length)));
}

/** The words that somebody may have meant who typed this, the likeliest first; of equal ones in the order given. */
export function meantWords(typed: string, words: readonly string[]): string[] {
  const most = typed.length < LONG ? 1 : 2;
  return words
    .map((word) => ({ word, mistakes: mistakesIn(typed, word) }))
    .filter(({ mistakes }) => mistakes <= most)
    .sort((one, other) => one.mistakes - other.mistakes)
    .map(({ word }) => word);
}
