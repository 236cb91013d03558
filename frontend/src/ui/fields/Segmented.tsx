// Native: Semantic's groups of buttons are no radios, so arrow keys do not move the choice.
import { useId } from 'react';
import { classes } from '../classes';
import { formatCount } from '../data/formatCount';
import { Quoted } from '../data/Quoted';
import layoutStyles from '../layout.module.css';
import styles from './segmented.module.css';
import textStyles from '../text.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  /** Beside the label, in a quieter tone. */
  count?: number;
  /** Something waits there that must be dealt with. */
  isDanger?: boolean;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few short words in one strip: All, Created, Changed. Arrow keys move it. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={classes(layoutStyles.sunk, styles.segments)} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classes(option.isDanger && styles.danger) || undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Quoted>{option.label}</Quoted>
          {option.count !== undefined && ' '}
          {option.count !== undefined && <i className={textStyles.num}>{formatCount(option.count)}</i>}
        </label>
      ))}
    </div>
  );
}
