import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { UnsavedQuestion } from '../../ui/dialogs/UnsavedQuestion';

/**
 * Keeps Back and Forward from changing the page behind an open dialog: a dirty one asks first, a clean one closes. A replaced
 * history entry is no step of the user's (a tidied address, the way to the login page), so it asks nothing, and neither does
 * an anchor of the same page. What takes the page's rows away otherwise (another language or model, Logout) asks by
 * unsavedChanges.leaveFor.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction !== 'REPLACE' &&
      !isAnchor(currentLocation, nextLocation) &&
      unsavedChanges.dirtyCount() > 0,
  );
  const isAwaited = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.awaited) !== undefined;
  useCloseOnNavigation();
  if (isAwaited) return <UnsavedQuestion onLeave={unsavedChanges.leave} onStay={unsavedChanges.stay} />;
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    unsavedChanges.closeAll();
    blocker.proceed();
  };
  return <UnsavedQuestion onLeave={leave} onStay={() => blocker.reset()} />;
}

const isAnchor = (from: Location, to: Location) =>
  from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash;

/** In a layout effect: the dialogs of the page that opens make themselves known after it. */
function useCloseOnNavigation() {
  const location = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const last = useRef(location);
  useLayoutEffect(() => {
    const from = last.current;
    if (from.key === location.key) return;
    last.current = location;
    if (!isReplaced && !isAnchor(from, location)) unsavedChanges.closeAll();
  }, [location, isReplaced]);
}
