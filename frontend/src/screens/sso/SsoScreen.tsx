import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { takeSignInLink } from './signInLink';
import { useSsoLogin } from './useSsoLogin';
import { t } from '../../texts/sso';

/** /sso: another system has sent the user here, and the user is led on. */
export function SsoScreen() {
  const login = useSsoLogin();
  const { search } = useLocation();
  const hasStarted = useRef(false);
  useEffect(() => {
    // A token is good once, and effects of a screen may run twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void login(takeSignInLink(search));
  }, [login, search]);
  return (
    <section className="plain-page" role="status">
      <h1>{t('Signing in …')}</h1>
      <p>{t('You will be led on in a moment.')}</p>
    </section>
  );
}
