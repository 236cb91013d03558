import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeSignInLink, type SignInLink } from './signInLink';
import { t } from '../../texts/sso.gen';
import { useDispatch } from 'react-redux';
import { useSsoLoginMutation } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf, type CallProblem } from '../../api/problem';
import { loginFailed, sessionStarted } from '../../api/session';
import { shellTexts } from '../../texts';
import styles from '../../ui/feedback/plain-page.module.css';
import textStyles from '../../ui/text.module.css';

/** From the reply to the menu. */
const beforeMenuMs = 200;

const incomplete: CallProblem = {
  status: 0,
  message: t('This sign-in link is incomplete. Ask for a new one.'),
  fields: [],
  body: undefined,
};

const advice = t('Open the link again, or sign in with your user name and password.');

/** There is nothing to try again on the page that shows it: the link has left the address. */
function withAdvice(problem: CallProblem): CallProblem {
  const { status, message, body } = problem;
  const isOfLink = status >= 400 && status < 500 && status !== 429;
  if (isOfLink || message.includes(advice)) return problem;
  const isTold = typeof (body as { message?: unknown } | undefined)?.message === 'string';
  return { ...problem, message: `${isTold ? message : t('The sign-in could not be completed.')} ${advice}` };
}

/** Signs in with a link and goes to the root; a failure is recorded and shown in the red dialog there. */
function useSsoLogin() {
  const [ssoLogin] = useSsoLoginMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { showFailure } = useNotices();

  const fail = (problem: CallProblem) => {
    dispatch(loginFailed());
    showFailure(problem, { title: shellTexts.login, isSignIn: true });
    void navigate('/', { replace: true });
  };
  return async ({ username, token }: SignInLink) => {
    if (username === '' || token === '') return fail(incomplete);
    const { data, error } = await ssoLogin({ username, token });
    if (!data) return fail(withAdvice(problemOf(error)));
    await new Promise((resolve) => setTimeout(resolve, beforeMenuMs));
    dispatch(sessionStarted({ tokenType: data.tokenType, token: data.token, user: data.user }));
    void navigate('/', { replace: true });
  };
}

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
    <section className={styles.page} role="status">
      <h1>{t('Signing in …')}</h1>
      <p className={textStyles.muted}>{t('You will be redirected in a moment.')}</p>
    </section>
  );
}
