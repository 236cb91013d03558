import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as SuiButton } from 'semantic-ui-react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';
import styles from './button.module.css';

export interface LinkButtonProps {
  href: string;
  icon?: LucideIcon;
  variant?: 'secondary' | 'quiet';
  children: ReactNode;
  /** What it opens, where its words alone do not tell; begins with them. */
  'aria-label'?: string;
}

/** A link in the look of a button; opens a new tab that knows nothing of this one. */
export function LinkButton({ href, icon: Icon, variant = 'secondary', children, ...rest }: LinkButtonProps) {
  return (
    <SuiButton
      {...rest}
      as="a"
      // Semantic would call it a button.
      role="link"
      className={classes(styles.button, styles[variant])}
      href={href}
      target="_blank"
      rel="noopener"
    >
      {Icon && <Icon size={16} aria-hidden />}
      <Quoted>{children}</Quoted>
    </SuiButton>
  );
}
