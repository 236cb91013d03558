import { useSyncExternalStore } from 'react';
import { placeOf, searchOf, type LandingPlace } from '../../screens/landing/landingPlace';

const moved = new EventTarget();

function subscribe(onMove: () => void) {
  window.addEventListener('popstate', onMove);
  moved.addEventListener('move', onMove);
  return () => {
    window.removeEventListener('popstate', onMove);
    moved.removeEventListener('move', onMove);
  };
}

function onPlace(next: Partial<LandingPlace>) {
  const { language } = placeOf(window.location.search);
  window.history.pushState(null, '', searchOf({ language, ...next }));
  moved.dispatchEvent(new Event('move'));
}

/** The place of the landing page in the address of its own document: one query needs no router. */
export function useWindowPlace() {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return { place: placeOf(search), onPlace };
}
