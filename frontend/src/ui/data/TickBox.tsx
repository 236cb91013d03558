// Native: a table has a hundred of them, and the key that is held with a click is wanted.
import { classes } from '../classes';
import layoutStyles from '../layout.module.css';
import styles from './data-table.module.css';

export interface TickBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked: the box shows a dash. */
  isPartly?: boolean;
  disabled?: boolean;
  /** `isRange`: Shift was held. */
  onTick: (isOn: boolean, isRange: boolean) => void;
}

/** A tick box in a cell of a table. Its surroundings take the click too. */
export const TickBox = ({ label, checked, isPartly = false, disabled, onTick }: TickBoxProps) => (
  <label className={classes(layoutStyles.square, styles.tick)} title={label}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      ref={(input) => {
        if (input) input.indeterminate = isPartly;
      }}
      onChange={({ target, nativeEvent }) =>
        onTick(target.checked, (nativeEvent as MouseEvent).shiftKey === true)
      }
    />
  </label>
);
