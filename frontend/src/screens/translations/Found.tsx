import { Fragment, type ReactNode } from 'react';

/** Compared as the search does: without case and accents. The length stays, so that places agree. */
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0] ?? letter).join('');

/** A text in which what was searched for is marked. */
export function Found({ text, searched }: { text: string; searched: string }): ReactNode {
  const wanted = folded(searched.trim());
  if (wanted === '') return text;
  const letters = [...text];
  const all = folded(text);
  const parts: ReactNode[] = [];
  let from = 0;
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, from)) {
    parts.push(<Fragment key={`text-${from}`}>{letters.slice(from, at).join('')}</Fragment>);
    parts.push(<mark key={`mark-${at}`}>{letters.slice(at, at + wanted.length).join('')}</mark>);
    from = at + wanted.length;
  }
  parts.push(<Fragment key="rest">{letters.slice(from).join('')}</Fragment>);
  return parts;
}
