import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSections, type PageSections } from './pageSections';

/** A section is looked at once its top is this near below the window's top edge, in pixels: where an anchor leads to, and a bit. */
const linePx = 120;
/** The scrolling that a jump causes is over after this. */
const jumpMs = 400;

/** The ends of the page, where a section may not be able to reach the line, or more than one has. */
function isAt(): { start: boolean; end: boolean } {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const start = scrollTop < 2;
  return { start, end: !start && scrollTop + clientHeight >= scrollHeight - 2 };
}

/** The last section whose top has passed the line; at the start the first, at the end the last one that can be seen at all. */
function sectionInView(ids: readonly string[]): string | null {
  const tops = ids.flatMap((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  const at = isAt();
  if (at.start) return tops[0]?.id ?? null;
  const line = at.end ? window.innerHeight : linePx;
  return tops.filter(({ top }) => top <= line).at(-1)?.id ?? tops[0]?.id ?? null;
}

/**
 * Leads to the section of the address's hash as soon as `isReady`, again at each click of its anchor, and tells the side bar
 * which section is being looked at. The address stays as it is while one scrolls: it is the state of the screen, and every
 * change of it would draw the whole screen anew.
 */
export function useSectionAnchors(
  ids: readonly string[],
  badges: PageSections['badges'],
  isReady: boolean,
): void {
  const { hash, key } = useLocation();
  const jumpedAt = useRef(-jumpMs);
  const wanted = hash.slice(1);
  const jump = useEffectEvent(() => {
    const section = ids.includes(wanted) ? document.getElementById(wanted) : null;
    if (!section) return;
    section.scrollIntoView?.({ block: 'start' });
    section.focus({ preventScroll: true });
    // A short section near the end cannot reach the top; it is the chosen one until somebody scrolls.
    jumpedAt.current = performance.now();
    pageSections.tell({ current: wanted });
  });
  const follow = useEffectEvent(() => {
    if (performance.now() - jumpedAt.current < jumpMs) return;
    const current = sectionInView(ids);
    if (current !== pageSections.read().current) pageSections.tell({ current });
  });
  const names = ids.join(' ');

  useEffect(() => {
    if (isReady) jump();
  }, [isReady, wanted, key]);
  useEffect(() => {
    pageSections.tell({ present: names.split(' '), badges });
  }, [names, badges]);
  useEffect(() => {
    let frame = 0;
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => follow());
    };
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
      pageSections.forget();
    };
  }, []);
}
