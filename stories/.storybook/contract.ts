import { parse } from 'yaml';
// eslint-disable-next-line house/imports -- the contract itself says what each operation answers
import contract from '../../openapi.yaml?raw';

export type Node = { $ref?: string } & Record<string, unknown>;
export type Example = { summary?: string; value?: unknown };
export type Media = { examples?: Record<string, Node> };
export type Reply = { description?: string; headers?: Record<string, Node>; content?: Record<string, Media> };
type Security = { bearer?: string[] }[];
type Described = {
  operationId: string;
  tags: string[];
  summary: string;
  security?: Security;
  responses: Record<string, Node>;
};
type Document = { security: Security; paths: Record<string, Record<string, Described>> };

/** An operation of openapi.yaml, with the place where it is asked for. */
export type Operation = Described & { method: string; path: string; security: Security };

const document = parse(contract) as Document;
const mockByFile = import.meta.glob<Example>('../../mocks/*/*.json', { eager: true, import: 'default' });
const methods = ['get', 'post', 'put', 'delete'] as const;

const pointed = (pointer: string): unknown =>
  pointer
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], document);

/** Follows a reference inside the contract or into mocks/. */
export function resolved<T>(node: Node): T {
  if (!node.$ref) return node as T;
  if (node.$ref.startsWith('#/')) return resolved(pointed(node.$ref.slice(2)) as Node);
  const mock = mockByFile[`../../${node.$ref.replace('./', '')}`];
  if (!mock) throw new Error(`openapi.yaml names ${node.$ref}, which does not exist.`);
  return mock as T;
}

/** All of them, in the order of the contract. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const found = item[method];
    return found
      ? [{ ...found, path, method: method.toUpperCase(), security: found.security ?? document.security }]
      : [];
  }),
);

export const repliesOf = (operation: Operation) =>
  Object.entries(operation.responses).map(([status, node]) => [status, resolved<Reply>(node)] as const);

export const examplesOf = (reply: Reply): Record<string, Node> =>
  Object.values(reply.content ?? {})[0]?.examples ?? {};

export const isSuccess = (status: string): boolean => status.startsWith('2');
