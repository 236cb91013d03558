import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import styles from './pack-configurator.module.css';
import toneStyles from '../../ui/tone.module.css';

export interface PackMarkProps {
  tone: 'ok' | 'danger' | 'warn' | 'accent' | 'neutral';
  children: ReactNode;
}

/** A short fact in a box: Incl, Excl, Compulsory. */
export const PackMark = ({ tone, children }: PackMarkProps) => (
  <span className={classes(styles.mark, tone !== 'neutral' && toneStyles[tone])}>{children}</span>
);
