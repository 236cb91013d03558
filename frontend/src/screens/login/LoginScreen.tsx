import { Navigate, useLocation } from 'react-router-dom';
import { useSignedInUser } from '../../api/session';
import { LoginForm } from './LoginForm';
import { afterLogin } from './loginState';
import './login.css';
import { PanelsTopLeft, Car } from 'lucide-react';
import { t } from '../../texts/login';
import { shellTexts } from '../../texts';
import { CarDrawing } from './CarDrawing';
import { rich } from '../../texts/rich';

function BrandPanel() {
  return (
    <aside className="lb" aria-label={t('Configurator')}>
      <div className="brand">
        <span className="brand-mark">
          <Car size={18} aria-hidden />
        </span>
        <span>{t('Configurator')}</span>
      </div>
      <CarDrawing />
      <div className="lt">
        <p className="claim">
          {rich(t('Every label, option and price{br}of every Alturia.'), { br: <br /> })}
        </p>
        <p>{t('Internal console for the configurator teams.')}</p>
      </div>
      <footer>{shellTexts.copyright}</footer>
    </aside>
  );
}

/** The header of somebody who is not signed in: the way to the landing page. A plain link: that page is a document of its own. */
const LoginHeader = () => (
  <header className="lg-head">
    <a className="visitor-in" href={`${import.meta.env.BASE_URL}landing`}>
      <PanelsTopLeft size={15} aria-hidden />
      {t('Landing page')}
    </a>
  </header>
);

export function LoginScreen() {
  const user = useSignedInUser();
  const { state } = useLocation();
  if (user) return <Navigate to={afterLogin(state, user.username)} replace />;
  return (
    <div className="lg">
      <LoginHeader />
      <BrandPanel />
      <main className="lf">
        <LoginForm />
      </main>
    </div>
  );
}
