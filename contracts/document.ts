import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const DOCUMENT = join(ROOT, 'openapi.yaml');

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Node = any;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  allowEmptyValue?: boolean;
  schema: Node;
}

export interface DocumentedOperation {
  operationId: string;
  method: string;
  path: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: Node;
  responses: Record<string, Node>;
  isSecured: boolean;
  scopes: string[];
}

export interface ContractDocument {
  text: string;
  document: Node;
  operations: Map<string, DocumentedOperation>;
  deref(node: Node): Node;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

export function loadDocument(file = DOCUMENT): ContractDocument {
  const text = readFileSync(file, 'utf8');
  const document = parse(text) as Node;
  const deref = (node: Node): Node => {
    const ref: unknown = node?.$ref;
    if (typeof ref !== 'string') return node;
    if (!ref.startsWith('#/')) return JSON.parse(readFileSync(join(dirname(file), ref), 'utf8'));
    const path = ref.slice(2).split('/').map(unescapePointer);
    return deref(path.reduce((at: Node, key) => at?.[key], document));
  };
  const operations = new Map<string, DocumentedOperation>();
  for (const [path, item] of Object.entries<Node>(document.paths))
    for (const method of METHODS) {
      const found = item[method];
      if (!found) continue;
      const security = (found.security ?? document.security ?? []) as Record<string, string[]>[];
      operations.set(found.operationId, {
        ...found,
        method: method.toUpperCase(),
        path,
        parameters: [...(item.parameters ?? []), ...(found.parameters ?? [])].map(deref),
        requestBody: deref(found.requestBody),
        responses: Object.fromEntries(
          Object.entries<Node>(found.responses).map(([status, response]) => [status, deref(response)]),
        ),
        isSecured: security.length > 0,
        scopes: security.flatMap((scheme) => Object.values(scheme).flat()),
      });
    }
  return { text, document, operations, deref };
}

/** Covered by an operation's `default` reply, whose examples are named `refused403` and so on, or `failed`. */
export const ANY_REFUSAL = ['400', '401', '403', '500'];

export const responseOf = ({ responses }: DocumentedOperation, status: string): Node =>
  responses[status] ?? (ANY_REFUSAL.includes(status) ? responses['default'] : undefined);

export const successStatus = (operation: DocumentedOperation): string =>
  Object.keys(operation.responses).find((status) => status.startsWith('2'))!;

/** `$ref`s are left as they are. */
export function* nodesOf(node: Node, path = ''): Generator<[string, Node]> {
  if (node === null || typeof node !== 'object') return;
  yield [path, node];
  for (const [key, value] of Object.entries(node)) yield* nodesOf(value, `${path}/${key}`);
}
