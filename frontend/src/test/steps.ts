import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { SessionUser } from '../api';
import { mockValue } from './mockValue';
import { requests, requestsTo, server } from './server';

/** Answers an example of openapi.yaml: reply('updateEditorialContent.stale', 409). */
export const reply =
  (name: string, status = 200) =>
  () =>
    HttpResponse.json(mockValue<object>(name), { status });

/** What the server says to a session that is over. */
export const sessionOver = () => HttpResponse.json({ message: 'Over.' }, { status: 401 });

/** On the login page, where the end of a session leads. */
export async function signInAgain(user: SessionUser) {
  server.use(
    http.post('*/ccb/public/getToken', () =>
      HttpResponse.json({ ...mockValue<object>('getToken.default'), token: 'next', user }),
    ),
  );
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: user.username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  await press('Login');
}

/** The query parameters of every call to a path so far. */
export const askedOf = (path: string) =>
  requestsTo(path).map(({ url }) => Object.fromEntries(new URL(url).searchParams));

/** The calls with a method so far; the previews of the models that a pattern matches are none. */
export const sent = (method: string) =>
  requests().filter((request) => request.method === method && !request.url.endsWith('Matches'));

/** The bodies of the calls with this method to addresses below a path. */
export const bodiesSent = (method: string, path: string): Promise<unknown[]> =>
  Promise.all(
    sent(method)
      .filter(({ url }) => new URL(url).pathname.startsWith(path))
      .map((request) => request.clone().json() as Promise<unknown>),
  );

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/**
 * Clicks a button once it can be clicked. On a busy machine it may stand there, and be disabled, for a while: a click would
 * then do nothing, and the test would wait for its effect in vain. The code of a dialog that it opens is waited for (kit/form/lazyDialog).
 */
export async function press(
  name: string | RegExp,
  among: () => Pick<typeof screen, 'getByRole'> = () => screen,
) {
  const enabled = await waitFor(() => {
    const found = among().getByRole<HTMLButtonElement>('button', { name });
    expect(found.disabled, `${name} is disabled`).toBe(false);
    return found;
  });
  fireEvent.click(enabled);
  await waitFor(() => expect(document.querySelector('[data-lazy]')).toBeNull());
}

/** A control of the dialog that is open. */
export const fieldOf = <Control extends HTMLElement = HTMLInputElement>(label: string | RegExp): Control =>
  within(screen.getByRole('dialog')).getByLabelText(label);
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(fieldOf(label), { target: { value } });

/** The words of a select in the open dialog, the empty one left out. */
export const optionsOf = (label: string) =>
  within(fieldOf<HTMLSelectElement>(label))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ textContent }) => textContent);

/** Waits until the message in front, red or green, says so. */
export const expectMessage = (text: string) =>
  waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain(text));

/** Waits for the red box with the reason that the server gave. */
export const expectFailure = async (reason: string) =>
  expect((await screen.findByRole('alertdialog', { name: 'Error' })).textContent).toContain(reason);

/** Waits until a notice in the corner says so; a success that asks for nothing leaves no message in front. */
export async function expectNotice(text: string | RegExp): Promise<HTMLElement> {
  const notice = await screen.findByText(text);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  return notice;
}

/** Without the column of boxes to tick. */
export const columnHeaders = () =>
  screen
    .getAllByRole('columnheader')
    .filter((header) => !header.querySelector('input'))
    .map(({ textContent }) => textContent);

/** What the lists of reference data have in common in their queries, to begin with. */
export const sharedQuery = { optGroup: 'Main Window', modelName: 'DEFAULT', language: 'it' };
