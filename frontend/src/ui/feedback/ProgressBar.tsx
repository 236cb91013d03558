import { Progress } from 'semantic-ui-react';
import { classes } from '../classes';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What makes progress, for screen readers. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** 4 px high instead of 8. */
  thin?: boolean;
}

/** How far something is. */
export function ProgressBar({ label, percent, thin }: ProgressBarProps) {
  return (
    <Progress
      percent={percent}
      className={classes(thin && styles.thin)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    />
  );
}
