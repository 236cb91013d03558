import {
  createBrowserRouter,
  Navigate,
  type RouteObject,
  Outlet,
  useLocation,
  useMatches,
} from 'react-router-dom';
import { routeTable, type ConsoleRoute, type PageHandle } from './routeTable';
import { ServerErrorScreen } from '../../screens/error-pages/ServerErrorScreen';
import { useEffect, useState, useSyncExternalStore, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSignedInUser, loginFailed, sessionOf, useSessionUser } from '../../api/session';
import type { AppDispatch, RootState } from '../store';
import { consolePart } from './consolePart';
import { homePathOf, accessOf, type Need } from './access';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { ccbApi } from '../../api';
import { messageShown } from '../../api/notices';
import { shellTexts } from '../../texts';
import { useSolServiceReading, type SolServiceReading, useKnownSolService } from '../../api/solService';
import { FailedState } from '../../ui/feedback/FailedState';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { Message } from '../../ui/feedback/Message';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { t } from '../../texts/app.gen';
import { useColumnLayouts, useFoldedFilters } from '../../api/preferences';
import { ColumnLayoutsContext } from '../../kit/list/useColumnLayout';
import { FilterPanelsContext } from '../../kit/list/useFilterPanel';
import { LeaveGuard } from '../frame/LeaveGuard';
import { NoticeHost } from '../frame/NoticeHost';
import { Spinner } from '../../ui/feedback/Spinner';
import { ConnectionBanner } from '../../ui/feedback/ConnectionBanner';
import { usePageSubject } from '../../ui/navigation/PageHead';
import layoutStyles from '../../ui/layout.module.css';
import emptyStateStyles from '../../ui/feedback/empty-state.module.css';
import frameStyles from '../frame/frame.module.css';
import { classes } from '../../ui/classes';

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
function AppFrame() {
  usePageChange();
  return (
    <>
      <PendingCalls />
      <FilterPanelsContext value={useFoldedFilters()}>
        <ColumnLayoutsContext value={useColumnLayouts()}>
          <Outlet />
        </ColumnLayoutsContext>
      </FilterPanelsContext>
      <ConnectionHost />
      <NoticeHost />
      <LeaveGuard />
    </>
  );
}

/**
 * Sends a user whose flag is off back to / (decision A-78); waits where the SOL switch decides and is not known yet. Whoever has
 * typed something when an administrator switches online sales keeps it in sight until it is taken back. An address in other letters or
 * with a slash at its end leads to its screen as well; header, side bar, views and drafts know the screen by its own.
 */
function Guard({ need, path }: { need: Need; path: string }) {
  const { pathname, search, hash } = useLocation();
  const service = useSolServiceReading();
  const access = accessOf(need, useSessionUser(), service.isOn);
  const [opened, setOpened] = useState<{ isOn: boolean | undefined }>();
  if (access === 'allowed' && opened?.isOn !== service.isOn) setOpened({ isOn: service.isOn });
  const isSwitched = opened !== undefined && opened.isOn !== service.isOn;
  const isKept = useSyncExternalStore(unsavedChanges.subscribe, () => isSwitched && unsavedChanges.isHeld());
  if (pathname !== path) return <Navigate to={{ pathname: path, search, hash }} replace />;
  if (access === 'unknown') return <NotKnownYet service={service} />;
  if (access === 'refused' && !isKept) return <Navigate to="/" replace />;
  return (
    <>
      {access === 'refused' && <Switched isOn={service.isOn} />}
      <Outlet />
    </>
  );
}

const Switched = ({ isOn }: Pick<SolServiceReading, 'isOn'>) => (
  <Message tone="warning" announce>
    {isOn
      ? t('Online sales have been switched on; what you typed cannot be saved now.')
      : t('Online sales have been switched off; what you typed cannot be saved now.')}
  </Message>
);

/** In place of a screen that only the SOL switch can open: it is being read, or could not be. */
function NotKnownYet({ service: { failure, isAsking, askAgain } }: { service: SolServiceReading }) {
  if (failure === undefined)
    return (
      <div className={layoutStyles.card} aria-busy="true">
        <div className={emptyStateStyles.empty}>
          <Skeleton width={240} height={22} />
        </div>
      </div>
    );
  return (
    <div className={layoutStyles.card}>
      <FailedState
        title={t('Whether online sales are on could not be read')}
        text={failure}
        onRetry={askAgain}
        pending={isAsking}
      />
    </div>
  );
}

/** A user without any application: dialog, login error, back to login. */
const refuseUser =
  () => (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, getState: () => unknown) => {
    if (!sessionOf(getState())) return;
    // The token is read when the call starts, so the session may be forgotten right after.
    void dispatch(ccbApi.endpoints.logout.initiate());
    dispatch(loginFailed());
    dispatch(messageShown({ tone: 'error', title: shellTexts.login, text: shellTexts.userNotEnabled }));
  };

/** / leads on by flag; a user without any application is signed out again. */
function Home() {
  const user = useSignedInUser();
  const dispatch = useDispatch<AppDispatch>();
  const homePath = user && homePathOf(user);
  const isRefused = user !== null && homePath === null;
  useEffect(() => {
    if (isRefused) dispatch(refuseUser());
  }, [isRefused, dispatch]);
  if (isRefused) return null;
  return <Navigate to={homePath ?? '/login'} replace />;
}

/** What stands in for a page that could not be read or drawn. */
function FailedPage() {
  return (
    <div className={frameStyles.public}>
      <main id="main" className={classes(layoutStyles.column, frameStyles.content)} tabIndex={-1}>
        <ServerErrorScreen />
      </main>
    </div>
  );
}

const screenOf = (route: ConsoleRoute): RouteObject => ({
  path: route.path,
  handle: { title: route.title, fincoTitle: route.fincoTitle } satisfies PageHandle,
  lazy: async () => ({ Component: await route.load() }),
});

const guarded = (route: ConsoleRoute): RouteObject => ({
  // By its own key: a guard knows what it has allowed, and that of another route knows nothing of it.
  element: <Guard key={route.path} need={route.need} path={route.path} />,
  children: [screenOf(route)],
});

/** These bring a frame of their own. */
const isBare = (route: ConsoleRoute) => ['/login', '/landing'].includes(route.path);
const publicRoutes = routeTable.filter((route) => route.need === 'public');
const innerRoutes = routeTable.filter((route) => route.need !== 'public');

/** Login and landing page stand alone, other public pages have the header of somebody who is not signed in, the rest lives in the shell. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <FailedPage />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/', element: <Home /> },
      ...publicRoutes.filter(isBare).map(screenOf),
      {
        lazy: async () => ({ Component: (await import('../frame/PublicFrame')).PublicFrame }),
        children: publicRoutes.filter((route) => !isBare(route)).map(screenOf),
      },
      {
        lazy: async () => ({ Component: await consolePart('Shell') }),
        children: innerRoutes.map(guarded),
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

/** The router of the browser, below /ccb. */
export const makeRouter = () =>
  createBrowserRouter(routes, { basename: import.meta.env.BASE_URL.replace(/\/$/, '') });
