import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import { useSelector } from 'react-redux';
import type { ListName, SessionUser, SignedIn } from './index';

export type Session = Pick<SignedIn, 'tokenType' | 'token' | 'user'> & {
  /** As it was stored, without the models of its markets: until the server has told them no screen knows what to show. */
  isCut?: true;
};

export type SessionState = {
  current: Session | null;
  /** The last attempt to sign in failed, or the user has no application. */
  loginError: boolean;
  /** Whose session ended without a logout; only the same user is led back to where the work stopped. */
  interruptedUser: string | null;
  /** The user left by choice: the next one starts at home. */
  hasLoggedOut: boolean;
};

const initialState: SessionState = {
  current: null,
  loginError: false,
  interruptedUser: null,
  hasLoggedOut: false,
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<Session>) => ({ ...initialState, current: payload }),
    sessionRefreshed(state, { payload }: PayloadAction<SessionUser>) {
      if (!state.current) return;
      state.current.user = payload;
      delete state.current.isCut;
    },
    /** A list opens with a view from now on. */
    viewPreferred(state, { payload: list }: PayloadAction<ListName>) {
      const user = state.current?.user;
      if (user && !user.preferredViews?.includes(list))
        user.preferredViews = [...(user.preferredViews ?? []), list];
    },
    /** The server no longer knows the session (401) or the check at start failed. */
    sessionExpired: (state) => ({
      ...initialState,
      loginError: state.loginError,
      interruptedUser: state.current?.user.username ?? state.interruptedUser,
    }),
    loggedOut: () => ({ ...initialState, hasLoggedOut: true }),
    /** A login error clears any stored user and token. */
    loginFailed: (state) => ({
      ...initialState,
      loginError: true,
      interruptedUser: state.interruptedUser,
      hasLoggedOut: state.hasLoggedOut,
    }),
  },
});

export const { sessionStarted, sessionRefreshed, viewPreferred, sessionExpired, loggedOut, loginFailed } =
  slice.actions;
export const sessionReducer = slice.reducer;

type WithSession = { session: SessionState };

export const initialSession = initialState;

/** The session of any store that holds one; the contract tests' store may hold none. */
export const sessionOf = (state: unknown): Session | null =>
  (state as Partial<WithSession>).session?.current ?? null;

/** The signed-in user, or null. */
export const useSignedInUser = (): SessionUser | null =>
  useSelector((state: WithSession) => state.session.current?.user ?? null);

export const useIsSessionCut = (): boolean =>
  useSelector((state: WithSession) => state.session.current?.isCut === true);

export const useSessionEnd = (): Omit<SessionState, 'current'> =>
  useSelector((state: WithSession) => state.session);

/**
 * Who the shell was drawn for. React may draw a page in several steps, and the session may end between two of them: what is
 * inside the shell then goes on with the same user until the shell itself leaves.
 */
export const ShellUser = createContext<SessionUser | null>(null);

/** The signed-in user of a screen inside the shell; throws where nobody is signed in. */
export function useSessionUser(): SessionUser {
  const shellUser = useContext(ShellUser);
  const signedInUser = useSignedInUser();
  const user = shellUser ?? signedInUser;
  if (!user) throw new Error('useSessionUser needs a signed-in user: use it below the shell only.');
  return user;
}
