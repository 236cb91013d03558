import type { ReactNode } from 'react';
import { Label } from 'semantic-ui-react';
import { classes } from '../classes';
import { quotedLanguage } from '../../texts/quotedLanguage';
import styles from './pill.module.css';
import textStyles from '../text.module.css';
import toneStyles from '../tone.module.css';

export interface PillProps {
  tone: 'ok' | 'neutral' | 'warning' | 'danger' | 'accent';
  children: ReactNode;
}

/** A state: a dot and a word. */
export function Pill({ tone, children }: PillProps) {
  return (
    <Label
      as="span"
      className={classes(styles.pill, textStyles.num, textStyles.medium, toneStyles[tone])}
      lang={quotedLanguage(children)}
    >
      {children}
    </Label>
  );
}
