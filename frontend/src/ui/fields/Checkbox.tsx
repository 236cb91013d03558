import { useId, type AriaAttributes, type ReactNode } from 'react';
import { Checkbox as SuiCheckbox } from 'semantic-ui-react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';
import styles from './checkbox.module.css';
import textStyles from '../text.module.css';
import layoutStyles from '../layout.module.css';

export interface CheckboxProps extends AriaAttributes {
  label: ReactNode;
  hideLabel?: boolean;
  checked?: boolean;
  /** Neither ticked nor not: the box shows a dash. */
  indeterminate?: boolean;
  disabled?: boolean;
  name?: string;
  onValue?: (checked: boolean) => void;
}

/** A tick box. */
export function Checkbox({ label, hideLabel, onValue, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <SuiCheckbox
      {...rest}
      as="span"
      // Without it Semantic ties no label to the box.
      id={id}
      className={classes(layoutStyles.row, layoutStyles.inline, styles.check)}
      label={
        <label htmlFor={id} className={classes(hideLabel && textStyles.unseen)}>
          <Quoted>{label}</Quoted>
        </label>
      }
      onChange={(_event, { checked }) => onValue?.(checked === true)}
    />
  );
}
