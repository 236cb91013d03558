import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { storeOf } from '../test/storeOf';
import { useNotices } from './notices';

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
  return { notices: result.current, shown };
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
