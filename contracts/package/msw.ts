/** Entry of `@ccb/contract/msw`; .run/pack-contract.mjs bundles it with the document and writes its types. */
import type { HttpHandler } from 'msw';
import { mockContract } from '../../mocks/engine/contract.ts';
import { mockHandler, type Answers } from '../../mocks/engine/handler.ts';
import { mockMemory } from '../../mocks/engine/memory.ts';

/** The published openapi.json as text, put here by the bundler. */
declare const DOCUMENT: string;

const contract = mockContract(JSON.parse(DOCUMENT), () => undefined);
const CONNECTIONS = new Set(['pending', 'unreachable']);

export function handlers({
  baseUrl,
  answers = {},
}: { baseUrl?: string; answers?: Answers } = {}): HttpHandler[] {
  for (const [operationId, answer] of Object.entries(answers)) {
    const operation = contract.operations[operationId];
    if (!operation) throw new Error(`CCB Console has no operation ${operationId}.`);
    // Throws for an answer that there is not, now and not in the middle of a test.
    if (!CONNECTIONS.has(answer)) contract.reply(operation, answer);
  }
  const memory = mockMemory(contract);
  return [
    mockHandler(contract, () => ({ answerOf: (operationId) => answers[operationId], memory }), { baseUrl }),
  ];
}
