import { useId, type ReactNode } from 'react';
import { Checkbox as SuiCheckbox } from 'semantic-ui-react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';
import styles from './checkbox.module.css';
import textStyles from '../text.module.css';
import layoutStyles from '../layout.module.css';

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
  const id = useId();
  return (
    <SuiCheckbox
      as="span"
      toggle
      role="switch"
      id={id}
      name={name}
      className={classes(layoutStyles.row, layoutStyles.inline, styles.check)}
      checked={checked}
      disabled={disabled}
      aria-disabled={pending || undefined}
      label={
        <label htmlFor={id} className={classes(hideLabel && textStyles.unseen)}>
          <Quoted>{label}</Quoted>
        </label>
      }
      onChange={(_event, data) => !pending && onChange(data.checked === true)}
    />
  );
}
