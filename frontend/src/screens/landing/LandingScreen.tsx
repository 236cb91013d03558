import { useSignedInUser } from '../../api/session';
import { LandingPage } from './LandingPage';
import { useRoutedPlace } from './useRoutedPlace';
import { useVisitorLanguage } from './landingPlace';

/** /landing within the console; from outside, the server answers with a document of its own, which is lighter. */
export function LandingScreen() {
  const at = useRoutedPlace();
  const isSignedIn = useSignedInUser() !== null;
  return <LandingPage {...at} {...useVisitorLanguage(at.place.language)} isSignedIn={isSignedIn} />;
}
