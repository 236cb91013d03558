import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { requestsTo, server, startServer } from '../../test/server';

startServer();

const getToken = '/ccb/public/getToken';
const refuses = (name: string, status: number) =>
  http.post(`*${getToken}`, () => HttpResponse.json(mockValue<object>(name), { status }));

async function submit(username: string, password: string) {
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

it("shows the alert and the server's message in a dialog, and empties the password (R-033)", async () => {
  server.use(refuses('getToken.refused', 401));
  const { store } = renderApp('/login');

  await submit('m.keller', 'wrong');

  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Wrong user name or password.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('alert').textContent).toBe('Login failed');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password.value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('m.keller');
  expect(store.getState().session).toMatchObject({ current: null, loginError: true });
});

it('passes on what the server says after too many attempts', async () => {
  server.use(refuses('problem.tooManyAttempts', 429));
  renderApp('/login');

  await submit('m.keller', 'wrong');

  expect(await screen.findByText('Too many failed attempts. Try again in a minute.')).toBeTruthy();
});

it('asks for both fields before it asks the server', async () => {
  renderApp('/login');

  await submit('  ', '');

  expect(await screen.findAllByText('Enter this field.')).toHaveLength(2);
  expect(requestsTo(getToken)).toHaveLength(0);
});

it('has the header of somebody who is not signed in, with the way to the landing page (R-008)', async () => {
  renderApp('/login');

  const header = await screen.findByRole('banner');
  expect(within(header).getByRole('link', { name: 'Landing page' }).getAttribute('href')).toMatch(
    /\/landing$/,
  );
});

it('says whom to ask for a forgotten password, without a call (R-041)', async () => {
  const { address } = renderApp('/login');

  fireEvent.click(await screen.findByText('Forgot password?'));

  expect(within(await screen.findByRole('alertdialog')).getByText(/Contact the administrator/)).toBeTruthy();
  expect(address()).toBe('/login');
});

it('lets password managers fill the fields', async () => {
  renderApp('/login');

  const username = await screen.findByLabelText('Username');

  expect(username.getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});
