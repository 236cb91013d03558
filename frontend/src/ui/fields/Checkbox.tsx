import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hideLabel?: boolean;
  onValue?: (checked: boolean) => void;
}

/** A tick box. Takes every attribute of `input`, so `{...register('isActive')}` works. */
export function Checkbox({ label, hideLabel, className, onValue, onChange, ...rest }: CheckboxProps) {
  return (
    <label className={classes('check', className)}>
      <input
        {...rest}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event);
          onValue?.(event.target.checked);
        }}
      />
      <span className={classes(hideLabel && 'sr')}>
        <Quoted>{label}</Quoted>
      </span>
    </label>
  );
}
