import { Fragment, type ReactNode } from 'react';
import { otherThan, quotedParts } from './quotedLanguage';
import { textLanguage } from './textLanguage';

/** A sentence whose quoted words carry their own language (WCAG 3.1.2). */
export const marked = (text: string): ReactNode => {
  const parts = quotedParts(text);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <span key={`${at}${part}`} lang={otherThan(textLanguage)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
};

/**
 * A text of the catalogue with nodes in the place of its placeholders, such as a name in bold: one sentence, whose word order
 * is the translator's.
 *
 * @example rich(t('{who} deleted it. Create {label} again?'), { who: <b>{who}</b>, label: <span lang="it">“{label}”</span> })
 */
export const rich = (text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, at) => {
    const isPlaceholder = at % 2 === 1;
    return <Fragment key={`${at}${part}`}>{isPlaceholder ? nodes[part] : marked(part)}</Fragment>;
  });
