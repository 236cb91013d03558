import { Provider } from 'react-redux';
import { LandingPage } from '../../screens/landing/LandingPage';
import type { makeLandingStore } from './landingStore';
import { useWindowPlace } from './useWindowPlace';

export type LandingAppProps = { store: ReturnType<typeof makeLandingStore>; isSignedIn: boolean };

/** The landing page as a document of its own: no shell, no router, nothing of the console. */
export function LandingApp({ store, isSignedIn }: LandingAppProps) {
  const at = useWindowPlace();
  return (
    <Provider store={store}>
      <LandingPage {...at} isSignedIn={isSignedIn} />
    </Provider>
  );
}
