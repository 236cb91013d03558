import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageSections, type PageSections } from './pageSections';

/** What is looked at reaches from where an anchor leads to down to this share of the window's height. */
const lookedAtShare = 0.45;
/** A section is the chosen one for as long as it is where the jump put it, give or take this many pixels. */
const stillPx = 2;

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

/** The ends of the page, where a section may be too far up or down to be looked at as the others are. */
function isAt(): { start: boolean; end: boolean } {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const start = scrollTop < 2;
  return { start, end: !start && scrollTop + clientHeight >= scrollHeight - 2 };
}

/** The section that has the most of what is looked at; one reaches down to the next. At the start the first, at the end the last. */
function sectionInView(ids: readonly string[]): string | null {
  const sections = ids.flatMap((id) => {
    const top = topOf(id);
    return top === undefined ? [] : [{ id, top }];
  });
  const at = isAt();
  if (at.start) return sections[0]?.id ?? null;
  if (at.end) return sections.findLast(({ top }) => top < window.innerHeight)?.id ?? null;
  const from = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const to = window.innerHeight * lookedAtShare;
  const heights = sections.map(({ top }, index) => {
    const bottom = sections[index + 1]?.top ?? Infinity;
    return Math.min(bottom, to) - Math.max(top, from);
  });
  return sections[heights.indexOf(Math.max(...heights))]?.id ?? null;
}

/** What a screen remembers of its sections. */
export interface SectionMemory {
  /** The section to open the screen on where the address names none; undefined: the first one. */
  opensOn: () => string | undefined;
  /** Somebody works in this section, whether it has an anchor or not. */
  onUse: (id: string) => void;
}

/**
 * Leads to the section of the address's hash as soon as `isReady`, again at each click of its anchor, and tells the side bar
 * which section is being looked at. The address stays as it is while one scrolls: it is the state of the screen, and every
 * change of it would redraw the whole screen.
 */
export function useSectionAnchors(
  ids: readonly string[],
  badges: PageSections['badges'],
  isReady: boolean,
  memory?: SectionMemory,
): void {
  const { hash, key } = useLocation();
  // Where the last jump put its section: a short one near the end cannot reach the top, and still is the chosen one.
  const chosen = useRef<{ id: string; top: number }>(undefined);
  const wanted = hash.slice(1);
  /** Scrolls to the section used last, without the focus, unless somebody has begun to scroll or to choose. */
  const open = useEffectEvent(() => {
    const last = wanted === '' ? memory?.opensOn() : undefined;
    const section = last === undefined ? null : document.getElementById(last);
    const isBegun = document.activeElement instanceof HTMLSelectElement;
    if (!section || isBegun || !isAt().start) return;
    section.scrollIntoView?.({ block: 'start' });
    if (!ids.includes(section.id)) return;
    chosen.current = { id: section.id, top: topOf(section.id) ?? 0 };
    pageSections.tell({ current: section.id });
  });
  const noteUse = useEffectEvent((target: EventTarget | null) => {
    const section = target instanceof Element ? target.closest('section[id]') : null;
    if (section) memory?.onUse(section.id);
  });
  const jump = useEffectEvent(() => {
    const section = ids.includes(wanted) ? document.getElementById(wanted) : null;
    if (!section) return;
    section.scrollIntoView?.({ block: 'start' });
    section.focus({ preventScroll: true });
    chosen.current = { id: wanted, top: topOf(wanted) ?? 0 };
    pageSections.tell({ current: wanted });
  });
  const follow = useEffectEvent(() => {
    if (chosen.current) {
      const top = topOf(chosen.current.id);
      if (top !== undefined && Math.abs(top - chosen.current.top) <= stillPx) return;
      chosen.current = undefined;
    }
    const current = sectionInView(ids);
    if (current !== pageSections.read().current) pageSections.tell({ current });
  });
  const names = ids.join(' ');

  useEffect(() => {
    if (!isReady) return;
    open();
    jump();
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
    const handleFocus = ({ target }: FocusEvent) => noteUse(target);
    document.addEventListener('focusin', handleFocus);
    // A card that unfolds or has been read moves those below it, without any scrolling.
    const observer = new ResizeObserver(handleScroll);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
      document.removeEventListener('focusin', handleFocus);
      observer.disconnect();
      pageSections.forget();
    };
  }, []);
}
