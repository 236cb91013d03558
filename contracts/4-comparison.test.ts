// The recorded contract and openapi.yaml say the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { expect, it } from 'vitest';
import { ANY_REFUSAL, loadDocument, ROOT, type Node } from './document.ts';

/** The comparison tool cannot read examples in other files; everything else is inline (1-document.test.ts). */
function withoutExamples(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (node === null || typeof node !== 'object') return node;
  const members = Object.entries(node).filter(([key]) => key !== 'examples');
  return Object.fromEntries(members.map(([key, value]) => [key, withoutExamples(value)]));
}

const isAnyRefusal = (message: string): boolean =>
  ANY_REFUSAL.some(
    (status) => message === `Response status code matched default response in spec file: ${status}`,
  );

it('describes every recorded request and reply', async () => {
  const pact = JSON.parse(readFileSync(join(ROOT, 'contracts', 'pacts', 'console-ccb.json'), 'utf8'));
  const differences: string[] = [];

  const comparator = new Comparator(withoutExamples(loadDocument().document));
  for await (const { type, message, mockDetails } of comparator.compare(pact))
    if (!isAnyRefusal(message))
      differences.push(`${type} ${mockDetails?.interactionDescription}: ${message}`);

  expect(differences).toEqual([]);
});
