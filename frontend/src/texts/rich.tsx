import { Fragment, type ReactNode } from 'react';

/**
 * A text of the catalogue with nodes in the place of its placeholders, such as a name in bold: one sentence, whose word order
 * is the translator's.
 *
 * @example rich(t('{who} deleted it. Write {label} anew?'), { who: <b>{who}</b>, label: <span lang="it">“{label}”</span> })
 */
export const rich = (text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, at) => {
    const isPlaceholder = at % 2 === 1;
    return <Fragment key={`${at}${part}`}>{isPlaceholder ? nodes[part] : part}</Fragment>;
  });
