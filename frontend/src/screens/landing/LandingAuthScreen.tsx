import { useCurrentLanguage } from '../../api/preferences';
import { LandingContent } from './LandingContent';
import { LandingLanguageCode } from './landingLanguage';
import { useRoutedPlace } from './useRoutedPlace';

/** /landingAuth: the same content inside the shell, behind the login (decision A-06), in the language of the header. */
export function LandingAuthScreen() {
  const { code } = useCurrentLanguage();
  return (
    <LandingLanguageCode.Provider value={code}>
      <LandingContent {...useRoutedPlace()} language={code} />
    </LandingLanguageCode.Provider>
  );
}
