import { useLayoutEffect, type ReactNode } from 'react';
import { classes } from '../classes';
import { useStillBody } from './useStillBody';
import styles from './dialog.module.css';
import layoutStyles from '../layout.module.css';

export interface DialogBodyProps {
  id?: string;
  flush?: boolean;
  /** Nothing in it can be changed. */
  still?: boolean;
  children: ReactNode;
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** A long text without any control must be reachable by keyboard, or it cannot be scrolled. */
function keepReachable(body: HTMLElement | null) {
  if (!body) return;
  const check = () => {
    const isStuck = body.scrollHeight > body.clientHeight && !body.querySelector(focusable);
    body.toggleAttribute('tabindex', isStuck);
    if (isStuck) body.tabIndex = 0;
  };
  const observer = new ResizeObserver(check);
  observer.observe(body);
  return () => observer.disconnect();
}

/** The part of a dialog that scrolls. */
export function DialogBody({ id, flush, still = false, children }: DialogBodyProps) {
  const ref = useStillBody(still);
  useLayoutEffect(() => keepReachable(ref.current), [ref]);
  return (
    <div id={id} ref={ref} className={classes(layoutStyles.scrolls, styles.body, flush && styles.flush)}>
      {children}
    </div>
  );
}
