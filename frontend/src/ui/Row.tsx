import type { ElementType, HTMLAttributes } from 'react';
import { classes } from './classes';
import layoutStyles from './layout.module.css';

export interface RowProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Pixels between the parts: '4px 12px' where lines and parts are differently far apart. */
  gap?: number | string;
  /** Between its edges and its parts, and around it, as in CSS. */
  pad?: string;
  margin?: string;
  /** As wide as its parts, and within a line of text. */
  inline?: boolean;
  /** Onto further lines, where there is no room. */
  wrap?: boolean;
  /** What is not in the middle of the line: 'baseline', 'flex-end'. */
  align?: 'flex-start' | 'flex-end' | 'baseline';
  /** The first at the start, the last at the end. */
  between?: boolean;
}

/** Parts side by side on one middle line: an icon with its words, a heading with its buttons. */
export function Row({
  as: Part = 'div',
  gap = 8,
  pad,
  margin,
  style,
  wrap,
  align,
  between,
  inline,
  className,
  ...rest
}: RowProps) {
  return (
    <Part
      className={classes(
        layoutStyles.row,
        inline && layoutStyles.inline,
        wrap && layoutStyles.wrap,
        className,
      )}
      style={{
        gap,
        padding: pad,
        margin,
        alignItems: align,
        justifyContent: between ? 'space-between' : undefined,
        ...style,
      }}
      {...rest}
    />
  );
}
