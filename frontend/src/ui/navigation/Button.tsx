import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { Button as SuiButton } from 'semantic-ui-react';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { classes } from '../classes';
import { useKeptFocus } from '../dialogs/useKeptFocus';
import { useSingleFlight } from '../useSingleFlight';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'color' | 'onClick'> {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
  /** Height: s 28, m 32, l the height of a field (36). */
  size?: 's' | 'm' | 'l';
  icon?: LucideIcon;
  /** Spins the icon and ignores clicks; the focus stays where it is. */
  pending?: boolean;
  /** As wide as its container. */
  fluid?: boolean;
  /** While the promise that it returns runs, further clicks are ignored. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

const sizes = { s: styles.small, m: styles.medium, l: '' };

/**
 * A button with words. A click while `pending`, or while the one before is under way, is ignored: a double click never makes
 * two calls. One that becomes disabled keeps the focus that it has.
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'l', icon: Icon, pending, fluid, type = 'button' } = props;
  const { children, className, onClick, disabled, ...rest } = omitOwn(props);
  const { ref, isHeld } = useKeptFocus<HTMLButtonElement>(disabled);
  const click = useSingleFlight((event: MouseEvent<HTMLButtonElement>) => onClick?.(event));
  const iconSize = size === 'l' ? 16 : 14;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || isHeld) event.preventDefault();
    else click(event);
  };

  return (
    <SuiButton
      lang={quotedLanguage(children)}
      {...rest}
      ref={ref}
      type={type}
      disabled={disabled && !isHeld}
      className={classes(
        styles.button,
        styles[variant],
        sizes[size],
        fluid && styles.fluid,
        isHeld && 'disabled',
        className,
      )}
      aria-disabled={pending || isHeld || undefined}
      onClick={handleClick}
    >
      {pending ? (
        <LoaderCircle size={iconSize} className={styles.spin} aria-hidden />
      ) : (
        Icon && <Icon size={iconSize} aria-hidden />
      )}
      {children}
    </SuiButton>
  );
}

function omitOwn(props: ButtonProps) {
  const { variant: _v, size: _s, icon: _i, pending: _p, fluid: _f, type: _t, ...rest } = props;
  return rest;
}
