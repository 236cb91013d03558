import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from '../classes';
import styles from './field-note.module.css';
import textStyles from '../text.module.css';

export interface FieldNoteProps {
  id?: string;
  /** The field that it stands below, above it where there is no room. */
  of: () => HTMLElement | null;
  tone?: 'plain' | 'error';
  children: ReactNode;
}

/**
 * A line below a field while it is typed in, in the top layer: it moves nothing, and no table or card cuts it off. It may hold
 * buttons for the mouse; whoever types reaches the same by typing.
 * In the header of a column too it is running text.
 */
export function FieldNote({ id, of, tone = 'plain', children }: FieldNoteProps) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [own, field] = [box.current, of()];
    if (!own || !field) return;
    // Missing in browsers before 2024: the note is then an ordinary fixed one.
    own.showPopover?.();
    const place = () => {
      const at = field.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = own;
      const isAbove = at.bottom + 4 + height > window.innerHeight && at.top - 4 - height > 0;
      own.style.left = `${Math.max(8, Math.min(at.right - width, document.documentElement.clientWidth - width - 8))}px`;
      own.style.top = `${isAbove ? at.top - 4 - height : at.bottom + 4}px`;
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(own);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [of]);

  return (
    <span
      ref={box}
      id={id}
      popover="manual"
      role="status"
      className={classes(textStyles.num, styles.note, tone && styles[tone])}
    >
      {children}
    </span>
  );
}
