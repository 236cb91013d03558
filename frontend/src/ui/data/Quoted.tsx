import type { ReactNode } from 'react';
import { quotedLanguage } from '../../texts/quotedLanguage';

/** Words of a shared part; those that are quoted in the other language carry theirs (WCAG 3.1.2). */
export function Quoted({ children }: { children: ReactNode }) {
  const lang = quotedLanguage(children);
  return lang ? <span lang={lang}>{children}</span> : children;
}
