import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ROOT } from './root.ts';

type Node = Record<string, unknown>;
export type Contract = Node & { paths: Record<string, Node>; components: Record<string, Node> };

const CONTRACT = fileURLToPath(new URL('openapi.yaml', ROOT));
/** The same document as JSON beside the built server (.run/build.mjs). */
const BUILT = fileURLToPath(new URL('openapi.json', import.meta.url));

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** openapi.yaml, a fresh copy each time since the validator changes it. */
export function loadContract(path = existsSync(BUILT) ? BUILT : CONTRACT): Contract {
  return JSON.parse(path === BUILT ? readFileSync(path, 'utf8') : asJson(path)) as Contract;
}

const jsonByPath = new Map<string, string>();

function asJson(path: string): string {
  const known = jsonByPath.get(path);
  if (known !== undefined) return known;
  const { parse } = createRequire(import.meta.url)('yaml') as typeof import('yaml');
  const document: unknown = parse(readFileSync(path, 'utf8'));
  const json = JSON.stringify(document, (key, value: unknown) => (key === 'examples' ? undefined : value));
  jsonByPath.set(path, json);
  return json;
}

function schemasOf(node: unknown, schemas: Node, found = new Set<string>()): Set<string> {
  if (!isNode(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    const name = key === '$ref' && /^#\/components\/schemas\/(.+)$/.exec(String(value))?.[1];
    if (!name) schemasOf(value, schemas, found);
    else if (!found.has(name)) schemasOf(schemas[name], schemas, found.add(name));
  }
  return found;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

interface Answers {
  operationId?: string;
  responses?: Record<string, { content?: Node }>;
}

const operationsThat = (
  { paths }: Contract,
  are: (responses: NonNullable<Answers['responses']>) => boolean,
) =>
  new Set(
    Object.values(paths)
      .flatMap((item) => Object.values(item) as Answers[])
      .filter(({ responses }) => responses !== undefined && are(responses))
      .map(({ operationId }) => operationId!),
  );

export const creationsOf = (contract: Contract): ReadonlySet<string> =>
  operationsThat(contract, (responses) => '201' in responses && !('200' in responses));

export const jsonOperations = (contract: Contract): ReadonlySet<string> =>
  operationsThat(contract, (responses) =>
    Object.hasOwn((responses['200'] ?? responses['201'])?.content ?? {}, 'application/json'),
  );

function parametersIn(node: unknown, found: Node[] = []): Node[] {
  if (!isNode(node)) return found;
  if (node['in'] === 'query' && typeof node['name'] === 'string') found.push(node);
  else for (const value of Object.values(node)) parametersIn(value, found);
  return found;
}

/**
 * Replies are not validated, which saves half a second at startup; reply-contract.ts tests them. Queries may contain what RFC 3986
 * allows.
 */
export function requestContract({ paths, components, ...rest }: Contract): Contract {
  const asked = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    METHODS.includes(name) ? { ...(value as Node), responses: { default: { description: 'Any.' } } } : value,
  ];
  const requests = Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [path, Object.fromEntries(Object.entries(item).map(asked))]),
  );
  for (const parameter of parametersIn([requests, components])) parameter['allowReserved'] = true;
  const { schemas = {}, responses: _answers, ...others } = components;
  const used = schemasOf([requests, others], schemas);
  return {
    ...rest,
    paths: requests,
    components: {
      ...others,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
    },
  };
}
