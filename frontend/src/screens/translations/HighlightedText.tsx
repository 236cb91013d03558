import { Fragment, type ReactNode } from 'react';
import { searchTerms } from '../../../../contracts/rules/search-terms';

/** Compared as the search does: without case and accents. The length stays, so that places agree. */
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0] ?? letter).join('');

/** Where the wanted texts lie, as positions of letters from left to right; what overlaps is one. */
function placesOf(text: string, wanted: readonly string[]): { from: number; to: number }[] {
  const all = folded(text);
  const places = wanted.flatMap((term) => {
    const found = [];
    for (let from = all.indexOf(term); from >= 0; from = all.indexOf(term, from + term.length))
      found.push({ from, to: from + term.length });
    return found;
  });
  places.sort((one, other) => one.from - other.from);
  const joined: typeof places = [];
  for (const { from, to } of places) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** A text in which what was searched for is marked. */
export function HighlightedText({ text, searched }: { text: string; searched: string }): ReactNode {
  const wanted = searchTerms(searched).map(folded);
  if (wanted.length === 0) return text;
  const letters = [...text];
  const places = placesOf(text, wanted);
  return [
    ...places.map(({ from, to }, at) => (
      <Fragment key={from}>
        {letters.slice(places[at - 1]?.to ?? 0, from).join('')}
        <mark>{letters.slice(from, to).join('')}</mark>
      </Fragment>
    )),
    letters.slice(places.at(-1)?.to ?? 0).join(''),
  ];
}
