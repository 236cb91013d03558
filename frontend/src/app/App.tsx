import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { AppStore } from './store';

export type AppProps = { store: AppStore; router: RouterProviderProps['router'] };

/** The application on a store and a router; the browser, tests and stories bring their own. */
export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
