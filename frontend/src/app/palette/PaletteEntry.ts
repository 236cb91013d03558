import type { SearchKind } from '../../api';
import { plainText } from '../../ui/data/plainText';

/** What the palette leads to. */
export interface PaletteEntry {
  kind: SearchKind | 'screen' | 'action';
  title: string;
  /** The title is a code. */
  isCode?: boolean;
  /** Beside the title: the text or name of a record. */
  text?: string;
  /** Code of the language of `text`, where it is a label. */
  language?: string;
  /** Where it is: section of the menu, group, market. */
  place: string;
  /** Found for what was typed before: shown until the search answers, and leads nowhere. */
  isStale?: boolean;
  /** Address within the console; no two entries have the same. */
  to: string;
}

export interface PaletteGroup {
  heading: string;
  entries: readonly PaletteEntry[];
}

const wordsOf = (typed: string): string[] => plainText(typed).split(/\s+/).filter(Boolean);

/** The entries with every typed word in title, text or place; those whose title begins with them first. */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = wordsOf(typed);
  const begins = words.join(' ');
  const rankOf = ({ title }: PaletteEntry) =>
    plainText(title).startsWith(begins) ? 0 : words.every((word) => plainText(title).includes(word)) ? 1 : 2;
  return entries
    .filter(({ title, text = '', place }) => {
      const searched = plainText(`${title} ${text} ${place}`);
      return words.every((word) => searched.includes(word));
    })
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** What follows the words of an action at the beginning of what was typed; undefined where it does not begin with them. */
export function subjectOf(action: string, typed: string): string | undefined {
  const names = wordsOf(action);
  const given = typed.trim().split(/\s+/);
  const isNamed = names.every((name, at) => name.startsWith(plainText(given[at] ?? '-')));
  const subject = given.slice(names.length).join(' ');
  return isNamed && subject !== '' ? subject : undefined;
}
