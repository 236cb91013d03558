import { type HttpHandler } from 'msw';
import { parse } from 'yaml';
// eslint-disable-next-line house/imports -- the contract itself says what each operation answers
import document from '../../openapi.yaml?raw';
import { mockContract } from '../../mocks/engine/contract';
import { mockHandler, type Answers } from '../../mocks/engine/handler';
import { mockMemory } from '../../mocks/engine/memory';
import type { Called, Choices } from './calls';

export { type Answers } from '../../mocks/engine/handler';

const mockByFile = import.meta.glob<unknown>('../../mocks/*/*.json', { eager: true, import: 'default' });
export const contract = mockContract(parse(document), (path) => mockByFile[`../../${path}`]);

let answers: Answers = {};
let memory = mockMemory(contract);
let choices: Choices = {};
let tell: (call: Called) => void = () => {};

/** Sets the mocked server's answers from now on, and resets its state. */
export function answerWith(chosen: Answers): void {
  answers = chosen;
  memory = mockMemory(contract);
}

/** Choices made in the panel take precedence. */
export const chooseInstead = (chosen: Choices): void => void (choices = chosen);

/** Calls the listener for every call when it is answered, or at once if it never will be. */
export const onCall = (listener: typeof tell): void => void (tell = listener);

const chosen = (): Answers => {
  const ofPanel = Object.entries(choices).flatMap(([id, { answer }]) => (answer ? [[id, answer]] : []));
  return { ...answers, ...Object.fromEntries(ofPanel) };
};

export const handlers: HttpHandler[] = [
  mockHandler(contract, () => ({
    answers: chosen(),
    memory,
    latencyMsOf: (operationId) => choices[operationId]?.latencyMs ?? 0,
    tell: (call) => tell(call),
  })),
];
