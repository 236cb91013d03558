import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import './scroll-edges.css';
import { t } from '../../texts/ui';

/** The parts that can be scrolled to. */
interface Hidden {
  left: boolean;
  right: boolean;
}

const nothing: Hidden = { left: false, right: false };
const same = (one: Hidden, other: Hidden) => one.left === other.left && one.right === other.right;

/**
 * Buttons at the edges of a `.table-scroll` box that is wider than its place; they move it by most of what is in sight. Without
 * anything to scroll there are none.
 */
export function ScrollEdges({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement | null>(null);
  const [hidden, setHidden] = useState(nothing);
  const watch = useCallback((frame: HTMLElement | null) => {
    const scroller = frame?.querySelector<HTMLElement>('.table-scroll');
    if (!scroller) return;
    box.current = scroller;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      const now = { left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 };
      setHidden((old) => (same(old, now) ? old : now));
    };
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);
  const move = (direction: -1 | 1) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = direction * (box.current?.clientWidth ?? 0) * 0.6;
    box.current?.scrollBy({ left, behavior: isStill ? 'auto' : 'smooth' });
  };

  return (
    <div className="edges" ref={watch}>
      {(hidden.left || hidden.right) && (
        <>
          <Edge side="left" icon={ChevronLeft} isOpen={hidden.left} onMove={() => move(-1)} />
          <Edge side="right" icon={ChevronRight} isOpen={hidden.right} onMove={() => move(1)} />
        </>
      )}
      {children}
    </div>
  );
}

interface EdgeProps {
  side: 'left' | 'right';
  icon: LucideIcon;
  /** Whether there is anything on that side; a button that has arrived keeps the focus. */
  isOpen: boolean;
  onMove: () => void;
}

const names = { left: t('Scroll the table left'), right: t('Scroll the table right') };

const Edge = ({ side, icon: Icon, isOpen, onMove }: EdgeProps) => (
  <button
    type="button"
    className={`edge ${side}`}
    aria-label={names[side]}
    title={names[side]}
    aria-disabled={!isOpen || undefined}
    onClick={() => isOpen && onMove()}
  >
    <Icon size={18} aria-hidden />
  </button>
);
