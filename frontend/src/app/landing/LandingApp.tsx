import { useEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { LandingPage } from '../../screens/landing/LandingPage';
import { wordedLanguage, wordsIn } from '../../screens/landing/landingLanguage';
import { useVisitorLanguage, placeOf, searchOf, type LandingPlace } from '../../screens/landing/landingPlace';
import { configureStore } from '@reduxjs/toolkit';
import { ccbApi } from '../../api';

/** What the public page needs of the store: the calls and their answers. */
export const makeLandingStore = () =>
  configureStore({
    reducer: { [ccbApi.reducerPath]: ccbApi.reducer },
    middleware: (defaults) => defaults().concat(ccbApi.middleware),
  });

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
function useWindowPlace() {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return { place: placeOf(search), onPlace };
}

export type LandingAppProps = { store: ReturnType<typeof makeLandingStore>; isSignedIn: boolean };

function Page({ isSignedIn }: { isSignedIn: boolean }) {
  const at = useWindowPlace();
  const shown = useVisitorLanguage(at.place.language);
  useEffect(() => {
    document.documentElement.lang = wordedLanguage(shown.language);
    document.title = wordsIn(shown.language).title;
  }, [shown.language]);
  return <LandingPage {...at} {...shown} isSignedIn={isSignedIn} />;
}

/** The landing page as a document of its own: no shell, no router, nothing of the console. */
export function LandingApp({ store, isSignedIn }: LandingAppProps) {
  return (
    <Provider store={store}>
      <Page isSignedIn={isSignedIn} />
    </Provider>
  );
}
