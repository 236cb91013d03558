import { useSignedInUser } from '../../api/session';
import { NotAvailableScreen } from '../../screens/not-available/NotAvailableScreen';
import { homePathOf } from './access';
import { isAvailable, pathOf } from './routeTable';

/** The page of a route without a screen; it leads home only where home is not such a page itself. */
export function NotAvailable() {
  const user = useSignedInUser();
  const home = user && homePathOf(user);
  return <NotAvailableScreen hasHome={!home || isAvailable(pathOf(home))} />;
}
