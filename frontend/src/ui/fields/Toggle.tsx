import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';

export interface ToggleProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  checked: boolean;
  /** While true the switch turns, and clicks are ignored: never two calls from a double click. */
  pending?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
}

/** A switch that acts at once and shows what the server says. */
export function Toggle({ label, hideLabel, checked, pending, disabled, onChange, name }: ToggleProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-disabled={pending || undefined}
        onChange={(event) => !pending && onChange(event.target.checked)}
      />
      <span className={classes(hideLabel && 'sr')}>
        <Quoted>{label}</Quoted>
      </span>
    </label>
  );
}
