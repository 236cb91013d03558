import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows beyond both edges of the window that are drawn as well, and the step in which the drawn part moves. */
const margin = 9;
const step = 4;
const atFirst = 30;

/**
 * Which of many rows of one height are in sight: from `first` up to, not including, `end`. It asks the table where it
 * stands instead of following one scroll box, so that it serves the page, a dialog and cards that fold above it alike; that
 * is what react-virtual, which wants to know the distance to its scroll box beforehand, does not do.
 */
export function useRowsInSight(body: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [range, setRange] = useState({ first: 0, end: atFirst });
  const measure = useEffectEvent(() => {
    if (!body.current) return;
    const above = -body.current.getBoundingClientRect().top / rowHeight;
    const last = above + window.innerHeight / rowHeight;
    const first = Math.min(stepBelow(above - margin), Math.max(0, count - atFirst));
    const end = Math.max(first + atFirst, stepBelow(last + margin + step));
    setRange((known) => (known.first === first && known.end === end ? known : { first, end }));
  });
  useEffect(() => {
    const options = { capture: true, passive: true };
    // Drawn in the same frame: a fast scroll would otherwise show a gap for a moment.
    const listener = () => flushSync(() => measure());
    const sizes = new ResizeObserver(listener);
    sizes.observe(document.body);
    if (body.current?.parentElement) sizes.observe(body.current.parentElement);
    document.addEventListener('scroll', listener, options);
    window.addEventListener('resize', listener);
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', listener, options);
      window.removeEventListener('resize', listener);
    };
  }, [body]);
  return { first: Math.min(range.first, count), end: Math.min(range.end, count) };
}

const stepBelow = (row: number) => Math.max(0, Math.floor(row / step) * step);
