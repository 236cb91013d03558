import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import type { SignedIn } from '../../api';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requests, requestsTo, server, startServer } from '../../test/server';
import { users } from '../../test/users';
import { hideSignInLink, takeSignInLink } from './signInLink';

startServer();
// A link that was hidden is kept until it is taken.
afterEach(() => void takeSignInLink(''));

const path = '/ccb/public/ssoLogin';
const menuPath = '/ccb/auth/fe/menu/menulist';
const link = '/sso?user=m.keller&token=head.body.sign';
const answers = (user = users.editor) =>
  http.post(`*${path}`, () => HttpResponse.json({ ...mockValue<SignedIn>('ssoLogin.default'), user }));
const refuses = (name = 'ssoLogin.refused') =>
  http.post(`*${path}`, () => HttpResponse.json(mockValue<object>(name), { status: 401 }));

it('sends user and token as the query of an empty call, and goes to the root (R-037)', async () => {
  server.use(answers());
  const { store, address } = renderApp(link);

  await waitFor(() => expect(address()).toContain('/interface_labels'));

  const [call, ...more] = requestsTo(path);
  expect(more).toEqual([]);
  expect(Object.fromEntries(new URL(call!.url).searchParams)).toEqual({
    username: 'm.keller',
    token: 'head.body.sign',
  });
  expect(await call!.text()).toBe('');
  expect(call!.headers.get('authorization')).toBeNull();
  expect(store.getState().session.current?.token).toBe('mock-token');
});

it('waits 200 ms between the reply and the menu (R-038)', async () => {
  let repliedAt = 0;
  let menuAt = 0;
  server.use(
    http.post(`*${path}`, () => {
      repliedAt = performance.now();
      return HttpResponse.json({ ...mockValue<SignedIn>('ssoLogin.default'), user: users.editor });
    }),
    http.get(`*${menuPath}`, () => {
      menuAt = performance.now();
      return HttpResponse.json(mockValue<object>('getMenuList.default'));
    }),
  );
  renderApp(link);

  await waitFor(() => expect(menuAt).toBeGreaterThan(0));

  expect(menuAt - repliedAt).toBeGreaterThanOrEqual(199);
  expect(requestsTo(menuPath)).toHaveLength(1);
});

it.each(['ssoLogin.refused', 'ssoLogin.off'])(
  'records a failure, goes to the root and shows the message of %s (R-039)',
  async (name) => {
    server.use(refuses(name));
    const { store, address } = renderApp(link);

    const dialog = await screen.findByRole('alertdialog');

    expect(within(dialog).getByText(mockValue<{ message: string }>(name).message)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(store.getState()).toMatchObject({ session: { current: null, loginError: true }, pendingCalls: 0 });
  },
);

it.each(['/sso', '/sso?user=m.keller', '/sso?token=x', '/sso?user=&token='])(
  'takes %s for an incomplete link, without a call',
  async (incomplete) => {
    const { address } = renderApp(incomplete);

    expect(await screen.findByText('This sign-in link is incomplete. Ask for a new one.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(requestsTo(path)).toEqual([]);
  },
);

it.each([
  ['a fault of the network', () => HttpResponse.error(), 'The sign-in could not be completed.'],
  [
    'a gateway without a server',
    () => new HttpResponse('<html>', { status: 503 }),
    'The sign-in could not be completed.',
  ],
  [
    'too many attempts',
    () => HttpResponse.json(mockValue<object>('problem.tooManyAttempts'), { status: 429 }),
    'Too many failed attempts. Try again in a minute.',
  ],
])('says after %s what can be done: the link has left this page', async (_what, reply, sentence) => {
  server.use(http.post(`*${path}`, reply));
  renderApp(link);

  const advice = 'Open the link again, or sign in with your user name and password.';
  expect(await screen.findByText(`${sentence} ${advice}`)).toBeTruthy();
});

it("tells a user of online sales alone 'User not enabled!' (R-007)", async () => {
  server.use(answers({ ...users.nobody, solEnabledFrontEnd: true }));
  const { address } = renderApp(link);

  expect(await screen.findByText('User not enabled!')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/login'));
});

it('says that it is at work, and leaves no token in the address meanwhile', async () => {
  answer({ ssoLogin: 'pending' });
  window.history.replaceState(null, '', `/ccb${link}`);
  hideSignInLink();
  const { address } = renderApp('/sso');

  expect(await screen.findByRole('heading', { name: 'Signing in …' })).toBeTruthy();
  await waitFor(() => expect(requestsTo(path)).toHaveLength(1));
  expect(address()).toBe('/sso');
  expect(window.location.href).not.toContain('head.body.sign');
  expect(JSON.stringify(window.history.state)).not.toContain('head.body.sign');
  expect(requests().filter(({ url }) => url.includes('head.body.sign'))).toHaveLength(1);
});

it('hands a hidden link out once, and leaves other addresses alone', () => {
  window.history.replaceState(null, '', `/ccb${link}`);
  expect(hideSignInLink()).toBe(true);
  expect(takeSignInLink('')).toEqual({ username: 'm.keller', token: 'head.body.sign' });
  expect(takeSignInLink('')).toEqual({ username: '', token: '' });

  for (const other of ['/ccb/countries', '/ccb/processo', '/ccb/sso/more', '/ccb/%sso']) {
    window.history.replaceState(null, '', `${other}?token=harmless`);
    expect(hideSignInLink()).toBe(false);
    expect(window.location.search).toBe('?token=harmless');
  }
});

it('knows an address without a token for a sign-in, too: the session before ends on the server as well', () => {
  window.history.replaceState(null, '', '/ccb/sso');

  expect(hideSignInLink()).toBe(true);
  expect(takeSignInLink('')).toEqual({ username: '', token: '' });
});

it.each(['/ccb/sso/', '/ccb/sso//', '/ccb/SSO', '/CCB/Sso/', '/ccb/%73so'])(
  'hides the token in every address that leads here: %s',
  (address) => {
    window.history.replaceState(null, '', `${address}?user=m.keller&token=head.body.sign`);

    expect(hideSignInLink()).toBe(true);
    expect(window.location.search).toBe('');
    expect(takeSignInLink('')).toEqual({ username: 'm.keller', token: 'head.body.sign' });
  },
);
