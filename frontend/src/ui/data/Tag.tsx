import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'semantic-ui-react';
import { classes } from '../classes';
import { Quoted } from './Quoted';

export interface TagProps {
  children: ReactNode;
  tone?: 'accent' | 'neutral' | 'warning';
  icon?: LucideIcon;
  mono?: boolean;
}

const toneClass = { accent: '', neutral: 'n', warning: 'w' };

/** A short fact in a box: the label group, DEFAULT, Current. */
export function Tag({ children, tone = 'accent', icon: Icon, mono }: TagProps) {
  return (
    <Label as="span" className={classes('fact', toneClass[tone], mono && 'mono-in')}>
      {Icon && <Icon size={13} aria-hidden />}
      <Quoted>{children}</Quoted>
    </Label>
  );
}
