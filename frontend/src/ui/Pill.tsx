import type { ReactNode } from 'react';
import { classes } from './classes';

export interface PillProps {
  tone: 'ok' | 'neutral' | 'warning' | 'danger' | 'accent';
  children: ReactNode;
}

/** A state: a dot and a word. */
export function Pill({ tone, children }: PillProps) {
  return <span className={classes('pill', 'num', tone)}>{children}</span>;
}
