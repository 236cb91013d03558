// Native: Semantic's Modal has no role and no name, leaves the focus outside and does not hold it.
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classes } from '../classes';
import { focusable, keepFocusNearby } from '../focusNearby';
import { openDialogs } from './openDialogs';
import styles from './dialog.module.css';

export interface DialogFrameProps {
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  /** In pixels or as CSS width; never wider than the window less 48. */
  width?: number | string;
  /** Esc, or the close gesture of the system. The frame closes only by being unmounted. */
  onRequestClose: () => void;
  /** Its keys besides Escape; not those of a dialog that is drawn inside of it. */
  onKey?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

// Semantic marks every box to tick as read-only.
const fields =
  ':is(input:not([type=hidden]):not([readonly]), .checkbox input, select, textarea:not([readonly])):not(:disabled):not([tabindex="-1"])';
const buttons = 'button:not(:disabled)';
const focusOrder = [
  '[data-autofocus]:not(:disabled, .checkbox), .checkbox[data-autofocus] input',
  `.${styles.body} ${fields}`,
  `.${styles.foot} ${buttons}`,
  'h2',
];

function focusFirst(dialog: HTMLElement) {
  const first = focusOrder.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean);
  first?.focus();
}

/** Not when it is gone, or disabled by now. */
function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

/** Waits until every dialog that closes with this one is closed: until then what is behind them cannot be focused. */
function giveFocusBack(opener: Element | null) {
  queueMicrotask(() => {
    const current = document.activeElement;
    if (current && current !== document.body && current.checkVisibility()) return;
    const top = openDialogs.top();
    const isFocused = opener instanceof HTMLElement && opener !== document.body && takesFocus(opener);
    if (isFocused) return;
    // What opened it, such as the Save of a row, may be disabled by now: what stands beside it is nearer than the page.
    const beside = opener?.parentElement?.querySelector<HTMLElement>(focusable);
    if (beside && takesFocus(beside)) return;
    if (top) focusFirst(top);
    else document.querySelector<HTMLElement>('main')?.focus();
  });
}

/**
 * The native modal dialog under all our dialogs: top layer, inert background, focus on the first field (or on
 * `data-autofocus`), back to the opener afterwards. It is open as long as it is mounted; nesting works.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { labelledBy, describedBy, role, className, width, onRequestClose, onKey, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const requestClose = useEffectEvent(() => onRequestClose());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const onCancel = (event: Event) => {
      // A file field inside the dialog sends a bubbling `cancel` of its own.
      if (event.target !== dialog) return;
      event.preventDefault();
      requestClose();
    };
    const onForcedClose = (event: Event) => {
      // StrictMode mounts twice: the close of the first time arrives while the dialog is open again.
      if (event.target !== dialog || dialog.open) return;
      dialog.showModal();
      requestClose();
    };
    dialog.showModal();
    openDialogs.add(dialog);
    focusFirst(dialog);
    const leaveFocus = keepFocusNearby(dialog, focusFirst);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onForcedClose);
    return () => {
      leaveFocus();
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onForcedClose);
      openDialogs.remove(dialog);
      dialog.close();
      giveFocusBack(opener);
    };
  }, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOwn = event.target instanceof Element && event.target.closest('dialog') === ref.current;
    if (isOwn && !event.defaultPrevented) onKey?.(event);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (event.defaultPrevented) return;
    // Without this Chromium's second Esc closes the dialog whatever we say.
    event.preventDefault();
    onRequestClose();
  };

  const style: CSSProperties | undefined = width ? { width } : undefined;
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes(styles.dialog, className)}
      style={style}
      onKeyDown={handleKeyDown}
    >
      {children}
    </dialog>
  );
}
