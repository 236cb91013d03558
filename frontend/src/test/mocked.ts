/** The mocked server of the stories and of the tests of screens: every operation of openapi.yaml answers. */
import type { HttpHandler } from 'msw';
import { parse } from 'yaml';
// eslint-disable-next-line house/imports -- the contract itself says what each operation answers
import document from '../../../openapi.yaml?raw';
import { mockContract } from '../../../mocks/engine/contract';
import { checkAnswers, mockHandler, type Answers, type Mocked } from '../../../mocks/engine/handler';
import { mockMemory, type Memory } from '../../../mocks/engine/memory';
import type { SessionUser } from '../api';

export { type Answers } from '../../../mocks/engine/handler';

/** By the path from this file. */
export const mockByFile = import.meta.glob<unknown>('../../../mocks/*/*.json', {
  eager: true,
  import: 'default',
});
export const contract = mockContract(parse(document), (path) => mockByFile[`../../../${path}`]);

let answers: Answers = {};
let user: SessionUser | undefined;
let memory: Memory | undefined;

/**
 * Sets what the server of the stories answers from now on, and resets its state.
 * @param signedIn whoever sends a token; without one, the users of mocks/Session
 */
export function answerWith(chosen: Answers, signedIn?: SessionUser): void {
  checkAnswers(contract, chosen);
  answers = chosen;
  user = signedIn;
  memory = undefined;
}

/** What was chosen for the calls of a story. */
export const answerOf = (operationId: string): string | undefined => answers[operationId];

/**
 * The server of the stories: what is saved is remembered until the next `answerWith`.
 * @param more called for each request
 */
export const rememberingServer = (more: () => Partial<Mocked>) =>
  mockHandler(contract, () => {
    memory ??= mockMemory(contract, { user: () => user });
    return { memory, answerOf, ...more() };
  });

/** The server of the tests at the address of the page: all calls are answered with their examples, and nothing is remembered. */
export const exampleServer = () =>
  mockHandler(contract, () => ({ answerOf: () => undefined }), { baseUrl: '/' });

/** Answers these calls, and no others: `{ createLanguage: 'duplicate' }`; if `once`, a single call of each. */
export function chosenAnswers(chosen: Answers, once = false): HttpHandler[] {
  checkAnswers(contract, chosen);
  return Object.entries(chosen).map(([operationId, answer]) =>
    mockHandler(contract, () => ({ answerOf: () => answer }), {
      isFor: (id) => id === operationId,
      once,
    }),
  );
}
