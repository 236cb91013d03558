import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button as SuiButton } from 'semantic-ui-react';
import { classes } from '../classes';
import styles from './button.module.css';

export interface RouteButtonProps {
  to: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** A link to another screen in the look of a button: it can be opened in a new tab. */
export const RouteButton = ({ to, icon: Icon, children }: RouteButtonProps) => (
  // Semantic would call it a button.
  <SuiButton as={Link} to={to} role="link" className={classes(styles.button, styles.secondary)}>
    <Icon size={16} aria-hidden />
    {children}
  </SuiButton>
);
