import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { SessionUser } from '.';
import { startServer } from '../test/server';
import { storeOf } from '../test/storeOf';
import { users } from '../test/users';
import { takeAction, useNotices } from './notices';
import { loggedOut, sessionExpired, sessionStarted } from './session';

startServer();

const ended = { status: 401, message: 'Your session has ended. Sign in again.', fields: [], body: undefined };

function aConsole() {
  const store = storeOf();
  const { result } = renderHook(() => useNotices(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const shown = () => {
    const { toasts, messages } = store.getState().notices;
    return [...toasts, ...messages].map(({ text }) => text);
  };
  const enter = (user: SessionUser) =>
    void store.dispatch(sessionStarted({ tokenType: 'Bearer', token: user.username, user }));
  return { store, notices: result.current, shown, enter };
}

it('leaves the end of a session to the login page, on which nothing stands in the way', () => {
  const { notices, shown } = aConsole();

  notices.showFailure(ended);
  notices.toastFailure(ended);
  expect(shown()).toEqual([]);

  notices.showFailure({ ...ended, status: 403, message: 'Not allowed.' });
  expect(shown()).toEqual(['Not allowed.']);
});

it('tells the same failure once, however many calls meet it', () => {
  const { notices, shown } = aConsole();
  const refused = { ...ended, status: 403, message: 'Italia is not one of your markets.' };

  for (const message of [refused.message, refused.message, 'Another.'])
    notices.toastFailure({ ...refused, message });
  expect(shown()).toEqual(['Italia is not one of your markets.', 'Another.']);
});

it('tells why a sign-in was refused', () => {
  const { notices, shown } = aConsole();

  notices.showFailure({ ...ended, message: 'Login failed' }, { isSignIn: true });
  expect(shown()).toEqual(['Login failed']);
});

it('takes what it has told a user, and how to undo it, away from the next one (R-034)', () => {
  const { store, notices, shown, enter } = aConsole();
  const offer = () => {
    notices.toastSuccess('Code deleted', { action: { label: 'Undo', onClick: () => undefined } });
    notices.showSuccess('Label saved');
    return store.getState().notices.toasts.at(-1)?.id ?? '';
  };
  enter(users.editor);
  const first = offer();
  store.dispatch(loggedOut());
  expect([shown(), takeAction(first)]).toEqual([[], undefined]);

  offer();
  expect(shown()).toEqual([]);
  enter(users.market);

  const own = offer();
  store.dispatch(sessionExpired());
  enter(users.market);
  expect(shown()).toEqual(['Code deleted', 'Label saved']);
  store.dispatch(sessionExpired());
  enter(users.editor);
  expect([shown(), takeAction(own)]).toEqual([[], undefined]);
});
