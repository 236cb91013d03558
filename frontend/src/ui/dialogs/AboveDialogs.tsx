import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes';
import { openDialogs } from './openDialogs';
import styles from './above-dialogs.module.css';

export interface AboveDialogsProps {
  className: string | undefined;
  /** What it is called for those who do not see it. */
  label: string;
  children: ReactNode;
}

/** A region above the page and every dialog. While a dialog is open it lives inside it, because everything else is inert. */
export function AboveDialogs(props: AboveDialogsProps) {
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top);
  return createPortal(<Region key={dialog ? 'dialog' : 'page'} {...props} />, dialog ?? document.body);
}

function Region({ className, label, children }: AboveDialogsProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // A dialog that closes in this very moment takes it away: it then stands where the next one is, or on the page.
    if (ref.current?.isConnected) ref.current.showPopover?.();
  }, []);
  return (
    <section ref={ref} className={classes(styles.above, className)} popover="manual" aria-label={label}>
      {children}
    </section>
  );
}
