import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { languageTag } from '../../ui/data/languageTag';

/** Asks for little and takes what the other columns leave; longer texts end in an ellipsis. */
const growing: CSSProperties = { display: 'block', width: 200, minWidth: '100%', maxWidth: 'none' };

export interface GrowingTextProps {
  title?: string;
  lang?: string;
  mono?: boolean;
  children: ReactNode;
}

/** A text on one line of a table that may be longer than its column. */
export const GrowingText = ({ title, lang, mono, children }: GrowingTextProps) => (
  <span className={classes('ellip', mono && 'mono')} lang={languageTag(lang)} style={growing} title={title}>
    {children}
  </span>
);
