import { classes } from '../classes';
import styles from './meter.module.css';

export interface MeterProps {
  /** 0 to 100. */
  percent: number;
  /** Where the filled part begins, 0 to 100: a span of time. */
  from?: number;
  /** The filled part is round at its end as well. */
  round?: boolean;
  className?: string;
}

/** A share as a bar, for the eye alone: words beside it say the same. */
export function Meter({ percent, from = 0, round, className }: MeterProps) {
  return (
    <span className={classes(styles.meter, round && styles.round, className)} aria-hidden>
      <span style={{ left: `${from}%`, width: `${percent}%` }} />
    </span>
  );
}
