import type { ElementType, HTMLAttributes } from 'react';
import { classes } from './classes';
import layoutStyles from './layout.module.css';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Pixels between the parts: '8px 12px' where lines and columns are differently far apart. */
  gap: number | string;
  /** Between its edges and its parts, as in CSS. */
  pad?: string;
  /** The tracks of the grid, where the parts stand in columns. */
  columns?: string;
}

/** Parts below one another: the sections of a dialog, or terms with what they mean. */
export function Stack({ as: Part = 'div', gap, pad, style, columns, className, ...rest }: StackProps) {
  return (
    <Part
      className={classes(layoutStyles.stack, className)}
      style={{ gap, padding: pad, gridTemplateColumns: columns, ...style }}
      {...rest}
    />
  );
}
