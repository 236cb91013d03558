// The recorded contract and openapi.yaml say the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { expect, it } from 'vitest';
import { loadDocument, ROOT, type Node } from './document.ts';

/** Examples lie in other files, which the comparator does not read; everything else is inside (1-document.test.ts). */
function withoutExamples(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (node === null || typeof node !== 'object') return node;
  const members = Object.entries(node).filter(([key]) => key !== 'examples');
  return Object.fromEntries(members.map(([key, value]) => [key, withoutExamples(value)]));
}

it('describes every recorded request and reply', async () => {
  const pact = JSON.parse(readFileSync(join(ROOT, 'contracts', 'pacts', 'console-ccb.json'), 'utf8'));
  const differences: string[] = [];

  const comparator = new Comparator(withoutExamples(loadDocument().document));
  for await (const { type, message, mockDetails } of comparator.compare(pact))
    differences.push(`${type} ${mockDetails?.interactionDescription}: ${message}`);

  expect(differences).toEqual([]);
});
