import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSessionUser } from '../../api/session';
import { shellTexts } from '../../texts';
import { leavableDialogs } from '../../ui/leavableDialogs';
import { appOf, isAvailable } from '../routes/routeTable';
import { useLogout } from '../session/useLogout';
import { useSolService } from '../../api/solService';
import { AppLinks } from './AppLinks';
import { appLinksOf, linkedApps } from './appLinksOf';
import { LanguageSelect } from './LanguageSelect';
import { ModelSelect } from './ModelSelect';
import { ThemeButton } from './ThemeButton';
import { UserMenu } from './UserMenu';
import { VehicleSelect } from './VehicleSelect';
import { quotedLanguage } from '../../texts/quotedLanguage';

/** The bar at the top: app links, model, language, theme, user, Logout. */
export function Header() {
  const user = useSessionUser();
  const links = linkedApps(appLinksOf(user, useSolService()), isAvailable);
  const app = appOf(useLocation().pathname);
  const logout = useLogout();
  return (
    <header className="topbar">
      <AppLinks links={links} />
      <div className="topbar-right">
        {app === 'labels' && <ModelSelect />}
        {app === 'price' && <VehicleSelect />}
        <LanguageSelect />
        <span className="topsep" />
        <ThemeButton />
        <UserMenu />
        <button type="button" className="logout" onClick={() => leavableDialogs.leaveFor(logout)}>
          <LogOut size={16} aria-hidden />
          <span lang={quotedLanguage(shellTexts.logout)}>{shellTexts.logout}</span>
        </button>
      </div>
    </header>
  );
}
