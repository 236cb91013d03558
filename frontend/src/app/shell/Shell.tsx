import { useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ShellUser, useSessionEnd, useSignedInUser } from '../../api/session';
import { DraftOwner } from '../../kit/form/DraftContext';
import type { LoginState } from '../../screens/login/loginState';
import { Footer } from '../frame/Footer';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { useOpenedGroup } from './useOpenedGroup';
import '../app.css';

/** Header, side bar and footer around every screen; without a session everything leads to /login. */
export function Shell() {
  const user = useSignedInUser();
  const { interruptedUser, hasLoggedOut } = useSessionEnd();
  const { pathname, search, hash } = useLocation();
  useOpenedGroup(search);
  const from = pathname + search + hash;
  // Stable: Navigate goes again for a new state, and a navigation that waits for code draws the shell again.
  const state = useMemo(
    (): LoginState | undefined => (hasLoggedOut ? undefined : { from, username: interruptedUser }),
    [hasLoggedOut, from, interruptedUser],
  );
  if (!user) return <Navigate to="/login" replace state={state} />;
  return (
    <ShellUser value={user}>
      <div className="shell">
        <SkipLink />
        <Header />
        <Sidebar />
        <main id="main" className="content" data-screen={pathname} tabIndex={-1}>
          <DraftOwner value={user.username}>
            <Outlet />
          </DraftOwner>
          <Footer />
        </main>
      </div>
    </ShellUser>
  );
}
