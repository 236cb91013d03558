import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'semantic-ui-react';
import { classes } from '../classes';
import { Quoted } from './Quoted';
import styles from './tag.module.css';
import toneStyles from '../tone.module.css';

export interface TagProps {
  children: ReactNode;
  tone?: 'accent' | 'neutral' | 'ok' | 'warning' | 'danger';
  icon?: LucideIcon;
}

/** A short fact in a box: the label group, DEFAULT, Current. */
export function Tag({ children, tone = 'accent', icon: Icon }: TagProps) {
  return (
    <Label as="span" className={classes(styles.tag, toneStyles[tone])}>
      {Icon && <Icon size={13} aria-hidden />}
      <Quoted>{children}</Quoted>
    </Label>
  );
}
