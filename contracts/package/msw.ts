/** Entry of `@ccb/contract/msw`; .run/pack-contract.mjs bundles it with the document and writes its types. */
import type { HttpHandler } from 'msw';
import { mockContract } from '../../mocks/engine/contract.ts';
import { checkAnswers, mockHandler, type Answers } from '../../mocks/engine/handler.ts';
import { mockMemory } from '../../mocks/engine/memory.ts';

/** The published openapi.json as text, put here by the bundler. */
declare const DOCUMENT: string;

const contract = mockContract(JSON.parse(DOCUMENT), () => undefined);

export function handlers({
  baseUrl,
  answers = {},
}: { baseUrl?: string; answers?: Answers } = {}): HttpHandler[] {
  checkAnswers(contract, answers);
  const memory = mockMemory(contract);
  return [
    mockHandler(contract, () => ({ answerOf: (operationId) => answers[operationId], memory }), { baseUrl }),
  ];
}
