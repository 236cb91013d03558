// Native but for its heading: Semantic's Popup is not announced, takes no focus, and costs 10 kB with its Popper.
import { X } from 'lucide-react';
import {
  useId,
  useRef,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Header } from 'semantic-ui-react';
import { classes } from '../classes';
import { keepFocusNearby } from '../focusNearby';
import { IconButton } from '../navigation/IconButton';
import { t } from '../../texts/ui.gen';
import styles from './popover.module.css';
import layoutStyles from '../layout.module.css';
import { popoverDistance, popoverPlace } from './popoverPlace';
import dialogStyles from './dialog.module.css';

const rows = 'tr, [role="row"], [data-popover-row]';
const frames = `.${dialogStyles.dialog}, .${layoutStyles.card}`;
/** What else than the page scrolls below a popover. */
const scrollers = `.${dialogStyles.body}`;
const focusable =
  'button:not(:disabled, [tabindex="-1"]), a[href], input:not(:disabled), select:not(:disabled), [tabindex="0"]';
/** Has the focus first, rather than the box itself. */
const firstFocus = '[data-first-focus]';

const focusBox = (box: HTMLElement) => box.focus({ preventScroll: true });

const rowOf = (anchor: HTMLElement) => anchor.closest<HTMLElement>(rows) ?? anchor;

function place(box: HTMLElement, anchor: HTMLElement) {
  const frame = anchor.closest(frames) ?? document.documentElement;
  const { left, top, arrow, side, room } = popoverPlace({
    anchor: anchor.getBoundingClientRect(),
    row: rowOf(anchor).getBoundingClientRect(),
    frame: frame.getBoundingClientRect(),
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    box: { width: box.offsetWidth, height: box.offsetHeight },
  });
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.style.setProperty('--arrow', `${arrow}px`);
  box.style.setProperty('--room', `${room}px`);
  box.dataset.side = side;
}

/** Where neither side of the row has room for the box, what scrolls is moved until there is room below. */
function makeRoom(box: HTMLElement, anchor: HTMLElement) {
  const { top, bottom } = rowOf(anchor).getBoundingClientRect();
  const room = box.offsetHeight + popoverDistance;
  const missing = bottom + room - window.innerHeight;
  const scroller = anchor.closest(scrollers) ?? document.scrollingElement;
  if (scroller && missing > 0 && top < room) scroller.scrollTop += missing;
}

/**
 * Room is made while the box opens and its contents arrive, until somebody presses a button or a key in it. From then on its top
 * stays, so that nothing moves from under the pointer: what it has no room for scrolls in it.
 */
function makeRoomOnOpening(box: HTMLElement, anchor: HTMLElement): () => void {
  let isOpening = true;
  const settle = () => {
    if (!isOpening) return;
    isOpening = false;
    const body = box.lastElementChild!.getBoundingClientRect().height;
    box.style.setProperty('--head', `${Math.ceil(box.offsetHeight - body)}px`);
    box.style.setProperty('--kept', `${Math.ceil(body)}px`);
    box.dataset.settled = '';
  };
  // Not by pointing: a page that moves to make room brings the box below a pointer that rests.
  box.addEventListener('pointerdown', settle, { once: true });
  box.addEventListener('keydown', settle, { once: true });
  return () => {
    if (isOpening) makeRoom(box, anchor);
  };
}

/** Keeps the box beside its anchor while the page scrolls and the box grows; an anchor that is gone closes it. */
function followAnchor(box: HTMLElement, anchor: HTMLElement, close: () => void): () => void {
  let frame = 0;
  const update = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (anchor.isConnected ? place(box, anchor) : close()));
  };
  place(box, anchor);
  const makeRoomOnce = makeRoomOnOpening(box, anchor);
  const observer = new ResizeObserver(() => {
    makeRoomOnce();
    update();
  });
  observer.observe(box);
  window.addEventListener('resize', update);
  window.addEventListener('scroll', update, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    window.removeEventListener('resize', update);
    window.removeEventListener('scroll', update, { capture: true });
  };
}

/** Esc comes here first, before a cell or a dialog below: what is on top closes. */
function closeOnLeaving(box: HTMLElement, anchor: HTMLElement, close: () => void): () => void {
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !box.contains(target) && !rowOf(anchor).contains(target)) close();
  };
  const closeOnEscape = (event: globalThis.KeyboardEvent) => {
    // One that is open inside, such as a calendar, goes first.
    if (event.key !== 'Escape' || box.querySelector('[popover]')) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', closeOnEscape, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', closeOutside);
    document.removeEventListener('focusin', closeOutside);
    document.removeEventListener('keydown', closeOnEscape, { capture: true });
  };
}

/** Opens the box beside its anchor; returns its key handler. */
function usePopover(box: RefObject<HTMLElement | null>, anchor: HTMLElement, onClose: () => void) {
  const close = useEffectEvent(() => onClose());
  useLayoutEffect(() => {
    const own = box.current;
    if (!own) return;
    // Missing in browsers before 2024: the box is then an ordinary fixed one.
    own.showPopover?.();
    anchor.setAttribute('aria-expanded', 'true');
    const unfollow = followAnchor(own, anchor, () => close());
    const unlisten = closeOnLeaving(own, anchor, () => close());
    (own.querySelector<HTMLElement>(firstFocus) ?? own).focus({ preventScroll: true });
    const leaveFocus = keepFocusNearby(own, focusBox);
    return () => {
      const hadFocus = own.contains(document.activeElement);
      leaveFocus();
      unfollow();
      unlisten();
      anchor.removeAttribute('aria-expanded');
      if (hadFocus) anchor.focus({ preventScroll: true });
    };
  }, [box, anchor]);

  return (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    const isAtEdge =
      document.activeElement === edge || (event.shiftKey && document.activeElement === box.current);
    if (!isAtEdge) return;
    event.preventDefault();
    anchor.focus();
  };
}

export interface PopoverProps {
  title: ReactNode;
  /** The button that it explains: it points there, and gives the focus back to it. */
  anchor: HTMLElement;
  /** In pixels; never wider than the window less 28. */
  width: number;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A box in the top layer beside a button, for reading: the page stays usable, and the row of the button can be typed into
 * meanwhile. Esc, its cross, a click or the focus anywhere else close it. It is open as long as it is mounted; inside of a
 * dialog it must be mounted in that dialog.
 */
export function Popover(props: PopoverProps) {
  const { title, anchor, width, className, onClose, children } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const handleKeyDown = usePopover(box, anchor, onClose);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Tab leads back to the anchor
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={classes(layoutStyles.box, styles.popover, className)}
      style={{ width }}
      onKeyDown={handleKeyDown}
    >
      <i className={styles.arrow} aria-hidden />
      <div className={classes(layoutStyles.row, layoutStyles.ruledBelow, styles.head)}>
        <Header as="h2" id={id} className={layoutStyles.row}>
          {title}
        </Header>
        <IconButton label={t('Close')} icon={X} onClick={onClose} />
      </div>
      <div className={classes(layoutStyles.scrolls, styles.body)}>{children}</div>
    </div>
  );
}
