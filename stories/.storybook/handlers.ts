import { type HttpHandler } from 'msw';
import { parse } from 'yaml';
// eslint-disable-next-line house/imports -- the contract itself says what each operation answers
import document from '../../openapi.yaml?raw';
import { mockContract } from '../../mocks/engine/contract';
import { mockHandler, type Answers } from '../../mocks/engine/handler';
import { mockMemory } from '../../mocks/engine/memory';

export { type Answers } from '../../mocks/engine/handler';

const mockByFile = import.meta.glob<unknown>('../../mocks/*/*.json', { eager: true, import: 'default' });
const contract = mockContract(parse(document), (path) => mockByFile[`../../${path}`]);

let answers: Answers = {};
let memory = mockMemory(contract);

/** Chooses what the mocked server answers from now on; what it remembered is forgotten. */
export function answerWith(chosen: Answers): void {
  answers = chosen;
  memory = mockMemory(contract);
}

export const handlers: HttpHandler[] = [mockHandler(contract, () => ({ answers, memory }))];
