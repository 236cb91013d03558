import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { useFoldedFilters } from '../../api/preferences';
import { FilterPanelsContext } from '../../kit/list/useFilterPanel';
import { LeaveGuard } from './LeaveGuard';
import { NoticeHost } from './NoticeHost';
import { useSelector } from 'react-redux';
import { Spinner } from '../../ui/feedback/Spinner';
import type { RootState } from '../store';
import { useState, useEffect, useRef } from 'react';
import { ConnectionBanner } from '../../ui/feedback/ConnectionBanner';
import { useKnownSolService } from '../../api/solService';
import { usePageSubject } from '../../ui/navigation/PageHead';
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
function usePageChange(): void {
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

/** Says once, for all calls, that the server or this browser's network is away. */
function ConnectionHost() {
  const connection = useSelector((state: RootState) => state.connection);
  const [wasLost, setWasLost] = useState(false);
  if (connection !== 'here' && !wasLost) setWasLost(true);
  return <ConnectionBanner lost={connection === 'here' ? undefined : connection} isBack={wasLost} />;
}

/** Shows the spinner until the last pending call has ended. */
function PendingCalls() {
  return <Spinner active={useSelector((state: RootState) => state.pendingCalls > 0)} />;
}

/** Around every page: the sign of pending calls, what is to be told, the way out, the document's title and the focus. */
export function AppFrame() {
  usePageChange();
  return (
    <>
      <PendingCalls />
      <FilterPanelsContext value={useFoldedFilters()}>
        <Outlet />
      </FilterPanelsContext>
      <ConnectionHost />
      <NoticeHost />
      <LeaveGuard />
    </>
  );
}
