import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useKnownSolService } from '../../api/solService';
import { usePageSubject } from '../../ui/pageSubject';
import type { PageHandle } from '../routes/routeTable';
import { t } from '../../texts/app';

const product = t('Configurator console');

/** The heading tells where one is; a field that has taken the focus, an open dialog or what has just unfolded a list keeps it. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1');
  const isTaken = document.activeElement?.closest('main, dialog[open], [aria-expanded=true]');
  if (!heading || isTaken) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Names the document after the page and its group or record, and moves the focus to its heading when another page opens. */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const { title, fincoTitle } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>;
  const isFinco = useKnownSolService() === false;
  const shown = (isFinco && fincoTitle) || title;
  const subject = usePageSubject();
  const isFirst = useRef(true);
  useEffect(() => {
    const page = [shown, subject].filter(Boolean).join(': ');
    document.title = page ? `${page} – ${product}` : product;
  }, [shown, subject]);
  useEffect(() => {
    if (!title) return;
    if (!isFirst.current) focusHeading();
    isFirst.current = false;
  }, [pathname, title]);
}
