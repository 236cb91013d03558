import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { LandingPage } from '../../screens/landing/LandingPage';
import { wordedLanguage, wordsIn } from '../../screens/landing/landingLanguage';
import { useVisitorLanguage } from '../../screens/landing/useVisitorLanguage';
import type { makeLandingStore } from './landingStore';
import { useWindowPlace } from './useWindowPlace';

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
