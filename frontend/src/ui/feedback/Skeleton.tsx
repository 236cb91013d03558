import { Placeholder } from 'semantic-ui-react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** In pixels, or a percentage. */
  width: number | string;
  height?: number;
}

/** A grey bar in place of a text that is still loading; invisible to screen readers. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <Placeholder as="span" className={styles.skeleton} style={{ width, height }} aria-hidden />;
}
