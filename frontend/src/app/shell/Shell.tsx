import { useMemo, useEffect, type MouseEvent } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { ShellUser, useIsSessionCut, useSessionEnd, useSignedInUser } from '../../api/session';
import { DraftOwner } from '../../kit/form/DraftContext';
import type { LoginState } from '../../screens/login/loginState';
import { Footer } from '../frame/Footer';
import { Header } from './Header';
import { ListViewsSlot, type ListViewsProps } from '../../kit/list/ListViewsSlot';
import { ListViewPicker } from '../views/ListViewPicker';
import { LargeChangeQuestion } from '../../kit/amounts/LargeChangeQuestion';
import { Sidebar } from './Sidebar';
import { useDispatch } from 'react-redux';
import { groupOpened, defaultModel, languageChosen, modelChosen } from '../../api/preferences';
import { groupOf } from '../../kit/list/searchParams';
import { t } from '../../texts/app.gen';
import styles from './shell.module.css';
import frameStyles from '../frame/frame.module.css';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';
import { useGetLangListQuery } from '../../api';
import { anyModelParam, textLanguageParam } from '../../kit/form/useDialogOfAddress';

const drawViews = (props: ListViewsProps) => <ListViewPicker {...props} />;

/** Leads past header and side bar; the address stays as it is, because a screen's state lives in it. */
function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      {t('Skip to content')}
    </a>
  );
}

/** The group in the address of any page becomes the current label group. */
function useOpenedGroup(search: string): void {
  const dispatch = useDispatch();
  const group = groupOf(new URLSearchParams(search));
  useEffect(() => {
    if (group) dispatch(groupOpened(group));
  }, [group, dispatch]);
}

/** Below the session: it reads the languages. */
function AddressedTexts() {
  useAddressedTexts();
  return null;
}

/** Header, side bar and footer around every screen; without a session everything leads to /login. */
export function Shell() {
  const user = useSignedInUser();
  const isCut = useIsSessionCut();
  const { interruptedUser, hasLoggedOut } = useSessionEnd();
  const { pathname, search, hash } = useLocation();
  useOpenedGroup(search);
  const from = pathname + search + hash;
  // Stable: Navigate goes again for a new state, and a navigation that waits for code draws the shell again.
  const state = useMemo(
    (): LoginState | undefined => (hasLoggedOut ? undefined : { from, username: interruptedUser }),
    [hasLoggedOut, from, interruptedUser],
  );
  if (!user) return <Navigate to="/login" replace state={state} />;
  return (
    <ShellUser value={user}>
      <div className={styles.shell}>
        <AddressedTexts />
        <SkipLink />
        <Header />
        <Sidebar />
        <main
          id="main"
          className={classes(layoutStyles.column, frameStyles.content)}
          data-screen={pathname}
          tabIndex={-1}
        >
          <DraftOwner value={user.username}>
            <ListViewsSlot value={drawViews}>{isCut ? <div aria-busy="true" /> : <Outlet />}</ListViewsSlot>
          </DraftOwner>
          <Footer />
        </main>
        <LargeChangeQuestion />
      </div>
    </ShellUser>
  );
}

/** Shows the texts that an address is about: chooses its language in the header, and no model. */
function useAddressedTexts(): void {
  const [params, setParams] = useSearchParams();
  const { data: languages } = useGetLangListQuery();
  const dispatch = useDispatch();
  const isAddressed = params.has(textLanguageParam) || params.has(anyModelParam);
  useEffect(() => {
    if (!isAddressed || !languages) return;
    const language = languages.find(({ value }) => value === params.get(textLanguageParam));
    if (language) dispatch(languageChosen(language));
    if (params.has(anyModelParam)) dispatch(modelChosen(defaultModel));
    const rest = new URLSearchParams(params);
    rest.delete(textLanguageParam);
    rest.delete(anyModelParam);
    setParams(rest, { replace: true });
  }, [isAddressed, languages, params, setParams, dispatch]);
}
