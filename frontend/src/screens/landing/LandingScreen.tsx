import { useSignedInUser } from '../../api/session';
import { LandingPage } from './LandingPage';
import { useRoutedPlace } from './useRoutedPlace';

/** /landing (specification 3, section 2.7) within the console; from outside, the server answers with landing.html, which is lighter. */
export function LandingScreen() {
  return <LandingPage {...useRoutedPlace()} isSignedIn={useSignedInUser() !== null} />;
}
