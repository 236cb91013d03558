import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { chosenAnswers, exampleServer, type Answers } from './mocked';

/** The mocked server behind a screen; what a test answers otherwise goes before it. What is not of the contract fails the test. */
export const server = setupServer(exampleServer());

/** Sets what some calls are answered from now on, `answer({ createLanguage: 'duplicate' })`, also in place of earlier handlers. */
export const answer = (chosen: Answers): void => server.use(...chosenAnswers(chosen));

/** Sets what the next call of an operation is answered. */
export const answerOnce = (chosen: Answers): void => server.use(...chosenAnswers(chosen, true));

let seen: Request[] = [];
server.events.on('request:start', ({ request }) => void seen.push(request.clone()));

/** What was asked since the test began. */
export const requests = (): readonly Request[] => seen;
export const requestsTo = (path: string): Request[] =>
  seen.filter((request) => new URL(request.url).pathname === path);

/** Starts the server for a test file. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    seen = [];
  });
  afterAll(() => server.close());
}
