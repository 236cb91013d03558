import type { ReactNode } from 'react';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { marked } from '../../texts/rich';

/** Words of a shared part; those that are quoted in the other language carry theirs, alone or in a sentence (WCAG 3.1.2). */
export function Quoted({ children }: { children: ReactNode }) {
  const lang = quotedLanguage(children);
  // eslint-disable-next-line no-restricted-syntax -- a tag, not a code
  if (lang) return <span lang={lang}>{children}</span>;
  return typeof children === 'string' ? marked(children) : children;
}
