import { useId, type ReactNode } from 'react';
import { Radio } from 'semantic-ui-react';
import { classes } from '../classes';
import styles from './radio-card.module.css';
import textStyles from '../text.module.css';

export interface RadioCardProps {
  name: string;
  value: string;
  checked: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
  /** Below the choice and outside its label, such as a field for a text of one's own. */
  more?: ReactNode;
  className?: string;
  autoFocus?: boolean;
}

/** One choice of a RadioGroup as a card. */
export function RadioCard({
  name,
  value,
  checked,
  onChange,
  children,
  more,
  className,
  autoFocus,
}: RadioCardProps) {
  const id = useId();
  return (
    <div className={classes(textStyles.small, styles.card, className)}>
      <Radio
        id={id}
        name={name}
        value={value}
        checked={checked}
        data-autofocus={autoFocus ? '' : undefined}
        label={<label htmlFor={id}>{children}</label>}
        onChange={() => onChange(value)}
      />
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}
