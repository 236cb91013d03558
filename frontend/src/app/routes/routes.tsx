import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AppFrame } from '../frame/AppFrame';
import { FailedPage } from '../frame/FailedPage';
import { Guard } from './Guard';
import { Home } from './Home';
import { routeTable, type ConsoleRoute, type PageHandle } from './routeTable';

const screenOf = (route: ConsoleRoute): RouteObject => ({
  path: route.path,
  handle: { title: route.title, fincoTitle: route.fincoTitle } satisfies PageHandle,
  lazy: async () => ({ Component: await route.load() }),
});

const guarded = (route: ConsoleRoute): RouteObject => ({
  // By its own key: a guard knows what it has allowed, and that of another route knows nothing of it.
  element: <Guard key={route.path} need={route.need} />,
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
        lazy: async () => ({ Component: (await import('../shell/Shell')).Shell }),
        children: innerRoutes.map(guarded),
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

/** The router of the browser, below /ccb. */
export const makeRouter = () =>
  createBrowserRouter(routes, { basename: import.meta.env.BASE_URL.replace(/\/$/, '') });
