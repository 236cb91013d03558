import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { KeptButton } from './KeptButton';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The name, read aloud and shown as tooltip: 'Edit MAIN_TITLE'. */
  label: string;
  icon: LucideIcon;
  tone?: 'plain' | 'danger';
  /** Makes it a toggle button. */
  pressed?: boolean;
  iconSize?: number;
}

/** A button with an icon only; native, because a table draws hundreds of them. */
export function IconButton({
  label,
  icon: Icon,
  tone = 'plain',
  pressed,
  iconSize = 16,
  className,
  ...rest
}: IconButtonProps) {
  // A table draws hundreds of them: only what may become disabled looks after the focus.
  const Element = 'disabled' in rest ? KeptButton : 'button';
  return (
    <Element
      type="button"
      lang={quotedLanguage(label)}
      {...rest}
      aria-label={label}
      title={rest.title ?? label}
      aria-pressed={pressed}
      className={classes(styles.button, tone === 'danger' && styles.danger, className)}
    >
      <Icon size={iconSize} aria-hidden />
    </Element>
  );
}
