import type { HttpHandler } from 'msw';
import { answerOf, rememberingServer } from '../../frontend/src/test/mocked';
import type { Called, Choices } from './calls';

let choices: Choices = {};
let tell: (call: Called) => void = () => {};

/** Choices made in the panel take precedence. */
export const chooseInstead = (chosen: Choices): void => void (choices = chosen);

/** Calls the listener for every call when it is answered, or at once if it never will be. */
export const onCall = (listener: typeof tell): void => void (tell = listener);

export const handlers: HttpHandler[] = [
  rememberingServer(() => ({
    answerOf: (operationId) => choices[operationId]?.answer ?? answerOf(operationId),
    latencyMsOf: (operationId) => choices[operationId]?.latencyMs ?? 0,
    tell: (call) => tell(call),
  })),
];
