import { LandingContent } from './LandingContent';
import { useRoutedPlace } from './useRoutedPlace';

/** /landingAuth: the same content inside the shell, behind the login (readings A-06). */
export function LandingAuthScreen() {
  return <LandingContent {...useRoutedPlace()} />;
}
