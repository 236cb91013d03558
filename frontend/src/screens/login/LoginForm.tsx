import { useState, type FormEvent, type MouseEvent } from 'react';
import { useSessionEnd, loginFailed, sessionStarted } from '../../api/session';
import { Button } from '../../ui/navigation/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Field } from '../../ui/fields/Field';
import { Message } from '../../ui/feedback/Message';
import { TextInput } from '../../ui/fields/TextInput';
import { shellTexts } from '../../texts';
import { t } from '../../texts/login.gen';
import { useDispatch } from 'react-redux';
import { useGetTokenMutation, type Credentials } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { MessageDialog } from '../../ui/dialogs/MessageDialog';
import styles from './login.module.css';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';

/** The link of the login page; it says whom to ask (decision A-07). */
function ForgotPassword() {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a href="#forgot-password" onClick={open}>
        {shellTexts.forgotPassword}
      </a>
      {isOpen && (
        <MessageDialog
          tone="info"
          title={shellTexts.forgotPassword}
          message={t('Contact the administrator of the console to get a new password.')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Signs in; a failure is recorded and shown in the red dialog with the server's message. */
function useLogin() {
  const [getToken, { isLoading }] = useGetTokenMutation();
  const dispatch = useDispatch();
  const { showFailure } = useNotices();
  const { loginError } = useSessionEnd();
  const login = async (credentials: Credentials, onFailure: () => void) => {
    const { data, error } = await getToken({ credentials });
    if (data) {
      const { tokenType, token, user } = data;
      dispatch(sessionStarted({ tokenType, token, user }));
      return;
    }
    dispatch(loginFailed());
    // The dialog gives the focus back to whatever has it now.
    onFailure();
    showFailure(problemOf(error), { title: shellTexts.login, isSignIn: true });
  };
  return { login, isPending: isLoading, hasFailed: loginError && !isLoading };
}

const required = t('Enter this field.');

/** Username and password. The fields are not controlled, so that password managers can fill them at any time. */
export function LoginForm() {
  const { login, isPending, hasFailed } = useLogin();
  const isInterrupted = useSessionEnd().interruptedUser !== null;
  const [isShown, setIsShown] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const username = form.elements.namedItem('username') as HTMLInputElement;
    const password = form.elements.namedItem('password') as HTMLInputElement;
    const empty = [username, password].filter((input) => input.value.trim() === '');
    setMissing(empty.map((input) => input.name));
    empty[0]?.focus();
    if (empty.length > 0 || isPending) return;
    await login({ username: username.value.trim(), password: password.value }, () => {
      password.value = '';
      password.focus();
    });
  };
  const problemOf = (name: string) => (missing.includes(name) ? required : undefined);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <h1>{shellTexts.login}</h1>
      <p>{t('Use your console account.')}</p>
      {hasFailed && <Message tone="error" title={shellTexts.loginFailed} />}
      {isInterrupted && !hasFailed && (
        <Message tone="info" announce>
          {t('Your session is over. Sign in again.')}
        </Message>
      )}
      <Field label={shellTexts.username} id="username" error={problemOf('username')}>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
          autoFocus
        />
      </Field>
      <Field label={shellTexts.password} id="password" error={problemOf('password')}>
        <TextInput
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={200}
        />
      </Field>
      <Button type="submit" variant="primary" fluid pending={isPending}>
        {shellTexts.login}
      </Button>
      {/* Drawn above the button, and behind it for Tab: user name, password, Login. */}
      <Row wrap between gap="4px 16px" className={classes(textStyles.small, styles.more)}>
        <Checkbox label={t('Show password')} checked={isShown} onValue={setIsShown} />
        <ForgotPassword />
      </Row>
    </form>
  );
}
