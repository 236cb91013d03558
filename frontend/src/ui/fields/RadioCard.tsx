import type { ReactNode } from 'react';
import { classes } from '../classes';

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
  return (
    <div className={classes('radio-card', className)}>
      <label>
        <input
          type="radio"
          name={name}
          value={value}
          checked={checked}
          data-autofocus={autoFocus ? '' : undefined}
          onChange={() => onChange(value)}
        />
        <span>{children}</span>
      </label>
      {more && <div className="more">{more}</div>}
    </div>
  );
}
