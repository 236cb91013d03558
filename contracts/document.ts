/** openapi.yaml as data, for the checks and for the pact. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const DOCUMENT = join(ROOT, 'openapi.yaml');

/** A node of the document: what is looked for is tested, so its shape is left open. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Node = any;

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
  /** False for `security: []`. */
  isSecured: boolean;
  scopes: string[];
}

export interface ContractDocument {
  text: string;
  document: Node;
  operations: Map<string, DocumentedOperation>;
  /** Follows a `$ref`, inside the document or to a file beside it. */
  deref(node: Node): Node;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Reads the document; operations keep its order. */
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

/** Statuses that any operation may answer: its `default`, whose examples are `refused403` and the like, or `failed`. */
export const ANY_REFUSAL = ['400', '401', '403', '500'];

/** The reply with a status. */
export const responseOf = ({ responses }: DocumentedOperation, status: string): Node =>
  responses[status] ?? (ANY_REFUSAL.includes(status) ? responses['default'] : undefined);

/** The status of the reply that an operation is made for. */
export const successStatus = (operation: DocumentedOperation): string =>
  Object.keys(operation.responses).find((status) => status.startsWith('2'))!;

/** Every node of a tree with its path, `$ref`s left as they are. */
export function* nodesOf(node: Node, path = ''): Generator<[string, Node]> {
  if (node === null || typeof node !== 'object') return;
  yield [path, node];
  for (const [key, value] of Object.entries(node)) yield* nodesOf(value, `${path}/${key}`);
}
