import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

const product = 'Configurator console';

/** The heading tells where one is; a field that has taken the focus, or an open dialog, keeps it. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1');
  const isTaken = document.activeElement?.closest('main, dialog[open]');
  if (!heading || isTaken) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Names the document after the page and moves the focus to its heading when another page opens. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as { title?: string } | undefined;
  const title = handle?.title;
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = title ? `${title} – ${product}` : product;
    if (!title) return;
    if (!isFirst.current) focusHeading();
    isFirst.current = false;
  }, [pathname, title]);
}
