import { useLayoutEffect, type RefObject } from 'react';

/** While a bar sticks to the foot of the screen: notices stand above it, and what gets the focus is not hidden by it. */
export function useFootHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return;
    const element = bar.current;
    const root = document.documentElement.style;
    const tell = () => root.setProperty('--foot-h', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => {
      observer.disconnect();
      root.removeProperty('--foot-h');
    };
  }, [bar]);
}
