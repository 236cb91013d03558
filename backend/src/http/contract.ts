import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { ROOT } from './root.ts';

const CONTRACT = fileURLToPath(new URL('openapi.yaml', ROOT));

/** Examples live in mocks/, which the running server does not need. */
function withoutExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'examples')
      .map(([key, value]) => [key, withoutExamples(value)]),
  );
}

/** openapi.yaml as the request validator takes it. */
export const loadContract = (path = CONTRACT): Record<string, unknown> =>
  withoutExamples(parse(readFileSync(path, 'utf8'))) as Record<string, unknown>;
